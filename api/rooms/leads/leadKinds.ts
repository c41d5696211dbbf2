import { advertiserSubmissionKind } from "./advertisers/advertiserSubmission.kind.ts"
import { driverApplicationKind } from "./drivers/driverApplication.kind.ts"
import type { MailedKind } from "./mails/emailTemplates.ts"

/** All kinds of leads. Files of a kind must not import this list. */
export const leadKinds: readonly MailedKind[] = [driverApplicationKind, advertiserSubmissionKind]

/** Resolvers of fields that every kind of lead has, by the name of its type. */
export const fieldsOfLeads = (fieldsOf: (kind: MailedKind) => object): Record<string, object> =>
  Object.fromEntries(leadKinds.map((kind) => [kind.graphql.type, fieldsOf(kind)]))
