import { fillPlaceholders } from "../../../contract/content/contentTexts.ts"
import {
  globalContentOf,
  placeholderValues,
  type StoredSection,
  sectionsOf,
} from "../../../contract/content/pageContent.ts"
import { type MailSection, mailsContent } from "../../../contract/content/pages/mails/mails.ts"
import {
  dueAfter,
  formatDateTime,
  parseReplyPromise,
  translatePromise,
} from "../../../contract/content/promises/promiseHours.ts"
import { resolveContent } from "../../../contract/content/resolveContent.ts"
import { translatedSections } from "../../../contract/content/translation/sectionTranslation.ts"
import { referenceOf } from "../../../contract/leads/statusLink.ts"
import { emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { DEFAULT_LOCALE, type Locale, localized } from "../../../contract/text/locale.ts"
import type { EmailDraft, MailBody, MailHead, UrlOf } from "../../../platform/outbox/emailDraft.ts"
import { type MailContent, mailHtml, mailSubject, mailText } from "../../../platform/outbox/mailContent.ts"
import { formToRest } from "../lead/lead.rest.ts"
import { initialLeadState } from "../lead/lead.rules.ts"
import type { LeadDescription, LeadKey, LeadKind, LeadRow } from "../lead/leadKind.ts"

export type Addressee = "operator" | "sender"

export interface LeadEmail<Row extends LeadRow = LeadRow> {
  type: MailSection
  addressee: Addressee
  /** Must not repeat input to a sender, as anyone can enter another person's address. */
  write(lead: Row): Pick<MailContent, "facts" | "message">
}

export interface MailedDescription<Row extends LeadRow = LeadRow> extends LeadDescription<Row> {
  emails: readonly LeadEmail<Row>[]
  example: Row
}

export interface MailedKind extends LeadKind, Pick<MailedDescription, "emails" | "example"> {}

const receiptWords: Record<Locale, Record<"note" | "reference" | "due" | "status" | "waits", string>> = {
  en: {
    note: "You're getting this email because your address was entered in a form on our site. If it wasn't you, you don't need to do anything.",
    reference: "Reference",
    due: "You'll hear from us by",
    status: "Check your status",
    waits: "You're on our wait list, and we'll email you when your city opens.",
  },
  es: {
    note: "Recibe este correo porque su dirección se escribió en un formulario de nuestro sitio. Si no fue usted, no tiene que hacer nada.",
    reference: "Referencia",
    due: "Le responderemos a más tardar el",
    status: "Ver el estado",
    waits: "Está en nuestra lista de espera y le escribiremos cuando abramos en su ciudad.",
  },
}

const promisedTo = ({ isPromised = true }: LeadRow, promise: string) => (isPromised ? promise : "")

/** `promise` is such as "48 hours", or empty. */
interface MailTerms {
  promise: string
  sections: readonly StoredSection[]
}

const textsOf = (type: MailSection, { stored, locale }: { stored: readonly StoredSection[]; locale: Locale }) => {
  const texts = resolveContent(mailsContent[type], sectionsOf("mails", stored)[type])
  return translatedSections("mails", { [type]: texts }, { stored, locale })[type] ?? texts
}

const localizedMail = (kind: LeadDescription, email: LeadEmail, lead: LeadRow, terms: MailTerms) => {
  const isToSender = email.addressee === "sender"
  const locale: Locale = isToSender ? lead.locale : DEFAULT_LOCALE
  const promise = promisedTo(lead, terms.promise)
  const global = globalContentOf(terms.sections)
  const { subject, body, wait_list_body } = fillPlaceholders(textsOf(email.type, { stored: terms.sections, locale }), {
    ...placeholderValues(global),
    brand: global.company.name,
    promise: promise && translatePromise(promise, locale),
    ...(!isToSender && kind.replyValues(lead)),
  })
  const intro = promise ? body : wait_list_body
  const waits = isToSender && lead.waitListCity ? ` ${receiptWords[locale].waits}` : ""
  return { locale, ...email.write(lead), subject, heading: mailSubject(subject), intro: `${intro}${waits}` }
}

export const headOf = (kind: LeadDescription, email: LeadEmail, lead: LeadRow, terms: MailTerms): MailHead => ({
  logType: email.type,
  subject: mailSubject(localizedMail(kind, email, lead, terms).subject),
  recipient: email.addressee === "sender" ? lead.email : null,
  replyTo: email.addressee === "sender" ? null : lead.email,
})

export interface MailFacts extends MailTerms {
  urlOf: UrlOf
  statusPath: string
  timeZone: string
}

/** The same data as the site shows after sending. */
const receiptOf = (
  kind: LeadDescription,
  lead: LeadRow,
  { promise, timeZone }: MailFacts,
  locale: Locale,
): MailContent["facts"] => {
  const { reference, due } = receiptWords[locale]
  const read = parseReplyPromise(promisedTo(lead, promise))
  return [
    [reference, referenceOf(kind.letter, lead.id)],
    ...(read ? [[due, formatDateTime(dueAfter(lead.createdAt, read), timeZone, locale)] as const] : []),
  ]
}

const textOf = (kind: LeadDescription, email: LeadEmail, lead: LeadRow, facts: MailFacts): MailBody => {
  const { urlOf, statusPath } = facts
  const { subject: _subject, ...written } = localizedMail(kind, email, lead, facts)
  const { locale } = written
  const isToSender = email.addressee === "sender"
  const url = urlOf(isToSender ? localized(statusPath, locale) : `${kind.dashboardPath}/${lead.id}`)
  const content: MailContent = {
    ...written,
    ...(isToSender && { facts: receiptOf(kind, lead, facts, locale) }),
    link: url ? { label: isToSender ? receiptWords[locale].status : "Open in the dashboard", url } : null,
    note: isToSender ? receiptWords[locale].note : `An answer to this mail goes to ${lead.email}.`,
  }
  return { body: mailText(content), html: mailHtml(content), formData: formToRest(kind, lead) }
}

export const draftLeadEmail = (
  kind: LeadDescription,
  email: LeadEmail,
  lead: LeadRow,
  facts: MailFacts,
): EmailDraft => ({ ...headOf(kind, email, lead, facts), ...textOf(kind, email, lead, facts) })

/** Maps the names of types in GraphQL to their values in REST and the database. */
export const emailTypesOf = (kinds: readonly LeadDescription[]): Record<string, string> =>
  Object.assign({}, ...kinds.map(({ emailTypes }) => emailTypes), emailLogTypes)

export const kindAndEmail = <Kind extends MailedDescription>(kinds: readonly Kind[], type: string) =>
  kinds.flatMap((kind) => kind.emails.map((email) => ({ kind, email }))).find(({ email }) => email.type === type)

/** "sender" for types that no longer exist, so that old mails stay with their leads. */
export const addresseeOf = (kinds: readonly MailedDescription[], type: string): Addressee => {
  if (type === emailLogTypes.TEST) return "operator"
  return kindAndEmail(kinds, type)?.email.addressee ?? "sender"
}

export const kindOfType = <Kind extends LeadDescription>(kinds: readonly Kind[], logType: string) =>
  kinds.find(({ emailTypes }) => Object.values(emailTypes).includes(logType))

export const leadKeyOf = (
  kinds: readonly MailedDescription[],
  { logType, leadId }: { logType: string; leadId: number | null },
): LeadKey | null => {
  const kind = kindOfType(kinds, logType)
  return kind && leadId ? { leadType: kind.type, leadId } : null
}

export const leadOfSender = (kinds: readonly MailedDescription[], log: { logType: string; leadId: number | null }) =>
  addresseeOf(kinds, log.logType) === "sender" ? leadKeyOf(kinds, log) : null

export const exampleLead = () => ({
  id: 1,
  submissionId: null,
  acceptedTermsDate: null,
  locale: DEFAULT_LOCALE,
  ...initialLeadState,
  createdAt: new Date(),
  updatedAt: new Date(),
})

export const writeLeadEmail = (
  kinds: readonly MailedDescription[],
  type: string,
  lead: LeadRow,
  facts: MailFacts,
): MailBody | null => {
  const found = kindAndEmail(kinds, type)
  return found ? textOf(found.kind, found.email, lead, facts) : null
}
