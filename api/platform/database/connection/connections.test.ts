import type { Socket } from "node:net"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { type Options, Sequelize } from "sequelize"
import { failure, greeting, statementIn, success } from "../../../testing/database/mysqlPackets.ts"
import { startScriptedServer } from "../../../testing/mail/mailServer.ts"
import { until } from "../../../testing/process/until.ts"
import { readDatabaseUrl } from "../../config/databaseUrl.ts"
import { withoutTimeLimit } from "./connections.ts"
import { engineOptions } from "./dialect.ts"
import { isMisconfigured, isRolledBack, isTransient, toUnavailableError } from "./failures.ts"

// A fake server with scripted failures, which a real one does not produce on demand.

let connections = 0
/** Number of the connection of each statement, from 1. */
let usedBy: number[] = []
let code: number | null = null
let unanswered: ((answer?: Buffer) => void)[] = []
let sequelize: Sequelize

const speakMysql = (socket: Socket) => {
  connections += 1
  const number = connections
  socket.on("error", () => undefined)
  socket.write(greeting(false))
  socket.once("data", () => {
    socket.write(success(2))
    socket.on("data", (sent) => {
      const statement = statementIn(sent)
      if (statement?.startsWith("DO")) usedBy.push(number)
      if (statement?.startsWith("DO SLEEP")) unanswered.push((answer = success(1)) => socket.write(answer))
      else if (statement && code !== null && !statement.startsWith("SET")) socket.write(failure(1, code, "in trouble"))
      else if (statement) socket.write(success(1))
    })
  })
}

let server: Awaited<ReturnType<typeof startScriptedServer>>

beforeEach(async () => {
  server = await startScriptedServer(speakMysql)
  const settings = readDatabaseUrl(`mysql://root@127.0.0.1:${server.port}/farelight`, ".")
  // Skips the query for the version.
  sequelize = new Sequelize({ ...engineOptions(settings), databaseVersion: "8.4.0", logging: false } as Options)
  connections = 0
  usedBy = []
})
afterEach(async () => {
  await sequelize.close()
  await server.stop()
})

const ask = (sql = "DO 1") => sequelize.query(sql)

const errorOf = (answered: Promise<unknown>): Promise<unknown> =>
  answered.then(
    () => expect("success").toBe("a failure"),
    (error: unknown) => error,
  )

const meaningOf = (error: unknown) => {
  if (isMisconfigured(error)) return "misconfigured"
  if (isRolledBack(error)) return "retry"
  return toUnavailableError(error) ? "unavailable" : "bug"
}

const [KEPT, REPLACED] = ["is kept", "is replaced"]

test.each([
  [1205, "lock wait timeout", "retry", KEPT],
  [1213, "deadlock, or certification failed", "retry", KEPT],
  [1020, "MariaDB: changed since it was read", "retry", KEPT],
  [1180, "error during COMMIT", "unavailable", REPLACED],
  [1290, "read-only", "retry", REPLACED],
  [1047, "Galera without a quorum", "retry", REPLACED],
  [3100, "Group Replication without a quorum", "unavailable", REPLACED],
  [1053, "server shutdown", "unavailable", REPLACED],
  [1927, "MariaDB: connection was killed", "unavailable", REPLACED],
  [4031, "disconnected as idle", "unavailable", REPLACED],
  [1040, "too many connections", "unavailable", REPLACED],
  [1317, "statement was killed", "unavailable", KEPT],
  [1969, "MariaDB: statement took too long", "unavailable", KEPT],
  [1021, "disk full", "unavailable", KEPT],
  [1142, "no right to the table", "misconfigured", KEPT],
  [1064, "syntax error", "bug", KEPT],
])("the MySQL error %d (%s) means: %s, and its connection is %s", async (answer, _name, meaning, then) => {
  code = answer
  const error = await errorOf(ask())
  code = null
  expect(meaningOf(error)).toBe(meaning)
  await ask()
  expect(usedBy[1] === usedBy[0]).toBe(then === KEPT)
})

test("a connection that fails in a transaction is replaced afterward, with all connections of its age", async () => {
  await Promise.all([ask(), ask(), ask()])
  expect(new Set(usedBy).size).toBe(3)
  await errorOf(
    sequelize.transaction(async (transaction) => {
      code = 1290
      try {
        await sequelize.query("DO 1", { transaction })
      } finally {
        code = null
      }
    }),
  )
  await Promise.all([ask(), ask(), ask()])
  for (const number of usedBy.slice(-3)) expect(number).toBeGreaterThan(3)
})

test("a failed statement spares connections that were opened while it waited", async () => {
  await ask()
  const slow = errorOf(ask("DO SLEEP(1)"))
  await ask()
  for (const answer of unanswered) answer(failure(1, 1053, "shutdown"))
  unanswered = []
  await slow
  await ask()
  expect(usedBy).toEqual([1, 1, 2, 2])
})

describe("the age of a connection", () => {
  /** Queries at these seconds; returns for each query if it reused the previous connection. */
  const askAfter = async (...seconds: number[]) => {
    await ask()
    const now = performance.now()
    const clock = jest.spyOn(performance, "now")
    for (const second of seconds) {
      clock.mockReturnValue(now + second * 1_000)
      await ask()
    }
    clock.mockRestore()
    return usedBy.slice(1).map((number, index) => number === usedBy[index])
  }

  test("has a limit at which even a busy connection is replaced", async () => {
    const often = Array.from({ length: 132 }, (_, index) => 5 * (index + 1))
    const kept = await askAfter(...often)
    expect(kept.slice(0, 84)).not.toContain(false)
    expect(kept.filter((isKept) => !isKept)).toHaveLength(1)
  })

  test("ends before the server closes the connection as idle", async () => {
    expect(await askAfter(6, 12, 22, 28)).toEqual([true, true, false, true])
  })
})

test("a statement without an answer ends with its connection if it has a time limit", async () => {
  // Timers of the network stay real.
  jest.useFakeTimers({
    doNotFake: ["Date", "hrtime", "nextTick", "performance", "queueMicrotask", "setImmediate", "clearImmediate"],
  })
  const patient = withoutTimeLimit(() => ask("DO SLEEP(1)"))
  const answered = errorOf(ask("DO SLEEP(2)"))
  await until(() => unanswered.length === 2)
  jest.advanceTimersByTime(8_000)
  jest.useRealTimers()
  const error = await answered
  expect([meaningOf(error), isTransient(error)]).toEqual(["unavailable", true])
  await ask()
  expect(usedBy[2]).toBeGreaterThan(2)
  for (const answer of unanswered) answer()
  unanswered = []
  await patient
})
