import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { Op, type Transaction } from "sequelize"
import type { Role } from "../../../contract/accounts/roles.ts"
import { HOUR_MS, MINUTE_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { asMoment } from "../../../platform/database/reading/rowReader.ts"
import { inBatches } from "../../../platform/database/writing/batch.ts"
import { logger } from "../../../platform/log/logger.ts"
import type { Session, Viewer } from "../../../platform/viewer/viewer.ts"
import { lacksFactorSql } from "../proofs/secondFactor.ts"
import { User, UserSession } from "../users/user.model.ts"

/** A session ends after this long without a request. */
export const IDLE_LIMIT_MS = 12 * HOUR_MS

/** A session ends this long after login, however busy it is. */
export const ABSOLUTE_LIMIT_MS = 7 * 24 * HOUR_MS

// One that has ended is kept for as long as a clock that is wrong by less may yet be put right.
const KEPT_MS = 24 * HOUR_MS

// Recording every request would turn each read into a write.
const RECORD_EVERY_MS = MINUTE_MS

/** Longer than any answer takes, so that what a browser had sent by its old token before it got the new one is served. */
export const PREVIOUS_TOKEN_MS = 30_000

// A token has 256 random bits, so a plain hash cannot be guessed back.
const hashToken = (token: string) => createHash("sha256").update(token).digest("hex")

const newToken = () => randomBytes(32).toString("base64url")

/** How somebody has proved who they are. */
interface ProofKind {
  isByFactor: boolean
}

const provedNow = ({ isByFactor }: ProofKind) => {
  const now = clock.date()
  return { verifiedAt: now, ...(isByFactor && { factorVerifiedAt: now }) }
}

/** Opens a session for somebody who has just proved who they are. Returns its token, which is stored nowhere. */
export const openSession = async (
  { id }: User,
  { userAgent = "", address }: Viewer,
  proof: ProofKind = { isByFactor: false },
  transaction?: Transaction,
): Promise<{ token: string; expiresAt: Date }> => {
  const now = clock.now()
  const token = newToken()
  const expiresAt = new Date(now + ABSOLUTE_LIMIT_MS)
  // First, as a session that refers to the account would let others wait for it in turn.
  await User.update({ signedInAt: new Date(now) }, { where: { id }, silent: true, transaction })
  await UserSession.create(
    {
      userId: id,
      tokenHash: hashToken(token),
      userAgent: userAgent.slice(0, 255),
      address,
      ...provedNow(proof),
      lastSeenAt: new Date(now),
      expiresAt,
    },
    { transaction },
  )
  return { token, expiresAt }
}

const FIND_SESSIONS = `SELECT session.id, session.token_hash, session.previous_token_until, session.last_seen_at, session.expires_at,
    session.verified_at, session.factor_verified_at, account.id AS user_id, account.username, account.name, account.email,
    account.role, ${lacksFactorSql("account.id")} AS lacks_second_factor
  FROM admin_sessions session JOIN admin_users account ON account.id = session.admin_user_id
  WHERE account.state = 'ACTIVE' AND `

interface FoundSession {
  id: number
  token_hash: string
  previous_token_until: unknown
  last_seen_at: unknown
  expires_at: unknown
  verified_at: unknown
  factor_verified_at: unknown
  user_id: number
  username: string
  name: string
  email: string | null
  role: Role
  lacks_second_factor: number
}

// Each request of a user asks this; those that arrive meanwhile ask together, by a statement that begins after them.
const findByHash = inBatches(async (hashes: readonly string[]) => {
  const literals = [...new Set(hashes)].map((hash) => `'${hash}'`)
  const found = await select<FoundSession>(
    database(),
    `${FIND_SESSIONS} session.token_hash IN (${literals.join(", ")})`,
  )
  const sessionOf = new Map(found.map((session) => [session.token_hash, session]))
  return hashes.map((hash) => sessionOf.get(hash))
})

/** The session that had another token until a moment ago. */
const findByPreviousHash = async (hash: string) => {
  const [found] = await select<FoundSession>(database(), `${FIND_SESSIONS} session.previous_token_hash = '${hash}'`)
  return found && asMoment(found.previous_token_until).getTime() > clock.now() ? found : undefined
}

/** The valid session of a token, read each time. Only requests keep it alive, not open streams. */
export const findSession = async (token: string, isRequest = true): Promise<Session | null> => {
  const tokenHash = hashToken(token)
  const found = (await findByHash(tokenHash)) ?? (await findByPreviousHash(tokenHash))
  if (!found) return null
  const { id, user_id, username, name, email, role } = found
  const [lastSeenAt, expiresAt] = [asMoment(found.last_seen_at), asMoment(found.expires_at)]
  const now = clock.now()
  if (!clock.isOpen(expiresAt, ABSOLUTE_LIMIT_MS) || lastSeenAt.getTime() + IDLE_LIMIT_MS <= now) return null
  // A moment in the future was recorded before a clock was set back.
  if (isRequest && Math.abs(now - lastSeenAt.getTime()) >= RECORD_EVERY_MS)
    await UserSession.update({ lastSeenAt: new Date(now) }, { where: { id } })
  return {
    id,
    tokenHash,
    verifiedAt: asMoment(found.verified_at),
    factorVerifiedAt: found.factor_verified_at === null ? null : asMoment(found.factor_verified_at),
    lacksSecondFactor: found.lacks_second_factor === 1,
    user: { id: user_id, username, name, email, role },
  }
}

export const renewProof = async ({ session }: Viewer, proof: ProofKind, transaction?: Transaction) => {
  if (!session) return
  const proved = provedNow(proof)
  await UserSession.update(proved, { where: { id: session.id }, transaction })
  Object.assign(session, proved)
}

/** Gives a session another token. Null if an earlier request has just done so. */
export const rotateToken = async ({ id, tokenHash }: Session, transaction?: Transaction): Promise<string | null> => {
  const token = newToken()
  const rotated = {
    tokenHash: hashToken(token),
    previousTokenHash: tokenHash,
    previousTokenUntil: new Date(clock.now() + PREVIOUS_TOKEN_MS),
  }
  const [count] = await UserSession.update(rotated, { where: { id, tokenHash }, transaction })
  return count === 1 ? token : null
}

/** Another token for a session that has proved more, or null. */
export const renewToken = async ({ session }: Viewer): Promise<string | null> => {
  try {
    return session && (await rotateToken(session))
  } catch (error) {
    logger.warn({ err: error }, "a session kept its token after a proof")
    return null
  }
}

export const closeSession = async ({ id }: Session, transaction?: Transaction) => {
  await UserSession.destroy({ where: { id }, transaction })
}

export const isOpenSession = (now = clock.now()) => ({
  expiresAt: { [Op.gt]: new Date(now) },
  lastSeenAt: { [Op.gt]: new Date(now - IDLE_LIMIT_MS) },
})

export const deleteEndedSessions = () => {
  const before = clock.now() - KEPT_MS
  return UserSession.destroy({
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
const signatureOf = (user: User, id: string) =>
  createHmac("sha256", user.passwordHash).update(`device ${user.id} ${id}`).digest()

/** A token by which a browser can prove later that somebody has signed in with it. On its own it grants no access. */
export const newDevice = (user: User): string => {
  const id = randomBytes(16).toString("base64url")
  return `${id}.${signatureOf(user, id).toString("base64url")}`
}

/** The id of the browser that sent this token, if the token was made for this account and its present password. */
export const deviceIdOf = (user: User, token: string): string | null => {
  const [id = "", signature = ""] = token.split(".")
  const expected = signatureOf(user, id)
  const given = Buffer.from(signature, "base64url")
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
