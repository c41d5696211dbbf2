import { Transform } from "node:stream"
import { UNSUBSCRIBE_PATH } from "../../../contract/site/sitePaths.ts"
import type { SmtpSettings } from "../../../platform/config/mailServerUrl.ts"
import { bareAddress } from "../../../platform/outbox/bareAddress.ts"
import type { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { isLoopback } from "../../../platform/text/hostName.ts"

export interface SenderLimits {
  connectionMs: number
  greetingMs: number
  /** Maximum time without data during a conversation. */
  silenceMs: number
  connections: number
}

export const senderLimits: SenderLimits = {
  connectionMs: 10_000,
  greetingMs: 10_000,
  // Some servers examine a mail for a long time before accepting it.
  silenceMs: 60_000,
  connections: 3,
}

export type SentMail = Pick<
  EmailLog,
  "recipient" | "replyTo" | "fromName" | "thread" | "subject" | "body" | "html" | "messageId" | "createdAt"
> & {
  /** Envelope sender, to which servers report; null for the From address. */
  returnPath: string | null
}

export interface MailSender {
  /**
   * Returns the server's response; throws Nodemailer's errors. The signal closes the connection. The mail is complete
   * only after `confirm`.
   */
  send(mail: SentMail, signal: AbortSignal, confirm: () => Promise<void>): Promise<string>
  close(): void
}

interface SenderSettings {
  smtp: SmtpSettings
  from: string
  limits?: Partial<SenderLimits>
  /** CA certificates to trust instead of the defaults. */
  authorities?: string
}

// An object, so that no part of the address is parsed as a second one.
const addressOf = (address: string) => ({ name: "", address })

// Prevents loops with autoresponders. Not "All", which would also suppress Exchange's bounces.
const AUTOMATIC = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "OOF, AutoReply" }

const UNSUBSCRIBE_LINK = new RegExp(`https?://\\S+${UNSUBSCRIBE_PATH}/[\\w-]+`)

// Mail programs show an unsubscribe button for these headers (RFC 8058).
const unsubscribeHeaders = (body: string) => {
  const [link] = UNSUBSCRIBE_LINK.exec(body) ?? []
  return link ? { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}
}

const mailOf = (
  { recipient, replyTo, fromName, thread, subject, body, html, messageId, createdAt, returnPath }: SentMail,
  from: string,
) => ({
  from: fromName === null ? from : { name: fromName, address: bareAddress(from) },
  to: recipient,
  replyTo: replyTo ? addressOf(replyTo) : undefined,
  subject,
  text: body,
  html: html ?? undefined,
  messageId,
  inReplyTo: thread?.split(" ").at(-1),
  references: thread ?? undefined,
  date: createdAt,
  headers: fromName === null ? AUTOMATIC : unsubscribeHeaders(body),
  // Only the envelope changes, as the From address is signed and displayed.
  envelope: returnPath ? { from: returnPath, to: recipient } : undefined,
})

// Servers drop an unfinished mail, so its end waits for `confirm`. Without a buffer, the end cannot be sent earlier.
const confirmedAtEnd = (confirm: () => Promise<void>) =>
  new Transform({
    readableHighWaterMark: 0,
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void confirm().then(() => done(), done),
  })

/** Encrypts if offered, verifies certificates, and never sends passwords unencrypted. */
export const createMailSender = ({ smtp, from, limits = {}, authorities }: SenderSettings): MailSender => {
  const { connectionMs, greetingMs, silenceMs, connections } = { ...senderLimits, ...limits }
  // Loaded by the first mail, to keep the start fast.
  const transport = import("nodemailer").then(({ createTransport }) =>
    createTransport({
      pool: true,
      host: smtp.host,
      port: smtp.port,
      secure: smtp.isImplicitTls,
      requireTLS: smtp.login !== null && !smtp.isImplicitTls && !isLoopback(smtp.host),
      auth: smtp.login ? { user: smtp.login.user, pass: smtp.login.password } : undefined,
      tls: { ca: authorities, minVersion: "TLSv1.2" },
      connectionTimeout: connectionMs,
      dnsTimeout: connectionMs,
      greetingTimeout: greetingMs,
      socketTimeout: silenceMs,
      maxConnections: connections,
      // One retry, in case the server closed an idle connection.
      maxRequeues: 1,
      idleTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }).use("stream", ({ message, data }, done) => {
      message.transform(() => confirmedAtEnd((data as typeof data & { confirm: () => Promise<void> }).confirm))
      done()
    }),
  )
  return {
    send: async (mail, signal, confirm) => {
      const data = { ...mailOf(mail, from), signal, confirm }
      return (await (await transport).sendMail(data)).response
    },
    close: () => void transport.then((pool) => pool.close()),
  }
}
