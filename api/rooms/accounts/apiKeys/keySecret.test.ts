import { expect, test } from "@jest/globals"
import { hashSecret, isKeySecret, isWholeSecret, newKeySecret } from "./keySecret.ts"

test("a secret has its prefix, 256 random bits and a checksum, and no two are alike", () => {
  const secrets = Array.from({ length: 100 }, newKeySecret)
  for (const secret of secrets) expect(secret).toMatch(/^flk_[0-9A-Za-z]{49}$/)
  expect(new Set(secrets).size).toBe(100)
  expect(secrets.every(isKeySecret)).toBe(true)
  expect(secrets.every(isWholeSecret)).toBe(true)
})

test("a secret that was copied badly is known as such", () => {
  const secret = newKeySecret()
  const other = secret[20] === "a" ? "b" : "a"
  const bad = [secret.slice(0, -1), `${secret}0`, secret.slice(0, 20) + other + secret.slice(21), "flk_", `${secret} `]
  expect(bad.filter(isWholeSecret)).toEqual([])
  expect(new Set([secret, ...bad].map(hashSecret)).size).toBe(6)
})
