import { createServer, type Server, type Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals"
import mysql, { type Connection } from "mysql2/promise"
import { HOUR_MS } from "../../../contract/text/durations.ts"
import { startRelay } from "../../../testing/database/relay.ts"
import { createScratchDatabase, type ScratchDatabase } from "../../../testing/database/scratchDatabase.ts"
import { driverForm } from "../../../testing/forms.ts"
import { until } from "../../../testing/process/until.ts"
import { startTestApp, type TestApp } from "../../../testing/testApp.ts"
import { config } from "../../config/config.ts"
import { database } from "./database.ts"
import { engineOptions } from "./dialect.ts"
import { closeReplica, openReplica, replicationLagSeconds } from "./replica.ts"

// Two databases of one server: the test itself replicates from one to the other, or does not.

let app: TestApp
let scratch: ScratchDatabase
let server: Connection
let primary: string
let replica: string

const nameOf = (url: string) => new URL(url).pathname.slice(1)

const tables = async () => {
  const [rows] = await server.query<mysql.RowDataPacket[]>(`SHOW TABLES FROM ${primary}`)
  return rows.map((row) => String(Object.values(row)[0]))
}

const put = (one: string, table: string) =>
  server.query(`REPLACE INTO ${one}.${table} SELECT * FROM ${primary}.${table}`)

/** Brings the replica to where the primary is, and has the cities there tell where they were read. */
const replicate = async () => {
  for (const table of await tables()) await put(replica, table)
  await server.query(`UPDATE ${replica}.driver_applications SET city = 'Replica'`)
  await server.query(
    `UPDATE ${replica}.lead_counts SET leads = leads + 1000 WHERE leads < 1000 AND facet IN ('', 'day')`,
  )
  await beat(HOUR_MS)
}

/** Sets what the replica knows of the primary's last sign of life. */
const beat = async (inMs: number) => {
  await server.query(`REPLACE INTO ${replica}.replication_heartbeat VALUES (1, ${Date.now() + inMs})`)
}

const use = async (url: string) => {
  await closeReplica()
  openReplica(database(), engineOptions({ dialect: "mysql", url, tls: null }))
}

beforeAll(async () => {
  app = await startTestApp()
  scratch = await createScratchDatabase(process.env.TEST_MYSQL_URL)
  server = await mysql.createConnection(process.env.TEST_MYSQL_URL ?? "")
  primary = nameOf(process.env.DATABASE_URL ?? "")
  replica = nameOf(scratch.url)
  await server.query("SET foreign_key_checks = 0")
  for (const table of await tables()) await server.query(`CREATE TABLE ${replica}.${table} LIKE ${primary}.${table}`)
})
afterAll(async () => {
  await app.stop()
  await scratch.drop()
  await server.end()
})

const cityOf = async (token: string) => {
  const { status, body } = await app.rest("GET", "/api/drivers/applications?limit=1", undefined, { token })
  expect(status).toBe(200)
  return body[0]?.city
}
/** Waited for: the primary serves for a moment where the replica takes a second to answer, as on a busy machine. */
const isRead = (token: string) => async () => (await cityOf(token)) === "Replica"
const isServing = async () => isRead(await app.login())()

const apply = (token: string) => {
  const { vehicle_year, vehicle_make, vehicle_model, ...values } = driverForm()
  const vehicle = { vehicleYear: vehicle_year, vehicleMake: vehicle_make, vehicleModel: vehicle_model }
  return app.graphql(
    "mutation ($input: SubmitDriverApplicationInput!) { submitDriverApplication(input: $input) { id } }",
    { input: { ...values, ...vehicle, platform: "UBER" } },
    { token },
  )
}

let token: string

beforeEach(async () => {
  await app.rest("POST", "/api/drivers/apply", driverForm({ city: "Primary" }))
  await use(scratch.url)
  token = await app.login()
})
afterEach(() => closeReplica())

describe("a replica that has everything", () => {
  beforeEach(async () => {
    await replicate()
    await until(isServing)
  })

  const LIST = "{ driverApplications(first: 1) { totalCount nodes { id city } } }"

  test("serves lists, exports, counts and statistics", async () => {
    await until(async () => {
      const { data } = await app.graphql(LIST, {}, { token })
      return data.driverApplications.nodes[0].city === "Replica" && data.driverApplications.totalCount > 1000
    })
    await until(async () => {
      const headers = { authorization: `Bearer ${token}` }
      const csv = await (await fetch(`${app.url}/api/drivers/applications.csv`, { headers })).text()
      return csv.includes("Replica") && !csv.includes("Primary")
    })
    await until(async () => {
      const { data } = await app.graphql("{ dashboardSummary { kinds { total } } }", {}, { token })
      return data.dashboardSummary.kinds[0].total > 1000
    })
    await until(async () => {
      const query = "{ leadStatistics(days: 2) { statuses { kinds { count } } } }"
      const { data } = await app.graphql(query, {}, { token })
      return data.leadStatistics.statuses[0].kinds[0].count > 1000
    })
  })

  test("serves neither single leads nor sessions", async () => {
    const { data } = await app.graphql(LIST, {}, { token })
    const { id } = data.driverApplications.nodes[0]
    const one = await app.graphql("query ($id: ID!) { driverApplication(id: $id) { city } }", { id }, { token })
    expect(one.data.driverApplication.city).toBe("Primary")
    await server.query(`DELETE FROM ${primary}.admin_sessions`)
    expect((await app.rest("GET", "/api/drivers/applications", undefined, { token })).status).toBe(401)
  })

  test.each<[string, (id: string, token: string) => Promise<unknown>]>([
    [
      "a changed status",
      (id, token) =>
        app.graphql(
          "mutation ($id: ID!) { setDriverApplicationStatus(id: $id, status: APPROVED) { driverApplication { id } } }",
          { id },
          { token },
        ),
    ],
    ["a lead of its own", (_id, token) => apply(token)],
  ])("serves no session that has written, until it has that: %s", async (_what, write) => {
    const other = await app.login()
    await replicate()
    const { data } = await app.graphql(LIST, {}, { token })
    await until(isRead(token))
    await write(data.driverApplications.nodes[0].id, token)
    expect(await cityOf(token)).not.toBe("Replica")
    await until(isRead(other))
    await replicate()
    await until(isRead(token))
  })

  test("serves nothing while it is too far behind, and says how far", async () => {
    await beat(-11_000)
    expect(await cityOf(token)).toBe("Primary")
    await until(() => (replicationLagSeconds() ?? 0) > 10)
    await beat(0)
    await until(isServing)
    expect(replicationLagSeconds()).toBeLessThan(10)
  })
})

test("a replica without the tables, without a server, or with one that is silent, leaves it to the primary", async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve))
  const { port } = silent.address() as { port: number }
  const empty = await createScratchDatabase(process.env.TEST_MYSQL_URL)
  for (const url of [empty.url, "mysql://root@127.0.0.1:1/none", `mysql://root@127.0.0.1:${port}/none`]) {
    await use(url)
    await until(async () => (await cityOf(token)) === "Primary")
  }
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => (silent as Server).close(resolve))
  await empty.drop()
})

test("a replica that falls silent is given up long before a statement of the primary would be", async () => {
  await replicate()
  const url = new URL(scratch.url)
  const relay = await startRelay(url)
  url.port = String(relay.port)
  await use(url.href)
  await until(isServing)
  relay.silence()
  const answered = cityOf(token)
  expect(await Promise.race([answered, delay(6_000, "none yet")])).toBe("Primary")
  await answered
  await closeReplica()
  await relay.cut()
})

test("a lead of a session is acknowledged, although that it has written could not be marked", async () => {
  const ask = database().query.bind(database()) as (sql: string, options?: object) => Promise<unknown>
  const query = jest.spyOn(database(), "query").mockImplementation((async (
    sql: string,
    options?: { transaction?: object },
  ) => {
    if (/SET last_write_ms/.test(sql) && !options?.transaction) throw new Error("away")
    return ask(sql, options)
  }) as never)
  const { data } = await apply(token)
  query.mockRestore()
  expect(data?.submitDriverApplication.id).toMatch(/^\d+$/)
})

test("before a first sign of life has arrived, the lag is counted from the start", async () => {
  await server.query(`DELETE FROM ${replica}.replication_heartbeat`)
  await use(scratch.url)
  await delay(1_500)
  expect(replicationLagSeconds()).toBeLessThan(60)
})

test("the primary shows signs of life", async () => {
  const [before] = await server.query(`SELECT * FROM ${primary}.replication_heartbeat`)
  await until(async () => {
    const [now] = await server.query(`SELECT * FROM ${primary}.replication_heartbeat`)
    return JSON.stringify(now) !== JSON.stringify(before)
  })
  expect(config.database).not.toHaveProperty("replica")
})
