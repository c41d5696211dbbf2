/** @jest-environment node */

import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "@jest/globals"

const web = join(import.meta.dirname, "..")
const api = join(web, "../api")

const packagesOf = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = [
    ...readFileSync(file, "utf8").matchAll(/^(?:im|ex)port (?!type )[^"]*? ?from "([^"]+)"|^import "([^"]+)"/gm),
  ]
  return imports.flatMap(([, named, bare]) => {
    const name = named ?? bare ?? ""
    const ours = name.startsWith(".") ? join(dirname(file), name) : name.replace(/^@farelight\/api/, api)
    if (ours.startsWith("/")) return /\.(tsx?|mjs)$/.test(ours) ? packagesOf(ours, seen) : []
    if (name.startsWith("node:")) return []
    return [name.split("/", name.startsWith("@") ? 2 : 1).join("/")]
  })
}

// `npm start` installs no development dependencies.
test.each(["vite.config.ts", "build/compressFiles.mjs"])("%s needs only what npm start installs", (source) => {
  const dependencies = Object.assign(
    {},
    ...[web, api].map((workspace) => JSON.parse(readFileSync(join(workspace, "package.json"), "utf8")).dependencies),
  )
  const needed = packagesOf(join(web, source)).filter((name) => !name.startsWith("@farelight/"))
  expect(needed.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
})

test("the mocked API needs no server packages", () => {
  const needed = packagesOf(join(web, "mock/startWorker.ts"))
  expect(needed).toContain("msw")
  expect(needed.filter((name) => ["sequelize", "libsql", "mysql2", "sharp", "express"].includes(name))).toEqual([])
})
