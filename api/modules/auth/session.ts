import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { Op } from "sequelize"
import { inBatches } from "../../database/batch.ts"
import { clock } from "../../database/clock.ts"
import { database } from "../../database/database.ts"
import { asMoment } from "../../database/plainRows.ts"
import type { Reader } from "../../database/replica.ts"
import { select } from "../../database/statements.ts"
import { AdminSession, type AdminUser } from "./admin.model.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A session ends after this long without a request. */
export const IDLE_LIMIT_MS = 12 * HOUR_MS

/** A session ends this long after login, however busy it is. */
export const ABSOLUTE_LIMIT_MS = 7 * 24 * HOUR_MS

// One that has ended is kept for as long as a clock that is wrong by less may yet be put right.
const KEPT_MS = 24 * HOUR_MS

// Recording every request would turn each read into a write.
const RECORD_EVERY_MS = MINUTE_MS

// A token has 256 random bits, so a plain hash cannot be guessed back.
const hashToken = (token: string) => createHash("sha256").update(token).digest("hex")

/** An account as requests need it. */
export interface Admin {
  id: number
  username: string
}

/** A session that has not ended, with its account. */
export interface Session extends Reader {
  admin: Admin
}

/** Opens a session and returns its token, which is stored nowhere. */
export const openSession = async (admin: AdminUser) => {
  const now = clock.now()
  const token = randomBytes(32).toString("base64url")
  const expiresAt = new Date(now + ABSOLUTE_LIMIT_MS)
  await AdminSession.create({
    adminUserId: admin.id,
    tokenHash: hashToken(token),
    lastSeenAt: new Date(now),
    expiresAt,
  })
  return { token, expiresAt }
}

const FIND_SESSIONS = `SELECT session.id, session.token_hash, session.last_seen_at, session.expires_at,
    session.last_write_ms, admin.id AS admin_id, admin.username
  FROM admin_sessions session JOIN admin_users admin ON admin.id = session.admin_user_id
  WHERE session.token_hash IN `

interface FoundSession {
  id: number
  token_hash: string
  last_seen_at: unknown
  expires_at: unknown
  last_write_ms: number
  admin_id: number
  username: string
}

// Each request of an admin asks this; those that arrive meanwhile ask together, by a statement that begins after them.
const findByHash = inBatches(async (hashes: readonly string[]) => {
  const literals = [...new Set(hashes)].map((hash) => `'${hash}'`)
  const found = await select<FoundSession>(database(), `${FIND_SESSIONS}(${literals.join(", ")})`)
  const sessionOf = new Map(found.map((session) => [session.token_hash, session]))
  return hashes.map((hash) => sessionOf.get(hash))
})

/** The session of a token, if it is still valid. It is looked up each time, so that one that was revoked is at once over. */
export const findSession = async (token: string): Promise<Session | null> => {
  const found = await findByHash(hashToken(token))
  if (!found) return null
  const { id, admin_id, username } = found
  const [lastSeenAt, expiresAt] = [asMoment(found.last_seen_at), asMoment(found.expires_at)]
  const now = clock.now()
  if (expiresAt.getTime() <= now || lastSeenAt.getTime() + IDLE_LIMIT_MS <= now) return null
  // A moment in the future was recorded before a clock was set back.
  if (Math.abs(now - lastSeenAt.getTime()) >= RECORD_EVERY_MS)
    await AdminSession.update({ lastSeenAt: new Date(now) }, { where: { id } })
  return { id, lastWriteMs: found.last_write_ms, admin: { id: admin_id, username } }
}

/** Ends a session. */
export const closeSession = async ({ id }: Session) => {
  await AdminSession.destroy({ where: { id } })
}

/** Deletes the sessions that ended some time ago. */
export const deleteEndedSessions = () => {
  const before = clock.now() - KEPT_MS
  return AdminSession.destroy({
    where: {
      [Op.or]: [
        { expiresAt: { [Op.lte]: new Date(before) } },
        { lastSeenAt: { [Op.lte]: new Date(before - IDLE_LIMIT_MS) } },
      ],
    },
  })
}

// Signed with a secret of the account that only the database knows, so that all replicas agree, and a new password
// invalidates all devices.
const signatureOf = (admin: AdminUser, id: string) =>
  createHmac("sha256", admin.passwordHash).update(`device ${admin.id} ${id}`).digest()

/** A token by which a browser can prove later that somebody has signed in with it. On its own it grants no access. */
export const newDevice = (admin: AdminUser): string => {
  const id = randomBytes(16).toString("base64url")
  return `${id}.${signatureOf(admin, id).toString("base64url")}`
}

/** The id of the browser that sent this token, if the token was made for this account and its present password. */
export const deviceIdOf = (admin: AdminUser, token: string): string | null => {
  const [id = "", signature = ""] = token.split(".")
  const expected = signatureOf(admin, id)
  const given = Buffer.from(signature, "base64url")
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
