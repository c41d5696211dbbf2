import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { openDatabase } from "../../main/models.ts"
import { prepareDatabase } from "../../main/prepare.ts"
import { dropTestDatabase, openTestDatabase } from "../../testing/database/testDatabase.ts"
import { keepLog } from "../../testing/process/log.ts"
import { config } from "../config/config.ts"
import { readDatabaseUrl } from "../config/databaseUrl.ts"
import { closeDatabase, database } from "../database/connection/database.ts"
import { verifyEvents } from "./verifyEvents.ts"

const url = config.database.dialect === "mysql" ? config.database.url : ""
const schema = new URL(url).pathname.slice(1)
const user = `farelight_${randomBytes(6).toString("hex")}`
const ENOUGH = "SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, ALTER, INDEX, REFERENCES"
const log = keepLog()

let account: string

beforeAll(async () => {
  await openTestDatabase()
  // This process's host: an anonymous account for it would take precedence over one for any host.
  const sql = "SELECT SUBSTRING_INDEX(USER(), '@', -1) AS host"
  const [row] = await database().query<{ host: string }>(sql, { type: QueryTypes.SELECT })
  account = `${user}@'${row?.host}'`
  await database().query(`CREATE USER ${account} IDENTIFIED BY 'a password for tests'`)
  await database().query(`GRANT ${ENOUGH} ON ${schema}.* TO ${account}`)
})
afterAll(async () => {
  await reopen(url)
  await database().query(`DROP USER ${account}`)
  await dropTestDatabase()
})

const reopen = async (as: string) => {
  await closeDatabase()
  openDatabase(readDatabaseUrl(as, "/"))
}

const asUser = () => {
  const own = new URL(url)
  own.username = user
  own.password = "a password for tests"
  return reopen(own.href)
}

const warnings = () => log.lines().filter(({ msg }) => msg.includes("does not protect the record of events"))

test("a database account without TRIGGER starts with a warning, and the check reports it", async () => {
  await asUser()
  await prepareDatabase()
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0].msg).toContain("Grant TRIGGER")
  const { faults } = await verifyEvents()
  expect(faults).toEqual([expect.stringContaining("events_refuse_update, events_refuse_delete")])
})

test("with the privilege TRIGGER, or after an administrator's start, the check of the events passes", async () => {
  await reopen(url)
  await database().query(`GRANT TRIGGER ON ${schema}.* TO ${account}`)
  await prepareDatabase()
  log.clear()
  await asUser()
  await prepareDatabase()
  expect(warnings()).toEqual([])
  expect((await verifyEvents()).faults).toEqual([])
})
