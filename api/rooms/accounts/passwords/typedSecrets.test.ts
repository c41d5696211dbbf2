import { expect, test } from "@jest/globals"
import { hash } from "@node-rs/argon2"
import { codeOf } from "../../../testing/accounts/accounts.ts"
import { newTotpSecret, stepOf } from "../factors/totp.ts"
import { hashPassword, verifyPassword } from "./password.ts"

const fullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

test("a code counts in full-width digits and with spaces, and what is no code counts as wrong", async () => {
  const { secret } = await newTotpSecret("Kim")
  const code = await codeOf(secret)
  const step = await stepOf(secret, code)
  expect(step).not.toBeNull()
  expect(await stepOf(secret, fullWidth(code))).toBe(step)
  expect(await stepOf(secret, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(step)
  for (const wrong of ["", "12345", "1234567", "12345a", "١٢٣٤٥٦"]) expect(await stepOf(secret, wrong)).toBeNull()
})

test("a password is the same whichever way its accents were typed, also one of an earlier version as it was", async () => {
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
