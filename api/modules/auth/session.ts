import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { Op } from "sequelize"
import { AdminSession, AdminUser } from "./admin.model.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A session ends after this long without a request. */
export const IDLE_LIMIT_MS = 12 * HOUR_MS

/** A session ends this long after login, however busy it is. */
export const ABSOLUTE_LIMIT_MS = 7 * 24 * HOUR_MS

// Recording every request would turn each read into a write.
const RECORD_EVERY_MS = MINUTE_MS

// A token has 256 random bits, so a plain hash cannot be guessed back.
const hashToken = (token: string) => createHash("sha256").update(token).digest("hex")

const isOver = (session: AdminSession, now: number) =>
  session.expiresAt.getTime() <= now || session.lastSeenAt.getTime() + IDLE_LIMIT_MS <= now

/** Opens a session and returns its token, which is stored nowhere. */
export const openSession = async (admin: AdminUser) => {
  const now = Date.now()
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

/** The session of a token, with its account, if it is still valid. */
export const findSession = async (token: string): Promise<AdminSession | null> => {
  const session = await AdminSession.findOne({
    where: { tokenHash: hashToken(token) },
    include: [{ model: AdminUser, as: "adminUser" }],
  })
  const now = Date.now()
  if (!session || isOver(session, now)) return null
  if (now - session.lastSeenAt.getTime() >= RECORD_EVERY_MS) await session.update({ lastSeenAt: new Date(now) })
  return session
}

/** Deletes the sessions that have ended. */
export const deleteEndedSessions = () => {
  const now = Date.now()
  return AdminSession.destroy({
    where: {
      [Op.or]: [
        { expiresAt: { [Op.lte]: new Date(now) } },
        { lastSeenAt: { [Op.lte]: new Date(now - IDLE_LIMIT_MS) } },
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
