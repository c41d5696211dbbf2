import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { expect, test } from "@jest/globals"
import { examples } from "./program.ts"

const manifests = readdirSync(examples)
  .map((name) => join(examples, name, "package.json"))
  .filter((path) => existsSync(path))

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"))

/** The version of a package that the example finds in this project. */
const installed = (manifest: string, name: string): string | undefined => {
  const folders = createRequire(manifest).resolve.paths(name) ?? []
  const found = folders.map((folder) => join(folder, name, "package.json")).find((path) => existsSync(path))
  return found && readJson(found).version
}

test("the examples require the versions of packages that they are tested with", () => {
  expect(manifests).toHaveLength(5)
  for (const manifest of manifests) {
    const { dependencies, devDependencies = {} } = readJson(manifest)
    const wanted = { ...dependencies, ...devDependencies }
    const found = Object.fromEntries(Object.keys(wanted).map((name) => [name, installed(manifest, name)]))
    expect(found).toEqual(wanted)
  }
})
