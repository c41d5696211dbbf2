import {
  dueAfter,
  momentInWords,
  parseReplyPromise,
  promiseIn,
} from "../../../contract/content/promises/promiseHours.ts"
import { referenceOf } from "../../../contract/leads/statusLink.ts"
import { emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { DEFAULT_LOCALE, type Locale, localized } from "../../../contract/text/locale.ts"
import type { EmailDraft, MailHead, UrlOf, WrittenText } from "../../../platform/outbox/emailDraft.ts"
import { type MailContent, mailHtml, mailSubject, mailText } from "../../../platform/outbox/mailContent.ts"
import { formToRest } from "../lead/lead.rest.ts"
import { asArrived } from "../lead/lead.rules.ts"
import type { LeadDescription, LeadKey, LeadKind, LeadRow } from "../lead/leadKind.ts"

/** The operator at the current EMAIL_TO, or the lead's sender. */
export type Addressee = "operator" | "sender"

export interface LeadEmail<Row extends LeadRow = LeadRow> {
  type: string
  addressee: Addressee
  /** The promise reads like "48 hours" or is empty. Must not repeat input, as the mail could go to anyone. */
  write(lead: Row, promise: string): MailText
  writeIn?: Partial<Record<Locale, (promise: string) => MailText>>
}

type MailText = Omit<MailContent, "link" | "note" | "locale"> & { subject: string }

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

const localizedMail = ({ addressee, write, writeIn }: LeadEmail, lead: LeadRow, all: string) => {
  const own: Locale = lead.locale
  const isToSender = addressee === "sender"
  const locale = isToSender && writeIn?.[own] ? own : DEFAULT_LOCALE
  const promise = promisedTo(lead, all)
  const text = writeIn?.[locale]?.(promise && promiseIn(promise, locale)) ?? write(lead, promise)
  const intro = isToSender && lead.waitListCity ? `${text.intro} ${receiptWords[locale].waits}` : text.intro
  return { locale, ...text, intro }
}

export const headOf = (email: LeadEmail, lead: LeadRow, promise: string): MailHead => ({
  logType: email.type,
  subject: mailSubject(localizedMail(email, lead, promise).subject),
  recipient: email.addressee === "sender" ? lead.email : null,
  replyTo: email.addressee === "sender" ? null : lead.email,
})

export interface MailFacts {
  promise: string
  urlOf: UrlOf
  statusPath: string
  timeZone: string
}

/** Reference data for the sender, as shown on the site after sending. */
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
    ...(read ? [[due, momentInWords(dueAfter(lead.createdAt, read), timeZone, locale)] as const] : []),
  ]
}

const textOf = (kind: LeadDescription, email: LeadEmail, lead: LeadRow, facts: MailFacts): WrittenText => {
  const { promise, urlOf, statusPath } = facts
  const { subject: _subject, ...written } = localizedMail(email, lead, promise)
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
): EmailDraft => ({ ...headOf(email, lead, facts.promise), ...textOf(kind, email, lead, facts) })

/** All mail types by GraphQL name; values are those of REST and the database. */
export const emailTypesOf = (kinds: readonly LeadDescription[]): Record<string, string> =>
  Object.assign({}, ...kinds.map(({ emailTypes }) => emailTypes), emailLogTypes)

export const kindAndEmail = <Kind extends MailedDescription>(kinds: readonly Kind[], type: string) =>
  kinds.flatMap((kind) => kind.emails.map((email) => ({ kind, email }))).find(({ email }) => email.type === type)

/** Recipients by mail type; "sender" for types that no longer exist. */
export const addresseeOf = (kinds: readonly MailedDescription[], type: string): Addressee => {
  if (type === emailLogTypes.TEST) return "operator"
  return kindAndEmail(kinds, type)?.email.addressee ?? "sender"
}

export const kindOfType = <Kind extends LeadDescription>(kinds: readonly Kind[], logType: string) =>
  kinds.find(({ emailTypes }) => Object.values(emailTypes).includes(logType))

/** Null for mails that are not about a lead. */
export const leadKeyOf = (
  kinds: readonly MailedDescription[],
  { logType, leadId }: { logType: string; leadId: number | null },
): LeadKey | null => {
  const kind = kindOfType(kinds, logType)
  return kind && leadId ? { leadType: kind.type, leadId } : null
}

/** Null for mails to anybody else. */
export const leadOfSender = (kinds: readonly MailedDescription[], log: { logType: string; leadId: number | null }) =>
  addresseeOf(kinds, log.logType) === "sender" ? leadKeyOf(kinds, log) : null

export const exampleLead = () => ({
  id: 1,
  submissionId: null,
  acceptedTermsDate: null,
  locale: DEFAULT_LOCALE,
  ...asArrived,
  createdAt: new Date(),
  updatedAt: new Date(),
})

/** Null for types that no longer exist. */
export const writeLeadEmail = (
  kinds: readonly MailedDescription[],
  type: string,
  lead: LeadRow,
  facts: MailFacts,
): WrittenText | null => {
  const found = kindAndEmail(kinds, type)
  return found ? textOf(found.kind, found.email, lead, facts) : null
}
