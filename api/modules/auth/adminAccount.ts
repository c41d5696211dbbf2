import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Config } from "../../config.schema.ts"
import { config } from "../../config.ts"
import { hashPassword, verifyPassword } from "./password.ts"
import { User, UserSession, usernameKey } from "./user.model.ts"
import type { Viewer } from "./viewer.ts"

// An embedded trial stores its generated password beside its database, so that the login page can show it.
const initialPasswordFile =
  config.database.dialect === "sqlite" ? join(dirname(config.database.file), "initial-admin-password") : null

const forgetInitialPassword = () => {
  if (initialPasswordFile) rmSync(initialPasswordFile, { force: true })
}

const createAdmin = async (username: string, chosenPassword: string | null) => {
  const password = chosenPassword ?? randomBytes(16).toString("base64url")
  const admin = await User.create({
    username,
    usernameKey: usernameKey(username),
    name: username,
    role: "OWNER",
    state: "ACTIVE",
    passwordHash: await hashPassword(password),
  })
  if (chosenPassword) return { admin, madePassword: null }
  if (initialPasswordFile) writeFileSync(initialPasswordFile, password, { mode: 0o600 })
  return { admin, madePassword: password }
}

/**
 * Creates the admin account, or updates its name and password from the configuration. A new password ends all sessions.
 * Returns the password if it was generated, as it can be shown only now.
 */
export const ensureAdmin = async (): Promise<{ username: string; madePassword: string | null }> => {
  const { username, password } = config.admin
  const admin = await User.findOne({ order: ["id"] })
  if (!admin) {
    const { madePassword } = await createAdmin(username, password)
    return { username, madePassword }
  }
  if (admin.username !== username) await admin.update({ username, usernameKey: usernameKey(username) })
  if (password && !(await verifyPassword(admin.passwordHash, password))) {
    await admin.update({ passwordHash: await hashPassword(password) })
    await UserSession.destroy({ where: { userId: admin.id } })
    forgetInitialPassword()
  }
  return { username, madePassword: null }
}

// Behind a reverse proxy on this machine, everybody on the internet looks local: same address, same Host. So the login
// page must prove that it was opened through the link that this process printed in its terminal.
const loginHintKey = randomBytes(32).toString("base64url")

const sha256 = (text: string) => createHash("sha256").update(text).digest()

/** Whether this is a trial installation, whose generated password may be shown on its own machine. */
export const isTrial = ({ mode, isOnLoopback, trustedProxies, database }: Config) =>
  mode !== "production" && isOnLoopback && trustedProxies === 0 && database.dialect === "sqlite"

const findInitialSignIn = async () => {
  if (!isTrial(config) || !initialPasswordFile || !existsSync(initialPasswordFile)) return null
  const admin = await User.findOne({ order: ["id"] })
  const password = readFileSync(initialPasswordFile, "utf8")
  const isCurrent = admin !== null && (await verifyPassword(admin.passwordHash, password))
  return isCurrent ? { username: admin.username, password } : null
}

/**
 * The key in the printed link, while there is a sign-in to show: never in production or behind a proxy, only with an
 * embedded database on a loopback address, and only while the generated password is current.
 */
export const currentLoginHintKey = async () => ((await findInitialSignIn()) ? loginHintKey : null)

/** The sign-in that the login page may show: only to a browser on this machine, and only with the printed key. */
export const findLoginHint = async (viewer: Viewer, { key }: { key?: string | null }) => {
  if (!viewer.isLocal || !key || !timingSafeEqual(sha256(key), sha256(loginHintKey))) return null
  return findInitialSignIn()
}
