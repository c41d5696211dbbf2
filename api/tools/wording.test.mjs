import { describe, expect, test } from "@jest/globals"
import { wordingFaults } from "./wording.mjs"

const path = "api/a.ts"

describe("a comment that begins with a clause is refused", () => {
  test.each([
    "/** What it is. */",
    "/** Whether it is. */\nconst is = true",
    "/**\n * How it is,\n * in two lines.\n */",
    "  // Whoever asks.",
    "const a = 1 // Why it is.",
    "  { /* When it is. */ }",
  ])("%j", (source) => {
    expect(wordingFaults({ [path]: source })).toEqual([expect.stringMatching(/^api\/a\.ts:\d begins with a clause/)])
  })

  test("descriptions of GraphQL and REST included", () => {
    for (const text of ['  """What it is."""', '  "Whether it is."'])
      expect(wordingFaults({ "api/a.graphql": text })).toHaveLength(1)
    expect(wordingFaults({ [path]: 'id: z.int().meta({ description: "Whose it is." }),' })).toHaveLength(1)
  })

  test.each([
    "/** The reason, and what follows. */",
    "// One sentence.\n// When it goes on, it may begin so.",
    "/**\n * One sentence.\n * When it goes on, it may begin so.\n */",
    'const question = "// What is it?"',
    'const question =\n  "What is it?"',
    "const whatever = 1",
  ])("but not %j", (source) => {
    expect(wordingFaults({ [path]: source })).toEqual([])
  })
})

test("an earlier name is refused as a whole word", () => {
  expect(wordingFaults({ [path]: `${"give"}Way(500)` })).toEqual(["api/a.ts has an earlier name for yieldToRequests"])
  expect(wordingFaults({ [path]: `${"give"}Ways(500)` })).toEqual([])
})

test.each([
  ["README.md", 700],
  [".github/CONTRIBUTING.md", 1_500],
])("%s is limited to %d words", (file, most) => {
  expect(wordingFaults({ [file]: "word ".repeat(most) })).toEqual([])
  expect(wordingFaults({ [file]: "word ".repeat(most + 1) })).toEqual([expect.stringContaining(`${most + 1} words`)])
})

test("a commit's subject is limited to 60 characters", () => {
  expect(wordingFaults({}, ["a".repeat(60)])).toEqual([])
  expect(wordingFaults({}, ["a".repeat(61)])).toHaveLength(1)
})
