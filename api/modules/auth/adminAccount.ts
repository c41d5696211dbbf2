import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Config } from "../../config.schema.ts"
import { config } from "../../config.ts"
import { AdminSession, AdminUser, usernameKey } from "./admin.model.ts"
import { hashPassword, verifyPassword } from "./password.ts"
import type { Viewer } from "./viewer.ts"

// An embedded trial keeps the password that it made up beside its database, so that the login page can show it.
const initialPasswordFile =
  config.database.dialect === "sqlite" ? join(dirname(config.database.file), "initial-admin-password") : null

const forgetInitialPassword = () => {
  if (initialPasswordFile) rmSync(initialPasswordFile, { force: true })
}

const createAdmin = async (username: string, chosenPassword: string | null) => {
  const password = chosenPassword ?? randomBytes(16).toString("base64url")
  const admin = await AdminUser.create({
    username,
    usernameKey: usernameKey(username),
    passwordHash: await hashPassword(password),
  })
  if (chosenPassword) return { admin, madePassword: null }
  if (initialPasswordFile) writeFileSync(initialPasswordFile, password, { mode: 0o600 })
  return { admin, madePassword: password }
}

/**
 * Makes the admin account, or brings its name and password in line with the configuration. A new
 * password ends all sessions. Answers with the password if one had to be made up: it can be shown only now.
 */
export const ensureAdmin = async (): Promise<{ username: string; madePassword: string | null }> => {
  const { username, password } = config.admin
  const admin = await AdminUser.findOne({ order: ["id"] })
  if (!admin) {
    const { madePassword } = await createAdmin(username, password)
    return { username, madePassword }
  }
  if (admin.username !== username) await admin.update({ username, usernameKey: usernameKey(username) })
  if (password && !(await verifyPassword(admin.passwordHash, password))) {
    await admin.update({ passwordHash: await hashPassword(password) })
    await AdminSession.destroy({ where: { adminUserId: admin.id } })
    forgetInitialPassword()
  }
  return { username, madePassword: null }
}

// Behind a reverse proxy on this machine everybody on the internet looks local: same address, same Host. So the login
// page has to prove that it was opened by the link that this process has printed in its terminal.
const loginHintKey = randomBytes(32).toString("base64url")

const sha256 = (text: string) => createHash("sha256").update(text).digest()

/** Whether this installation is one to try out, whose made-up password may be shown on its own machine. */
export const isTrial = ({ mode, isOnLoopback, trustedProxies, database }: Config) =>
  mode !== "production" && isOnLoopback && trustedProxies === 0 && database.dialect === "sqlite"

const findInitialSignIn = async () => {
  if (!isTrial(config) || !initialPasswordFile || !existsSync(initialPasswordFile)) return null
  const admin = await AdminUser.findOne({ order: ["id"] })
  const password = readFileSync(initialPasswordFile, "utf8")
  const isInForce = admin !== null && (await verifyPassword(admin.passwordHash, password))
  return isInForce ? { username: admin.username, password } : null
}

/**
 * The key that the printed link carries, for as long as there is a sign-in to show: never in production or behind a
 * proxy, only on an embedded database and a loopback address, only while the password that was made up is in force.
 */
export const currentLoginHintKey = async () => ((await findInitialSignIn()) ? loginHintKey : null)

/** The sign-in that the login page may show: only to a browser on this machine, and only for the printed key. */
export const findLoginHint = async (viewer: Viewer, { key }: { key?: string | null }) => {
  if (!viewer.isLocal || !key || !timingSafeEqual(sha256(key), sha256(loginHintKey))) return null
  return findInitialSignIn()
}
