import type { MailedKind } from "../mails/emailTemplates.ts"
import { mailOf } from "../mails/leadMail.ts"
import { advertiserSubmissionDescription } from "./advertiserSubmission.description.ts"
import { AdvertiserSubmission } from "./advertiserSubmission.model.ts"

export const advertiserSubmissionKind: MailedKind = {
  ...advertiserSubmissionDescription,
  model: AdvertiserSubmission,
  ...mailOf(advertiserSubmissionDescription),
}
