import { expect, test } from "@jest/globals"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { EmailLog } from "../../outbox/emailLog.model.ts"
import { inTransaction } from "../connection/database.ts"
import { insertRows } from "./insertRows.ts"
import { updateRows } from "./updateRows.ts"

await setUpTestApp()

// Sequelize looks for these words in the whole text of a statement.
const AWKWARD = `O'Neil \\ "quoted" :name ? $1 -- ; PRAGMA TABLE_INFO 😀 WHEN 1 THEN END`
const now = new Date("2026-11-22T01:02:03.045Z")
const later = new Date("2026-11-23T01:02:03.678Z")
const mail = {
  ...{ logType: "test" as const, leadId: null, subject: "", recipient: "a", replyTo: null, body: "", html: "x" },
  ...{ status: "queued" as const, dueAt: now, formData: {}, createdAt: now, updatedAt: now, attemptCount: 0 },
}

test("each row of one update gets its own values, and its other values stay", async () => {
  const rows = ["<a@x>", "<b@x>", "<c@x>"].map((messageId) => ({ ...mail, messageId }))
  const ids = await inTransaction((transaction) => insertRows(EmailLog, rows, transaction))
  const [first, second, third] = ids as [number, number, number]
  await inTransaction(async (transaction) => {
    await updateRows(EmailLog, [], transaction)
    const changes = [
      { id: first, subject: AWKWARD, dueAt: later, html: null },
      { id: second, attemptCount: 3, dueAt: null },
    ]
    await updateRows(EmailLog, changes, transaction)
  })
  const stored = await EmailLog.findAll({ where: { id: ids }, order: ["id"] })
  expect(
    stored.map(({ id, subject, dueAt, html, attemptCount }) => ({ id, subject, dueAt, html, attemptCount })),
  ).toEqual([
    { id: first, subject: AWKWARD, dueAt: later, html: null, attemptCount: 0 },
    { id: second, subject: "", dueAt: null, html: "x", attemptCount: 3 },
    { id: third, subject: "", dueAt: now, html: "x", attemptCount: 0 },
  ])
})
