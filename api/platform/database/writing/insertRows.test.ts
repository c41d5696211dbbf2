import { expect, test } from "@jest/globals"
import { type Model, type ModelStatic, QueryTypes, type Transaction } from "sequelize"
import { exampleSubmission } from "../../../rooms/leads/advertisers/advertiserSubmission.emails.ts"
import { AdvertiserSubmission } from "../../../rooms/leads/advertisers/advertiserSubmission.model.ts"
import { exampleApplication } from "../../../rooms/leads/drivers/driverApplication.emails.ts"
import { DriverApplication } from "../../../rooms/leads/drivers/driverApplication.model.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { queuedState } from "../../outbox/emailLifecycle.ts"
import { EmailLog } from "../../outbox/emailLog.model.ts"
import { database, inTransaction } from "../connection/database.ts"
import { insertRows } from "./insertRows.ts"

await setUpTestApp()

// Sequelize searches whole statements, values included, for these words of SQLite.
const OF_SQLITE = "PRAGMA INDEX_LIST PRAGMA INDEX_INFO PRAGMA TABLE_INFO PRAGMA foreign_keys; PRAGMA foreign_key_list"
const AWKWARD = `O'Neil \\ "quoted" \`x\` %_ 😀 Ünïcödé\n-- ; $1 :name ? ${OF_SQLITE}`

const { id: _id, ...application } = exampleApplication
const { id: _otherId, ...submission } = exampleSubmission
const now = new Date("2026-11-22T01:02:03.045Z")
const mail = {
  ...{ ...queuedState(now), logType: "test", leadId: null, subject: AWKWARD, recipient: "a", replyTo: null, body: "" },
  ...{ html: null, formData: { [AWKWARD]: AWKWARD }, messageId: "", createdAt: now, updatedAt: now },
}
const examples: [string, ModelStatic<Model>, Record<string, unknown>][] = [
  ["driver_applications", DriverApplication, { ...application, name: AWKWARD, createdAt: now, updatedAt: now }],
  ["advertiser_submissions", AdvertiserSubmission, { ...submission, message: AWKWARD, createdAt: now, updatedAt: now }],
  ["email_logs", EmailLog, mail],
]

const stored = async (table: string, id: number) => {
  const sql = `SELECT * FROM ${table} WHERE id = ${id}`
  const [row] = await database().query<Record<string, unknown>>(sql, { type: QueryTypes.SELECT })
  return { ...row, id: null }
}

test.each(examples)("a row of %s is inserted exactly as its model stores it", async (table, model, row) => {
  const [id = 0] = await inTransaction((transaction) => insertRows(model, [row], transaction))
  const created = await model.create(row, { silent: true })
  expect(await stored(table, id)).toEqual(await stored(table, created.get("id") as number))
})

const names = ["first", "second", "third"]
const insert = async (prepare: (transaction: Transaction) => Promise<unknown>) => {
  const rows = names.map((name) => ({ ...application, name }))
  const ids = await inTransaction(async (transaction) => {
    await prepare(transaction)
    return insertRows(DriverApplication, rows, transaction)
  })
  return Promise.all(ids.map(async (id) => (await DriverApplication.findByPk(id))?.name))
}

test("each inserted row gets the id that is returned for it", async () => {
  expect(await insert(async () => undefined)).toEqual(names)
  expect(await inTransaction((transaction) => insertRows(DriverApplication, [], transaction))).toEqual([])
})

test("inserted rows get the right ids on a cluster that assigns ids in steps", async () => {
  if (database().getDialect() === "sqlite") return
  const step = (to: number) => (transaction: Transaction) =>
    database().query(`SET SESSION auto_increment_increment = ${to}`, { transaction })
  expect(await insert(step(7))).toEqual(names)
  await inTransaction(step(1))
})
