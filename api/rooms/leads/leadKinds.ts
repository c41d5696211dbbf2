import { advertiserSubmissionKind } from "./advertisers/advertiserSubmission.kind.ts"
import { driverApplicationKind } from "./drivers/driverApplication.kind.ts"
import type { MailedKind } from "./mails/emailTemplates.ts"

/** All kinds of leads. Files of a kind must not import this list. */
export const leadKinds: readonly MailedKind[] = [driverApplicationKind, advertiserSubmissionKind]
