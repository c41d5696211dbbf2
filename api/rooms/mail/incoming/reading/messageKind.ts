import { type MessageKind, messageKinds } from "../../../../contract/mail/messages.ts"
import type { Head } from "./head.ts"

// Who has sent a message: somebody, or a program.

/** Accounts that mail servers report from, before the `@`. */
const DAEMON = /^(mailer-?daemon|mail-?daemon|postmaster|microsoftexchange[0-9a-f]{32})@/

/** Whether it says that a mail server wrote it. */
export const isFromDaemon = (head: Head, fromAddress: string | null): boolean =>
  DAEMON.test(fromAddress ?? "") || head.first("return-path") === "<>"

// What mail programs put in front of the subject that they answer for somebody who is away.
const AWAY_SUBJECT =
  /^\s{0,10}(automatic reply|auto(matic)?[- ]?reply|auto[- ]?response|out of (the )?office|respuesta autom[áa]tica|fuera de (la )?oficina|automatische antwort|abwesenheitsnotiz|r[ée]ponse automatique|absence du bureau|resposta autom[áa]tica|risposta automatica|automatisch antwoord)\b/i

const PRECEDENCE = /^(bulk|junk|list|auto[_-]?reply)\b/i

const says = (value: string | null) => value !== null && !/^\s*(no|false|0)\b/i.test(value)

const answersAlone = (head: Head, subject: string, fromAddress: string | null) =>
  // With its comment or parameters, as in `auto-replied (vacation)`.
  says(head.first("auto-submitted")) ||
  says(head.first("x-autoreply")) ||
  says(head.first("x-autorespond")) ||
  PRECEDENCE.test(head.first("precedence") ?? "") ||
  head.first("list-id") !== null ||
  head.first("x-ms-exchange-generated-message-source") !== null ||
  (AWAY_SUBJECT.test(subject) &&
    [...["in-reply-to", "references", "x-auto-response-suppress"]].some((name) => head.first(name) !== null)) ||
  // Reports of what became of a mail: read receipts, complaints.
  /^multipart\/report\b/i.test(head.first("content-type") ?? "") ||
  /^message\/disposition-notification\b/i.test(head.first("content-type") ?? "") ||
  isFromDaemon(head, fromAddress)

export const kindWithoutReport = (head: Head, subject: string, fromAddress: string | null): MessageKind =>
  answersAlone(head, subject, fromAddress) ? messageKinds.AUTOMATIC : messageKinds.LETTER
