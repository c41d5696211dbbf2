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
import { hashesOf, type KeyedRequest, openAnswer, type StoredAnswer, sealAnswer } from "./repeatedRequest.ts"

const KEPT_MS = 24 * HOUR_MS

const heartbeat = createHeartbeat(IdempotencyKey, (claimedAt) => ({ claimedAt }))

/** A repeat waits this long for the first request, which itself ends within a request's time limit. */
const WAIT_MS = 15 * SECOND_MS
const LOOK_EVERY_MS = 100

/** Longer answers are not stored, so that a few callers cannot fill the table. */
export const ANSWER_BYTES_MAX = 65_536
/** For each API key or account. Beyond the limit, requests run without protection against repeats. */
export const CALLER_BYTES_MAX = 10 * 1_048_576
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

export const isTooLong = (answer: StoredAnswer) => Buffer.byteLength(JSON.stringify(answer)) > ANSWER_BYTES_MAX

const TOO_LONG: StoredAnswer = { status: 0, headers: {}, body: "" }

/** Of all callers if `caller` is missing. A running request takes as many bytes as the longest answer. */
export const readKeptBytes = async (caller?: string): Promise<number> =>
  Number(await IdempotencyKey.sum("keptBytes", caller === undefined ? {} : { where: { caller } }))

/** Takes over only if the process that died had committed nothing, as running again could repeat the effect. */
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
 * Returns a claim if the request must run, or the stored answer of an earlier one; null if the caller's storage is
 * full. Throws a `ConflictError` if the key was used for another request, or the answer was lost after a commit.
 */
export const claimRequest = async (request: KeyedRequest): Promise<Claim | StoredAnswer | null> => {
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
      // Checked after the row is inserted, so that concurrent requests cannot all pass.
      if ((await readKeptBytes(caller)) <= CALLER_BYTES_MAX) return claim
      await releaseClaim(claim, { isRefused: false })
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
    // The process of the first request may have died. The client may send again until another process takes over.
    if (performance.now() >= waitUntil)
      throw first.isCommitted ? new ConflictError(ANSWER_LOST) : new ServiceUnavailableError()
    await delay(LOOK_EVERY_MS)
  }
}

export const renewClaim = ({ keyHash, token }: Claim, ended: Promise<unknown>) =>
  heartbeat.during({ key: keyHash, token, endsAt: claimEnd(clock.date()) }, () => ended)

/** Throws if another process has taken over, so that this transaction is rolled back. */
export const markCommitted = async ({ keyHash, token }: Claim, transaction: Transaction) => {
  const where = { keyHash, claimToken: token }
  const [changed] = await IdempotencyKey.update({ isCommitted: true }, { where, transaction })
  // MySQL counts changed rows only, and a second transaction of the request changes none, so the row is looked up.
  if (changed === 0 && (await IdempotencyKey.count({ where, transaction })) === 0)
    throw new ConflictError(STILL_RUNNING)
}

export const storeAnswer = async ({ request, keyHash, token }: Claim, original: StoredAnswer): Promise<void> => {
  const answer = sealAnswer(request, isTooLong(original) ? TOO_LONG : original)
  const kept = { answer, keptBytes: ROW_BYTES + answer.length }
  await withRetries(() => IdempotencyKey.update(kept, { where: { keyHash, claimToken: token } }))
}

/** Only for a request that had no effect or was refused, as it may then be sent again. */
export const releaseClaim = async ({ keyHash, token }: Claim, { isRefused }: { isRefused: boolean }) => {
  const where = { keyHash, claimToken: token, ...(!isRefused && { isCommitted: false }) }
  await IdempotencyKey.destroy({ where })
}

/** Made from the key, so that a repeat finds the lead in any process. */
export const submissionIdOf = (request: KeyedRequest): string => {
  const { keyHash } = hashesOf(request)
  const hex = createHash("sha256").update(`submission ${keyHash}`).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const DELETED_AT_ONCE = 1_000

export const deleteOldIdempotencyKeys = async (): Promise<number> => {
  const where = { createdAt: { [Op.lt]: new Date(clock.now() - KEPT_MS) } }
  const deleted = await IdempotencyKey.destroy({ where, limit: DELETED_AT_ONCE })
  return deleted < DELETED_AT_ONCE ? deleted : deleted + (await deleteOldIdempotencyKeys())
}
