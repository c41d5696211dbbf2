import type { Request, RequestHandler, Response } from "express"
import type { Transaction } from "sequelize"
import type { ErrorCode } from "../../contract/api/errors.ts"
import { FILE_POST } from "../../contract/leads/leadFiles.ts"
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
const passingCodes: readonly unknown[] = [
  ...(["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"] satisfies ErrorCode[]),
  // The client sends the text of its query next, under the same key.
  "PERSISTED_QUERY_NOT_FOUND",
]
const failures: readonly unknown[] = ["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"] satisfies ErrorCode[]

type Outcome = "final" | "refused" | "failed"

interface Asked {
  isGraphql: boolean
  isVisitor: boolean
}

const VISITOR = "visitor"

const senderOf = ({ apiKey, user }: Viewer) => {
  if (apiKey) return `key ${apiKey.id}`
  return user ? `user ${user.id}` : VISITOR
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

const outcomeOf = ({ status, body }: KeptAnswer, { isGraphql, isVisitor }: Asked): Outcome => {
  if (status >= 500) return "failed"
  if (PASSING_STATUSES.includes(status)) return "refused"
  // Anybody could fill the database with refusals, and the same request is refused again anyway.
  if (isVisitor && status >= 400) return "refused"
  if (!isGraphql) return "final"
  const { data, errors = [] } = JSON.parse(body) as {
    data?: object | null
    errors?: { extensions?: { code?: unknown } }[]
  }
  const outcomes = errors.map(({ extensions }) => outcomeOfCode(extensions?.code))
  if (outcomes.includes("failed")) return "failed"
  // Of several changes, some may have taken effect.
  const hasNothing = Object.values(data ?? {}).every((field) => field === null)
  return hasNothing && (isVisitor || outcomes.includes("refused")) ? "refused" : "final"
}

/** How long an answer is held back at most: the database may have gone meanwhile. */
const HOLD_MS = 5_000

/** Holds a final answer back until it is kept, so that whoever has got it gets the same again. */
const settleBefore = (response: Response, asked: Asked, claimed: Claim) => {
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
    const outcome = outcomeOf(answer, asked)
    // Tells whoever checks, such as the deadline, that there is an answer, which nothing may replace.
    Object.defineProperty(response, "headersSent", { value: true })
    const send = () => response.writableEnded || end.call(response, body, "utf8")
    const limit = setTimeout(send, outcome === "final" ? HOLD_MS : 0)
    settle(claimed, outcome, answer)
      .catch(warnUnkept)
      .finally(() => {
        clearTimeout(limit)
        send()
      })
    return response
  }) as typeof response.end
}

/** What is asked. A persisted query is named by its hash, whether or not its text comes along. */
const askedIn = (request: Request) => {
  const { method, originalUrl, body = null } = request
  const { query: _text, ...named } = body ?? {}
  const isPersisted = Boolean(named.extensions?.persistedQuery)
  const sent = isPersisted ? [named] : [body, request.get("content-length")]
  return [method, originalUrl, ...sent.map((part) => JSON.stringify(part))]
}

/** Whether a request only reads, as far as it can be told before it is read; a persisted query is known by its hash alone. */
const isReading = ({ method, path, body }: Request) => {
  const query: unknown = path === "/graphql" ? body?.query : null
  return method === "GET" || (typeof query === "string" && !/\bmutation\b/.test(query))
}

/**
 * Carries a write that names an `Idempotency-Key` out once: a repeat within 24 hours, by the same account or key, gets the
 * same answer, also a refusal that would be the same. Behind what tells who asks, and what reads the body. Not for files,
 * which are read while they arrive: whatever stores them knows them by their bytes.
 */
export const idempotent =
  ({ isRecognized = false } = {}): RequestHandler =>
  async (request, response, next) => {
    const key = request.get(IDEMPOTENCY_KEY)
    if (key === undefined || isReading(request) || request.is(FILE_POST)) return next()
    const viewer = viewerOf(request)
    const claimed = await claimFor(viewer, key, askedIn(request), isRecognized)
    if ("status" in claimed) {
      tellReplayed(response)
      response.status(claimed.status).set(claimed.headers)
      response.end(claimed.body)
      return
    }
    const asked = { isGraphql: request.path === "/graphql", isVisitor: senderOf(viewer) === VISITOR }
    settleBefore(response, asked, claimed)
    carryOut(claimed, next)
  }
