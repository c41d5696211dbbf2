import { createHash, randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { Op, type Transaction, UniqueConstraintError } from "sequelize"
import { ConflictError } from "../../contract/api/errors.ts"
import { HOUR_MS, SECOND_MS } from "../../contract/text/durations.ts"
import { withRetries } from "../database/connection/database.ts"
import { clock } from "../database/locks/clock.ts"
import { IdempotencyKey } from "./idempotencyKey.model.ts"
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
  token: string
}

const newClaim = async (request: KeyedRequest, keyHash: string, requestHash: string): Promise<Claim | null> => {
  const token = randomUUID()
  const now = clock.date()
  const row = { keyHash, requestHash, claimToken: token, claimedAt: now, isCommitted: false, createdAt: now }
  try {
    await IdempotencyKey.create(row)
    return { request, keyHash, token }
  } catch (error) {
    if (error instanceof UniqueConstraintError) return null
    throw error
  }
}

/** Takes a request over from a process that has died before anything of it was committed. */
const takeOver = async (request: KeyedRequest, { keyHash, claimToken }: IdempotencyKey): Promise<Claim | null> => {
  const token = randomUUID()
  const [changed] = await IdempotencyKey.update(
    { claimToken: token, claimedAt: clock.date() },
    { where: { keyHash, claimToken, isCommitted: false, answer: null } },
  )
  return changed === 1 ? { request, keyHash, token } : null
}

/**
 * The right to carry a request out, or what the same one was answered within 24 hours; waits for one that is at work. Throws
 * a `ConflictError` for another request under the key, for one that does not end, and for one whose answer was lost.
 */
export const claimOnce = async (request: KeyedRequest): Promise<Claim | KeptAnswer> => {
  const { keyHash, requestHash } = hashesOf(request)
  const waitUntil = performance.now() + WAIT_MS
  for (;;) {
    const claim = await withRetries(() => newClaim(request, keyHash, requestHash))
    if (claim) return claim
    const first = await IdempotencyKey.findByPk(keyHash)
    const now = clock.now()
    if (!first) continue
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

/** Notes in a transaction that the request takes effect. Throws, so that it does not, if another process has taken it over. */
export const noteCommit = async ({ keyHash, token }: Claim, transaction: Transaction) => {
  const where = { keyHash, claimToken: token }
  const [changed] = await IdempotencyKey.update({ isCommitted: true }, { where, transaction })
  // MySQL counts no row that was so already, as with the second transaction of a request.
  if (changed === 0 && (await IdempotencyKey.count({ where, transaction })) === 0)
    throw new ConflictError(STILL_RUNNING)
}

/** Keeps an answer for those who send the same again. */
export const keepAnswer = ({ request, keyHash, token }: Claim, answer: KeptAnswer) =>
  withRetries(() =>
    IdempotencyKey.update({ answer: sealAnswer(request, answer) }, { where: { keyHash, claimToken: token } }),
  )

/** Lets the same request be carried out after all: one that had no effect, or that was refused, whatever was noted of that. */
export const giveUpClaim = ({ keyHash, token }: Claim, { isRefused }: { isRefused: boolean }) =>
  IdempotencyKey.destroy({ where: { keyHash, claimToken: token, ...(!isRefused && { isCommitted: false }) } })

/** An id of what a request stores, the same each time: a repeat does not store it again, whoever carries it out. */
export const submissionIdOf = ({ keyHash }: Claim): string => {
  const hex = createHash("sha256").update(`submission ${keyHash}`).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Deletes what nobody repeats any more. */
export const deleteOldKeys = () =>
  IdempotencyKey.destroy({ where: { createdAt: { [Op.lt]: new Date(clock.now() - KEPT_MS) } } })
