import { expect, test } from "@jest/globals"
import { apiKeyInput } from "./apiKey.service.ts"
import { hashSecret, isKeySecret, isWholeSecret, newKeySecret } from "./keySecret.ts"

test("an API key lasts 90 days by default, and to the end of the 365th day at most", () => {
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

test("a key's name has up to 60 characters, and a key for webhooks may also read leads", () => {
  const read = (length: number) =>
    apiKeyInput(new Date()).safeParse({ name: "x".repeat(length), scopes: ["webhooks:write"] }).data?.scopes
  expect([read(60), read(61)]).toEqual([["leads:read", "webhooks:write"], undefined])
})

test("a secret has its prefix, 256 random bits and a checksum, and no two are alike", () => {
  const secrets = Array.from({ length: 100 }, newKeySecret)
  for (const secret of secrets) expect(secret).toMatch(/^flk_[0-9A-Za-z]{49}$/)
  expect(new Set(secrets).size).toBe(100)
  expect(secrets.every(isKeySecret)).toBe(true)
  expect(secrets.every(isWholeSecret)).toBe(true)
})

test("a mistyped secret is detected", () => {
  const secret = newKeySecret()
  const other = secret[20] === "a" ? "b" : "a"
  const bad = [secret.slice(0, -1), `${secret}0`, secret.slice(0, 20) + other + secret.slice(21), "flk_", `${secret} `]
  expect(bad.filter(isWholeSecret)).toEqual([])
  expect(new Set([secret, ...bad].map(hashSecret)).size).toBe(6)
})
