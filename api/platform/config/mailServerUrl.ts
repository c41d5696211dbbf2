import * as z from "zod"

export interface MailServerSettings {
  host: string
  port: number
  /** True for TLS from the first byte (`smtps:`, `imaps:`); otherwise STARTTLS is used if offered. */
  isImplicitTls: boolean
  login: { user: string; password: string } | null
}

export type SmtpSettings = MailServerSettings

export interface ImapSettings extends MailServerSettings {
  login: { user: string; password: string }
  folder: string
}

const SMTP_ACCEPTED =
  "smtp://host:587, smtp://user:password@host:587 or smtps://user:password@host:465, with special characters in user and password percent-encoded, and nothing behind the port"

const IMAP_ACCEPTED =
  "imaps://user:password@host:993/INBOX or imap://user:password@host:143/INBOX, with special characters in user, password and folder percent-encoded, and nothing behind the folder"

const SMTP_PORTS: Record<string, number> = { "smtp:": 587, "smtps:": 465 }
const IMAP_PORTS: Record<string, number> = { "imap:": 143, "imaps:": 993 }

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

// Query options are refused, as they would only weaken security. A private authority goes into NODE_EXTRA_CA_CERTS.
const parse = (value: string, ports: Record<string, number>): (MailServerSettings & { path: string }) | null => {
  if (!URL.canParse(value)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value)
  const defaultPort = ports[protocol]
  const [user, secret, path] = [decoded(username), decoded(password), decoded(pathname.slice(1))]
  if (!defaultPort || !hostname || user === null || secret === null || path === null) return null
  if (search || hash || port === "0") return null
  if ((user === "") !== (secret === "")) return null
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || defaultPort),
    isImplicitTls: protocol.endsWith("s:"),
    login: user ? { user, password: secret } : null,
    path,
  }
}

const urlOf = <Settings>(accepted: string, read: (value: string) => Settings | null) =>
  z.string().transform((value, context) => {
    const settings = read(value)
    if (settings) return settings
    context.addIssue(accepted)
    return z.NEVER
  })

export const smtpUrl = urlOf(SMTP_ACCEPTED, (value): SmtpSettings | null => {
  const { path, ...settings } = parse(value, SMTP_PORTS) ?? { path: null }
  return path === "" ? (settings as SmtpSettings) : null
})

export const imapUrl = urlOf(IMAP_ACCEPTED, (value): ImapSettings | null => {
  const settings = parse(value, IMAP_PORTS)
  if (!settings?.login) return null
  const { path, login, ...server } = settings
  return { ...server, login, folder: path || "INBOX" }
})

export type AfterRead = { nothing: true } | { flag: string } | { folder: string }

export const afterReadSetting = z.string().transform((value, context): AfterRead => {
  const [what, name = ""] = value.split(/:(.*)/s)
  if (value === "nothing") return { nothing: true }
  if (what === "flag" && /^(\\Seen|[\w$-]{1,50})$/.test(name)) return { flag: name }
  if (what === "move" && name !== "" && name.length <= 200 && !/\p{Cc}/u.test(name)) return { folder: name }
  context.addIssue("nothing, flag:\\\\Seen, flag: with a keyword of letters and digits, or move: with a folder")
  return z.NEVER
})
