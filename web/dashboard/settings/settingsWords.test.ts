import { expect, test } from "@jest/globals"
import { settingsPages } from "../navigation/settingsPages.ts"
import { describePage } from "./settingsWords.ts"

test.each([
  ["you", "Only you can change this."],
  ["team", "Only owners see and change this."],
  ["activity", "Only owners see this. It cannot be changed."],
])("the settings %s state their roles as permitted", (name, audience) => {
  const page = settingsPages.find((candidate) => candidate.name === name)
  expect(page && describePage(page)).toContain(audience)
})
