import { advertiserSubmissionKind } from "./advertisers/advertiserSubmission.kind.ts"
import { driverApplicationKind } from "./drivers/driverApplication.kind.ts"
import type { MailedKind } from "./mails/emailTemplates.ts"

/** Every kind of lead. What goes over all kinds goes over this list; the files of a kind never import it. */
export const leadKinds: readonly MailedKind[] = [driverApplicationKind, advertiserSubmissionKind]
