import { createHash } from "node:crypto"
import type { ImapFlow } from "imapflow"
import { MESSAGE_BYTES_MAX } from "../../../contract/mail/messages.ts"
import type { Config } from "../../../platform/config/config.schema.ts"
import { isLoopback } from "../../../platform/text/hostName.ts"

export type MailboxSettings = NonNullable<Config["mailbox"]>

export interface ClientLimits {
  connectionMs: number
  greetingMs: number
  /** Maximum time without data during a conversation. */
  silenceMs: number
}

export const clientLimits: ClientLimits = { connectionMs: 20_000, greetingMs: 20_000, silenceMs: 60_000 }

export interface ClientOptions {
  limits?: ClientLimits
  /** CA certificates to trust instead of the defaults. */
  authorities?: string
}

// Protocol overhead around a message; anything larger is fetched in parts.
const FRAME_BYTES = 1_000_000

export const mailboxKeyOf = ({ host, login, folder }: MailboxSettings) =>
  createHash("sha256")
    .update(JSON.stringify([host.toLowerCase(), login.user, folder]))
    .digest("hex")

/** Not connected yet. Encrypts if offered, verifies certificates, and never ends the process. */
export const createMailboxClient = async (
  { host, port, isImplicitTls, login }: MailboxSettings,
  { limits = clientLimits, authorities }: ClientOptions = {},
): Promise<ImapFlow> => {
  // Loaded by the first connection, to keep the start fast.
  const { ImapFlow } = await import("imapflow")
  const client = new ImapFlow({
    host,
    port,
    secure: isImplicitTls,
    // Without `doSTARTTLS`, as on loopback, STARTTLS is used only if offered.
    ...(!isImplicitTls && !isLoopback(host) && { doSTARTTLS: true }),
    auth: { user: login.user, pass: login.password },
    tls: { ca: authorities, minVersion: "TLSv1.2", rejectUnauthorized: true },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: limits.connectionMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.silenceMs,
    maxLiteralSize: MESSAGE_BYTES_MAX + FRAME_BYTES,
    maxResponseSize: MESSAGE_BYTES_MAX + 2 * FRAME_BYTES,
    maxLineLength: MESSAGE_BYTES_MAX,
    maxLockHoldTime: false,
    clientInfo: { name: "Farelight", version: false, vendor: false, "support-url": false },
  })
  return client
}

/** Only an event reports why an established connection ended. Returns null before that. */
export const watchEnd = (client: ImapFlow) => {
  let reason: Error | null = null
  let wasMade = false
  client.on("error", (error) => {
    reason ??= error
  })
  client.on("mailboxOpen", () => {
    wasMade = true
  })
  return (): Error | null => {
    if (reason || !client.isClosed || !wasMade) return reason
    return Object.assign(new Error(client.byeReason ?? "Connection closed"), { code: "EConnectionClosed" })
  }
}
