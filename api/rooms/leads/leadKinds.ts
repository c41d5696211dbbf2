import { advertiserSubmissionKind } from "./advertisers/advertiserSubmission.kind.ts"
import { driverApplicationKind } from "./drivers/driverApplication.kind.ts"
import type { MailedKind } from "./mails/emailTemplates.ts"

/** Files of a kind must not import this list, as it imports them. */
export const leadKinds: readonly MailedKind[] = [driverApplicationKind, advertiserSubmissionKind]

export const fieldsOfLeads = (fieldsOf: (kind: MailedKind) => object): Record<string, object> =>
  Object.fromEntries(leadKinds.map((kind) => [kind.graphql.type, fieldsOf(kind)]))
