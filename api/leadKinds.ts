import { advertiserSubmissionKind } from "./modules/advertisers/advertiserSubmission.kind.ts"
import { driverApplicationKind } from "./modules/drivers/driverApplication.kind.ts"
import type { MailedKind } from "./modules/email/emailTemplates.ts"

/** Every kind of lead. What goes over all kinds goes over this list; the modules of leads and of the kinds never import it. */
export const leadKinds: readonly MailedKind[] = [driverApplicationKind, advertiserSubmissionKind]
