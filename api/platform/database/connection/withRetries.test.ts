import { describe, expect, jest, test } from "@jest/globals"
import { DatabaseError } from "sequelize"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { database, inTransaction, withRetries } from "./database.ts"

await setUpTestDatabase()

const failure = (code: string) => new DatabaseError(Object.assign(new Error(code), { code, sql: "" }))

/** Fails once with each of these codes, then succeeds; counts its runs. */
const workThatFails = (...codes: string[]) => {
  const work = jest.fn(async () => {
    const code = codes[work.mock.calls.length - 1]
    if (code) throw failure(code)
    return "done"
  })
  return work
}

test("transient errors are retried, permanent ones are not", async () => {
  const passing = workThatFails("ER_LOCK_DEADLOCK", "ER_OPTION_PREVENTS_STATEMENT", "ECONNREFUSED", "ER_LOCK_DEADLOCK")
  expect(await withRetries(passing)).toBe("done")
  expect(passing).toHaveBeenCalledTimes(5)
  for (const code of ["ER_PARSE_ERROR", "ER_DISK_FULL", "ER_ACCESS_DENIED_ERROR", "SQLITE_CORRUPT"]) {
    const failing = workThatFails(code)
    await expect(withRetries(failing)).rejects.toThrow(code)
    expect(failing).toHaveBeenCalledTimes(1)
  }
})

test("retries end within the limit of a request", async () => {
  const start = performance.now()
  const clock = jest.spyOn(performance, "now").mockImplementation(() => start + clock.mock.calls.length * 2_000)
  const failing = workThatFails(...Array<string>(20).fill("ER_LOCK_DEADLOCK"))
  await expect(withRetries(failing)).rejects.toThrow("ER_LOCK_DEADLOCK")
  expect(failing.mock.calls.length).toBeLessThan(10)
})

describe("a transaction", () => {
  /** Fails each COMMIT after it took effect. */
  const loseAnswers = (code: string) => {
    const begin = database().transaction.bind(database()) as (...given: never[]) => Promise<unknown>
    jest.spyOn(database(), "transaction").mockImplementation((async (...given: never[]) => {
      await begin(...given)
      throw failure(code)
    }) as never)
  }

  test("is repeated when its connection is lost before COMMIT", async () => {
    const work = workThatFails("PROTOCOL_CONNECTION_LOST", "ER_SERVER_SHUTDOWN")
    expect(await inTransaction(work)).toBe("done")
    expect(work).toHaveBeenCalledTimes(3)
  })

  test("is not repeated after a lost COMMIT answer, unless it is idempotent", async () => {
    loseAnswers("PROTOCOL_CONNECTION_LOST")
    const work = workThatFails()
    await expect(inTransaction(work)).rejects.toThrow("PROTOCOL_CONNECTION_LOST")
    expect(work).toHaveBeenCalledTimes(1)
    const idempotent = workThatFails("", "ER_DUP_ENTRY")
    await expect(inTransaction(idempotent, { isIdempotent: true })).rejects.toThrow("ER_DUP_ENTRY")
    expect(idempotent).toHaveBeenCalledTimes(2)
  })
})
