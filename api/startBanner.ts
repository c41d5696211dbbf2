import type { Config } from "./config.schema.ts"
import { httpOrigin, isEveryInterface } from "./hostName.ts"

const describeDatabase = (database: Config["database"]) => {
  if (database.dialect === "sqlite") return `SQLite, ${database.file}`
  const { hostname, port, pathname } = new URL(database.url)
  return `MySQL, ${hostname}:${port || 3306}${pathname}`
}

const describeMail = (email: Config["email"]) =>
  email.smtp
    ? `sent to ${email.to} by ${email.smtp.host}:${email.smtp.port}`
    : "no SMTP_URL is set: mail is not sent, it is kept in the email log"

const describePassword = (madePassword: string | null, { admin }: Config) => {
  if (madePassword) return `${madePassword}   (made for you and shown once: keep it)`
  return admin.password ? "that of ADMIN_PASSWORD" : "as before (a start with ADMIN_PASSWORD sets another one)"
}

interface SignIn {
  username: string
  madePassword: string | null
  /** Opens the login page with the password on it, if there is one to show. */
  loginHintKey: string | null
}

/** What the start prints: where to look and how to sign in. */
export const startBanner = (config: Config, admin: SignIn, port: number): string => {
  const origin = httpOrigin(isEveryInterface(config.host) ? "localhost" : config.host, port)
  const rows = [
    ["Site", `${origin}/`],
    ["Dashboard", `${origin}/adminpage`],
    // A fragment stays in the browser: no server and no proxy ever sees or logs it.
    ...(admin.loginHintKey ? [["Sign in", `${origin}/adminpage#trial=${admin.loginHintKey}`]] : []),
    ["User name", admin.username],
    ["Password", describePassword(admin.madePassword, config)],
    ["Database", describeDatabase(config.database)],
    ["Mail", describeMail(config.email)],
  ]
  const lines = rows.map(([label = "", value]) => `  ${label.padEnd(11)}${value}`)
  return ["", "Farelight is running. Stop it with Ctrl+C.", "", ...lines, "", ""].join("\n")
}
