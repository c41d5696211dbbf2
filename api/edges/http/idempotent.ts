import type { RequestHandler, Response } from "express"
import type { Transaction } from "sequelize"
import type { ErrorCode } from "../../contract/api/errors.ts"
import { keyedWrite } from "../../platform/database/connection/keyedWrite.ts"
import {
  type Claim,
  claimOnce,
  claimOptimistically,
  giveUpClaim,
  keepAnswer,
  noteCommit,
  submissionIdOf,
  warnUnkept,
} from "../../platform/idempotency/once.ts"
import type { KeptAnswer } from "../../platform/idempotency/repeatedRequest.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import { viewerOf } from "./authenticate.ts"
import { RefusedNamesError } from "./inputFaults.ts"

/** The header that makes a repeated write harmless. */
export const IDEMPOTENCY_KEY = "Idempotency-Key"

const ACCEPTED = /^[\x21-\x7e]{1,255}$/
const KEPT_HEADERS = ["Content-Type", "Location"]
const KEPT_BYTES_MAX = 1_000_000

/** Refusals that may be none the next time, by status and by the codes of GraphQL. */
const PASSING_STATUSES = [401, 403, 408, 425, 429]
const passingCodes: readonly unknown[] = ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"] satisfies ErrorCode[]
const failures: readonly unknown[] = ["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"] satisfies ErrorCode[]

type Outcome = "final" | "refused" | "failed"

const senderOf = ({ apiKey, user }: Viewer) => {
  if (apiKey) return `key ${apiKey.id}`
  return user ? `user ${user.id}` : "visitor"
}

/** The right to carry out what a viewer asks under a key, or what was answered to it. Throws for what is no key, too. */
export const claimFor = (viewer: Viewer, key: string, asked: readonly unknown[], isRecognized = false) => {
  if (!ACCEPTED.test(key)) {
    const message = `${IDEMPOTENCY_KEY} must be 1 to 255 visible ASCII characters, such as a UUID.`
    throw new RefusedNamesError([{ field: IDEMPOTENCY_KEY, message }])
  }
  const claim = isRecognized ? claimOptimistically : claimOnce
  return claim({ sender: senderOf(viewer), key, request: asked.join("\n") })
}

/** Says that an answer is one that was given before. */
export const tellReplayed = (response: Response) => response.setHeader("Idempotency-Replayed", "true")

/** Carries out what is claimed, each of whose transactions notes it. */
export const carryOut = <Result>(claimed: Claim, work: () => Result): Result => {
  const beforeCommit = (transaction: Transaction) => noteCommit(claimed, transaction)
  // A GraphQL request may store several.
  let stored = 0
  const nextId = () => submissionIdOf(claimed, stored++)
  return keyedWrite.run({ nextId, beforeCommit }, work)
}

/** What a refusal, or none, means for a repeat. */
export const outcomeOfCode = (code: unknown): Outcome => {
  if (failures.includes(code)) return "failed"
  return passingCodes.includes(code) ? "refused" : "final"
}

/** Keeps a final answer for those who send the same again, and lets anything else be carried out again. */
export const settle = async (claimed: Claim, outcome: Outcome, answer: KeptAnswer) => {
  if (outcome !== "final") await giveUpClaim(claimed, { isRefused: outcome === "refused" })
  else if (Buffer.byteLength(answer.body) <= KEPT_BYTES_MAX) await keepAnswer(claimed, answer)
}

const outcomeOf = ({ status, body }: KeptAnswer, isGraphql: boolean): Outcome => {
  if (status >= 500) return "failed"
  if (PASSING_STATUSES.includes(status)) return "refused"
  if (!isGraphql) return "final"
  const { data, errors = [] } = JSON.parse(body) as {
    data?: object | null
    errors?: { extensions?: { code?: unknown } }[]
  }
  const outcomes = errors.map(({ extensions }) => outcomeOfCode(extensions?.code))
  if (outcomes.includes("failed")) return "failed"
  // Of several changes, some may have taken effect.
  const hasNothing = Object.values(data ?? {}).every((field) => field === null)
  return hasNothing && outcomes.includes("refused") ? "refused" : "final"
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
      .catch(warnUnkept)
      .finally(() => end.call(response, body, "utf8"))
    return response
  }) as typeof response.end
}

/**
 * Carries a write that names an `Idempotency-Key` out once: a repeat within 24 hours, by the same account or key, gets the
 * same answer, also a refusal that would be the same. Behind what tells who asks, and what reads the body.
 */
export const idempotent =
  ({ isRecognized = false } = {}): RequestHandler =>
  async (request, response, next) => {
    const key = request.get(IDEMPOTENCY_KEY)
    if (key === undefined || request.method === "GET") return next()
    // A file is told apart by its length, as it is read while it arrives.
    const sent = [
      request.method,
      request.originalUrl,
      request.get("content-length"),
      JSON.stringify(request.body ?? null),
    ]
    const claimed = await claimFor(viewerOf(request), key, sent, isRecognized)
    if ("status" in claimed) {
      tellReplayed(response)
      response.status(claimed.status).set(claimed.headers)
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
      await settle(claimed, outcomeOf(answer, isGraphql), answer)
    })
    carryOut(claimed, next)
  }
