import {
  DomainError,
  type ErrorCode,
  type FieldError,
  type PublicError,
  type Reason,
  statusOfCode,
  toExtensions,
} from "@farelight/api/contract/api/errors.ts"
import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import type { PageName } from "@farelight/api/contract/content/registry.ts"
import type { Locale } from "@farelight/api/contract/site/locale.ts"
import type { Picture } from "@farelight/api/contract/site/media.ts"
import { type GraphQLError, graphql } from "graphql"
import { delay, HttpResponse, http } from "msw"
import type * as documents from "../graphql/generated.ts"
import type * as signInDocuments from "../rooms/accounts/signIn/generated.ts"
import { createStore, type MockContext } from "./data/store.ts"
import { formHandlers } from "./formHandlers.ts"
import { restHandlers } from "./restHandlers.ts"
import { createSchema, type SomeResolvers } from "./schema.ts"
import { createSignals } from "./signals.ts"

/** The states that the whole API can be in. In `empty`, there is nothing but the site's content. */
export const mockStates = ["normal", "empty", "slow", "offline", "unauthorised", "failing"] as const
export type MockState = (typeof mockStates)[number]

const SLOW_MS = 5_000

type NameOf<Document> = Document extends `${infer Name}Document` ? Name : never

/** An operation of the web client's GraphQL documents, or another request that it makes. */
export type Operation =
  | NameOf<keyof typeof documents | keyof typeof signInDocuments>
  | "SubmitDriverApplication"
  | "SubmitAdvertiserInquiry"
  | "SendFile"
  | "SubmitPrivacyRequest"
  | "ExportLeads"
  | "ExportEvents"
  | "Preview"
  | "PageContent"
  | "Picture"
  | "Original"
  | "LeadFile"
  | "LeadFilePreview"
  | "FollowSignals"
  | "UploadImport"
  | "ImportReport"

export interface Behaviour {
  error?: { code: ErrorCode; message?: string; fields?: FieldError[]; reason?: Reason }
  isUnreachable?: boolean
  /** Answer after so many milliseconds, never, or when this promise is settled. */
  delay?: number | "infinite" | Promise<void>
}

export interface MockRequest {
  operation: string
  variables: Record<string, unknown>
  url: URL
  headers: Headers
}

interface MockOptions {
  typeDefs: string
  latencyMs?: number
  measure?: MockContext["measure"]
  renderPreview?: (page: PageName, blocks: StoredSection[], pictures: Picture[], locale?: Locale) => Promise<Response>
}

/** A request, and the answer that it gets unless the operation is set to behave otherwise. */
export interface Answering {
  operation: Operation
  variables: Record<string, unknown>
  request: Request
  succeed: (context: MockContext) => Promise<Response>
}

interface GraphqlRequest {
  query: string
  operationName: Operation
  variables: Record<string, unknown>
}

/** Reads a JSON request or, for uploads, a GraphQL multipart request. */
const readOperation = async (request: Request): Promise<GraphqlRequest> => {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return request.json()
  const form = await request.formData()
  const operation: GraphqlRequest = JSON.parse(String(form.get("operations")))
  const places: Record<string, string[]> = JSON.parse(String(form.get("map")))
  for (const [part, [place = ""]] of Object.entries(places)) {
    operation.variables[place.replace(/^variables\./, "")] = form.get(part)
  }
  return operation
}

const showPreview = async (_page: PageName, blocks: StoredSection[]) =>
  HttpResponse.html(`<!doctype html><title>Preview</title><pre>${JSON.stringify(blocks)}</pre>`)

const stateBehaviours: Partial<Record<MockState, Behaviour>> = {
  slow: { delay: SLOW_MS },
  offline: { isUnreachable: true },
  failing: { error: { code: "INTERNAL_SERVER_ERROR" } },
}

/** The product's API over an in-memory store, for the component tests and `npm run dev:mock`. */
export const createMockApi = ({
  typeDefs,
  latencyMs = 0,
  measure = async () => ({ width: 1200, height: 800 }),
  renderPreview = showPreview,
}: MockOptions) => {
  const product = createSchema(typeDefs)
  const signals = createSignals()
  const fresh = () => ({
    store: createStore(),
    state: "normal" as MockState,
    schema: product,
    behaviours: new Map<string, Behaviour>(),
    received: [] as MockRequest[],
    /** Errors of the mocked API itself. */
    mistakes: [] as string[],
    /** What was refused because the account's role does not permit it. */
    refusals: [] as string[],
  })
  const now = fresh()

  const contextOf = ({ headers }: Request): MockContext => {
    const token = headers.get("authorization")?.replace(/^Bearer /, "") ?? ""
    const isSignedIn = now.state !== "unauthorised" && now.store.tokens.has(token)
    return { store: now.store, token, user: isSignedIn ? now.store.user : null, measure }
  }

  const publicError = (error: Error) => {
    if (error instanceof DomainError) {
      if (error.code === "FORBIDDEN" && error.reason === null) now.refusals.push(error.stack ?? error.message)
      return error
    }
    now.mistakes.push(error.stack ?? error.message)
    return {
      code: "INTERNAL_SERVER_ERROR" as const,
      message: error.message,
      fields: [],
      retryAfterSeconds: null,
      reason: null,
    }
  }

  const answerError = ({ code, message, fields, reason }: PublicError) => {
    const body = { success: false, message, errors: fields, step_up_required: reason === "STEP_UP_REQUIRED" }
    return HttpResponse.json(body, { status: statusOfCode[code] })
  }

  const answer = async ({ operation, variables, request, succeed }: Answering): Promise<Response> => {
    now.received.push({ operation, variables, url: new URL(request.url), headers: request.headers })
    const behaviour = now.behaviours.get(operation) ?? stateBehaviours[now.state] ?? {}
    const { error, isUnreachable, delay: wanted = latencyMs } = behaviour
    await (typeof wanted === "object" ? wanted : delay(wanted))
    if (isUnreachable) return HttpResponse.error()
    const isGraphql = new URL(request.url).pathname === "/graphql"
    if (error) {
      const { code, message = "The server's message", fields = [], reason = null } = error
      const known = { code, message, fields, retryAfterSeconds: null, reason }
      return isGraphql
        ? HttpResponse.json({ errors: [{ message, extensions: toExtensions(known, "mock") }] })
        : answerError(known)
    }
    try {
      return await succeed(contextOf(request))
    } catch (thrown) {
      return answerError(publicError(thrown instanceof Error ? thrown : new Error(String(thrown))))
    }
  }

  const format = (error: GraphQLError) => {
    const known = publicError(error.originalError ?? error)
    return { message: known.message, path: error.path, extensions: toExtensions(known, "mock") }
  }

  const graphqlHandler = http.post("*/graphql", async ({ request }) => {
    const { query, variables, operationName } = await readOperation(request.clone())
    const succeed = async (contextValue: MockContext) => {
      const execution = { schema: now.schema, source: query, variableValues: variables, contextValue }
      const { data, errors } = await graphql(execution)
      return HttpResponse.json({ data, errors: errors?.map(format) })
    }
    return answer({ operation: operationName, variables, request, succeed })
  })

  const requests = (operation: Operation) => now.received.filter((request) => request.operation === operation)

  return Object.assign(now, {
    handlers: [graphqlHandler, ...formHandlers(answer), ...restHandlers(answer, renderPreview, signals)],
    /** Every request for an operation since the start or the last `reset`. */
    requests,
    /** The variables of each of these requests. */
    asked: (operation: Operation) => requests(operation).map(({ variables }) => variables),
    /** Makes an operation behave so from now on; without a behaviour, it answers from the store again. */
    behave: (operation: Operation, behaviour: Behaviour = {}) => {
      now.behaviours.set(operation, behaviour)
    },
    answerBy: (resolvers: SomeResolvers) => {
      now.schema = createSchema(typeDefs, resolvers)
    },
    /** What the open streams of signals are told. */
    signals,
    reset: () => {
      signals.end()
      Object.assign(now, fresh())
    },
  })
}
