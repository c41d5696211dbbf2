import { afterEach, beforeEach, expect, test } from "@jest/globals"
import { type Connection, createConnection } from "mysql2/promise"
import { claimDueMails } from "../../rooms/mail/delivery/outbox.ts"
import { WebhookDelivery } from "../../rooms/record/webhooks/webhook.model.ts"
import { claimAt, useWebhooks } from "../../testing/webhooks/webhooks.ts"
import { config } from "../config/config.ts"
import { clock } from "../database/locks/clock.ts"
import { EmailLog } from "../outbox/emailLog.model.ts"

const { create, apply, fanOut } = useWebhooks()

// As a process holds it that froze while it claimed, or whose network is gone.
let frozen: Connection

beforeEach(async () => {
  frozen = await createConnection(config.database.dialect === "mysql" ? config.database.url : "")
  await frozen.query("SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED")
  await frozen.beginTransaction()
})
afterEach(() => frozen.end())

const hold = (table: string, ids: number[]) => frozen.query(`SELECT id FROM ${table} WHERE id IN (?) FOR UPDATE`, [ids])

const idsOf = async (rows: Promise<{ id: number }[]>) => (await rows).map(({ id }) => id)

test("mails that another process holds are left to it, and the others are claimed", async () => {
  for (let count = 0; count < 4; count += 1) await apply()
  const ids = await idsOf(EmailLog.findAll({ order: ["dueAt", "id"] }))
  await hold("email_logs", ids.slice(0, 2))
  const claimed = async () => (await claimDueMails(clock.date(), 60_000, 4)).map(({ log }) => log.id)
  expect(await claimed()).toEqual(ids.slice(2))
  await frozen.rollback()
  expect(await claimed()).toEqual(ids.slice(0, 2))
})

test("so are messages to webhooks", async () => {
  await create()
  for (let count = 0; count < 4; count += 1) await apply()
  await fanOut()
  const ids = await idsOf(WebhookDelivery.findAll({ order: ["dueAt", "id"] }))
  await hold("webhook_deliveries", ids.slice(0, 2))
  const claimed = async () => (await claimAt()).map(({ delivery }) => delivery.id)
  expect(await claimed()).toEqual(ids.slice(2))
  await frozen.rollback()
  expect(await claimed()).toEqual(ids.slice(0, 2))
})
