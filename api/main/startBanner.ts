import type { Config } from "../platform/config/config.schema.ts"
import { httpOrigin, isEveryInterface } from "../platform/text/hostName.ts"

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
  loginHintKey: string | null
}

/** A password is generated only outside production, so it may be shown. */
export const startBanner = (config: Config, { username, madePassword, loginHintKey }: SignIn, port: number) => {
  const origin = httpOrigin(isEveryInterface(config.host) ? "localhost" : config.host, port)
  const site = `${origin}/`
  const dashboard = `${origin}/adminpage`
  // Browsers do not send fragments, so no server or proxy sees or logs them.
  const signIn = loginHintKey && `${dashboard}#trial=${loginHintKey}`
  const database = describeDatabase(config.database)
  const mail = describeMail(config.email)
  const rows = [
    ["Site", site],
    ["Dashboard", dashboard],
    ...(signIn ? [["Sign in", signIn]] : []),
    ["User name", username],
    ["Password", describePassword(madePassword, config)],
    ["Database", database],
    ["Mail", mail],
  ]
  const shown = rows.map(([label = "", value]) => `  ${label.padEnd(11)}${value}`)
  const trial = { ...(signIn && { signIn }), ...(madePassword && { password: madePassword }) }
  return {
    text: ["", "Farelight is running. Stop it with Ctrl+C.", "", ...shown, ""].join("\n"),
    line: { msg: "Farelight is running", site, dashboard, username, database, mail, ...trial },
  }
}
