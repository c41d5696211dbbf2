import { describe, expect, test } from "@jest/globals"
import { toCsv, withoutFormulaGuards } from "./csv.ts"

const cellOf = async (value: unknown, keepsPhones?: boolean) => {
  const rows = (async function* () {
    yield { value }
  })()
  let csv = ""
  for await (const row of toCsv(["value"], rows, (record) => record, keepsPhones)) csv += row
  return /^\uFEFF"value"\r\n"(.*)"\r\n$/su.exec(csv)?.[1]?.replaceAll('""', '"')
}

describe("a formula in a CSV cell", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["+A1", "'+A1"],
    ["-cmd|' /C calc'!A0", "'-cmd|' /C calc'!A0"],
    ["\t=1", "'\t'=1"],
    [" =1", "' =1"],
    ['"=1"', `'"=1"`],
    ["＝1+1", "'＝1+1"],
    ["﹦1", "'﹦1"],
    ['x;=HYPERLINK("http://evil.example")', `x;'=HYPERLINK("http://evil.example")`],
    ['x;"=1"', `x;'"=1"`],
    ["x\t=1", "x\t'=1"],
    ["Hello\r\n@x;＝2", "Hello\r\n'@x;'＝2"],
    ["555-0100; -A1", "555-0100;' -A1"],
  ])("%j gets an apostrophe, which an import removes", async (value, cell) => {
    expect(await cellOf(value)).toBe(cell)
    expect(withoutFormulaGuards(cell)).toBe(value)
  })
})

describe("a text in a CSV cell that is not a formula", () => {
  test.each([
    "",
    'Ana "Ace" O\'Neil, Jr.',
    "a=b, c@d.example, 1+1, x-y",
    "+1 213 555 0100; +1.213.555.0199",
    "＋1 213 555 0100",
    " -5",
    "Los Angeles; Irvine\nSan Diego\t92101",
    "50 % ＝ half",
    "'=1",
    "李雷 🚗",
  ])("%j stays byte for byte as it was sent", async (value) => expect(await cellOf(value)).toBe(value))
})

test.each([
  ["+12135550100", "'+12135550100"],
  ["+1 213 555 0100", "+1 213 555 0100"],
  ["+12", "+12"],
  ["000123", "'000123"],
  ["123456789012345678", "'123456789012345678"],
  ["90210", "90210"],
  [12135550100, "12135550100"],
])("the long number %p becomes %j for spreadsheets, and an import restores it", async (value, cell) => {
  expect(await cellOf(value, true)).toBe(cell)
  expect(withoutFormulaGuards(cell)).toBe(String(value))
  expect(await cellOf(value)).toBe(String(value))
})

test.each([
  [null, ""],
  [undefined, ""],
  [4711, "4711"],
  [new Date("2026-11-21T09:30:00Z"), "2026-11-21T09:30:00.000Z"],
])("the value %p is written to a CSV cell as %j", async (value, cell) => expect(await cellOf(value)).toBe(cell))
