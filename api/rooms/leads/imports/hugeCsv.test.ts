import { expect, test } from "@jest/globals"
import { readCsv } from "./readCsv.ts"

const read = async (text: string, limits = {}) => {
  let rows = 0
  const bytes = async function* () {
    const all = Buffer.from(text)
    for (let start = 0; start < all.length; start += 65_536) yield all.subarray(start, start + 65_536)
  }
  for await (const _record of readCsv(bytes(), limits)) rows += 1
  return rows
}

/** How often others have their turn while work goes on. */
const turnsDuring = async (work: Promise<unknown>) => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work.catch(() => undefined)
  isOver = true
  return turns
}

test.each([
  ["rows", `Email\n${"a@example.com\n".repeat(10_000)}`],
  ["blank lines", `Email\n${"\n".repeat(10_000)}`],
  ["rows without a value", `Email,Name\n${",\n".repeat(10_000)}`],
])("others have their turn while %s are read", async (_what, text) => {
  expect(await turnsDuring(read(text))).toBeGreaterThan(18)
})

test("some blank lines are passed over, and more are refused", async () => {
  const limits = { blankLinesMax: 100 }
  expect(await read(`Email\n${",\n".repeat(100)}a@example.com\n`, limits)).toBe(2)
  await expect(read(`Email\n${",\n".repeat(101)}a@example.com\n`, limits)).rejects.toThrow(/more than 100 blank lines/)
})

test("a row has up to 1,000 cells", async () => {
  expect(await read(`Email\n${",".repeat(999)}x\n`)).toBe(2)
  await expect(read(`Email\n${",".repeat(1_000)}x\n`)).rejects.toThrow("Line 2 has more than 1000 cells.")
})
