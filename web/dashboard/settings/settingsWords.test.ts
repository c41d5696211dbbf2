import { expect, test } from "@jest/globals"
import { settingsPages } from "../navigation/settingsPages.ts"
import { describePage } from "./settingsWords.ts"

test.each([
  ["you", "Nobody but you can change it."],
  ["team", "Only owners see and change it."],
  ["activity", "Only owners see it, and nobody can change it."],
])("the settings %s state their roles as permitted", (name, audience) => {
  const page = settingsPages.find((candidate) => candidate.name === name)
  expect(page && describePage(page)).toContain(audience)
})
