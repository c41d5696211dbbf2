import { finished } from "node:stream/promises"
import type { Request, RequestHandler, Response } from "express"
import type { Transaction } from "sequelize"
import { keyedWrite } from "../../platform/database/connection/keyedWrite.ts"
import {
  type Claim,
  claimRequest,
  isTooLong,
  markCommitted,
  releaseClaim,
  renewClaim,
  storeAnswer,
  submissionIdOf,
} from "../../platform/idempotency/idempotency.ts"
import type { StoredAnswer } from "../../platform/idempotency/repeatedRequest.ts"
import { logger } from "../../platform/log/logger.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import { viewerOf } from "./authenticate.ts"
import { RefusedNamesError } from "./inputFaults.ts"

export const IDEMPOTENCY_KEY = "Idempotency-Key"
const STORED = "Idempotency-Key-Stored"

const ACCEPTED = /^[\x21-\x7e]{1,255}$/
const KEPT_HEADERS = ["Content-Type", "Location"]

/** Temporary refusals are not stored, as a repeat of the request may succeed. */
const PASSING_STATUSES = [401, 403, 408, 425, 429]

/** Null for visitors, whose stored answers could fill the database. */
const callerOf = ({ apiKey, user }: Viewer) => {
  if (apiKey) return `key ${apiKey.id}`
  return user ? `user ${user.id}` : null
}

/** Only final answers are stored; after any other answer, the request may run again. */
const settle = async (claim: Claim, answer: StoredAnswer) => {
  const { status } = answer
  if (status >= 500) await releaseClaim(claim, { isRefused: false })
  else if (PASSING_STATUSES.includes(status)) await releaseClaim(claim, { isRefused: true })
  else await storeAnswer(claim, answer)
}

/** The database may be unreachable, so an answer waits no longer than this for its storage. */
const HOLD_MS = 5_000

/** A repeat must get the same answer, so an answer is stored before it is sent. */
const settleBefore = (response: Response, claim: Claim) => {
  const chunks: Buffer[] = []
  let isGiven = false
  const add = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string))
  }
  const { end } = response
  response.write = ((chunk: unknown) => {
    add(chunk)
    return true
  }) as typeof response.write
  response.end = ((chunk: unknown) => {
    if (isGiven) return response
    isGiven = true
    add(chunk)
    const body = Buffer.concat(chunks)
    const headers = KEPT_HEADERS.flatMap((name) => {
      const value = response.get(name)
      return value ? [[name, value] as const] : []
    })
    const answer = { status: response.statusCode, headers: Object.fromEntries(headers), body: body.toString() }
    if (isTooLong(answer)) response.setHeader(STORED, "false")
    // Marks the response as sent, so that other code, such as the deadline, does not replace the answer.
    Object.defineProperty(response, "headersSent", { value: true })
    const send = () => response.writableEnded || end.call(response, body, "utf8")
    const limit = setTimeout(send, HOLD_MS)
    settle(claim, answer)
      .catch((error: unknown) => logger.warn({ err: error }, "an answer was not kept for a repeat of its request"))
      .finally(() => {
        clearTimeout(limit)
        send()
      })
    return response
  }) as typeof response.end
}

const requestTextOf = (request: Request) => {
  const { method, originalUrl, body = null } = request
  return [method, originalUrl, JSON.stringify(body), request.get("content-length")].join("\n")
}

/** A request with the same `Idempotency-Key` runs once in 24 hours for each account or API key, except for visitors. */
export const idempotent: RequestHandler = async (request, response, next) => {
  const key = request.get(IDEMPOTENCY_KEY)
  const caller = callerOf(viewerOf(request))
  if (key === undefined || caller === null) return next()
  if (!ACCEPTED.test(key)) {
    const message = `${IDEMPOTENCY_KEY} must be 1 to 255 visible ASCII characters, such as a UUID.`
    throw new RefusedNamesError([{ field: IDEMPOTENCY_KEY, message }])
  }
  const keyed = { caller, key, request: requestTextOf(request) }
  const claimed = await claimRequest(keyed)
  if (claimed && "status" in claimed) {
    response.setHeader("Idempotency-Replayed", "true")
    response.status(claimed.status).set(claimed.headers)
    response.end(claimed.body)
    return
  }
  if (claimed) {
    settleBefore(response, claimed)
    void renewClaim(claimed, finished(response)).catch(() => undefined)
  } else response.setHeader(STORED, "false")
  const beforeCommit = async (transaction: Transaction) => {
    if (claimed) await markCommitted(claimed, transaction)
  }
  // Even without a claim, the derived submission id keeps a repeat from storing a second lead.
  keyedWrite.run({ submissionId: submissionIdOf(keyed), beforeCommit }, next)
}
