import { describe, expect, test } from "@jest/globals"
import { Webhook as Verifier } from "standardwebhooks"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import type { Json } from "../../../testing/testApp.ts"
import { useWebhooks } from "../../../testing/webhooks/webhooks.ts"
import { Webhook } from "./webhook.model.ts"

const { app, receiver, apply, setStatus, settle, fanOut, ask, bodies, messageIds } = useWebhooks()

const newKey = async () => {
  const { apiKey, secret: token } = await makeApiKey(["leads:read", "webhooks:write"])
  const call = (method: string, path: string, body?: Json) =>
    app().rest(method, `/api/webhooks${path}`, body, { token })
  const make = async (values: Json = {}) =>
    (await call("POST", "", { url: receiver().url, events: ["lead.created", "lead.status_changed"], ...values })).body
  return { apiKey, token, call, make }
}

describe("a program with a key for webhooks", () => {
  test("adds one of its own with the secret, whose events name the key and whose account is that of its maker", async () => {
    const { apiKey, make, call } = await newKey()
    const filter = { lead_type: "driver_application", conditions: [{ field: "city", values: ["Mesa"] }] }
    const { secret, ...made } = await make({ description: "CRM", filter })
    expect(made).toMatchObject({
      url: receiver().url,
      description: "CRM",
      format: "standard",
      is_enabled: true,
      filter: { ...filter, sentence: "each driver application from Mesa" },
    })
    expect((await call("GET", `/${made.id}`)).body).toEqual(made)
    expect((await call("GET", "")).body).toEqual([made])
    expect((await Webhook.findByPk(made.id))?.createdById).toBe(apiKey.createdById)
    const event = await RecordedEvent.findOne({ where: { type: "webhook.created" }, order: [["id", "DESC"]] })
    expect(event).toMatchObject({ actorType: "api_key", actorId: apiKey.id, subjectId: String(made.id) })
    const id = await apply({ city: "Mesa, AZ" })
    await apply({ city: "Reno" })
    await settle()
    expect(bodies().map(({ data }) => data.lead_id)).toEqual([id])
    const [{ text = "", headers = {} } = {}] = receiver().received
    expect(new Verifier(secret).verify(text, headers)).toBeTruthy()
  })

  test("changes, pauses and deletes it, and what is left out stays", async () => {
    const { make, call } = await newKey()
    const { id } = await make({ filter: { lead_type: "advertiser_submission" } })
    expect((await call("PUT", `/${id}`, { description: "Sheet", is_enabled: false })).body).toMatchObject({
      description: "Sheet",
      is_enabled: false,
      filter: { lead_type: "advertiser_submission" },
    })
    expect((await call("PUT", `/${id}`, { filter: null })).body.filter).toBeNull()
    expect((await call("POST", `/${id}/replay`, { after_position: 0 })).status).toBe(409)
    expect((await call("DELETE", `/${id}`)).body).toEqual({ id })
    for (const [method, path, body] of [
      ["GET", `/${id}`],
      ["PUT", `/${id}`, {}],
      ["DELETE", `/${id}`],
      ["POST", `/${id}/secret`],
      ["POST", `/${id}/test`],
      ["POST", `/${id}/replay`, { after_position: 0 }],
      ["GET", `/${id}/deliveries`],
      ["POST", "/deliveries/999999/resend"],
    ] as const)
      expect([method, path, (await call(method, path, body)).status]).toEqual([method, path, 404])
  })

  test.each([
    ["events", undefined, "Give a list of events."],
    ["filter", "all", "A filter is a kind of lead, conditions, or both."],
    ["filter", { city: "Mesa" }, "A filter has no city."],
    ["filter", { conditions: "Mesa" }, "Conditions are a list."],
    ["filter", { conditions: ["Mesa"] }, "A condition has a field and values."],
    ["filter", { conditions: [{ values: ["Mesa"] }] }, "A condition has a field and values."],
    ["filter", { conditions: [{ field: "city" }] }, "A condition needs at least one value."],
  ])("is told what is wrong with its %s: %j", async (field, value, message) => {
    const { call } = await newKey()
    const { body } = await call("POST", "", { url: receiver().url, events: ["lead.created"], [field]: value })
    expect(body.errors).toEqual([{ field, message }])
  })

  test("gives it another secret, both of which sign for a day", async () => {
    const { make, call } = await newKey()
    const { id, secret } = await make()
    const { body } = await call("POST", `/${id}/secret`)
    expect(body.secret).not.toBe(secret)
    expect(body.previous_secret_ends_at).not.toBeNull()
    await apply()
    await settle()
    const [{ text = "", headers = {} } = {}] = receiver().received
    for (const each of [secret, body.secret]) expect(new Verifier(each).verify(text, headers)).toBeTruthy()
  })

  test("sees what was sent by pages, with each attempt, and sends it again", async () => {
    const { make, call } = await newKey()
    const { id } = await make()
    receiver().answer((response) => void response.writeHead(500).end("full"))
    expect((await call("POST", `/${id}/test`)).body).toMatchObject({
      type: "webhook.test",
      status: "queued",
      attempts: [],
    })
    await settle()
    receiver().answer()
    const lead = await apply()
    await settle()
    const first = await call("GET", `/${id}/deliveries?limit=1`)
    expect(first.body).toMatchObject([{ type: "lead.created", status: "delivered", attempt_count: 1 }])
    expect(JSON.parse(first.body[0].body).data.lead_id).toBe(lead)
    expect([first.headers.get("x-total-count"), first.headers.get("link")]).toEqual([
      "2",
      expect.stringContaining("cursor="),
    ])
    const all = await call("GET", `/${id}/deliveries`)
    expect(all.body.map(({ type }: Json) => type)).toEqual(["lead.created", "webhook.test"])
    const failed = await call("GET", `/${id}/deliveries?status=failed`)
    expect(failed.body).toMatchObject([{ attempts: [{ outcome: "refused", status_code: 500, answer: "full" }] }])
    expect((await call("POST", `/deliveries/${failed.body[0].id}/resend`)).body.status).toBe("queued")
    expect((await call("POST", `/deliveries/${failed.body[0].id}/resend`)).status).toBe(409)
    await settle()
    expect(messageIds().filter((message) => message === failed.body[0].message_id)).toHaveLength(2)
  })

  test("has it told again after a position, or since a moment", async () => {
    const { make, call } = await newKey()
    const { id, position } = await make({ events: ["lead.created"] })
    const lead = await apply()
    await setStatus(lead, "contacted")
    await settle()
    for (const start of [{ after_position: position }, { since: new Date(Date.now() - 60_000).toISOString() }]) {
      expect((await call("POST", `/${id}/replay`, start)).status).toBe(200)
      await settle()
    }
    const told = bodies().filter(({ data }) => data.lead_id === lead)
    expect(told.map(({ type }) => type)).toEqual(["lead.created", "lead.created", "lead.created"])
    expect(new Set(messageIds().filter((_id, at) => bodies()[at].data.lead_id === lead)).size).toBe(1)
  })
})

describe("over REST", () => {
  const create = { url: "https://crm.example.com/hook", events: ["lead.created"] }

  test.each([
    ["POST", "", { ...create, url: "https://10.0.0.1" }, "url", "a network of its own"],
    ["POST", "", { ...create, events: ["LEAD_CREATED"] }, "events", "lead.created"],
    ["POST", "", { ...create, filter: { lead_type: "shoe" } }, "filter", "no such kind"],
    ["POST", "", { ...create, filter: { lead_kind: "driver_application" } }, "filter", "lead_kind"],
    ["POST", "", { ...create, filter: "Mesa" }, "filter", "A filter is a kind of lead"],
    [
      "POST",
      "",
      { ...create, filter: { conditions: [{ field: "shoe", values: ["1"] }] } },
      "filter",
      "Use one of city",
    ],
    [
      "POST",
      "",
      { ...create, filter: { conditions: [{ field: "platform", values: ["Uber"] }] } },
      "filter",
      "ask for the driver applications alone",
    ],
    ["PUT", "/ID", { is_enabled: "yes" }, "is_enabled", "boolean"],
    ["POST", "/ID/replay", {}, "after_position", "not both"],
    ["POST", "/ID/replay", { after_position: -1 }, "after_position", "0 or more"],
    ["POST", "/ID/replay", { after_position: 9e15 }, "after_position", "whole number"],
    ["POST", "/ID/replay", { since: "yesterday" }, "since", "Give a moment"],
    ["GET", "/ID/deliveries?status=lost", undefined, "status", "one of the statuses"],
    ["GET", "/ID/deliveries?limit=0", undefined, "limit", "1 to 100"],
  ])("%s %s of %j is refused by its field", async (method, path, body, field, message) => {
    const { make, call } = await newKey()
    const { id } = await make()
    const answer = await call(method, path.replace("ID", id), body)
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message: expect.stringContaining(message) }]])
  })

  test("an owner without a fresh proof is asked for one, and a manager may do nothing", async () => {
    const { make } = await newKey()
    const { id } = await make()
    const token = await app().loginAs("MANAGER")
    expect((await app().rest("GET", `/api/webhooks/${id}`, undefined, { token })).status).toBe(403)
    expect((await app().rest("DELETE", `/api/webhooks/${id}`, undefined, { token })).status).toBe(403)
  })
})

test("a position beyond GraphQL's numbers is told as text, and the number stays the largest there is", async () => {
  const { make } = await newKey()
  const { id } = await make()
  await Webhook.update({ position: 5_000_000_000 }, { where: { id } })
  const { webhooks } = await ask("{ webhooks { position queuedPosition } }")
  expect(webhooks).toEqual([{ position: 2_147_483_647, queuedPosition: "5000000000" }])
  await fanOut()
})
