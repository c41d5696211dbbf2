import { expect, test } from "@jest/globals"
import { apiKeyInput } from "./apiKey.rules.ts"

test("a key lasts 90 days unless asked otherwise, and to the end of the 365th day at most", () => {
  const now = new Date("2026-03-01T12:00:00Z")
  const rules = apiKeyInput(now)
  const endOf = (expiresAt?: Date) =>
    rules.safeParse({ name: "Sync", scopes: ["leads:read"], expiresAt }).data?.expiresAt
  const last = new Date("2027-03-02T12:00:00Z")
  expect(endOf()).toEqual(new Date("2026-05-30T12:00:00Z"))
  expect(endOf(last)).toEqual(last)
  expect(endOf(new Date(last.getTime() + 1))).toBeUndefined()
  expect(endOf(now)).toBeUndefined()
})

test("a key's name has 60 characters at most", () => {
  const isTaken = (length: number) =>
    apiKeyInput(new Date()).safeParse({ name: "x".repeat(length), scopes: ["leads:read"] }).success
  expect([isTaken(60), isTaken(61)]).toEqual([true, false])
})

test("a key for webhooks may read the leads that they are sent", () => {
  const { data } = apiKeyInput(new Date()).safeParse({ name: "Hooks", scopes: ["webhooks:write"] })
  expect(data?.scopes).toEqual(["leads:read", "webhooks:write"])
})
