import { beforeEach, expect, test } from "@jest/globals"
import { clock } from "../../../platform/database/locks/clock.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { positionBefore } from "../../../platform/events/positionBefore.ts"
import { useWebhooks } from "../../../testing/webhooks/webhooks.ts"

// What owners see of a webhook: how it fares, its messages by status, one message, and a replay from a moment.

const { ask, create, apply, deliver, settle, receiver, messageIds, ...product } = useWebhooks()

let id: string

beforeEach(async () => {
  id = (await create({ events: ["LEAD_CREATED"] })).id
})

const tell = async () => {
  await apply()
  await settle()
}

const HEALTH = `{ webhooks { health { lastDeliveredAt nextAttemptAt lastAttempt { outcome statusCode } } } }`
const health = async () => (await ask(HEALTH)).webhooks[0].health

const DELIVERIES = `query ($id: ID!, $status: WebhookDeliveryStatus) {
  webhookDeliveries(webhookId: $id, status: $status) { nodes { id status } } }`
const deliveries = async (status?: string) => (await ask(DELIVERIES, { id, status })).webhookDeliveries.nodes

test("a webhook's health says what was tried last, when it last worked, and when the next message is due", async () => {
  expect(await health()).toEqual({ lastDeliveredAt: null, nextAttemptAt: null, lastAttempt: null })
  await tell()
  const worked = await health()
  expect(worked).toMatchObject({ nextAttemptAt: null, lastAttempt: { outcome: "ACCEPTED", statusCode: 204 } })
  expect(Date.parse(worked.lastDeliveredAt)).not.toBeNaN()
  receiver().answer((response) => void response.writeHead(500).end("full"))
  await tell()
  const failing = await health()
  expect(failing).toMatchObject({
    lastDeliveredAt: worked.lastDeliveredAt,
    lastAttempt: { outcome: "REFUSED", statusCode: 500 },
  })
  expect(Date.parse(failing.nextAttemptAt)).toBeGreaterThan(clock.date().getTime())
})

test("messages are listed by what has become of them, and one is found by its id", async () => {
  await tell()
  receiver().answer((response) => void response.writeHead(500).end())
  await tell()
  expect((await deliveries()).map(({ status }: { status: string }) => status)).toEqual(["QUEUED", "DELIVERED"])
  const [delivered] = await deliveries("DELIVERED")
  expect(await deliveries("FAILED")).toEqual([])
  const ONE = "query ($id: ID!) { webhookDelivery(id: $id) { id body attempts { statusCode } } }"
  expect((await ask(ONE, { id: delivered.id })).webhookDelivery).toMatchObject({
    id: delivered.id,
    body: receiver().received[0]?.text,
    attempts: [{ statusCode: 204 }],
  })
  expect((await ask(ONE, { id: "999999" })).webhookDelivery).toBeNull()
})

const REPLAY = "mutation ($input: ReplayWebhookInput!) { replayWebhook(input: $input) { webhook { id } } }"

test("a replay from a moment tells again what has happened since, and takes nothing but one beginning", async () => {
  await tell()
  await tell()
  await ask(REPLAY, { input: { id, since: clock.date().toISOString() } })
  await deliver()
  const ids = messageIds()
  // Both are of the minute before, as are those of the other tests.
  expect(ids.slice(2)).toEqual(expect.arrayContaining(ids.slice(0, 2)))
  const refused = await product.app().graphql(REPLAY, { input: { id } }, { token: product.token() })
  expect(refused.errors?.[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT" } })
})

test("the position before a moment is that of the last event a minute earlier", async () => {
  await tell()
  const event = await RecordedEvent.findOne({ order: [["position", "DESC"]], rejectOnEmpty: true })
  const after = (ms: number) => new Date(event.occurredAt.getTime() + ms)
  expect(await positionBefore(after(60_001))).toBe(Number(event.position))
  expect(await positionBefore(after(60_000))).toBeLessThan(Number(event.position))
  expect(await positionBefore(new Date(0))).toBe(0)
})
