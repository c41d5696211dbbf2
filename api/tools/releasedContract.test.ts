import { describe, expect, test } from "@jest/globals"
import { deprecationsOf, lastDayOf } from "../edges/compatibility/deprecation.ts"
import { servedSchema } from "../edges/graphql/schema.ts"
import { LAST_BASELINE } from "../platform/database/versions/firstVersion.ts"
import { productVersion } from "../platform/processes/projectRoot.ts"
import { checkContract, releaseFaults } from "./releasedContract.ts"

test("the schema keeps the contract of the last release", async () => {
  const today = new Date().toISOString().slice(0, 10)
  const { refusals } = await checkContract({ version: productVersion, today })
  expect(refusals).toEqual([])
})

test("every deprecated part of the schema states its last day", () => {
  const deprecations = deprecationsOf(servedSchema)
  expect([...deprecations].filter(([, reason]) => !lastDayOf(reason))).toEqual([])
  expect(deprecations.get("LoginPayload.admin")).toBe("Ask for `user`. Goes away after 2027-06-01.")
})

describe("a release", () => {
  const changelog = "# Changelog\n\n## Unreleased\n\n## 0.1.0 — 2026-11-21\n\n## 0.0.9 — 2026-11-20\n"
  const facts = { changelog, kept: null, lastMigration: LAST_BASELINE }

  test("is of the newest version with a day in the changelog", () => {
    expect(releaseFaults("0.1.0", facts)).toEqual([])
    expect(releaseFaults("0.0.9", facts)[0]).toMatch("with a day in docs/CHANGELOG.md is 0.1.0, not 0.0.9")
  })

  test("has a version that was not released with another contract before", () => {
    expect(releaseFaults("0.1.0", { ...facts, kept: "0.0.9" })).toEqual([])
    expect(releaseFaults("0.1.0", { ...facts, kept: "0.1.0" })).toEqual([
      "0.1.0 was released with another contract: package.json needs the next version",
    ])
  })

  test("names its last migration, which a downgrade needs", () => {
    expect(releaseFaults("0.1.0", { ...facts, lastMigration: "20261130000000-later" })).toEqual([
      "api/platform/database/versions/releases.ts does not say that 20261130000000-later is the last of 0.1.0",
    ])
  })
})
