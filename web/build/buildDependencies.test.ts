/** @jest-environment node */

import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "@jest/globals"

const web = join(import.meta.dirname, "..")

/** The packages that a source imports, with all that it imports of ours. */
const packagesOf = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = [...readFileSync(file, "utf8").matchAll(/^import (?!type ).*? ?from "([^"]+)"|^import "([^"]+)"/gm)]
  return imports.flatMap(([, named, bare]) => {
    const name = named ?? bare ?? ""
    if (name.startsWith(".")) return /\.(ts|mjs)$/.test(name) ? packagesOf(join(dirname(file), name), seen) : []
    if (name.startsWith("node:")) return []
    return [name.split("/", name.startsWith("@") ? 2 : 1).join("/")]
  })
}

// `npm start` installs no development dependencies.
test.each(["vite.config.ts", "build/compressFiles.mjs"])("%s needs only what npm start installs", (source) => {
  const { dependencies } = JSON.parse(readFileSync(join(web, "package.json"), "utf8"))
  const needed = packagesOf(join(web, source)).filter((name) => !name.startsWith("@farelight/"))
  expect(needed.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
})
