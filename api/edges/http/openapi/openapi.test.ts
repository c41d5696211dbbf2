import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { createConfig, lintFromString } from "@redocly/openapi-core"
import { apiKeyScopes } from "../../../contract/accounts/apiKeys.ts"
import { startGivingPositions } from "../../../platform/events/positionGiver.ts"
import { hashPassword } from "../../../rooms/accounts/passwords/password.ts"
import { User, usernameKey } from "../../../rooms/accounts/users/user.model.ts"
import { noDates } from "../../../rooms/leads/imports/dates.ts"
import { LeadImport } from "../../../rooms/leads/imports/leadImport.model.ts"
import { asGuessed } from "../../../rooms/leads/imports/receiveImport.ts"
import { leadKinds } from "../../../rooms/leads/leadKinds.ts"
import { LeadMessage } from "../../../rooms/leads/messages/leadMessage.model.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { configureMail, smtpSettings } from "../../../testing/mail/outbox.ts"
import {
  describedAnswer,
  exampleNames,
  memberNames,
  type Place,
  placesOf,
  requestOf,
  statusOf,
} from "../../../testing/openapi/examples.ts"
import { createValidation } from "../../../testing/openapi/validation.ts"
import { routesOf } from "../../../testing/operations/routes.ts"
import { newAddress, startTestApp, type TestApp } from "../../../testing/testApp.ts"
import { routeAccess } from "../../access/access.ts"
import { openApiDocument } from "./openApiDocument.ts"

const document = openApiDocument()
const places = placesOf(document)
const faultsOf = createValidation(document)
const titleOf = ({ method, path }: Place) => `${method.toUpperCase()} ${path}`

// What is read is there, and what is deleted has been read.
const order = ["post", "get", "put", "delete"]
const replayed = [...places].sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))

let app: TestApp
let key: string
let powerless: string
let giver: ReturnType<typeof startGivingPositions>

beforeAll(async () => {
  app = await startTestApp()
  // Without a server for mail, no privacy request is taken in.
  configureMail(smtpSettings(1))
  giver = startGivingPositions()
  key = (await makeApiKey(Object.values(apiKeyScopes))).secret
  powerless = (await makeApiKey([])).secret
  const [name, passwordHash] = ["ana", await hashPassword("correct horse battery staple")]
  await User.create({
    username: name,
    usernameKey: usernameKey(name),
    name,
    role: "OWNER",
    state: "ACTIVE",
    passwordHash,
  })
  // Each import is as far as what the examples do with it asks for.
  const began = { startedAt: new Date(), finishedAt: null }
  const imports = {
    DESCRIBE: ["UPLOADED", {}],
    START: ["CHECKED", {}],
    PAUSE: ["RUNNING", began],
    UNDO: ["DONE", began],
  } as const
  const columns = [{ header: "Email", samples: [], field: "email", isGuessed: true, dates: noDates() }]
  for (const [index, [state, more]] of Object.values(imports).entries())
    await LeadImport.create({
      ...{ id: index + 1, leadType: "driver_application", fileName: "drivers.csv", state, ...more },
      ...{ actorType: "user" as const, actorId: 1, columns, settings: asGuessed, createdAt: new Date() },
    })
  // No call stores a message: it comes by mail. The examples make a lead of each kind, the first of its kind.
  for (const { type: leadType } of leadKinds)
    await LeadMessage.create({
      leadType,
      leadId: 1,
      direction: "INCOMING",
      kind: "LETTER",
      matchedBy: "TOKEN",
      emailLogId: null,
      fromName: "Ana Gomez",
      fromAddress: "ana@example.com",
      subject: "Re: Your application",
      text: "Here is my insurance card.",
      quotedText: null,
      html: null,
      attachments: [{ name: "card.pdf", contentType: "application/pdf", size: 48_213, fileId: 1, leftOut: null }],
      problem: null,
      messageId: null,
      sentAt: null,
      createdAt: new Date(),
    })
})
afterAll(async () => {
  await giver.stop()
  await app.stop()
})

type Sent = Awaited<ReturnType<typeof requestOf>> & { token?: string | null; headers?: Record<string, string> }

const send = ({ method, address, type, body, token = key, headers = {} }: Sent) =>
  fetch(app.url + address, {
    method,
    body,
    headers: {
      "x-forwarded-for": newAddress(),
      ...(type && { "content-type": type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })

/** Reads an answer to its end, or a stream to its first event. */
const textOf = async (response: Response) => {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text()
  let text = ""
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (/^event: \w+\n/m.test(text) && text.endsWith("\n\n")) return text
  }
  return text
}

/** Checks an answer against what the document says of its status and type. Returns what was answered. */
const expectDescribed = async (place: Place, response: Response) => {
  const described = describedAnswer(document, place, response.status)
  const text = await textOf(response)
  expect([titleOf(place), response.status, text, described === undefined]).toEqual([
    titleOf(place),
    response.status,
    text,
    false,
  ])
  const type = response.headers.get("content-type")?.split(";")[0] ?? ""
  const types = Object.keys(described?.content ?? {})
  if (text === "") return { type, value: undefined }
  expect(types).toContain(type)
  const value = type === "application/json" ? JSON.parse(text) : text
  if (type === "application/json") expect(faultsOf(described?.content?.[type]?.schema ?? {}, value)).toEqual([])
  return { type, value }
}

describe("the document", () => {
  test("has every route under /api and no other, each with who may call it", () => {
    const mounted = routesOf(app.express.router).filter((route) => route.includes(" /api/"))
    const described = places.map(({ method, path, operation }) => {
      const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`
      const needs = operation["x-required-permission"]
      return [route, needs ? [needs] : "anyone"] as const
    })
    expect(described.map(([route]) => route).sort()).toEqual(mounted.sort())
    const declared = mounted.map((route) => {
      const access = routeAccess[route]
      return [route, access === "anyone" ? access : access?.permissions]
    })
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(declared))
    const names = places.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  test("says who may call, and when a person needs a fresh proof", () => {
    const descriptionOf = (path: string) => places.find((place) => place.path === path)?.operation.description
    const refused = "person who has not proved lately who they are is refused with 403 and `step_up_required`"
    expect(descriptionOf("/api/admin/events.csv")).toMatch(/^Needs `events:read`\. What the filters keep/)
    expect(descriptionOf("/api/admin/events.csv")).toContain(`first. A ${refused}; an API key is not.`)
    expect(descriptionOf("/api/drivers/applications.csv")).toContain(`them. If no filter is set, a ${refused}`)
    expect(descriptionOf("/api/cms/blocks")).toMatch(/^For anyone\./)
  })

  test("is valid OpenAPI 3.1, and a linter finds nothing", async () => {
    const config = await createConfig({ extends: ["recommended-strict"] })
    const problemsOf = async (described: object) => {
      const source = JSON.stringify(described)
      const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config })
      return problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
    }
    expect(await problemsOf(document)).toEqual([])
    const { version: _none, ...info } = document.info
    expect(await problemsOf({ ...document, info })).toEqual([
      ["struct", expect.stringContaining("`version`"), "#/info"],
    ])
  })

  test("is served, and not again to those who have it", async () => {
    const response = await fetch(`${app.url}/openapi.json`)
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(await response.json()).toEqual(document)
    const known = { "if-none-match": response.headers.get("etag") ?? "", "cache-control": "max-age=0" }
    expect((await fetch(`${app.url}/openapi.json`, { headers: known })).status).toBe(304)
  })

  test.each(places.map((place) => [titleOf(place), place] as const))("has valid examples for %s", (_title, place) => {
    const { parameters = [], requestBody, responses } = place.operation
    const answers = Object.keys(responses).map((status) => describedAnswer(document, place, Number(status)))
    const contents = [requestBody, ...answers].flatMap((part) => Object.values(part?.content ?? {}))
    const checked = [...parameters, ...contents].flatMap(({ schema, examples = {} }) =>
      Object.values(examples).map(({ value }) => expect([value, ...faultsOf(schema, value)]).toEqual([value])),
    )
    expect(checked).not.toHaveLength(0)
  })
})

describe("replayed against the server", () => {
  const examples = replayed.flatMap((place) =>
    exampleNames(place).map((name) => [titleOf(place), name, place] as const),
  )

  test.each(examples)("%s is answered as the example %s says", async (_title, name, place) => {
    const response = await send(await requestOf(place, name))
    const status = statusOf(place, name)
    const { type, value } = await expectDescribed(place, response)
    expect([response.status, value]).toEqual([status, value])
    const documented = describedAnswer(document, place, status)?.content?.[type]?.examples?.[name ?? ""]?.value
    if (typeof documented === "string") {
      const line = /^.*?[\n:]/.exec(documented)?.[0] ?? documented
      expect(value).toContain(line)
    } else if (documented !== undefined) {
      expect(memberNames(value)).toEqual(memberNames(documented))
    }
    if (place.operation.responses["304"]) {
      const etag = response.headers.get("etag") ?? ""
      const again = await send({ ...(await requestOf(place, name)), headers: { "if-none-match": etag } })
      expect(again.status).toBe(304)
    }
  })

  test("an event of the stream is a change", async () => {
    const place = places.find(({ path }) => path === "/api/changes/stream")
    if (!place) throw new Error("There is no stream")
    const text = await textOf(await send(await requestOf(place, "behind")))
    const [, id, data] = /id: (\d+)\nevent: change\ndata: (.*)\n\n/.exec(text) ?? []
    const change = JSON.parse(data ?? "null")
    expect(change.position).toBe(Number(id))
    expect(faultsOf({ $ref: "#/components/schemas/Change" }, change)).toEqual([])
  })

  const each = replayed.map((place) => [titleOf(place), place] as const)

  test.each(each)("the refusals of %s are described", async (_title, place) => {
    const [name = null] = exampleNames(place)
    const request = await requestOf(place, name)
    const refused = async (status: number, changed: Partial<Sent>) => {
      const response = await send({ ...request, ...changed })
      expect([titleOf(place), changed, response.status]).toEqual([titleOf(place), changed, status])
      const { value } = await expectDescribed(place, response)
      expect(value).toMatchObject({ success: false })
      return response
    }
    const { operation } = place
    await refused(400, { address: `${request.address}${request.address.includes("?") ? "&" : "?"}nonsense=1` })
    if (operation["x-required-permission"]) {
      const response = await refused(401, { token: null })
      expect(response.headers.get("www-authenticate")).toBe("Bearer")
      await refused(401, { token: "garbage" })
      await refused(403, { token: powerless })
    } else await refused(401, { token: "flk_garbage" })
    // What no address names, such as an owner, is for the tests of its call.
    if (operation.responses["404"] && place.path.includes("{"))
      await refused(404, await requestOf(place, name, { id: 999_999 }))
    if (operation.responses["415"]) await refused(415, { type: "text/plain", body: "x" })
    if (operation.responses["413"] && request.type === "application/json") {
      await refused(413, { body: JSON.stringify({ nonsense: "x".repeat(300 * 1024) }) })
    }
    // What an example expected is no longer there, once it has been sent.
    if (operation.responses["409"] && request.body?.toString().includes("expected_")) await refused(409, {})
  })
})
