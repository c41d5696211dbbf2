import { expect, test } from "@jest/globals"
import { hash } from "@node-rs/argon2"
import { codeOf } from "../../../testing/accounts/accounts.ts"
import { newTotpSecret, stepOf } from "../proofs/totp.ts"
import { hashCode, hashPassword, verifyPassword } from "./password.ts"

const fullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

test("an authenticator code may have full-width digits and spaces; any other input counts as wrong", async () => {
  const { secret } = await newTotpSecret("Kim")
  const code = await codeOf(secret)
  const step = await stepOf(secret, code)
  expect(step).not.toBeNull()
  expect(await stepOf(secret, fullWidth(code))).toBe(step)
  expect(await stepOf(secret, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(step)
  for (const wrong of ["", "12345", "1234567", "12345a", "١٢٣٤٥٦"]) expect(await stepOf(secret, wrong)).toBeNull()
})

test("a password matches in any Unicode form of its accents, also with a hash of an earlier version", async () => {
  const [composed, apart] = ["Zoë-Straße-42-é".normalize("NFC"), "Zoë-Straße-42-é".normalize("NFD")]
  expect(composed).not.toBe(apart)
  for (const stored of [await hashPassword(composed), await hashPassword(apart)]) {
    expect(await verifyPassword(stored, composed)).toBe(true)
    expect(await verifyPassword(stored, apart)).toBe(true)
    expect(await verifyPassword(stored, "Zoe-Strasse-42-e")).toBe(false)
  }
  expect(await verifyPassword(await hash(apart), apart)).toBe(true)
  expect(await verifyPassword(null, apart)).toBe(false)
})

test.each(["production", "development"] as const)(
  "in %s a password is hashed by argon2id with 19 MiB and 2 passes",
  async (mode) => {
    const passwordHash = await hashPassword("tr4mline orchard 58", mode)
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await verifyPassword(passwordHash, "tr4mline orchard 58")).toBe(true)
    expect(await verifyPassword(passwordHash, "tr4mline orchard 59")).toBe(false)
  },
)

test("a recovery code is hashed with the parameters of the codes in the database", async () => {
  const stored = "4366dd16514e3f245b9d5fa1d46f015e95c779ca2904fc2bdf6406971680c477"
  expect(await hashCode("0123456789ab", "00112233445566778899aabbccddeeff", "production")).toBe(stored)
})
