import { type MessageKind, messageKinds } from "../../../../contract/mail/messages.ts"
import type { Head } from "./head.ts"

const DAEMON = /^(mailer-?daemon|mail-?daemon|mail\.delivery\.system|post_?master|microsoftexchange[0-9a-f]{32})@/
const BARE_DAEMON = /<>|^[\s"]*mailer-?daemon\b|<mailer-?daemon>/i

export const isDaemonAddress = (address: string | null) => address === null || DAEMON.test(address)

export const isFromDaemon = (head: Head, fromAddress: string | null): boolean =>
  DAEMON.test(fromAddress ?? "") ||
  (fromAddress === null && BARE_DAEMON.test(head.first("from") ?? "")) ||
  head.first("return-path") === "<>"

const AWAY_SUBJECT =
  /^\s{0,10}(automatic reply|auto(matic)?[- ]?reply|auto[- ]?response|out of (the )?office|respuesta autom[áa]tica|fuera de (la )?oficina|automatische antwort|abwesenheitsnotiz|r[ée]ponse automatique|absence du bureau|resposta autom[áa]tica|risposta automatica|automatisch antwoord)\b/i

export const isAutomaticSubject = (subject: string) => AWAY_SUBJECT.test(subject)

const PRECEDENCE = /^(bulk|junk|list|auto[_-]?reply)\b/i

const says = (value: string | null) => value !== null && !/^\s*(no|false|0)\b/i.test(value)

const answersAlone = (head: Head, subject: string, fromAddress: string | null) =>
  // The value may have a comment or parameters, such as `auto-replied (vacation)`.
  says(head.first("auto-submitted")) ||
  says(head.first("x-autoreply")) ||
  says(head.first("x-autorespond")) ||
  PRECEDENCE.test(head.first("precedence") ?? "") ||
  head.first("list-id") !== null ||
  head.first("x-ms-exchange-generated-message-source") !== null ||
  (isAutomaticSubject(subject) &&
    [...["in-reply-to", "references", "x-auto-response-suppress"]].some((name) => head.first(name) !== null)) ||
  // Read receipts, complaints and other reports.
  /^multipart\/report\b/i.test(head.first("content-type") ?? "") ||
  /^message\/disposition-notification\b/i.test(head.first("content-type") ?? "") ||
  isFromDaemon(head, fromAddress)

export const kindWithoutReport = (head: Head, subject: string, fromAddress: string | null): MessageKind =>
  answersAlone(head, subject, fromAddress) ? messageKinds.AUTOMATIC : messageKinds.LETTER
