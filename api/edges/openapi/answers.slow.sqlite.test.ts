import { randomUUID } from "node:crypto"
import { afterAll, expect, jest, test } from "@jest/globals"
import { apiKeyScopes } from "../../contract/accounts/apiKeys.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import { database } from "../../platform/database/connection/database.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { createAnswerCheck } from "../../testing/openapi/answerFaults.ts"
import { type Sent, send, startDescribedApp } from "../../testing/openapi/describedApp.ts"
import {
  describedAnswer,
  exampleNames,
  isKeyed,
  memberNames,
  type Place,
  placesOf,
  requestOf,
  statusOf,
} from "../../testing/openapi/examples.ts"
import { harmlessVariants, type Sender, type Variant } from "../../testing/openapi/variants.ts"
import { openApiDocument } from "./openApiDocument.ts"

// Sends many variants of every request, and compares each answer with the document.

const document = openApiDocument()
const check = createAnswerCheck(document)
// Creations come first and deletions last, so that reads find their row.
const order = ["post", "get", "put", "patch", "delete"]
const places = placesOf(document).sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
const scopes = Object.values(apiKeyScopes)

const app = await startDescribedApp()
afterAll(() => app.stop())
const [revoked, expired] = [{ revokedAt: new Date() }, { expiresAt: new Date(0) }]
const tokens: Record<Exclude<Sender, null>, string> = {
  key: "",
  powerless: (await makeApiKey([])).secret,
  revoked: (await makeApiKey(scopes, revoked)).secret,
  expired: (await makeApiKey(scopes, expired)).secret,
  exhausted: "",
  owner: await app.loginAs("OWNER"),
  garbage: "garbage",
  wrongKey: "flk_garbage",
}
const kinds = new Set<string>()

/** Sends a variant of a request. Returns differences from the document or the required status. */
const ask = async (place: Place, request: Sent, { name, status }: Variant) => {
  const response = await send(app.url, request)
  const { faults, type, value } = await check(place, response)
  kinds.add(`${place.operation.operationId} ${response.status} ${name}`)
  const isOther = status !== undefined && status !== response.status
  const said = isOther ? [`is ${response.status} and not ${status}: ${JSON.stringify(value)?.slice(0, 200)}`] : []
  return { response, type, value, faults: [...said, ...faults].map((fault) => `${name}: ${fault}`) }
}

/** Compares an example's response with the documented one: member names of JSON, the start of text. */
const expectAsShown = (place: Place, name: string | null, { type, value }: Awaited<ReturnType<typeof ask>>) => {
  const content = describedAnswer(document, place, statusOf(place, name))?.content?.[type]
  const shown = content?.examples?.[name ?? ""]?.value
  if (typeof shown === "string") expect(value).toContain(/^.*?[\n:]/.exec(shown)?.[0] ?? shown)
  else if (shown !== undefined) expect([place.path, memberNames(value)]).toEqual([place.path, memberNames(shown)])
}

const exhaustedKey = async () => {
  const { apiKey, secret } = await makeApiKey(scopes)
  const used = [`api-key:${apiKey.id}`, 700, clock.now() + 60_000]
  await database().query("INSERT INTO rate_limits (id, points, expires_at_ms) VALUES (?, ?, ?)", { replacements: used })
  return secret
}

const whileFailing = async (work: () => Promise<unknown>) => {
  const query = jest.spyOn(database(), "query").mockRejectedValue(new Error("a fault of ours"))
  // Sequelize warns about statements that it cannot roll back.
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  await work().finally(() => [query, warn].map((spy) => spy.mockRestore()))
}

test.each(places.map((place) => [`${place.method.toUpperCase()} ${place.path}`, place] as const))(
  "%s answers as described, for every kind of request",
  async (_title, place) => {
    // A new key each time, as requests per key and minute are limited.
    Object.assign(tokens, { key: (await makeApiKey(scopes)).secret, exhausted: await exhaustedKey() })
    const names = exampleNames(place)
    const base = await requestOf(place, names[0] ?? null)
    const tokenOf = ({ sender = "key" }: Variant) => (sender === null ? null : tokens[sender])
    const found: string[] = []
    const asking = async (variant: Variant, request = base) => {
      const answer = await ask(place, { ...request, ...variant, token: tokenOf(variant) }, variant)
      found.push(...answer.faults)
      return answer
    }

    for (const variant of await harmlessVariants(document, place)) await asking(variant)
    await whileFailing(() => asking({ name: "a fault of ours" }))
    for (const name of names) {
      const request = await requestOf(place, name)
      if (!isKeyed(place)) {
        const answer = await asking({ name: `example ${name}`, status: statusOf(place, name) }, request)
        const { response } = answer
        expectAsShown(place, name, answer)
        const etag = response.headers.get("etag")
        // Without `cache-control`, `fetch` adds `no-cache`.
        const known = { "if-none-match": etag ?? "", "cache-control": "max-age=0" }
        const isTagged = describedAnswer(document, place, response.status)?.headers?.ETag !== undefined
        const again = { name: `example ${name} again`, headers: known, ...(isTagged && { status: 304 }) }
        if (etag || isTagged) await asking(again, request)
        continue
      }
      const once = { headers: { "idempotency-key": randomUUID() } }
      const first = await asking({ name: `example ${name}`, ...once, status: statusOf(place, name) }, request)
      expectAsShown(place, name, first)
      const { status } = first.response
      const again = await asking({ name: `example ${name} again`, ...once, status }, request)
      expect([place.path, again.value]).toEqual([place.path, first.value])
      // A 401 is not stored, so it is not replayed.
      if (status === 401) continue
      expect(again.response.headers.get("idempotency-replayed")).toBe("true")
      if (typeof request.body === "string")
        await asking({ name: "another body under the key", ...once, status: 409, body: `${request.body} ` }, request)
      if (request.body?.toString().includes("expected_")) await asking({ name: "late", status: 409 }, request)
    }
    expect(found).toEqual([])
  },
)

test("without a position, the feed begins with the oldest stored change", async () => {
  const { secret: token } = await makeApiKey(scopes)
  const { body } = await app.rest("GET", "/api/changes?limit=1", undefined, { token })
  expect([body.changes.length, body.has_more]).toEqual([1, true])
  expect(body.next_position).toBe(body.changes[0].position)
  expect(body.head_position).toBeGreaterThan(body.next_position)
})

test("at least two hundred kinds of answers were compared", () => {
  expect(kinds.size).toBeGreaterThan(800)
  const statuses = new Set([...kinds].map((kind) => Number(kind.split(" ")[1])))
  expect([...statuses].sort()).toEqual([200, 201, 202, 204, 304, 400, 401, 403, 404, 409, 413, 415, 429, 500])
})
