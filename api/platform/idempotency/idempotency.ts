import { createHash, randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { Op, type Transaction } from "sequelize"
import { ConflictError, ServiceUnavailableError } from "../../contract/api/errors.ts"
import { HOUR_MS, SECOND_MS } from "../../contract/text/durations.ts"
import { clock } from "../database/clock/clock.ts"
import { withRetries } from "../database/connection/database.ts"
import { insertNewRows } from "../database/writing/insertRows.ts"
import { claimEnd, createHeartbeat } from "../jobs/heartbeat.ts"
import { IdempotencyKey } from "./idempotencyKey.model.ts"
import { hashesOf, type KeptAnswer, type KeyedRequest, openAnswer, sealAnswer } from "./repeatedRequest.ts"

const KEPT_MS = 24 * HOUR_MS

const heartbeat = createHeartbeat(IdempotencyKey, (claimedAt) => ({ claimedAt }))

/** How long a repeat waits for the first to end, within the time of a request. */
const WAIT_MS = 15 * SECOND_MS
const LOOK_EVERY_MS = 100

/** A longer answer is not kept. */
export const ANSWER_BYTES_MAX = 65_536
/** What is kept for one API key or account. Requests beyond it are carried out without a claim. */
export const CALLER_BYTES_MAX = 10 * 1_048_576
/** A row and its indexes, beside the answer. */
const ROW_BYTES = 512

const OTHER_REQUEST =
  "This Idempotency-Key was already used for another request. Send the same again, or another one under a new key."
const STILL_RUNNING = "The first request with this Idempotency-Key is still at work. Send it again in a few seconds."
const readAgain = (what: string) =>
  `The first request with this Idempotency-Key took effect, but its answer was ${what}. Read what is there now; to change it again, use a new key.`
const ANSWER_LOST = readAgain("lost")
const ANSWER_TOO_LONG = readAgain("too long to be kept")

export interface Claim {
  request: KeyedRequest
  keyHash: string
  requestHash: string
  token: string
}

export const isTooLong = (answer: KeptAnswer) => Buffer.byteLength(JSON.stringify(answer)) > ANSWER_BYTES_MAX

/** Kept in place of an answer that is too long. */
const TOO_LONG: KeptAnswer = { status: 0, headers: {}, body: "" }

/** The bytes kept for a caller, or for all; a request that is at work counts with the longest answer. */
export const readKeptBytes = async (caller?: string): Promise<number> =>
  Number(await IdempotencyKey.sum("keptBytes", caller === undefined ? {} : { where: { caller } }))

/** Takes a request over from a process that has died before anything of it was committed. */
const takeOver = async (request: KeyedRequest, first: IdempotencyKey): Promise<Claim | null> => {
  const { keyHash, requestHash, claimToken } = first
  const token = randomUUID()
  const [changed] = await IdempotencyKey.update(
    { claimToken: token, claimedAt: clock.date() },
    { where: { keyHash, claimToken, isCommitted: false, answer: null } },
  )
  return changed === 1 ? { request, keyHash, requestHash, token } : null
}

/**
 * The right to carry a request out, or the answer to the same one within 24 hours; waits for one that is at work. Null if no
 * more is kept for the caller. Throws a `ConflictError` for another request under the key, for one that does not end, and
 * for one whose answer was lost.
 */
export const claimRequest = async (request: KeyedRequest): Promise<Claim | KeptAnswer | null> => {
  const { caller } = request
  const { keyHash, requestHash } = hashesOf(request)
  const waitUntil = performance.now() + WAIT_MS
  for (;;) {
    const token = randomUUID()
    const claimedAt = clock.date()
    const now = claimedAt.getTime()
    const keptBytes = ROW_BYTES + ANSWER_BYTES_MAX
    const claimed = { keyHash, requestHash, caller, claimToken: token, claimedAt, keptBytes }
    const row = { ...claimed, isCommitted: false, createdAt: claimedAt }
    await withRetries(() => insertNewRows(IdempotencyKey, [row]))
    const first = await withRetries(() => IdempotencyKey.findByPk(keyHash))
    if (!first) continue
    if (first.claimToken === token) {
      const claim = { request, keyHash, requestHash, token }
      // After its own row is there, so that many at once do not pass together.
      if ((await readKeptBytes(caller)) <= CALLER_BYTES_MAX) return claim
      await giveUpClaim(claim, { isRefused: false })
      return null
    }
    if (Math.abs(now - first.createdAt.getTime()) >= KEPT_MS) {
      await IdempotencyKey.destroy({ where: { keyHash, claimToken: first.claimToken } })
      continue
    }
    if (first.requestHash !== requestHash) throw new ConflictError(OTHER_REQUEST)
    if (first.answer) {
      const answer = openAnswer(request, first.answer)
      if (answer.status === TOO_LONG.status) throw new ConflictError(ANSWER_TOO_LONG)
      return answer
    }
    if (claimEnd(first.claimedAt) <= claimedAt && !clock.hasJumped()) {
      if (first.isCommitted) throw new ConflictError(ANSWER_LOST)
      const taken = await takeOver(request, first)
      if (taken) return taken
      continue
    }
    // Its process may have died, so that the same may be sent again until another takes it over.
    if (performance.now() >= waitUntil)
      throw first.isCommitted ? new ConflictError(ANSWER_LOST) : new ServiceUnavailableError()
    await delay(LOOK_EVERY_MS)
  }
}

/** Keeps other processes from taking the request over until it has ended. */
export const holdClaim = ({ keyHash, token }: Claim, ended: Promise<unknown>) =>
  heartbeat.during({ key: keyHash, token, endsAt: claimEnd(clock.date()) }, () => ended)

/** Notes in a transaction that the request takes effect. Throws, so that it does not, if another process has taken it over. */
export const noteCommit = async ({ keyHash, token }: Claim, transaction: Transaction) => {
  const where = { keyHash, claimToken: token }
  const [changed] = await IdempotencyKey.update({ isCommitted: true }, { where, transaction })
  // MySQL counts no row that was so already, as with the second transaction of a request.
  if (changed === 0 && (await IdempotencyKey.count({ where, transaction })) === 0)
    throw new ConflictError(STILL_RUNNING)
}

export const keepAnswer = async ({ request, keyHash, token }: Claim, given: KeptAnswer): Promise<void> => {
  const answer = sealAnswer(request, isTooLong(given) ? TOO_LONG : given)
  const kept = { answer, keptBytes: ROW_BYTES + answer.length }
  await withRetries(() => IdempotencyKey.update(kept, { where: { keyHash, claimToken: token } }))
}

/** Lets the same request be carried out after all: one that had no effect, or that was refused, whatever was noted of that. */
export const giveUpClaim = async ({ keyHash, token }: Claim, { isRefused }: { isRefused: boolean }) => {
  const where = { keyHash, claimToken: token, ...(!isRefused && { isCommitted: false }) }
  await IdempotencyKey.destroy({ where })
}

/** The id of the lead that a request stores, by which a repeat finds it, whoever carries it out. */
export const submissionIdOf = (request: KeyedRequest): string => {
  const { keyHash } = hashesOf(request)
  const hex = createHash("sha256").update(`submission ${keyHash}`).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const DELETED_AT_ONCE = 1_000

export const deleteOldKeys = async (): Promise<number> => {
  const where = { createdAt: { [Op.lt]: new Date(clock.now() - KEPT_MS) } }
  const deleted = await IdempotencyKey.destroy({ where, limit: DELETED_AT_ONCE })
  return deleted < DELETED_AT_ONCE ? deleted : deleted + (await deleteOldKeys())
}
