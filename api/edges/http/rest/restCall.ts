import { type Request, type RequestHandler, Router } from "express"
import type * as z from "zod"
import type { Permission } from "../../../contract/accounts/roles.ts"
import type { Proof } from "../../../contract/api/needs.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { tellDeprecated } from "../../compatibility/deprecationHeaders.ts"
import { authenticate, permitted, viewerOf, withKey } from "../authenticate.ts"
import { idempotent } from "../idempotent.ts"
import { acceptOnly } from "./acceptOnly.ts"

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

export interface Answer {
  description: string
  json?: z.ZodType
  /** The types of an answer that is no JSON, or that the client may ask for instead. */
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
  /** Its method and its path below `/api`, as in `GET /webhooks/:id`. */
  route: `${Method} ${string}`
  /** Its name in programs that are generated from the document. Never changes. */
  operationId: string
  /** The permission that it needs, or all of several; an API key needs the scopes. Null if anyone may call it. */
  needs: Permission | readonly Permission[] | null
  /** When a person must have proved lately who they are, which the service checks. */
  freshProof?: Proof
  summary: string
  description?: string
  /** What to do instead, and until when it stays, as in "Ask `/leads`. Goes away after 2027-06-01." */
  deprecated?: string
  query?: z.ZodObject
  body?: z.ZodObject
  form?: z.ZodObject
  /** The type of a body that is a file of texts, which the call reads while it arrives. */
  raw?: string
  headers?: Readonly<Record<string, string>>
  answers: Readonly<Record<number, Answer>>
  /** Statuses of refusals, beside those that follow from what the call takes and who may call it. */
  refusals?: readonly number[]
  examples: Readonly<Record<string, Example>>
  /** Whether a write for anyone takes an `Idempotency-Key` of those who send an API key. */
  isKeyed?: boolean
  /** A call for anyone that answers more to those who may see more. */
  isForViewer?: boolean
  /** The GraphQL document of a call that a GraphQL operation carries out. */
  document?: string
  handle: RequestHandler
}

/** Answers with what `act` does for the viewer, to what `:id` of the path names. */
export const answerWith =
  (act: (viewer: Viewer, id: string, request: Request) => Promise<unknown>, status = 200): RequestHandler =>
  async (request, response) => {
    response.status(status).json(await act(viewerOf(request), String(request.params.id), request))
  }

const namesOf = (rules: z.ZodObject | undefined) => rules && Object.keys(rules.shape)

/** A call as it is served, and described under a tag. */
export interface ServedCall extends RestCall {
  method: Lowercase<Method>
  path: string
  tag: string
}

export const callsUnder = (tag: string, calls: readonly RestCall[]): ServedCall[] =>
  calls.map((call) => {
    const [method, path = ""] = call.route.split(" ")
    return { ...call, tag, method: method?.toLowerCase() as Lowercase<Method>, path }
  })

/** True if a repeat under an `Idempotency-Key` is answered without acting again. Reads and files need no key. */
export const takesKey = ({ method, needs, form, raw, isKeyed = needs !== null }: ServedCall) =>
  isKeyed && method !== "get" && !form && !raw

/** Serves calls: to those who have what they need, and with the names that their rules have. */
export const restRoutes = (calls: readonly ServedCall[]): Router => {
  const routes = Router()
  for (const call of calls) {
    const forAnyone = call.isForViewer ? authenticate : withKey
    const guard = call.needs ? permitted(...[call.needs].flat()) : forAnyone
    const accepted = acceptOnly({ query: namesOf(call.query), body: namesOf(call.body) })
    const told = call.deprecated ? [tellDeprecated(call.deprecated)] : []
    const once = takesKey(call) ? [idempotent] : []
    routes[call.method](call.path, ...told, guard, accepted, ...once, call.handle)
  }
  return routes
}
