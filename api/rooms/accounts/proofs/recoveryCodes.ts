import { randomBytes, randomInt } from "node:crypto"
import type { Transaction } from "sequelize"
import { hashCode } from "../passwords/password.ts"
import { RecoveryCode } from "./factor.model.ts"

const COUNT = 10
const GROUPS = 3
const GROUP_LENGTH = 4

// Crockford's base32, without the letters that look like others: 60 bits in 12 of them.
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
const LOOKALIKES: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1" }

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  ).join("-")

/** A code as it is compared: however it was typed. */
const normalized = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "")
    .replace(/[oil]/g, (letter) => LOOKALIKES[letter] ?? letter)

export interface NewRecoveryCodes {
  codes: string[]
  salt: string
  hashes: string[]
}

/** Makes codes. They share a salt, so that a code that is typed has to be hashed once and not ten times. */
export const makeRecoveryCodes = async (): Promise<NewRecoveryCodes> => {
  const salt = randomBytes(16).toString("hex")
  const codes = Array.from({ length: COUNT }, newCode)
  const hashes: string[] = []
  // One after the other, as each takes 19 MiB.
  for (const code of codes) hashes.push(await hashCode(normalized(code), salt))
  return { codes, salt, hashes }
}

export const storeRecoveryCodes = async (
  userId: number,
  { salt, hashes }: NewRecoveryCodes,
  transaction: Transaction,
) => {
  await RecoveryCode.destroy({ where: { userId }, transaction })
  await RecoveryCode.bulkCreate(
    hashes.map((codeHash) => ({ userId, salt, codeHash })),
    { transaction },
  )
}

/** The hash by which a typed code would be stored for an account that has codes. */
export const recoveryCodeHash = async (userId: number, code: string): Promise<string | null> => {
  const stored = await RecoveryCode.findOne({ where: { userId } })
  const typed = normalized(code)
  return stored && typed.length === GROUPS * GROUP_LENGTH ? hashCode(typed, stored.salt) : null
}

/** Uses up a code. Of several requests with the same code, this is true for one. */
export const spendRecoveryCode = async (userId: number, codeHash: string, transaction: Transaction) =>
  (await RecoveryCode.destroy({ where: { userId, codeHash }, transaction })) === 1
