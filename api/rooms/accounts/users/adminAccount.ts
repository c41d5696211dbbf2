import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Config } from "../../../platform/config/config.schema.ts"
import { config } from "../../../platform/config/config.ts"
import { logger } from "../../../platform/log/logger.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { hashPassword, verifyPassword } from "../passwords/password.ts"
import { User, UserSession, usernameKey } from "./user.model.ts"

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

const isActiveOwner = { role: "OWNER", state: "ACTIVE" } as const

const findNamed = (username: string) => User.findOne({ where: { usernameKey: usernameKey(username) } })

/** The owner that the configuration made under another name. Whoever was invited is somebody else. */
const findRenamed = () => User.findOne({ where: { ...isActiveOwner, invitedById: null }, order: ["id"] })

/** Whether the user has replaced the configured password by one of their own. Another one in the configuration counts. */
const hasReplaced = ({ replacedPasswordHash }: User, configured: string) =>
  replacedPasswordHash !== null && verifyPassword(replacedPasswordHash, configured)

/** A hash of the configured password, to be stored with the password that replaces it; null for all other accounts. */
export const replacedPasswordHash = async ({ usernameKey: key }: User) => {
  const { username, password } = config.admin
  return password && key === usernameKey(username) ? hashPassword(password) : null
}

const follow = async (admin: User, { username, password }: Config["admin"]) => {
  if (admin.username !== username || !admin.name) {
    const name = admin.name && admin.name !== admin.username ? admin.name : username
    await admin.update({ username, usernameKey: usernameKey(username), name })
  }
  if (!password || (await hasReplaced(admin, password)) || (await verifyPassword(admin.passwordHash, password))) return
  await admin.update({ passwordHash: await hashPassword(password), replacedPasswordHash: null })
  await UserSession.destroy({ where: { userId: admin.id } })
  forgetInitialPassword()
}

/**
 * Creates the first owner, or updates the owner's name and password from the configuration. A new password ends all
 * sessions. What was decided in the dashboard stays: who is no owner any more is not made one by a start. Returns the
 * password if it was generated, as it can be shown only now.
 */
export const ensureAdmin = async (): Promise<{ username: string; madePassword: string | null }> => {
  const { username, password } = config.admin
  const admin = (await findNamed(username)) ?? (await findRenamed())
  if (!admin) {
    const { madePassword } = await createAdmin(username, password)
    return { username, madePassword }
  }
  if (admin.role === "OWNER" && admin.state === "ACTIVE") await follow(admin, config.admin)
  else logger.warn("ADMIN_USERNAME names an account that is no active owner, so its password was not set")
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
  const admin = await findNamed(config.admin.username)
  const password = readFileSync(initialPasswordFile, "utf8")
  const isCurrent = admin?.state === "ACTIVE" && (await verifyPassword(admin.passwordHash, password))
  return isCurrent ? { username: admin.username, password } : null
}

/** The key in the printed link: never in production or behind a proxy, and only while the password is current. */
export const currentLoginHintKey = async () => ((await findInitialSignIn()) ? loginHintKey : null)

/** The sign-in that the login page may show: only to a browser on this machine, and only with the printed key. */
export const findLoginHint = async (viewer: Viewer, { key }: { key?: string | null }) => {
  if (!viewer.isLocal || !key || !timingSafeEqual(sha256(key), sha256(loginHintKey))) return null
  return findInitialSignIn()
}
