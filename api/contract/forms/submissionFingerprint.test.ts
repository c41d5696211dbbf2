import { expect, test } from "@jest/globals"
import * as z from "zod"
import { submissionFingerprint } from "./submissionFingerprint.ts"

const form = { values: { name: "Dana", city: "Los Angeles" }, choices: { adFormats: ["Car Wrapping"] } }
const noon = new Date("2026-11-21T12:00:00Z")
const fingerprint = submissionFingerprint("driver application", form, noon)

test("equal forms of one day have the same id in any order of fields", () => {
  const reordered = { ...form, values: { city: "Los Angeles", name: "Dana" } }
  expect(submissionFingerprint("driver application", reordered, new Date("2026-11-21T23:59:59Z"))).toBe(fingerprint)
})

test("forms of another kind, with other values or of another day have other ids", () => {
  const others = [
    submissionFingerprint("advertiser inquiry", form, noon),
    submissionFingerprint("driver application", { ...form, values: { name: "Dan", city: "aLos Angeles" } }, noon),
    submissionFingerprint("driver application", { ...form, choices: { adFormats: [] } }, noon),
    submissionFingerprint("driver application", form, new Date("2026-11-22T00:00:00Z")),
  ]
  expect(new Set([fingerprint, ...others]).size).toBe(5)
})

test("a form with a date keeps its id after that day", () => {
  const made = { ...form, values: { ...form.values, form_day: "2026-11-21" } }
  const ids = [noon, new Date("2026-11-22T00:00:05Z")].map((at) =>
    submissionFingerprint("driver application", made, at),
  )
  expect(ids[0]).toBe(ids[1])
})

test("the id is a UUID", () => {
  expect(z.uuid().safeParse(fingerprint).success).toBe(true)
})
