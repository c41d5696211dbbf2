import { hash, hashRaw, verify } from "@node-rs/argon2"
import type { Config } from "../../../platform/config/config.schema.ts"
import { config } from "../../../platform/config/config.ts"

/** What a hash costs whoever makes one. Tests make thousands, of passwords that protect nothing. */
const costIn = (mode: Config["mode"]) =>
  mode === "test"
    ? { memoryCost: 8, timeCost: 1, parallelism: 1 }
    : // OWASP Password Storage Cheat Sheet: argon2id (the package's default) with 19 MiB, 2 passes, 1 lane.
      { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with argon2id, whichever way its accents were typed; the result includes parameters and salt. */
export const hashPassword = (password: string, mode = config.mode) => hash(password.normalize("NFC"), costIn(mode))

// Verified when there is no such account, so that both cases take the same time.
let decoy: Promise<string> | null = null

/** Whether the password matches the hash; never for null, which stands for an account that does not exist. */
export const verifyPassword = async (passwordHash: string | null, password: string) => {
  decoy ??= hashPassword("nobody has this password")
  const known = passwordHash ?? (await decoy)
  const normalized = password.normalize("NFC")
  // Earlier versions hashed what was typed as it was.
  const matches = (await verify(known, normalized)) || (normalized !== password && (await verify(known, password)))
  return matches && passwordHash !== null
}

/** A hash of a code that is made by us and too long to be guessed, under a salt in hexadecimal that several codes share. */
export const hashCode = async (code: string, salt: string, mode = config.mode) =>
  (await hashRaw(code, { ...costIn(mode), salt: Buffer.from(salt, "hex") })).toString("hex")
