import { createHash, randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { type CreationAttributes, Op, type Sequelize, type Transaction } from "sequelize"
import { ConflictError } from "../../contract/api/errors.ts"
import { HOUR_MS, SECOND_MS } from "../../contract/text/durations.ts"
import { database, withRetries } from "../database/connection/database.ts"
import { quoted } from "../database/connection/dialect.ts"
import { clock } from "../database/locks/clock.ts"
import { findRows } from "../database/reading/plainRows.ts"
import { write } from "../database/reading/statements.ts"
import { inBatches } from "../database/writing/batch.ts"
import { insertNewRows } from "../database/writing/insertRows.ts"
import { logger } from "../log/logger.ts"
import { IdempotencyKey, type IdempotencyKeyRow } from "./idempotencyKey.model.ts"
import { hashesOf, type KeptAnswer, type KeyedRequest, openAnswer, sealAnswer } from "./repeatedRequest.ts"

/** For how long a repeat gets the same answer. */
const KEPT_MS = 24 * HOUR_MS
/** Who has not answered by then has died: a request ends within 20 seconds. */
const TAKEN_OVER_AFTER_MS = 60 * SECOND_MS
/** How long a repeat waits for the first to end, within the time of a request. */
const WAIT_MS = 15 * SECOND_MS
const LOOK_EVERY_MS = 100

const OTHER_REQUEST =
  "This Idempotency-Key was already used for another request. Send the same again, or another one under a new key."
const STILL_RUNNING = "The first request with this Idempotency-Key is still at work. Send it again in a few seconds."
const ANSWER_LOST =
  "The first request with this Idempotency-Key took effect, but its answer was lost. Read what is there now; to change it again, use a new key."

/** The right to carry a request out. */
export interface Claim {
  request: KeyedRequest
  keyHash: string
  requestHash: string
  token: string
  /** Whether nothing is stored of it until there is an answer: others may have the same right. */
  isOptimistic?: boolean
}

type NewKey = CreationAttributes<IdempotencyKey>

/** Claims what nobody has claimed, and returns what is there of each. */
const claimAll = async (rows: readonly NewKey[]): Promise<ReadonlyMap<string, IdempotencyKeyRow>> => {
  if (rows.length === 0) return new Map()
  // In the same order everywhere, so that two processes do not wait for each other.
  await insertNewRows(
    IdempotencyKey,
    rows.toSorted((one, other) => (one.keyHash < other.keyHash ? -1 : 1)),
  )
  const found = await findRows(IdempotencyKey, { where: { keyHash: rows.map(({ keyHash }) => keyHash) } })
  return new Map(found.map((row) => [row.keyHash, row]))
}

/** A longer answer is kept by a statement of its own. */
const SHORT_BYTES = 16_384

export const warnUnkept = (error: unknown) =>
  logger.warn({ err: error }, "an answer was not kept for a repeat of its request")

interface Kept {
  claim: Claim
  sealed: Buffer
}

const listed = (sequelize: Sequelize, values: readonly string[]) =>
  values.map((value) => quoted(sequelize, value)).join(", ")

const keepAll = async (kept: readonly Kept[]) => {
  if (kept.length === 0) return
  const sequelize = database()
  const answers = kept.map(({ claim, sealed }) => `WHEN '${claim.token}' THEN ${quoted(sequelize, sealed)}`)
  const hashes = listed(sequelize, kept.map(({ claim }) => claim.keyHash).toSorted())
  const tokens = listed(
    sequelize,
    kept.map(({ claim }) => claim.token),
  )
  await write(
    sequelize,
    `UPDATE idempotency_keys SET answer = CASE claim_token ${answers.join(" ")} END
      WHERE key_hash IN (${hashes}) AND claim_token IN (${tokens})`,
  )
}

/**
 * Claims keys and keeps answers, each by one statement for all that arrive meanwhile. Both together: the more often requests
 * wait, the fewer of them their own transactions have in common.
 */
const workTogether = inBatches(async (jobs: readonly { row?: NewKey; kept?: Kept }[]) => {
  await keepAll(jobs.flatMap(({ kept = [] }) => kept))
  const rowOf = await claimAll(jobs.flatMap(({ row = [] }) => row))
  return jobs.map(({ row }) => row && rowOf.get(row.keyHash))
})

/** Takes a request over from a process that has died before anything of it was committed. */
const takeOver = async (request: KeyedRequest, first: IdempotencyKeyRow): Promise<Claim | null> => {
  const { keyHash, requestHash, claimToken } = first
  const token = randomUUID()
  const [changed] = await IdempotencyKey.update(
    { claimToken: token, claimedAt: clock.date() },
    { where: { keyHash, claimToken, isCommitted: false, answer: null } },
  )
  return changed === 1 ? { request, keyHash, requestHash, token } : null
}

/**
 * The right to carry a request out, or what the same one was answered within 24 hours; waits for one that is at work. Throws
 * a `ConflictError` for another request under the key, for one that does not end, and for one whose answer was lost.
 */
export const claimOnce = async (request: KeyedRequest): Promise<Claim | KeptAnswer> => {
  const { keyHash, requestHash } = hashesOf(request)
  const waitUntil = performance.now() + WAIT_MS
  for (;;) {
    const token = randomUUID()
    const claimedAt = clock.date()
    const now = claimedAt.getTime()
    const row = { keyHash, requestHash, claimToken: token, claimedAt, isCommitted: false, createdAt: claimedAt }
    const first = await withRetries(() => workTogether({ row }))
    if (!first) continue
    if (first.claimToken === token) return { request, keyHash, requestHash, token }
    if (now - first.createdAt.getTime() >= KEPT_MS) {
      await IdempotencyKey.destroy({ where: { keyHash, claimToken: first.claimToken } })
      continue
    }
    if (first.requestHash !== requestHash) throw new ConflictError(OTHER_REQUEST)
    if (first.answer) return openAnswer(request, first.answer)
    if (now - first.claimedAt.getTime() >= TAKEN_OVER_AFTER_MS) {
      if (first.isCommitted) throw new ConflictError(ANSWER_LOST)
      const taken = await takeOver(request, first)
      if (taken) return taken
      continue
    }
    if (performance.now() >= waitUntil) throw new ConflictError(first.isCommitted ? ANSWER_LOST : STILL_RUNNING)
    await delay(LOOK_EVERY_MS)
  }
}

/** Keeps whole rows, of as many answers as come within a moment: nobody waits for them. */
const keepTogether = inBatches(
  async (rows: readonly NewKey[]) => {
    await insertNewRows(IdempotencyKey, rows)
    return rows
  },
  { togetherMs: 250 },
)

/** Answers that are sent and about to be kept, by the hashes of their keys. */
const beingKept = new Map<string, Promise<unknown>>()

/** In parallel: if one batch waited for another, those that come together would part, and share their transactions less. */
const lookUpTogether = inBatches(
  async (hashes: readonly string[]) => {
    const found = await findRows(IdempotencyKey, { where: { keyHash: hashes } })
    const there = new Set(found.map(({ keyHash }) => keyHash))
    return hashes.map((hash) => there.has(hash))
  },
  { isParallel: true },
)

/**
 * As `claimOnce`, for a request whose second run finds what the first has stored, by the id of `submissionIdOf`, and gets the
 * same answer. It claims nothing: two at once are carried out both, and a process that dies leaves nothing to take over.
 */
export const claimOptimistically = async (request: KeyedRequest): Promise<Claim | KeptAnswer> => {
  const hashes = hashesOf(request)
  const { keyHash } = hashes
  await beingKept.get(keyHash)
  const isThere = await withRetries(() => lookUpTogether(keyHash))
  return isThere ? claimOnce(request) : { request, ...hashes, token: randomUUID(), isOptimistic: true }
}

/** By the end, all answers that were sent are kept. */
export const answersKept = () => Promise.all(beingKept.values())

const keepLater = ({ keyHash, requestHash, token }: Claim, answer: Buffer) => {
  const now = clock.date()
  const row = { keyHash, requestHash, claimToken: token, claimedAt: now, isCommitted: true, answer, createdAt: now }
  const kept = withRetries(() => keepTogether(row))
    .catch(warnUnkept)
    .finally(() => beingKept.delete(keyHash))
  beingKept.set(keyHash, kept)
}

/** Notes in a transaction that the request takes effect. Throws, so that it does not, if another process has taken it over. */
export const noteCommit = async ({ keyHash, token, isOptimistic }: Claim, transaction: Transaction) => {
  if (isOptimistic) return
  const where = { keyHash, claimToken: token }
  const [changed] = await IdempotencyKey.update({ isCommitted: true }, { where, transaction })
  // MySQL counts no row that was so already, as with the second transaction of a request.
  if (changed === 0 && (await IdempotencyKey.count({ where, transaction })) === 0)
    throw new ConflictError(STILL_RUNNING)
}

/** Keeps an answer for those who send the same again: by its end, or, of an optimistic claim, a moment later. */
export const keepAnswer = async (claim: Claim, answer: KeptAnswer): Promise<void> => {
  const kept = { claim, sealed: sealAnswer(claim.request, answer) }
  // A conflict may be one with what came at once under the same key, whose answer is to be kept.
  if (claim.isOptimistic && answer.status === 409) return
  if (claim.isOptimistic) keepLater(claim, kept.sealed)
  else await withRetries<unknown>(() => (kept.sealed.length > SHORT_BYTES ? keepAll([kept]) : workTogether({ kept })))
}

/** Lets the same request be carried out after all: one that had no effect, or that was refused, whatever was noted of that. */
export const giveUpClaim = async ({ keyHash, token, isOptimistic }: Claim, { isRefused }: { isRefused: boolean }) => {
  if (isOptimistic) return
  const where = { keyHash, claimToken: token, ...(!isRefused && { isCommitted: false }) }
  await IdempotencyKey.destroy({ where })
}

/**
 * An id of what a request stores, or of the next after as many, the same each time: a repeat does not store it again, whoever
 * carries it out.
 */
export const submissionIdOf = ({ keyHash }: Claim, before: number): string => {
  const hex = createHash("sha256")
    .update(`submission ${keyHash}${before || ""}`)
    .digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** More at once would hold up what is being claimed. */
const DELETED_AT_ONCE = 1_000

/** Deletes what nobody repeats any more, and returns how many requests that were. */
export const deleteOldKeys = async (): Promise<number> => {
  const where = { createdAt: { [Op.lt]: new Date(clock.now() - KEPT_MS) } }
  const deleted = await IdempotencyKey.destroy({ where, limit: DELETED_AT_ONCE })
  return deleted < DELETED_AT_ONCE ? deleted : deleted + (await deleteOldKeys())
}
