import { describe, expect, test } from "@jest/globals"
import { assignPositions, readChain } from "../../../../platform/events/eventChain.ts"
import { addUser } from "../../../../testing/accounts/team.ts"
import { CREATE_WEBHOOK, useWebhooks } from "../../../../testing/webhooks/webhooks.ts"
import { DriverApplication } from "../../../leads/drivers/driverApplication.model.ts"
import { Webhook } from "../webhook.model.ts"
import { fanOutUpTo } from "./fanOut.ts"

const { app, token, ask, create, apply, setStatus, fanOut, deliver, settle, bodies, messageIds } = useWebhooks()

const drivers = { leadType: "DRIVER_APPLICATION" }
const where = (field: string, ...values: string[]) => ({ ...drivers, conditions: [{ field, values }] })

const pendingOf = (owner: unknown) => ({
  ...drivers,
  conditions: [
    { field: "status", values: ["pending"] },
    { field: "owner", values: [String(owner)] },
  ],
})

const told = () => bodies().map(({ type, data }) => [type, data.lead_id])

const ASSIGN = `mutation ($ids: [ID!]!, $ownerId: ID) {
  assignLeads(leadType: DRIVER_APPLICATION, ids: $ids, ownerId: $ownerId) { notFoundIds } }`
const CORRECT = `mutation ($id: ID!, $city: String!) {
  correctLead(leadType: DRIVER_APPLICATION, leadId: $id, values: { city: $city }) { __typename } }`

const assign = (id: number, ownerId: string | null) => ask(ASSIGN, { ids: [String(id)], ownerId })

describe("a webhook with a filter", () => {
  test("gets matching leads only, with a city in any spelling; an unfiltered webhook gets all", async () => {
    await create({ filter: where("city", "Phoenix") })
    await create({ events: ["LEAD_STATUS_CHANGED"] })
    await create({ filter: { leadType: "ADVERTISER_SUBMISSION" } })
    const phoenix = await apply({ city: "phoenix, AZ" })
    const reno = await apply({ city: "Reno" })
    await setStatus(phoenix, "contacted")
    await setStatus(reno, "contacted")
    await settle()
    expect(told()).toEqual([
      ["lead.created", phoenix],
      ["lead.status_changed", phoenix],
      ["lead.status_changed", phoenix],
      ["lead.status_changed", reno],
    ])
  })

  test("gets a lead's departure from its filter, and nothing after it", async () => {
    const id = await apply()
    await fanOut()
    await create({ filter: where("status", "pending") })
    await setStatus(id, "contacted")
    await settle()
    await setStatus(id, "approved")
    await settle()
    expect(bodies().map(({ data }) => data.lead?.status)).toEqual(["contacted"])
  })

  test("gets a departure caused by two changes together", async () => {
    const { id: user } = await addUser(`${process.hrtime.bigint()}@example.com`, { role: "MANAGER" })
    const id = await apply()
    await assign(id, String(user))
    await fanOut()
    await create({ filter: pendingOf(user) })
    await setStatus(id, "rejected")
    await assign(id, null)
    await settle()
    expect(told()).toEqual([
      ["lead.status_changed", id],
      ["lead.updated", id],
    ])
  })

  test("gets a departure caused by a change without a position", async () => {
    const { id: user } = await addUser(`${process.hrtime.bigint()}@example.com`, { role: "MANAGER" })
    const id = await apply()
    await fanOut()
    await create({ filter: pendingOf("nobody"), events: ["LEAD_STATUS_CHANGED"] })
    await setStatus(id, "rejected")
    while ((await assignPositions()).assigned > 0);
    await assign(id, String(user))
    await fanOutUpTo((await readChain())?.headPosition ?? 0)
    await deliver()
    expect(told()).toEqual([["lead.status_changed", id]])
  })

  test("gets a correction of a filtered field, without its values", async () => {
    const ids = [await apply({ city: "Phoenix" }), await apply({ city: "Boston" })]
    await fanOut()
    await create({ filter: where("city", "Phoenix") })
    await create({ filter: where("city", "Phoenix"), format: "SLACK" })
    for (const id of ids) await ask(CORRECT, { id: String(id), city: "Reno" })
    await setStatus(ids[1] as number, "contacted")
    await settle()
    expect(bodies().flatMap(({ data }) => (data ? [[data.lead_id, data.change, data.lead]] : []))).toEqual([
      [ids[0], "lead.corrected", null],
      [ids[1], "lead.corrected", null],
      [ids[1], "driver_application.status_changed", null],
    ])
    expect(new Set(bodies().flatMap(({ text }) => text ?? []))).toEqual(
      new Set(["The driver application that was changed is gone, or none that this channel is told of."]),
    )
  })

  test("gets every erasure of a lead of its kind", async () => {
    const id = await apply({ city: "Reno" })
    await fanOut()
    await create({ filter: where("city", "Phoenix") })
    await create({ filter: { leadType: "ADVERTISER_SUBMISSION" } })
    await setStatus(id, "rejected")
    await DriverApplication.destroy({ where: { id } })
    await settle()
    expect(bodies().map(({ data }) => [data.lead_id, data.lead])).toEqual([[id, null]])
  })

  test("gets matching events by a replay, under the same ids", async () => {
    const { id } = await create({ filter: where("status", "approved") })
    const one = await apply()
    await apply()
    await settle()
    expect(told()).toEqual([])
    await setStatus(one, "approved")
    await settle()
    expect(told()).toEqual([["lead.status_changed", one]])
    const REPLAY =
      "mutation ($input: ReplayWebhookInput!) { replayWebhook(input: $input) { webhook { queuedPosition } } }"
    const fromPosition = ((await readChain())?.headPosition ?? 0) - 3
    await ask(REPLAY, { input: { id, fromPosition } })
    await settle()
    expect(told().slice(1).sort()).toEqual([
      ["lead.created", one],
      ["lead.status_changed", one],
    ])
    expect(new Set(messageIds()).size).toBe(2)
  })
})

describe("the filter of a webhook", () => {
  const READ = "{ webhooks { filter { leadType conditions { field values } sentence } } }"

  test("is shown as a sentence, and survives other changes until removed", async () => {
    const { id } = await create({ filter: where("owner", "nobody", "1") })
    const { webhooks } = await ask(READ)
    expect(webhooks[0].filter).toEqual({
      ...where("owner", "nobody", "1"),
      sentence: "each driver application whose owner is nobody or admin",
    })
    const UPDATE = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook {
      filter { sentence } } } }`
    const update = async (values: object) => (await ask(UPDATE, { input: { id, ...values } })).updateWebhook.webhook
    expect((await update({ description: "CRM" })).filter).not.toBeNull()
    expect(await update({ filter: { conditions: [{ field: "city", values: ["Mesa"] }] } })).toEqual({
      filter: { sentence: "each lead from Mesa" },
    })
    expect(await update({ filter: {} })).toEqual({ filter: null })
    await update({ filter: drivers })
    expect(await update({ filter: null })).toEqual({ filter: null })
    expect((await Webhook.findByPk(id))?.filter).toBeNull()
  })

  test.each([
    [{ field: "shoe", values: ["42"] }, "Use one of city"],
    [{ field: "status", values: ["gone"] }, "The status can be pending"],
    [{ field: "owner", values: ["999999"] }, "The owner can be nobody"],
  ])("refuses %j, and names the accepted values", async (condition, message) => {
    const input = { url: "https://crm.example.com", events: ["LEAD_CREATED"], filter: { conditions: [condition] } }
    const { errors } = await app().graphql(CREATE_WEBHOOK, { input }, { token: token() })
    const fields = [{ field: "filter", message: expect.stringContaining(message) }]
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields })
  })
})
