import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Config } from "../../../platform/config/config.schema.ts"
import { config } from "../../../platform/config/config.ts"
import { logger } from "../../../platform/log/logger.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { hashPassword, verifyPassword } from "../passwords/password.ts"
import { User, UserSession, usernameKey } from "./user.model.ts"

// The login page of a trial shows the generated password, so it is stored beside the database.
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

/** Finds the first owner if ADMIN_USERNAME was changed. Leaves out invited owners, as they are other people. */
const findRenamed = () => User.findOne({ where: { ...isActiveOwner, invitedById: null }, order: ["id"] })

/** True while the configured password is the one that the user replaced. A newly configured password applies again. */
const hasReplaced = ({ replacedPasswordHash }: User, configured: string) =>
  replacedPasswordHash !== null && verifyPassword(replacedPasswordHash, configured)

/**
 * Hash of the configured password, stored so that the next start does not set it again. Null unless the account is the
 * configured one.
 */
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
 * A start never promotes a former owner, so that changes in the dashboard stay. Returns a generated password, which
 * cannot be read again later.
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

// Behind a local proxy every client looks local, so the login page must prove it came from the printed link.
const loginHintKey = randomBytes(32).toString("base64url")

const sha256 = (text: string) => createHash("sha256").update(text).digest()

/** No other machine can reach a trial, so it may show its generated password. */
export const isTrial = ({ mode, isOnLoopback, trustedProxies, database }: Config) =>
  mode !== "production" && isOnLoopback && trustedProxies === 0 && database.dialect === "sqlite"

const findInitialSignIn = async () => {
  if (!isTrial(config) || !initialPasswordFile || !existsSync(initialPasswordFile)) return null
  const admin = await findNamed(config.admin.username)
  const password = readFileSync(initialPasswordFile, "utf8")
  const isCurrent = admin?.state === "ACTIVE" && (await verifyPassword(admin.passwordHash, password))
  return isCurrent ? { username: admin.username, password } : null
}

/** Null unless this is a trial with its generated password, as only then the login page may show it. */
export const currentLoginHintKey = async () => ((await findInitialSignIn()) ? loginHintKey : null)

/** Null unless the browser runs on this machine and sends the printed key, as strangers must not see the password. */
export const findLoginHint = async (viewer: Viewer, { key }: { key?: string | null }) => {
  if (!viewer.isLocal || !key || !timingSafeEqual(sha256(key), sha256(loginHintKey))) return null
  return findInitialSignIn()
}
