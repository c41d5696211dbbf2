import { setTimeout as delay } from "node:timers/promises"
import { beforeEach, expect, jest, test } from "@jest/globals"
import { ConnectionError, DatabaseError } from "sequelize"
import { toPublicError } from "../../publicError.ts"
import { createWriteProbe } from "./writeProbe.ts"

const limits = { answerMs: 50, freshMs: 2_000, hangingMs: 4_000 }

let now = 0
beforeEach(() => void jest.spyOn(performance, "now").mockImplementation(() => now))

const pass = (ms: number) => {
  now += ms
}

/** The test counts and completes the probe's writes. */
const setUp = (hangingMs = limits.hangingMs) => {
  const writes: { resolve: () => void; reject: (error: Error) => void }[] = []
  const write = () => new Promise<void>((resolve, reject) => writes.push({ resolve, reject }))
  return { writes, probe: createWriteProbe(write, { ...limits, hangingMs }) }
}

test("concurrent callers share one write, whose result is cached briefly", async () => {
  const { writes, probe } = setUp()
  const asked = Array.from({ length: 500 }, probe)
  writes[0]?.resolve()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([null]))
  expect(await probe()).toBeNull()
  expect(writes).toHaveLength(1)
  pass(limits.freshMs - 1)
  probe()
  expect(writes).toHaveLength(1)
  pass(1)
  probe()
  expect(writes).toHaveLength(2)
})

test("the error of a failed probe names no machine and no statement", async () => {
  const refused = Object.assign(new Error("The MySQL server is running with the --read-only option"), {
    sql: "REPLACE",
  })
  for (const [error, fault] of [
    [new ConnectionError(new Error("connect ECONNREFUSED 10.0.0.7:3306")), "The database cannot be reached."],
    [new DatabaseError(refused), "The database does not accept writes."],
  ] as const) {
    const { writes, probe } = setUp()
    const asked = probe()
    writes[0]?.reject(error)
    expect(await asked).toBe(fault)
  }
})

test("a submission that finds the disk full makes the probe fail for a while", async () => {
  const { writes, probe } = setUp()
  // Keeps later tests in this process unaffected.
  now = -100_000
  toPublicError(new DatabaseError(Object.assign(new Error("disk full"), { code: "SQLITE_FULL", sql: "" })), "id")
  expect(await probe()).toBe("The database does not accept writes.")
  pass(10_000)
  const asked = probe()
  writes[0]?.resolve()
  expect(await asked).toBeNull()
})

test("a hanging write fails the probe in time, without another write", async () => {
  const { writes, probe } = setUp(60_000)
  expect(await probe()).toBe("The database does not answer in time.")
  pass(limits.freshMs)
  expect(await probe()).toBe("The database does not answer in time.")
  expect(writes).toHaveLength(1)
  writes[0]?.resolve()
  await delay(0)
  const asked = probe()
  writes[1]?.resolve()
  expect(await asked).toBeNull()
})

test("a write that hangs forever does not block later probes", async () => {
  const { writes, probe } = setUp()
  await probe()
  pass(limits.hangingMs)
  const asked = probe()
  writes[1]?.resolve()
  expect(await asked).toBeNull()
})
