import { globalContentOf, type StoredSection } from "../../../contract/content/pageContent.ts"
import { emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { STATUS_PATH } from "../../../contract/site/sitePaths.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import type { EmailDraft } from "../../../platform/outbox/emailDraft.ts"
import { draftOf } from "../../../platform/outbox/mailContent.ts"
import { exampleAccountEmail } from "../../accounts/mails/exampleAccountEmails.ts"
import {
  draftLeadEmail,
  kindAndEmail,
  kindOfType,
  type MailedDescription,
  type MailFacts,
} from "../../leads/mails/emailTemplates.ts"
import { examplePrivacyMail } from "../privacy/privacyMails.ts"
import { exampleMessageReply, exampleReply } from "../replies/replyTemplates.ts"

const testEmail = (): EmailDraft => {
  const content = {
    subject: "Test: mail goes out",
    heading: "Mail goes out",
    intro: "This is the test that you asked for in the dashboard. As you can read it, your site can send you mail.",
    note: "Nobody else got this mail.",
  }
  return draftOf(emailLogTypes.TEST, content, null)
}

export const previewOf = (
  kinds: readonly MailedDescription[],
  type: string,
  {
    sections,
    locale,
    ...where
  }: { sections: readonly StoredSection[]; locale: Locale } & Pick<MailFacts, "urlOf" | "timeZone">,
): EmailDraft => {
  const found = kindAndEmail(kinds, type)
  if (found) {
    const { kind, email } = found
    const promise = globalContentOf(sections).promises[kind.promiseField]
    return draftLeadEmail(
      kind,
      email,
      { ...kind.example, locale },
      {
        promise,
        sections,
        statusPath: `${STATUS_PATH}/example`,
        ...where,
      },
    )
  }
  const answered = kindOfType(kinds, type)
  if (answered) return exampleReply(answered, { ...answered.example, locale }, sections)
  if (type === emailLogTypes.MESSAGE_REPLY) return exampleMessageReply()
  return exampleAccountEmail(type, where) ?? examplePrivacyMail(type, where, locale) ?? testEmail()
}
