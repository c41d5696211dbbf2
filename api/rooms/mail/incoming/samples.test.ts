import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "@jest/globals"
import type { ParsedAttachment, ParsedMessage } from "./parsedMessage.ts"
import { createMessageParser } from "./parseMessage.ts"

const folder = join(import.meta.dirname, "samples")
const parser = createMessageParser()

afterAll(() => parser.end())

const inLine = (text: string | null) => (text ?? "").replaceAll("\n", " ⏎ ").replaceAll("|", "\\|")

const shownFile = ({ name, contentType, size, bytes, leftOut }: ParsedAttachment) =>
  `${name} (${contentType}, ${bytes ? size : leftOut})`
const shownReport = (report: ParsedMessage["report"]) =>
  report
    ? [report.action, report.kind ?? "-", report.recipient ?? "-", report.messageId ?? "-", report.reason].join(", ")
    : ""

/** Reads a table's column from a message. `mostly` applies where a table lacks the column. */
const columns: Record<string, { of: (message: ParsedMessage) => string; mostly?: string }> = {
  kind: { of: ({ kind }) => kind },
  "from, subject": {
    of: ({ fromName, fromAddress, subject }) => inLine(`${fromName ?? "-"} (${fromAddress ?? "-"}): ${subject}`),
  },
  recipients: { of: ({ recipients }) => recipients.join(" "), mostly: "leads+k3m9x2p7@example.org" },
  "id, sent": { of: ({ messageId, sentAt }) => `${messageId ?? "-"} ${sentAt?.toISOString() ?? "-"}` },
  answers: { of: ({ references }) => references.join(" ") },
  text: { of: ({ text }) => inLine(text) },
  quoted: { of: ({ quotedText }) => inLine(quotedText), mostly: "" },
  html: { of: ({ html }) => inLine(html) },
  attachments: { of: ({ attachments }) => attachments.map(shownFile).join(" + "), mostly: "" },
  report: { of: ({ report }) => shownReport(report), mostly: "" },
  problem: { of: ({ problem }) => inLine(problem), mostly: "" },
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The README's tables: one message per line, by path, with the expected result. */
const rows = readFileSync(join(folder, "README.md"), "utf8")
  .split(/\n{2,}/)
  .flatMap((block) => {
    const [names, , ...lines] = block.split("\n").filter((line) => line.startsWith("|"))
    const titles = cellsOf(names ?? "")
    return lines.map((line) => {
      const [path, ...cells] = cellsOf(line)
      const said = new Map(titles.slice(1).map((title, at) => [title, cells[at] ?? ""]))
      return { path: path ?? "", said }
    })
  })

describe("a sample mail", () => {
  test.each(rows)("is read as its table says: $path", async ({ path, said }) => {
    const message = await parser.parse(readFileSync(join(folder, `${path}.eml`)))
    const expected: Record<string, string> = {}
    const found: Record<string, string> = {}
    for (const [title, { of, mostly }] of Object.entries(columns)) {
      const expectation = said.get(title) ?? mostly
      if (expectation === undefined) continue
      // An ellipsis stands for the rest of a long text.
      const isLong = expectation.endsWith("…")
      expected[title] = isLong ? expectation.slice(0, -1) : expectation
      found[title] = isLong ? of(message).slice(0, expectation.length - 1) : of(message).trim()
    }
    expect(found).toEqual(expected)
    for (const { bytes, size } of message.attachments) expect(bytes?.length ?? size).toBe(size)
    expect(message.report?.reason ?? "").not.toContain("@")
  })
})

test("every sample mail is in a table with checked columns", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".eml"))
  expect(rows.map(({ path }) => `${path}.eml`).sort()).toEqual(files.sort())
  expect(rows.length).toBeGreaterThan(85)
  for (const { said } of rows) for (const title of said.keys()) expect(Object.keys(columns)).toContain(title)
})
