import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "@jest/globals"
import { releaseParts } from "./changelog.ts"

const changelog = `# Changelog

## Unreleased

### Next

- A thing to come.

## 1.1.0 — 2027-01-01

### Changed

- The \`search\` finds **more**, as
  [described](docs/api.md).

- A second point.

### Fixed

### Added

- One thing.

## 1.1.0-rc — unreleased

### Added

- Not this.
`

test("a version's section of the changelog is read as plain text", () => {
  expect(releaseParts(changelog, "1.1.0")).toEqual([
    { title: "Changed", points: ["The search finds more, as described.", "A second point."] },
    { title: "Added", points: ["One thing."] },
  ])
  expect(releaseParts(changelog, "1.1")).toEqual([])
  expect(releaseParts(changelog, "1.2.0-dev")).toEqual([{ title: "Next", points: ["A thing to come."] }])
})

test("the changelog has a section for this version", async () => {
  const root = join(import.meta.dirname, "../../..")
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"))
  const parts = releaseParts(await readFile(join(root, "docs/CHANGELOG.md"), "utf8"), version)
  expect(parts.flatMap(({ points }) => points).length).toBeGreaterThan(0)
})
