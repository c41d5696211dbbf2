import type { Role } from "@farelight/api/contract/accounts/roles.ts"
import {
  type ErrorCode,
  type FieldError,
  type Reason,
  statusOfCode,
  toExtensions,
} from "@farelight/api/contract/api/errors.ts"
import { viewerOf } from "@farelight/api/edges/http/authenticate.ts"
import { requestIdOf } from "@farelight/api/edges/http/requestLog.ts"
import { createSiteRouter } from "@farelight/api/edges/site/site.routes.ts"
import { createSiteBackend } from "@farelight/api/edges/site/siteBackend.ts"
import { openSession } from "@farelight/api/rooms/accounts/signIn/session.ts"
import { User, UserSession } from "@farelight/api/rooms/accounts/users/user.model.ts"
import { draftedContent, publishedContent } from "@farelight/api/rooms/content/cms/cms.service.ts"
import { PASSWORD } from "@farelight/api/testing/accounts/accounts.ts"
import { visitor } from "@farelight/api/testing/factories/viewers.ts"
import { webClientStub } from "@farelight/api/testing/product/siteStub.ts"
import { newAddress, startTestApp, type TestApp } from "@farelight/api/testing/testApp.ts"
import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import { afterAll, afterEach, beforeAll, beforeEach, jest } from "@jest/globals"
import { delay, HttpResponse, http, type JsonBodyType, passthrough } from "msw"
import { storeAdminToken } from "../apollo/adminToken.ts"
import type * as documents from "../graphql/generated.ts"
import type * as signInDocuments from "../rooms/accounts/signIn/generated.ts"
import { answerBy } from "./server.ts"

// The product itself (routes, services and database) answers in the same process. Tests store data with the API's
// factories and services; each test starts with a new installation's database. A handler in between records requests,
// and delays, fails or replaces answers.

type Documents = typeof documents & typeof signInDocuments
type NameOf<Document> = Document extends `${infer Name}Document` ? Name : never
type GraphqlOperation = NameOf<keyof Documents>
type ResultOf<Name extends GraphqlOperation> =
  Documents[`${Name}Document`] extends TypedDocumentNode<infer Result, infer _Variables> ? Result : object

/** The client's non-GraphQL requests by method and address; named groups become variables. */
const restOperations = {
  SubmitDriverApplication: /^POST \/api\/drivers\/apply$/,
  SubmitAdvertiserInquiry: /^POST \/api\/advertisers\/contact$/,
  SendFile: /^POST \/api\/status\/[^/]+\/files$/,
  SubmitPrivacyRequest: /^POST \/api\/privacy-requests$/,
  ExportEvents: /^GET \/api\/admin\/events\.csv$/,
  ImportReport: /^GET \/api\/imports\/(?<id>\d+)\/report\.csv$/,
  ExportLeads: /^GET \/api\/[a-z]+\/[a-z]+\.csv$/,
  Preview: /^POST \/adminpage\/preview\/(?<page>[^/]+)$/,
  Original: /^GET \/api\/cms\/media\/(?<id>\d+)\/original$/,
  Picture: /^GET \/media\/(?<hash>[0-9a-f]{64})[-.][^/]+$/,
  LeadFilePreview: /^GET \/api\/leads\/files\/(?<id>\d+)\/preview$/,
  LeadFile: /^GET \/api\/leads\/files\/(?<id>\d+)$/,
  FollowSignals: /^GET \/api\/changes\/signals$/,
  UploadImport: /^POST \/api\/imports$/,
}

/** An operation of the client's GraphQL documents, or another request that it makes. */
export type Operation = GraphqlOperation | keyof typeof restOperations

type State = "normal" | "slow" | "offline" | "unauthorised" | "failing"

interface Behaviour {
  error?: { code: ErrorCode; message?: string; fields?: FieldError[]; reason?: Reason }
  isUnreachable?: boolean
  /** Answers after this many milliseconds, never, or when this promise is settled. */
  delay?: number | "infinite" | Promise<void>
}

const stateBehaviours: Partial<Record<State, Behaviour>> = {
  slow: { delay: 5_000 },
  offline: { isUnreachable: true },
  failing: { error: { code: "INTERNAL_SERVER_ERROR" } },
}

type Variables = Record<string, unknown>

interface ApiRequest {
  operation: string
  variables: Variables
  url: URL
  headers: Headers
}

type Replace = (data: unknown, variables: Variables) => unknown

const fresh = () => ({
  state: "normal" as State,
  address: newAddress(),
  behaviours: new Map<string, Behaviour>(),
  answers: new Map<string, Replace>(),
  received: [] as ApiRequest[],
  /** Refusals because of the account's role. */
  refusals: [] as string[],
  /** Internal errors of the product. */
  faults: [] as string[],
})

const now = fresh()
const underWay = new Set<Promise<unknown>>()
let ending = new AbortController()
let app: TestApp

// Read before MSW replaces it.
const { fetch: send } = globalThis

/** Reads a JSON request, a GraphQL multipart request, or the name and size of an uploaded file. */
const readBody = async (request: Request): Promise<Variables> => {
  const type = request.headers.get("content-type") ?? ""
  if (type.includes("json")) return request.json()
  if (!type.startsWith("multipart/form-data")) return {}
  const form = await request.formData()
  if (!form.has("operations")) {
    const file = form.get("file")
    return file instanceof File ? { name: file.name, size: file.size } : {}
  }
  const operation = JSON.parse(String(form.get("operations")))
  const places: Record<string, string[]> = JSON.parse(String(form.get("map")))
  for (const [part, [place = ""]] of Object.entries(places))
    operation.variables[place.replace(/^variables\./, "")] = form.get(part)
  return operation
}

const readAsked = async (request: Request): Promise<ApiRequest> => {
  const url = new URL(request.url)
  const given = { url, headers: request.headers }
  const body = await readBody(request.clone())
  if (url.pathname === "/graphql")
    return { ...given, operation: String(body.operationName), variables: (body.variables ?? {}) as Variables }
  const address = `${request.method} ${url.pathname}`
  for (const [operation, pattern] of Object.entries(restOperations)) {
    const found = pattern.exec(address)
    if (found)
      return { ...given, operation, variables: { ...Object.fromEntries(url.searchParams), ...found.groups, ...body } }
  }
  return { ...given, operation: address, variables: body }
}

/** Forwards a request to the product. Answers are buffered, except streams. */
const forward = async (request: Request, { url }: ApiRequest): Promise<Response> => {
  // XMLHttpRequest's headers are a proxy, which the `Headers` constructor does not accept.
  const headers = new Headers([...request.headers.entries()])
  headers.set("x-forwarded-for", now.address)
  // Passkeys belong to a host name.
  headers.set("x-forwarded-host", url.host)
  headers.set("accept-encoding", "identity")
  if (now.state === "unauthorised") headers.delete("authorization")
  const answer = await send(app.url + url.pathname + url.search, {
    method: request.method,
    headers,
    body: request.body && (await request.arrayBuffer()),
    signal: AbortSignal.any([request.signal, ending.signal]),
    redirect: "manual",
  })
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream")
  const bytes = isStream || answer.body === null ? answer.body : await answer.arrayBuffer()
  return new Response(bytes, answer)
}

interface GraphqlAnswer {
  data?: unknown
  errors?: { extensions: { code: ErrorCode; reason?: Reason; requestId?: string } }[]
}

/** Records errors that a test would otherwise miss. */
const note = ({ operation }: ApiRequest, { errors = [] }: GraphqlAnswer) => {
  for (const { extensions } of errors) {
    if (extensions.code === "FORBIDDEN" && !extensions.reason) now.refusals.push(operation)
    if (extensions.code === "INTERNAL_SERVER_ERROR") now.faults.push(`${operation} ${JSON.stringify(extensions)}`)
  }
}

const failWith = (isGraphql: boolean, error: NonNullable<Behaviour["error"]>) => {
  const { code, message = "The server's message", fields = [], reason = null } = error
  const known = { code, message, fields, retryAfterSeconds: null, reason }
  if (isGraphql) return HttpResponse.json({ errors: [{ message, extensions: toExtensions(known, "test") }] })
  const body = { success: false, message, errors: fields, step_up_required: reason === "STEP_UP_REQUIRED" }
  return HttpResponse.json(body, { status: statusOfCode[code] })
}

const answer = async (request: Request): Promise<Response> => {
  const { signal: over } = ending
  const asked = await readAsked(request)
  now.received.push(asked)
  const behaviour = now.behaviours.get(asked.operation) ?? stateBehaviours[now.state] ?? {}
  const { error, isUnreachable, delay: wanted = 0 } = behaviour
  if (wanted) await (typeof wanted === "object" ? wanted : delay(wanted))
  if (isUnreachable) return HttpResponse.error()
  const isGraphql = asked.url.pathname === "/graphql"
  if (error) return failWith(isGraphql, error)
  const replace = now.answers.get(asked.operation)
  if (replace?.length === 0) return HttpResponse.json({ data: replace(null, {}) as JsonBodyType })
  const answering = forward(request, asked)
  underWay.add(answering)
  try {
    const response = await answering
    if (!isGraphql) return response
    const body: GraphqlAnswer = await response.json()
    note(asked, body)
    const data = replace ? replace(body.data, asked.variables) : body.data
    return HttpResponse.json({ ...body, data } as JsonBodyType, { status: response.status, headers: response.headers })
  } catch (failure) {
    if (request.signal.aborted) return HttpResponse.error()
    // The test has ended.
    if (over.aborted) return new Promise(() => undefined)
    throw failure
  } finally {
    underWay.delete(answering)
  }
}

answerBy(
  http.all("*", ({ request }) => {
    const { origin } = new URL(request.url)
    if (origin === app.url) return passthrough()
    if (origin === window.location.origin) return answer(request)
  }),
)

const requests = (operation: Operation) => now.received.filter((request) => request.operation === operation)

export const api = Object.assign(now, {
  /** Every request for an operation since the test began. */
  requests,
  asked: (operation: Operation) => requests(operation).map(({ variables }) => variables),
  /** Sets an operation's behavior from now on; without one, the product answers again. */
  behave: (operation: Operation, behaviour: Behaviour = {}) => {
    now.behaviours.set(operation, behaviour)
  },
  /** Holds answers of operations until the returned function is called. */
  hold: (...operations: readonly Operation[]) => {
    let release = () => {}
    const delay = new Promise<void>((resolve) => (release = resolve))
    for (const operation of operations) now.behaviours.set(operation, { delay })
    return () => release()
  },
  /** Replaces an operation's data, or maps the product's data with a function. */
  answer: <Name extends GraphqlOperation>(
    operation: Name,
    given: ResultOf<Name> | ((data: ResultOf<Name>, variables: Variables) => ResultOf<Name>),
  ) => {
    now.answers.set(operation, typeof given === "function" ? (given as Replace) : () => given)
  },
  cutStreams: () => {
    ending.abort()
    ending = new AbortController()
  },
  /** The product itself, for requests by a colleague elsewhere. */
  app: () => app,
})

/** Gives the first account this role and signs the browser in as it; returns the token. */
export const signIn = async (role: Role = "OWNER") => {
  await User.update({ role }, { where: { id: 1 } })
  const admin = await User.findByPk(1, { rejectOnEmpty: true })
  const { token } = await openSession(admin, visitor())
  storeAdminToken(token)
  return token
}

export { PASSWORD }

/** Ages the sessions' proofs, so that sensitive actions require a new one. */
export const ageProofs = () => UserSession.update({ verifiedAt: new Date(0) }, { where: {} })

/** The pages, for previews. */
const site = () =>
  createSiteRouter({
    client: {
      ...webClientStub,
      loadServer: () => import("../site/entry-server.tsx"),
    },
    content: publishedContent,
    drafted: draftedContent,
    backendFor: (request, response, content) =>
      createSiteBackend(viewerOf(request), content, requestIdOf(response), () => Promise.reject(new Error("no file"))),
    publicUrl: null,
  })

let isUsed = false

beforeAll(async () => {
  app = await startTestApp({ site: site() })
})

beforeEach(async () => {
  if (isUsed) await app.reset()
  isUsed = true
  const { error } = console
  // Mutes the client's error reports and React's warnings about unawaited updates.
  jest.spyOn(console, "error").mockImplementation((message, ...details) => {
    if (!/(failed|could not be \w+):$|not wrapped in act/.test(String(message))) error(message, ...details)
  })
})

/** Waits for all responses, including that of a draft saved on leaving. Some responses wait for fake timers. */
export const settled = async () => {
  do {
    await delay(0)
    await Promise.allSettled(underWay)
  } while (underWay.size > 0)
}

afterEach(async () => {
  await settled()
  jest.useRealTimers()
  api.cutStreams()
  const { faults } = now
  Object.assign(now, fresh())
  if (faults.length > 0) throw new Error(faults.join("\n"))
})

afterAll(() => app.stop())
