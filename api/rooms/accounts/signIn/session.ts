import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { Op, type Transaction } from "sequelize"
import type { Role } from "../../../contract/accounts/roles.ts"
import { HOUR_MS, MINUTE_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { toDate } from "../../../platform/database/reading/rowReader.ts"
import { inBatches } from "../../../platform/database/writing/batch.ts"
import { logger } from "../../../platform/log/logger.ts"
import type { Session, Viewer } from "../../../platform/viewer/viewer.ts"
import { lacksFactorSql } from "../proofs/secondFactor.ts"
import { User, UserSession } from "../users/user.model.ts"

export const IDLE_LIMIT_MS = 12 * HOUR_MS

/** Counted from login and not extended by activity, so that a stolen session ends. */
export const ABSOLUTE_LIMIT_MS = 7 * 24 * HOUR_MS

// Ended sessions stay for a day, as a wrong clock may have ended them and may yet be corrected.
const KEPT_MS = 24 * HOUR_MS

// Recording every request would turn each read into a write.
const RECORD_EVERY_MS = MINUTE_MS

/** Longer than any response, so that requests sent before the new token arrived still succeed. */
export const PREVIOUS_TOKEN_MS = 30_000

// A fast hash is safe, as 256 random bits cannot be guessed.
const hashToken = (token: string) => createHash("sha256").update(token).digest("hex")

const newToken = () => randomBytes(32).toString("base64url")

interface ProofKind {
  isByFactor: boolean
}

const provedNow = ({ isByFactor }: ProofKind) => {
  const now = clock.date()
  return { verifiedAt: now, ...(isByFactor && { factorVerifiedAt: now }) }
}

export const openSession = async (
  { id }: User,
  { userAgent = "", address }: Viewer,
  proof: ProofKind = { isByFactor: false },
  transaction?: Transaction,
): Promise<{ token: string; expiresAt: Date }> => {
  const now = clock.now()
  const token = newToken()
  const expiresAt = new Date(now + ABSOLUTE_LIMIT_MS)
  // The account is updated first, as the foreign key lock of the new session could otherwise deadlock with this update.
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
    account.role, ${lacksFactorSql("account")} AS lacks_second_factor
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

// Concurrent requests share one query. It starts after the last of these requests, so an ended session fails at once.
const findByHash = inBatches(async (hashes: readonly string[]) => {
  const literals = [...new Set(hashes)].map((hash) => `'${hash}'`)
  const found = await select<FoundSession>(
    database(),
    `${FIND_SESSIONS} session.token_hash IN (${literals.join(", ")})`,
  )
  const sessionOf = new Map(found.map((session) => [session.token_hash, session]))
  return hashes.map((hash) => sessionOf.get(hash))
})

const findByPreviousHash = async (hash: string) => {
  const [found] = await select<FoundSession>(database(), `${FIND_SESSIONS} session.previous_token_hash = '${hash}'`)
  return found && toDate(found.previous_token_until).getTime() > clock.now() ? found : undefined
}

/** Not cached, so that an ended session fails at once. A stream (`isRequest` is false) does not extend the session. */
export const findSession = async (token: string, isRequest = true): Promise<Session | null> => {
  const tokenHash = hashToken(token)
  const found = (await findByHash(tokenHash)) ?? (await findByPreviousHash(tokenHash))
  if (!found) return null
  const { id, user_id, username, name, email, role } = found
  const [lastSeenAt, expiresAt] = [toDate(found.last_seen_at), toDate(found.expires_at)]
  const now = clock.now()
  if (!clock.isOpen(expiresAt, ABSOLUTE_LIMIT_MS) || lastSeenAt.getTime() + IDLE_LIMIT_MS <= now) return null
  // `Math.abs`, as the stored time may lie in the future after a clock was set back.
  if (isRequest && Math.abs(now - lastSeenAt.getTime()) >= RECORD_EVERY_MS)
    await UserSession.update({ lastSeenAt: new Date(now) }, { where: { id } })
  return {
    id,
    tokenHash,
    verifiedAt: toDate(found.verified_at),
    factorVerifiedAt: found.factor_verified_at === null ? null : toDate(found.factor_verified_at),
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

/** After an error, the old token stays, as the proof has already succeeded. Null then, and without a session. */
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

// The key is the password hash: all replicas share it, and a new password makes all browsers unknown.
const signatureOf = (user: User, id: string) =>
  createHmac("sha256", user.passwordHash).update(`device ${user.id} ${id}`).digest()

/** Marks a browser as known to an account; grants no access. */
export const newDevice = (user: User): string => {
  const id = randomBytes(16).toString("base64url")
  return `${id}.${signatureOf(user, id).toString("base64url")}`
}

/** Null for a token of another account or of an earlier password. */
export const deviceIdOf = (user: User, token: string): string | null => {
  const [id = "", signature = ""] = token.split(".")
  const expected = signatureOf(user, id)
  const actual = Buffer.from(signature, "base64url")
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null
}
