import { type Request, type RequestHandler, Router } from "express"
import type * as z from "zod"
import type { Permission } from "../../../contract/accounts/roles.ts"
import type { Proof } from "../../../contract/api/needs.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { announceDeprecation } from "../../compatibility/deprecationHeaders.ts"
import { authenticate, authenticateKey, permitted, viewerOf } from "../authenticate.ts"
import { idempotent } from "../idempotent.ts"
import { acceptOnly } from "./acceptOnly.ts"

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

export interface Answer {
  description: string
  json?: z.ZodType
  types?: readonly string[]
  headers?: readonly string[]
}

export interface Example {
  id?: number
  token?: string
  query?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
  body?: unknown
  status: number
  answer?: unknown
}

export interface RestCall {
  /** The path is below `/api`, such as in `GET /webhooks/:id`. */
  route: `${Method} ${string}`
  /** Names the call in generated clients, so it never changes. */
  operationId: string
  /** All of these are required, and API keys need the scopes of the same names. Null for public calls. */
  needs: Permission | readonly Permission[] | null
  freshProof?: Proof
  summary: string
  description?: string
  /** The replacement and the last day, such as "Ask `/leads`. Goes away after 2027-06-01." */
  deprecated?: string
  query?: z.ZodObject
  body?: z.ZodObject
  form?: z.ZodObject
  /** The content type of a text body, which the call reads as a stream. */
  raw?: string
  headers?: Readonly<Record<string, string>>
  answers: Readonly<Record<number, Answer>>
  /** Only error statuses that do not follow from input and access. */
  refusals?: readonly number[]
  examples: Readonly<Record<string, Example>>
  /** A public write that accepts an `Idempotency-Key` from API keys. */
  isKeyed?: boolean
  /** A public call that returns more to viewers with more permissions. */
  isForViewer?: boolean
  document?: string
  handle: RequestHandler
}

export const answerWith =
  (act: (viewer: Viewer, id: string, request: Request) => Promise<unknown>, status = 200): RequestHandler =>
  async (request, response) => {
    response.status(status).json(await act(viewerOf(request), String(request.params.id), request))
  }

const namesOf = (rules: z.ZodObject | undefined) => rules && Object.keys(rules.shape)

export interface ServedCall extends RestCall {
  method: Lowercase<Method>
  path: string
  tag: string
}

export const callsWithTag = (tag: string, calls: readonly RestCall[]): ServedCall[] =>
  calls.map((call) => {
    const [method, path = ""] = call.route.split(" ")
    return { ...call, tag, method: method?.toLowerCase() as Lowercase<Method>, path }
  })

/**
 * A repeat of a read changes nothing, so a read needs no `Idempotency-Key`. An upload cannot have one, as its body is
 * not read before the call.
 */
export const isIdempotent = ({ method, needs, form, raw, isKeyed = needs !== null }: ServedCall) =>
  isKeyed && method !== "get" && !form && !raw

export const restRoutes = (calls: readonly ServedCall[]): Router => {
  const routes = Router()
  for (const call of calls) {
    const forAnyone = call.isForViewer ? authenticate : authenticateKey
    const guard = call.needs ? permitted(...[call.needs].flat()) : forAnyone
    const accepted = acceptOnly({ query: namesOf(call.query), body: namesOf(call.body) })
    const deprecation = call.deprecated ? [announceDeprecation(call.deprecated)] : []
    const once = isIdempotent(call) ? [idempotent] : []
    routes[call.method](call.path, ...deprecation, guard, accepted, ...once, call.handle)
  }
  return routes
}
