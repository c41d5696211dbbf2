import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, test } from "@jest/globals"
import { scratchFolder } from "../../testing/process/scratchFolder.ts"
import { sourceFrame } from "./errorSerializer.ts"

const folder = scratchFolder()
writeFileSync(join(folder, "other.js"), "")
writeFileSync(join(folder, "half.js.map"), '{"version": 3')
const map = { version: 3, sources: ["modules/lead.ts"], names: [], mappings: ";AAIE" }
writeFileSync(join(folder, "server.js.map"), JSON.stringify(map))

const urlOf = (name: string) => pathToFileURL(join(folder, name)).href

test("a stack trace names the source of a frame in a bundle", () => {
  const frame = `    at submitLead (${urlOf("server.js")}:2:1)`
  expect(sourceFrame(frame)).toBe(`    at submitLead (${join(folder, "modules/lead.ts")}:5:3)`)
})

test("a stack trace keeps frames without a source map unchanged", () => {
  const frames = [
    "    at node:internal/main:1:2",
    `    at ${urlOf("other.js")}:1:1`,
    "    at run (/app/api/server.ts:1:1)",
    "    at elsewhere (file://example.com/server.js:1:1)",
    `    at half (${urlOf("half.js")}:1:1)`,
  ]
  expect(frames.map(sourceFrame)).toEqual(frames)
})
