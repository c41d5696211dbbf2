import { messages } from "@farelight/api/contract/api/messages.ts"
import { type GraphQLSchema, graphql } from "graphql"
import { bypass, delay, HttpResponse, http } from "msw"

/** Chosen by `?mock=…`. `empty` has no records to show, as after an installation. */
export const mockStates = ["normal", "empty", "failing", "slow"] as const
export type MockState = (typeof mockStates)[number]

// In milliseconds. Long enough to see that something loads.
const LATENCY_MS = 400
const SLOW_MS = 5_000

interface GraphqlRequest {
  query: string
  operationName: string
  variables: Record<string, unknown>
}

const readOperation = async (request: Request): Promise<GraphqlRequest> => {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return request.json()
  const form = await request.formData()
  const operation: GraphqlRequest = JSON.parse(String(form.get("operations")))
  const places: Record<string, string[]> = JSON.parse(String(form.get("map")))
  for (const [part, [place = ""]] of Object.entries(places))
    operation.variables[place.replace(/^variables\./, "")] = form.get(part)
  return operation
}

const failed = { message: "The mocked API fails.", extensions: { code: "INTERNAL_SERVER_ERROR" } }

/** Stays open without events, as nobody else changes the mocked data. */
const openStream = () =>
  new HttpResponse(
    new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(
          new TextEncoder().encode(`id: 1\nevent: signals\ndata: ${JSON.stringify({ position: 1, signals: [] })}\n\n`),
        ),
    }),
    { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } },
  )

const csv = '\uFEFF"id","name"\r\n"1","Sample"\r\n'

export const mockHandlers = (schema: GraphQLSchema, state: MockState) => {
  const answer = async (succeed: () => Promise<Response> | Response) => {
    await delay(state === "slow" ? SLOW_MS : LATENCY_MS)
    if (state !== "failing") return succeed()
    return HttpResponse.json({ success: false, message: failed.message, errors: [] }, { status: 500 })
  }
  const received = (message: string) => () => HttpResponse.json({ success: true, message, id: 1 }, { status: 201 })

  return [
    http.post("*/graphql", async ({ request }) => {
      const { query, variables, operationName } = await readOperation(request.clone())
      await delay(state === "slow" ? SLOW_MS : LATENCY_MS)
      const isSigningIn = /^(Login|LoginHint|Logout)$/.test(operationName)
      if (state === "failing" && !isSigningIn) return HttpResponse.json({ errors: [failed] })
      return HttpResponse.json(await graphql({ schema, source: query, variableValues: variables, operationName }))
    }),
    http.post("*/api/drivers/apply", () => answer(received(messages.driverApplicationSent("48 hours")))),
    http.post("*/api/advertisers/contact", () => answer(received(messages.advertiserInquirySent("24 hours")))),
    http.get("*/api/altcha/challenge", () => new HttpResponse(null, { status: 204 })),
    http.get("*/api/changes/signals", openStream),
    http.get("*/api/*.csv", () => answer(() => new HttpResponse(csv, { headers: { "content-type": "text/csv" } }))),
    // Bypassed, as the mock server itself renders the preview.
    http.post("*/adminpage/preview/:page", ({ request }) => answer(() => fetch(bypass(request)))),
  ]
}
