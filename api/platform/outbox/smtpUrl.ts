import * as z from "zod"

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte on (`smtps:`); otherwise the connection is upgraded when the server offers it. */
  isImplicitTls: boolean
  login: { user: string; password: string } | null
}

const ACCEPTED =
  "smtp://host:587, smtp://user:password@host:587 or smtps://user:password@host:465, with special characters in user and password percent-encoded, and nothing behind the port"

const DEFAULT_PORTS: Record<string, number> = { "smtp:": 587, "smtps:": 465 }

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

// A query is refused: all options that Nodemailer reads from it make the connection less safe, such as not verifying
// the server's certificate. To trust a private authority, set NODE_EXTRA_CA_CERTS.
const parse = (value: string): SmtpSettings | null => {
  if (!URL.canParse(value)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value)
  const defaultPort = DEFAULT_PORTS[protocol]
  const [user, secret] = [decoded(username), decoded(password)]
  if (!defaultPort || !hostname || user === null || secret === null) return null
  if ((pathname !== "" && pathname !== "/") || search || hash || port === "0") return null
  if ((user === "") !== (secret === "")) return null
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || defaultPort),
    isImplicitTls: protocol === "smtps:",
    login: user ? { user, password: secret } : null,
  }
}

export const smtpUrl = z.string().transform((value, context) => {
  const settings = parse(value)
  if (settings) return settings
  context.addIssue(ACCEPTED)
  return z.NEVER
})
