import { expect, test } from "@jest/globals"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { config } from "../../config/config.ts"
import { database } from "../connection/database.ts"
import { withExclusiveLock } from "./exclusiveLock.ts"

await setUpTestDatabase()

const locked = <Result>(work: (confirm: () => Promise<void>) => Promise<Result>) =>
  withExclusiveLock(database(), config.database, work)

test("work runs in one process at a time, and its result is returned", async () => {
  let working = 0
  const results = await Promise.all(
    [1, 2, 3].map((number) =>
      locked(async (confirm) => {
        working += 1
        expect(working).toBe(1)
        await confirm()
        await database().query("SELECT 1")
        working -= 1
        return number
      }),
    ),
  )
  expect(results).toEqual([1, 2, 3])
})

test("failed work releases the lock", async () => {
  await expect(locked(() => Promise.reject(new Error("no table")))).rejects.toThrow("no table")
  expect(await locked(async () => "done")).toBe("done")
})
