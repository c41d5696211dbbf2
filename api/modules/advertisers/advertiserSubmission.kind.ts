import type { MailedKind } from "../email/emailTemplates.ts"
import { mailOf } from "../email/leadMail.ts"
import { advertiserSubmissionDescription } from "./advertiserSubmission.description.ts"
import { AdvertiserSubmission, defineAdvertiserSubmission } from "./advertiserSubmission.model.ts"

/** Advertiser submissions as a kind of lead in the database. */
export const advertiserSubmissionKind: MailedKind = {
  ...advertiserSubmissionDescription,
  model: AdvertiserSubmission,
  defineModel: defineAdvertiserSubmission,
  ...mailOf(advertiserSubmissionDescription),
}
