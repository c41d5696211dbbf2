import { expect, test } from "@jest/globals"
import { hashCode, hashPassword, verifyPassword } from "./password.ts"

test.each(["production", "development"] as const)(
  "in %s a password takes 19 MiB and 2 passes of argon2id",
  async (mode) => {
    const passwordHash = await hashPassword("tr4mline orchard 58", mode)
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await verifyPassword(passwordHash, "tr4mline orchard 58")).toBe(true)
    expect(await verifyPassword(passwordHash, "tr4mline orchard 59")).toBe(false)
  },
)

test("a code takes the same, so that those who have theirs can still use them", async () => {
  const stored = "4366dd16514e3f245b9d5fa1d46f015e95c779ca2904fc2bdf6406971680c477"
  expect(await hashCode("0123456789ab", "00112233445566778899aabbccddeeff", "production")).toBe(stored)
})
