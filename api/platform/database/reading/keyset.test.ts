import { describe, expect, test } from "@jest/globals"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { addMails } from "../../../testing/factories/mail.ts"
import { seededRandom } from "../../../testing/process/seededRandom.ts"
import { EmailLog, type EmailLogRow } from "../../outbox/emailLog.model.ts"
import { batchSize } from "../connection/dialect.ts"
import type { Candidates } from "./candidates.ts"
import { type Listing, type Page, readAll, readPage } from "./keyset.ts"

// More than two batches of readAll on SQLite.
const ROWS = 450

await setUpTestDatabase({ isPrepared: true })
await addMails(
  ...Array.from({ length: ROWS }, (_, index) => ({
    subject: index % 3 === 0 ? "alike" : `Subject ${index}`,
    attemptCount: index % 5,
  })),
)

const allOf = async (listing?: Listing) => {
  const rows: EmailLogRow[] = []
  for await (const row of readAll(EmailLog, listing)) rows.push(row)
  return rows
}

const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")

describe("a whole list", () => {
  test("has every row once, the newest first", async () => {
    const ids = (await allOf()).map(({ id }) => id)
    expect(ids).toHaveLength(ROWS)
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
  })

  test.each([true, false])("is ordered by a column and then by id, ascending: %p", async (isAscending) => {
    const rows = await allOf({ sortBy: "attemptCount", isAscending })
    const expected = [...rows].sort(
      (one, other) => (one.attemptCount - other.attemptCount || one.id - other.id) * (isAscending ? 1 : -1),
    )
    expect(new Set(rows.map(({ id }) => id)).size).toBe(ROWS)
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })

  test("has only the rows that match the condition, over all batches", async () => {
    const found = await allOf({ where: { attemptCount: [0, 1, 2] }, sortBy: "subject" })
    expect(found).toHaveLength((ROWS / 5) * 3)
    expect(new Set(found.map(({ attemptCount }) => attemptCount))).toEqual(new Set([0, 1, 2]))
  })
})

test("reading a whole list yields to other work", async () => {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  await allOf()
  clearImmediate(next)
  // MySQL reads all of these rows in one batch.
  expect(turns).toBeGreaterThanOrEqual(Math.max(1, Math.floor(ROWS / batchSize(EmailLog))))
})

describe("candidates of a filtered list", () => {
  /** Candidates with exactly these ids, in chunks of random size. */
  const among = (ids: readonly number[], random: () => number): Candidates => ({
    atMost: ids.length,
    ids: async function* (after, isAscending) {
      const sorted = [...ids].sort((one, other) => (isAscending ? one - other : other - one))
      const rest = sorted.filter((id) => after === null || (isAscending ? id > after : id < after))
      while (rest.length > 0) yield rest.splice(0, Math.floor(random() * 150))
    },
  })

  const where = { attemptCount: [0, 3] }

  const pages = async (listing: Listing) => {
    const ids: number[] = []
    let after: string | null = null
    do {
      const page: Page<EmailLogRow> = await readPage(EmailLog, { first: 29, after }, listing)
      ids.push(...page.nodes.map(({ id }) => id))
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    return ids
  }

  test.each<[Listing, boolean]>([
    [{}, false],
    [{ isAscending: true }, true],
    [{ sortBy: "subject", isAscending: true }, false],
    [{ sortBy: "attemptCount" }, true],
  ])("lead to each matching row once, in the order %j, within a range: %p", async (order, isWithin) => {
    const all = await allOf({ where, ...order })
    const [min = 0, max = 0] = [0.3, 0.8].map(
      (share) => all.map(({ id }) => id).sort((a, b) => a - b)[Math.floor(all.length * share)],
    )
    const idRange = isWithin ? { min, max } : undefined
    const { seed, random } = seededRandom()
    const others = (await allOf()).filter(({ attemptCount }) => attemptCount !== 1)
    const candidates = among(
      others.map(({ id }) => id),
      random,
    )
    const ids = all.map(({ id }) => id).filter((id) => !isWithin || (id >= min && id <= max))
    const listing = { where, ...order, candidates, idRange }
    expect({ seed, ids: await pages(listing) }).toEqual({ seed, ids })
    expect({ seed, ids: (await allOf(listing)).map(({ id }) => id) }).toEqual({ seed, ids })
    expect(await pages({ where, ...order, idRange })).toEqual(ids)
  })
})

describe("a page of a list", () => {
  test("reports whether there are rows before and after it", async () => {
    const first = await readPage(EmailLog, { first: 2 })
    expect(first.nodes).toHaveLength(2)
    expect(first.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: first.edges[0]?.cursor,
      endCursor: first.edges[1]?.cursor,
    })
    const second = await readPage(EmailLog, { first: 2, after: first.pageInfo.endCursor })
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
    expect(second.nodes[0]?.id).toBe((first.nodes[1]?.id ?? 0) - 1)
    expect(await first.countAll()).toEqual({ count: ROWS, isExact: true })
  })

  test("has no next page after the last row, even if full", async () => {
    const listing = { where: { attemptCount: 4 } }
    const { pageInfo, countAll } = await readPage(EmailLog, { first: ROWS / 5 }, listing)
    expect(pageInfo.hasNextPage).toBe(false)
    expect(await countAll()).toEqual({ count: ROWS / 5, isExact: true })
    const behind = await readPage(EmailLog, { after: pageInfo.endCursor }, listing)
    expect(behind).toMatchObject({ nodes: [], edges: [] })
    expect(behind.pageInfo).toMatchObject({ hasNextPage: false, startCursor: null, endCursor: null })
  })

  test("holds 25 rows by default and 100 at most", async () => {
    expect((await readPage(EmailLog, {})).nodes).toHaveLength(25)
    expect((await readPage(EmailLog, { first: 100 })).nodes).toHaveLength(100)
  })

  test.each([0, 101, 1.5, -1, Number.NaN])("refuses %p entries", async (first) => {
    await expect(readPage(EmailLog, { first })).rejects.toMatchObject({
      fields: [{ field: "first", message: "A page holds 1 to 100 entries." }],
    })
  })

  test.each([
    ["no JSON", "x", {}],
    ["a list that is too short", cursorOf([1]), {}],
    ["an id with a fraction", cursorOf([1.5, null]), {}],
    ["a value where the ids alone decide", cursorOf([1, "x"]), {}],
    ["a number for a column of texts", cursorOf([1, 1]), { sortBy: "subject" }],
    ["a text for a column of numbers", cursorOf([1, "1"]), { sortBy: "attemptCount" }],
    ["a fraction for a column of whole numbers", cursorOf([1, 1.5]), { sortBy: "attemptCount" }],
    ["no moment for a column of moments", cursorOf([1, "x"]), { sortBy: "createdAt" }],
  ])("refuses a cursor that is %s", async (_case, after, listing) => {
    await expect(readPage(EmailLog, { after }, listing)).rejects.toMatchObject({
      fields: [{ field: "after", message: "This is not a cursor of this list." }],
    })
  })

  test("continues a cursor of an earlier version in the same order, and reports other cursors as expired", async () => {
    const listing = { sortBy: "createdAt" }
    const { pageInfo, nodes } = await readPage(EmailLog, { first: 3 }, listing)
    const earlier = cursorOf([nodes.at(-1)?.id, nodes.at(-1)?.createdAt])
    const next = (after: string | null, asked = listing) => readPage(EmailLog, { first: 3, after }, asked)
    expect((await next(earlier)).nodes).toEqual((await next(pageInfo.endCursor)).nodes)
    const message = "This cursor is of another order, or of an earlier version. Read the list from its start."
    const ended = { fields: [{ field: "after", message }] }
    await expect(next(cursorOf([1, null]))).rejects.toMatchObject(ended)
    await expect(next(pageInfo.endCursor, { sortBy: "subject" })).rejects.toMatchObject(ended)
  })
})
