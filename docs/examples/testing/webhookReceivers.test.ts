import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import Database from "libsql"
import { Webhook } from "standardwebhooks"
import { submitDriverLead } from "../../../api/testing/leadsClient.ts"
import { freePort } from "../../../api/testing/process/freePort.ts"
import { scratchFolder } from "../../../api/testing/process/scratchFolder.ts"
import { until } from "../../../api/testing/process/until.ts"
import { type Program, startProgram } from "./program.ts"
import { setUpStage } from "./stage.ts"

const stage = setUpStage()

interface Message {
  id: string
  isWorkedOn: number
}

interface Posted {
  sentAt?: Date
  /** Signed body. */
  body?: string
  /** Body sent instead of the signed one. */
  sent?: string
}

interface Delivery {
  messageId: string
  status: string
  attemptCount: number
}

describe.each([
  ["webhook-receiver", ["node", "--import", "tsx", "receiver.ts"]],
  ["webhook-receiver-python", ["python3", "receiver.py"]],
])("the example %s", (example, command) => {
  const inbox = join(scratchFolder(), "inbox.sqlite")
  let port: number
  let webhook: { id: string; secret: string; position: number }
  let receiver: Program | undefined
  /** Output of all its processes. */
  let printed = ""

  beforeAll(async () => {
    port = await freePort()
    const create = `mutation ($input: CreateWebhookInput!) {
      createWebhook(input: $input) { secret webhook { id position } }
    }`
    const input = { url: `http://127.0.0.1:${port}/`, events: ["LEAD_CREATED", "LEAD_STATUS_CHANGED", "LEAD_UPDATED"] }
    type Created = { createWebhook: { secret: string; webhook: { id: string; position: number } } }
    const { secret, webhook: created } = (await stage.ask<Created>(create, { input })).createWebhook
    webhook = { ...created, secret }
  })

  afterAll(async () => {
    await receiver?.end("SIGTERM")
    await stage.ask("mutation ($id: ID!) { deleteWebhook(id: $id) { deletedId } }", { id: webhook.id }).catch(() => {})
  })

  const start = async (secrets: string) => {
    const environment = { PORT: String(port), WEBHOOK_SECRETS: secrets, INBOX_FILE: inbox }
    receiver = startProgram(example, command, environment)
    await until(() => receiver?.output().includes("Listening") ?? false)
  }

  const stop = async (signal: "SIGTERM" | "SIGKILL") => {
    await receiver?.end(signal)
    printed += receiver?.output()
    receiver = undefined
  }

  const inInbox = <Row>(sql: string) => {
    const database = new Database(inbox, { timeout: 5_000 })
    try {
      return database.prepare(sql).all() as Row[]
    } finally {
      database.close()
    }
  }

  const messages = () => inInbox<Message>("SELECT id, worked_at IS NOT NULL AS isWorkedOn FROM messages ORDER BY id")
  const areAllDone = () => messages().every(({ isWorkedOn }) => isWorkedOn)
  const leads = () => inInbox<{ id: number; status: string }>("SELECT id, status FROM leads ORDER BY id")

  const deliveries = async () => {
    const query = `query ($id: ID!) { webhookDeliveries(webhookId: $id, first: 100) {
      nodes { messageId status attemptCount } } }`
    type Found = { webhookDeliveries: { nodes: Delivery[] } }
    return (await stage.ask<Found>(query, { id: webhook.id })).webhookDeliveries.nodes
  }

  /** As if the pauses behind failures were over, which grow to minutes. */
  const makeDue = () => {
    const database = new Database(stage.databaseFile, { timeout: 5_000 })
    database.exec("UPDATE webhook_deliveries SET due_at = created_at WHERE status = 'queued' AND due_at > created_at")
    database.close()
  }

  const allArrived = async (count: number) => {
    await until(async () => {
      makeDue()
      return (await deliveries()).filter(({ status }) => status === "DELIVERED").length === count
    })
    await until(areAllDone)
  }

  const submit = () => submitDriverLead(stage.url, { name: "Ana" })

  const postRaw = async (body: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body })).status

  const post = (
    secret: string,
    { sentAt = new Date(), body = '{"type":"webhook.test","data":{}}', sent }: Posted = {},
  ) => {
    const id = `msg_${randomUUID()}`
    const headers = {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, sentAt, body),
    }
    return postRaw(sent ?? body, headers)
  }

  test("gets events from its downtime afterward, each once", async () => {
    const id = await submit()
    const approve = "mutation ($id: ID!) { setDriverApplicationStatus(id: $id, status: APPROVED) { __typename } }"
    await stage.ask(approve, { id })
    await until(async () => {
      const all = await deliveries()
      return all.length === 2 && all.every(({ attemptCount }) => attemptCount > 0)
    })
    await start(webhook.secret)
    await allArrived(2)
    const sent = (await deliveries()).map(({ messageId }) => messageId)
    expect(messages().map((message) => message.id)).toEqual(sent.sort())
    expect(leads()).toEqual([{ id: Number(id), status: "approved" }])
  })

  test("recognizes a resent event, also after a kill", async () => {
    // The last output must have been read.
    await until(() => (receiver?.output().match(/is done/g) ?? []).length >= 2)
    await stop("SIGKILL")
    await start(webhook.secret)
    const replay = "mutation ($input: ReplayWebhookInput!) { replayWebhook(input: $input) { webhook { id } } }"
    await stage.ask(replay, { input: { id: webhook.id, fromPosition: webhook.position } })
    await until(() => (receiver?.output().match(/is known/g) ?? []).length >= 2)
    await submit()
    await until(() => messages().length === 3 && areAllDone())
    await stop("SIGTERM")
    for (const { id } of messages()) expect(printed.split(`${id} is done`)).toHaveLength(2)
  })

  test("refuses a request with a missing, wrong or old signature", async () => {
    await start(webhook.secret)
    const before = messages().length
    const minutes = (count: number) => new Date(Date.now() + count * 60_000)
    expect(await post(webhook.secret, { sent: '{"type":"webhook.test","data":{"x":1}}' })).toBe(401)
    expect(await post("whsec_c29tZWJvZHkgZWxzZSdzIHNlY3JldA==")).toBe(401)
    expect(await post(webhook.secret, { sentAt: minutes(-6) })).toBe(401)
    expect(await post(webhook.secret, { sentAt: minutes(6) })).toBe(401)
    expect(await postRaw("{}")).toBe(401)
    expect(messages()).toHaveLength(before)
    expect(await post(webhook.secret)).toBe(204)
    expect(messages()).toHaveLength(before + 1)
  })

  test("refuses a body that is too long, and accepts the next one", async () => {
    const body = JSON.stringify({ type: "webhook.test", data: { text: "x".repeat(1_100_000) } })
    expect(await post(webhook.secret, { body }).catch(() => 413)).toBe(413)
    expect(await post(webhook.secret)).toBe(204)
  })

  test("accepts old and new secret during a rotation, and only the new one afterward", async () => {
    const rotate = "mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }"
    type Rotated = { rotateWebhookSecret: { secret: string } }
    const { secret } = (await stage.ask<Rotated>(rotate, { id: webhook.id })).rotateWebhookSecret
    const received = messages().length

    // It has not heard of the new one yet.
    await submit()
    await until(() => messages().length === received + 1)

    await stop("SIGTERM")
    await start(`${secret},${webhook.secret}`)
    expect([await post(secret), await post(webhook.secret)]).toEqual([204, 204])

    await stop("SIGTERM")
    await start(secret)
    await submit()
    await until(() => messages().length === received + 4)
    expect(await post(webhook.secret)).toBe(401)
  })
})
