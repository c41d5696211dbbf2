import { describe, expect, jest, test } from "@jest/globals"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { addMails } from "../../../testing/factories/mail.ts"
import { EmailLog } from "../../outbox/emailLog.model.ts"
import { database } from "../connection/database.ts"
import type { Candidates } from "./candidates.ts"
import { createLazyCount } from "./lazyCount.ts"

const ROWS = 1_200

await setUpTestDatabase({ isPrepared: true })
await addMails(...Array.from({ length: ROWS }, (_, index) => ({ attemptCount: index % 2 })))
const ids = (await EmailLog.findAll({ attributes: ["id"], order: [["id", "DESC"]] })).map(({ id }) => id)

const candidatesOf = (list: readonly number[], size: number): Candidates => ({
  atMost: list.length,
  ids: async function* (after) {
    const behind = list.filter((id) => after === null || id < after)
    for (let start = 0; start < behind.length; start += size) yield behind.slice(start, start + size)
  },
})

const odd = { attemptCount: 1 }

describe("the count of a list", () => {
  test("is exact up to 1,000, and then at least 1,000", async () => {
    expect(await createLazyCount(EmailLog, { where: odd })()).toEqual({ count: ROWS / 2, isExact: true })
    expect(await createLazyCount(EmailLog, {})()).toEqual({ count: 1_000, isExact: false })
    const idRange = { min: ids[999] ?? 0, max: ids[0] ?? 0 }
    expect(await createLazyCount(EmailLog, { idRange })()).toEqual({ count: 1_000, isExact: true })
  })

  test.each([7, 600, 5_000])("counts matching candidates in chunks of %i", async (size) => {
    const candidates = candidatesOf(ids, size)
    expect(await createLazyCount(EmailLog, { where: odd, candidates })()).toEqual({ count: ROWS / 2, isExact: true })
    expect(await createLazyCount(EmailLog, { candidates })()).toEqual({ count: 1_000, isExact: false })
    const idRange = { min: ids[400] ?? 0, max: ids[11] ?? 0 }
    expect(await createLazyCount(EmailLog, { candidates, idRange })()).toEqual({ count: 390, isExact: true })
  })

  test("gives up when too few candidates match", async () => {
    const absent = Array.from({ length: 6_000 }, (_, index) => 1_000_000 - index)
    const candidates = candidatesOf([...absent, ...ids], 700)
    expect(await createLazyCount(EmailLog, { candidates })()).toEqual({ count: 0, isExact: false })
  })

  test("is taken once from a known count, without a query", async () => {
    const count = createLazyCount(EmailLog, {}, async () => 123_456)
    const asked = jest.spyOn(database(), "query")
    expect(await Promise.all([count(), count()])).toEqual([1, 2].map(() => ({ count: 123_456, isExact: true })))
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })
})
