import { expect, test } from "@jest/globals"
import { isKnownFlaky } from "./knownFlaky.mjs"

const name = "api/a.test.ts › works"
const entry = { test: name, why: "Waits for a mail server that is slow to start", until: "2027-01-15" }

test("the list of known flaky tests excuses a listed test only, until its entry's end date", () => {
  expect(isKnownFlaky(name, [entry], "2027-01-14")).toBe(true)
  expect(isKnownFlaky(name, [entry], "2027-01-15")).toBe(false)
  expect(isKnownFlaky("api/a.test.ts › works too", [entry], "2027-01-14")).toBe(false)
})

test.each([{ why: "" }, { until: "soon" }, { test: undefined }])("the list of flaky tests refuses %j", (values) => {
  expect(() => isKnownFlaky(name, [{ ...entry, ...values }])).toThrow("knownFlaky.json")
})
