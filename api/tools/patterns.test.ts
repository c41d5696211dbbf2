import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { RegExpParser } from "@eslint-community/regexpp"
import { expect, test } from "@jest/globals"
import { parseSync } from "@swc/core"
import { analyse } from "scslre"
import { projectRoot } from "../platform/processes/projectRoot.ts"

/** Superlinear patterns, with the limit that keeps their input short. */
const BOUNDED: readonly (readonly [pattern: RegExp, bound: string])[] = [
  [/^(.+),\s*(\S.*)$/, "the names of an operator's own cities"],
  [/^(.*?)\s*(https:\/\/\S+)$/, "a field of the site's content"],
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]+(\S.*))?$/, "a cell of at most 1,000 characters"],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,]+(\S.*))?$/, "a cell of at most 1,000 characters"],
  [
    /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?\s*([ap])?\.?(?: ?m\.?)?\s*(Z|(?:UTC|GMT)?(?:[+-]\d{1,2}(?::?\d{2})?)?)$/i,
    "a cell of at most 1,000 characters",
  ],
]

const parser = new RegExpParser()

const isSuperLinear = (pattern: string, flags: string) => {
  const modes = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") }
  const parsed = {
    pattern: parser.parsePattern(pattern, 0, pattern.length, modes),
    flags: parser.parseFlags(flags),
  }
  return analyse(parsed).reports.length > 0
}

const patternsOf = (file: string) => {
  const found: { pattern: string; flags: string }[] = []
  const source = readFileSync(`${projectRoot}/${file}`, "utf8")
  JSON.stringify(parseSync(source, { syntax: "typescript", tsx: file.endsWith("x") }), (_, node) => {
    if (node?.type === "RegExpLiteral") found.push(node)
    return node
  })
  return found
}

const isShipped = (file: string) => !/\.test\.|\/(journeys|testing|tools|scripts)\//.test(file)

test("every regular expression takes linear time, or its text is known to be short", () => {
  const files = execFileSync("git", ["ls-files", "api/*.ts", "web/*.ts", "web/*.tsx"], { cwd: projectRoot })
  const superLinear = new Set<string>()
  for (const file of files.toString().trim().split("\n").filter(isShipped))
    for (const { pattern, flags } of patternsOf(file))
      if (isSuperLinear(pattern, flags)) superLinear.add(`/${pattern}/${flags}`)
  expect([...superLinear].sort()).toEqual(BOUNDED.map(([pattern]) => String(pattern)).sort())
})

test.each([String.raw`(?<=.)\/+$`, String.raw`\s+$`, "^(a+)+$", "^a*b?a*$"])("the check finds slow /%s/", (pattern) => {
  expect(isSuperLinear(pattern, "")).toBe(true)
})
