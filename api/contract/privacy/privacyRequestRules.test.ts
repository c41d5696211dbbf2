import { expect, test } from "@jest/globals"
import { InvalidInputError } from "../api/errors.ts"
import { parseInput } from "../api/parseInput.ts"
import { englishWords } from "../words/en.ts"
import { privacyRequestRulesIn } from "./privacyRequestRules.ts"

const parsed = (values: object) =>
  parseInput(privacyRequestRulesIn(englishWords), { kind: "KNOW", email: "ana@example.com", ...values })

const refused = (values: object) => {
  try {
    parsed(values)
    return []
  } catch (error) {
    if (error instanceof InvalidInputError) return error.fields.map(({ field }) => field).sort()
    throw error
  }
}

test("a correction requires details, and reports their absence beside other errors", () => {
  expect(refused({ kind: "CORRECT", details: " " })).toEqual(["details"])
  expect(refused({ kind: "CORRECT", name: "x".repeat(300), email: "ana" })).toEqual(["details", "email", "name"])
  expect(refused({ kind: "CORRECT", details: "x".repeat(2001) })).toEqual(["details"])
  expect(refused({ kind: "CORRECT", details: "One n." })).toEqual([])
})

test("every other privacy request needs only an email address", () => {
  expect(parsed({ phone: "", name: " ", details: "" })).toEqual({
    kind: "KNOW",
    email: "ana@example.com",
    phone: null,
    name: null,
    details: null,
    locale: "en",
  })
  expect(refused({ kind: "" })).toEqual(["kind"])
})
