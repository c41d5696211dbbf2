import { expect, test } from "@jest/globals"
import * as z from "zod"
import { driverApplicationFacts } from "../../rooms/leads/drivers/contract.ts"
import { englishWords } from "../words/en.ts"
import { optionalTextColumns, optionalTextRules } from "./optionalTexts.ts"

const facts = { ...driverApplicationFacts, optionalTexts: ["location", "message"] } as const

test("optional texts of a lead are checked by their roles, null without a value, and empty in exports", () => {
  const rules = z.object(optionalTextRules({ ...facts, textRoles: { message: "text" } }, englishWords))
  expect(rules.parse({ location: " Unit 4 ", message: "Call\nlater" })).toEqual({
    location: "Unit 4",
    message: "Call\nlater",
  })
  expect(rules.parse({ location: " " })).toEqual({ location: null, message: null })
  expect(rules.safeParse({ location: "Unit\n4" }).error?.issues[0]?.message).toMatch(/single line/)
  const { location, message } = optionalTextColumns(facts)
  expect([location?.({ location: "Unit 4" }), message?.({ message: null })]).toEqual(["Unit 4", ""])
})
