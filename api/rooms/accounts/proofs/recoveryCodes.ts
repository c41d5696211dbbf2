import { randomBytes, randomInt } from "node:crypto"
import type { Transaction } from "sequelize"
import { hashCode } from "../passwords/password.ts"
import { RecoveryCode } from "./factor.model.ts"

const COUNT = 10
const GROUPS = 3
const GROUP_LENGTH = 4

// Crockford's base32 has no ambiguous letters; 12 digits hold 60 bits.
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
const LOOKALIKES: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1" }

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  ).join("-")

/** Codes are copied from paper, so case, separators and lookalike letters do not matter. */
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

/** A shared salt, so that checking an entered code takes one hash instead of ten. */
export const makeRecoveryCodes = async (): Promise<NewRecoveryCodes> => {
  const salt = randomBytes(16).toString("hex")
  const codes = Array.from({ length: COUNT }, newCode)
  const hashes: string[] = []
  // Sequential, as each hash takes 19 MiB.
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

export const recoveryCodeHash = async (userId: number, code: string): Promise<string | null> => {
  const stored = await RecoveryCode.findOne({ where: { userId } })
  const typed = normalized(code)
  return stored && typed.length === GROUPS * GROUP_LENGTH ? hashCode(typed, stored.salt) : null
}

/** True for only one of several concurrent requests, as a code works once. */
export const spendRecoveryCode = async (userId: number, codeHash: string, transaction: Transaction) =>
  (await RecoveryCode.destroy({ where: { userId, codeHash }, transaction })) === 1
