import { expect, test } from "@jest/globals"
import { createConnection } from "mysql2/promise"
import { claimDueMails } from "../../rooms/mail/delivery/outbox.ts"
import { startWithoutMail } from "../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../testing/testApp.ts"
import { config } from "../config/config.ts"
import { clock } from "../database/clock/clock.ts"
import { EmailLog } from "../outbox/emailLog.model.ts"

const app = await setUpTestApp()

test("mails claimed by another process are skipped", async () => {
  await startWithoutMail()
  for (let count = 0; count < 4; count += 1) await app.apply()
  const ids = (await EmailLog.findAll({ order: ["dueAt", "id"] })).map(({ id }) => id)
  // Locks rows like a process that froze, or lost its network, while claiming them.
  const frozen = await createConnection(config.database.dialect === "mysql" ? config.database.url : "")
  await frozen.query("SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED")
  await frozen.beginTransaction()
  await frozen.query("SELECT id FROM email_logs WHERE id IN (?) FOR UPDATE", [ids.slice(0, 2)])
  const claimed = async () => (await claimDueMails(clock.date(), 4)).map(({ log }) => log.id)
  expect(await claimed()).toEqual(ids.slice(2))
  await frozen.rollback()
  expect(await claimed()).toEqual(ids.slice(0, 2))
  await frozen.end()
})
