import { dayInWords } from "../../../contract/content/promises/promiseHours.ts"
import { privacyEmailTypes } from "../../../contract/mail/emailLog.ts"
import {
  PRIVACY_CONFIRM_PATH,
  PRIVACY_EXPORT_PATH,
  type PrivacyRequestKind,
  type PrivacyRequestOutcome,
} from "../../../contract/privacy/privacyRequests.ts"
import { type Locale, localized } from "../../../contract/text/locale.ts"
import type { EmailDraft, UrlOf } from "../../../platform/outbox/emailDraft.ts"
import { draftOf } from "../../../platform/outbox/mailContent.ts"
import { UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"
import { type PrivacyMailWords, privacyMailWords } from "./privacyMailWords.ts"

export type PrivacyMail =
  | { type: "PRIVACY_CONFIRMATION" }
  | { type: "PRIVACY_RECEIPT"; dueAt: Date }
  | { type: "PRIVACY_EXTENSION"; dueAt: Date; reason: string }
  | {
      type: "PRIVACY_ANSWER"
      outcome: PrivacyRequestOutcome
      message: string | null
      exportExpiresAt: Date | null
    }

interface Reader {
  kind: PrivacyRequestKind
  email: string
  locale: Locale
}

interface Where {
  urlOf: UrlOf
  timeZone: string
}

const linkTo = (path: string, label: string, { locale }: Reader, { urlOf }: Where) => {
  const url = urlOf(localized(path, locale))
  return url ? { label, url: `${url}?token=${UNSTORED_TOKEN}` } : null
}

const mailContent = (mail: PrivacyMail, reader: Reader, where: Where, words: PrivacyMailWords) => {
  const request = words.kinds[reader.kind]
  const day = (moment: Date) => dayInWords(moment, where.timeZone, reader.locale)
  switch (mail.type) {
    case "PRIVACY_CONFIRMATION":
      return {
        ...words.confirmation(request),
        link: linkTo(PRIVACY_CONFIRM_PATH, words.confirm, reader, where),
        note: words.unasked,
      }
    case "PRIVACY_RECEIPT":
      return { ...words.receipt(request, day(mail.dueAt)), link: null, note: words.note }
    case "PRIVACY_EXTENSION":
      return { ...words.extension(request, day(mail.dueAt)), message: mail.reason, link: null, note: words.note }
    case "PRIVACY_ANSWER": {
      const { outcome, message, exportExpiresAt } = mail
      const isExport = exportExpiresAt !== null
      const answer = words.answers[reader.kind][outcome]
      return {
        subject: words.answerSubject,
        heading: words.answerHeading,
        intro: isExport ? `${answer} ${words.until(day(exportExpiresAt))}` : answer,
        message,
        link: isExport ? linkTo(PRIVACY_EXPORT_PATH, words.download, reader, where) : null,
        note: words.note,
      }
    }
  }
}

/** The link's token is added when the mail is sent, as tokens are never stored. */
export const draftPrivacyMail = (mail: PrivacyMail, reader: Reader, where: Where): EmailDraft => {
  const { locale, email } = reader
  const content = { locale, ...mailContent(mail, reader, where, privacyMailWords[locale]) }
  return draftOf(privacyEmailTypes[mail.type], content, email)
}

const exampleDay = () => new Date(Date.now() + 45 * 24 * 60 * 60_000)

const examples = (): PrivacyMail[] => [
  { type: "PRIVACY_CONFIRMATION" },
  { type: "PRIVACY_RECEIPT", dueAt: exampleDay() },
  { type: "PRIVACY_EXTENSION", dueAt: exampleDay(), reason: "We are still looking through our archive." },
  { type: "PRIVACY_ANSWER", outcome: "FULFILLED", message: "Dear Ana, here it is.", exportExpiresAt: exampleDay() },
]

export const examplePrivacyMail = (logType: string, where: Where, locale: Locale): EmailDraft | null => {
  const example = examples().find(({ type }) => privacyEmailTypes[type] === logType)
  return example ? draftPrivacyMail(example, { kind: "KNOW", email: "ana@example.com", locale }, where) : null
}
