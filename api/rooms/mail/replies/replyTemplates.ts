import { fillPlaceholders } from "../../../contract/content/contentTexts.ts"
import {
  globalContentOf,
  placeholderValues,
  type StoredSection,
  sectionsOf,
} from "../../../contract/content/pageContent.ts"
import type { ReplySection } from "../../../contract/content/pages/mails/replies.ts"
import { translatePromise } from "../../../contract/content/promises/promiseHours.ts"
import { registry } from "../../../contract/content/registry.ts"
import { resolveContent } from "../../../contract/content/resolveContent.ts"
import { translatedSections } from "../../../contract/content/translation/sectionTranslation.ts"
import { FILE_REQUEST_LENGTH_MAX } from "../../../contract/files/leadFiles.ts"
import { statusPath } from "../../../contract/leads/statusLink.ts"
import { emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { type Locale, locales, localized } from "../../../contract/text/locale.ts"
import type { EmailDraft, UrlOf } from "../../../platform/outbox/emailDraft.ts"
import { mailSubject, plainTextAsHtml } from "../../../platform/outbox/mailContent.ts"
import { UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"
import type { LeadDescription, LeadRow } from "../../leads/lead/leadKind.ts"
import type { LeadMessageRow } from "../../leads/related/leadMessage.model.ts"

type RepliesContent = (typeof registry.replies)[ReplySection]

export interface ReplyText {
  subject: string
  body: string
}

export interface FilledTemplate extends ReplyText {
  name: string
  requestFile: string | null
}

export interface ReplyBeginnings {
  /** Subject, greeting and signature of a first reply. */
  blank: ReplyText
  templates: FilledTemplate[]
}

const templatesIn = (locale: Locale, section: ReplySection, stored: readonly StoredSection[]): RepliesContent => {
  const seeds: RepliesContent = registry.replies[section]
  const templates = resolveContent(seeds, sectionsOf("replies", stored)[section])
  return translatedSections("replies", { [section]: templates }, { stored, locale })[section] ?? templates
}

export const fillTemplates = (
  kind: LeadDescription,
  lead: LeadRow,
  { sections, operator }: { sections: readonly StoredSection[]; operator: string },
): ReplyBeginnings => {
  const { section } = kind.reply
  const { locale }: { locale: Locale } = lead
  const global = globalContentOf(sections)
  const texts = { ...templatesIn(locale, section, sections), blankSubject: kind.replySubject[locale] }
  const { greeting, signature, templates, blankSubject } = fillPlaceholders(texts, {
    ...placeholderValues(global),
    brand: global.company.name,
    promise: translatePromise(global.promises[kind.promiseField], locale),
    operator,
    ...kind.replyValues(lead),
  })
  const letter = (body: string) => [greeting, body, signature].join("\n\n")
  const filled = ({ name, subject, body, asks_for }: RepliesContent["templates"][number]): FilledTemplate => ({
    name,
    // Shortened, as a long name may exceed the accepted length.
    subject: mailSubject(subject),
    body: letter(body),
    requestFile: asks_for.slice(0, FILE_REQUEST_LENGTH_MAX) || null,
  })
  return { blank: { subject: mailSubject(blankSubject), body: letter("") }, templates: templates.map(filled) }
}

export interface NamedLetter {
  name: string
  isCityOpened: boolean
  texts: ({ locale: Locale } & ReplyText)[]
}

/** A letter goes to many leads, so placeholders for a lead's values stay. The blank letter comes first. */
export const lettersOf = (
  kind: LeadDescription,
  { sections, operator }: { sections: readonly StoredSection[]; operator: string },
): NamedLetter[] => {
  const global = globalContentOf(sections)
  const { section } = kind.reply
  const own = Object.keys(kind.replyValues(kind.example))
  const inLocale = (locale: Locale) => {
    const promise = translatePromise(global.promises[kind.promiseField], locale)
    const shared = { ...placeholderValues(global), brand: global.company.name, promise, operator }
    const known = Object.fromEntries(Object.entries(shared).filter(([name]) => !own.includes(name)))
    const { greeting, signature, city_opened, templates } = fillPlaceholders(
      templatesIn(locale, section, sections),
      known,
    )
    const blank = { name: "", subject: "", body: "" }
    const opened = { ...city_opened, name: "City opened" }
    return [blank, opened, ...templates].map(({ name, subject, body }) => ({
      name,
      text: { locale, subject, body: [greeting, body, signature].join("\n\n") },
    }))
  }
  const all = locales.map(inLocale)
  return (all[0] ?? []).map(({ name }, index) => ({
    name,
    isCityOpened: index === 1,
    texts: all.flatMap((letters) => letters[index]?.text ?? []),
  }))
}

const requestWords: Record<Locale, Record<"needed" | "send" | "answer", string>> = {
  en: { needed: "What we need from you", send: "Send it here", answer: "Please reply to this email with it." },
  es: { needed: "Lo que necesitamos de usted", send: "Envíelo aquí", answer: "Responda a este correo y adjúntelo." },
}

export const withRequest = (body: string, what: string | null | undefined, { locale }: LeadRow, urlOf: UrlOf) => {
  if (!what) return body
  const { needed, send, answer } = requestWords[locale as Locale]
  const url = urlOf(localized(statusPath(UNSTORED_TOKEN), locale))
  return `${body}\n\n${needed}: ${what}\n${url ? `${send}: ${url}` : answer}`
}

/** The HTML looks like plain text, as in a personal mail. */
export const draftReply = (
  { reply }: LeadDescription,
  { email, locale }: LeadRow,
  { subject, body }: ReplyText,
  replyTo: string | null,
): EmailDraft => ({
  logType: reply.emailType,
  subject: mailSubject(subject),
  recipient: email,
  replyTo,
  body,
  html: plainTextAsHtml(body, locale),
  formData: {},
})

export const exampleReply = (kind: LeadDescription, lead: LeadRow, sections: readonly StoredSection[]) => {
  const { templates } = fillTemplates(kind, lead, { sections, operator: "Olivia Park" })
  const [first = { subject: "", body: "" }]: ReplyText[] = templates
  return draftReply(kind, lead, first, null)
}

export const replySubject = (subject: string) => mailSubject(`Re: ${subject.replace(/^(re: *)+/i, "")}`)

const QUOTE_MAX = 5000

const quoted = (text: string) => text.slice(0, QUOTE_MAX).replaceAll(/^/gm, "> ")

type QuotedMessage = Pick<LeadMessageRow, "fromName" | "fromAddress" | "subject" | "text">

export const draftMessageReply = (
  { fromName, fromAddress, subject, text }: QuotedMessage,
  reply: string,
  replyTo: string | null,
): EmailDraft => {
  const body = `${reply}\n\n${fromName || fromAddress} wrote:\n${quoted(text)}`
  return {
    logType: emailLogTypes.MESSAGE_REPLY,
    subject: replySubject(subject),
    recipient: fromAddress,
    replyTo,
    body,
    html: plainTextAsHtml(body),
    formData: {},
  }
}

export const exampleMessageReply = () => {
  const message = {
    fromName: "Nora Nilsson",
    fromAddress: "nora@example.com",
    subject: "Ads",
    text: "Are you in Texas?",
  }
  return draftMessageReply(message, "Yes, in Dallas and Houston.", null)
}
