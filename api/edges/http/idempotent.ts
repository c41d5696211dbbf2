import type { Request, RequestHandler, Response } from "express"
import type { Transaction } from "sequelize"
import type { ErrorCode } from "../../contract/api/errors.ts"
import { keyedWrite } from "../../platform/database/connection/keyedWrite.ts"
import { claimOnce, giveUpClaim, keepAnswer, noteCommit, submissionIdOf } from "../../platform/idempotency/once.ts"
import type { KeptAnswer } from "../../platform/idempotency/repeatedRequest.ts"
import { logger } from "../../platform/log/logger.ts"
import { viewerOf } from "./authenticate.ts"
import { RefusedNamesError } from "./inputFaults.ts"

/** The header that makes a repeated write harmless. */
export const IDEMPOTENCY_KEY = "Idempotency-Key"
const REPLAYED = "Idempotency-Replayed"

const ACCEPTED = /^[\x21-\x7e]{1,255}$/
const KEPT_HEADERS = ["Content-Type", "Location"]
const KEPT_BYTES_MAX = 1_000_000

/** Refusals that may be none the next time, by status and by the codes of GraphQL. */
const PASSING_STATUSES = [401, 403, 408, 425, 429]
const passingCodes: readonly unknown[] = ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"] satisfies ErrorCode[]
const failures: readonly unknown[] = ["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"] satisfies ErrorCode[]

type Outcome = "final" | "refused" | "failed"

const senderOf = (request: Request) => {
  const { apiKey, user } = viewerOf(request)
  if (apiKey) return `key ${apiKey.id}`
  return user ? `user ${user.id}` : "visitor"
}

const outcomeOf = ({ status, body }: KeptAnswer, isGraphql: boolean): Outcome => {
  if (status >= 500) return "failed"
  if (PASSING_STATUSES.includes(status)) return "refused"
  if (!isGraphql) return "final"
  const { data, errors = [] } = JSON.parse(body) as {
    data?: object | null
    errors?: { extensions?: { code?: unknown } }[]
  }
  const codes = errors.map(({ extensions }) => extensions?.code)
  if (codes.some((code) => failures.includes(code))) return "failed"
  // Of several changes, some may have taken effect.
  const hasNothing = Object.values(data ?? {}).every((field) => field === null)
  return hasNothing && codes.some((code) => passingCodes.includes(code)) ? "refused" : "final"
}

/** Holds an answer back until it is kept, so that whoever has got it gets the same again. */
const keepBefore = (response: Response, keep: (body: Buffer) => Promise<void>) => {
  const chunks: Buffer[] = []
  const add = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string))
  }
  const { end } = response
  response.write = ((chunk: unknown) => {
    add(chunk)
    return true
  }) as typeof response.write
  response.end = ((chunk: unknown) => {
    add(chunk)
    const body = Buffer.concat(chunks)
    keep(body)
      .catch((error: unknown) => logger.warn({ err: error }, "an answer was not kept for a repeat of its request"))
      .finally(() => end.call(response, body, "utf8"))
    return response
  }) as typeof response.end
}

/**
 * Carries a write that names an `Idempotency-Key` out once: a repeat within 24 hours, by the same account or key, gets the
 * same answer, also a refusal that would be the same. Behind what tells who asks, and what reads the body.
 */
export const idempotent: RequestHandler = async (request, response, next) => {
  const key = request.get(IDEMPOTENCY_KEY)
  if (key === undefined || request.method === "GET") return next()
  if (!ACCEPTED.test(key)) {
    const message = `${IDEMPOTENCY_KEY} must be 1 to 255 visible ASCII characters, such as a UUID.`
    throw new RefusedNamesError([{ field: IDEMPOTENCY_KEY, message }])
  }
  // A file is told apart by its length, as it is read while it arrives.
  const sent = [
    request.method,
    request.originalUrl,
    request.get("content-length"),
    JSON.stringify(request.body ?? null),
  ]
  const claimed = await claimOnce({ sender: senderOf(request), key, request: sent.join("\n") })
  if ("status" in claimed) {
    response.status(claimed.status).set({ ...claimed.headers, [REPLAYED]: "true" })
    response.end(claimed.body)
    return
  }
  const isGraphql = request.path === "/graphql"
  keepBefore(response, async (body) => {
    const headers = KEPT_HEADERS.flatMap((name) => {
      const value = response.get(name)
      return value ? [[name, value] as const] : []
    })
    const answer = { status: response.statusCode, headers: Object.fromEntries(headers), body: body.toString() }
    const outcome = outcomeOf(answer, isGraphql)
    if (outcome !== "final") await giveUpClaim(claimed, { isRefused: outcome === "refused" })
    else if (body.length <= KEPT_BYTES_MAX) await keepAnswer(claimed, answer)
  })
  const beforeCommit = (transaction: Transaction) => noteCommit(claimed, transaction)
  keyedWrite.run({ id: submissionIdOf(claimed), beforeCommit }, next)
}
