import { hash, hashRaw, verify } from "@node-rs/argon2"
import type { Config } from "../../../platform/config/config.schema.ts"
import { config } from "../../../platform/config/config.ts"

/** Weak in tests, which create thousands of hashes. */
const costIn = (mode: Config["mode"]) =>
  mode === "test"
    ? { memoryCost: 8, timeCost: 1, parallelism: 1 }
    : // OWASP Password Storage Cheat Sheet: argon2id (the package's default) with 19 MiB, 2 passes, 1 lane.
      { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** NFC, as keyboards encode the same accented letter differently. */
export const hashPassword = (password: string, mode = config.mode) => hash(password.normalize("NFC"), costIn(mode))

// Verified in place of an unknown account's hash, so that timing does not reveal accounts.
let decoy: Promise<string> | null = null

export const verifyPassword = async (passwordHash: string | null, password: string) => {
  decoy ??= hashPassword("nobody has this password")
  const known = passwordHash ?? (await decoy)
  const normalized = password.normalize("NFC")
  // Earlier versions hashed passwords without normalization, so the raw password may match too.
  const matches = (await verify(known, normalized)) || (normalized !== password && (await verify(known, password)))
  return matches && passwordHash !== null
}

/** `salt` is hexadecimal. Several codes share it, so that one hash checks them all. */
export const hashCode = async (code: string, salt: string, mode = config.mode) =>
  (await hashRaw(code, { ...costIn(mode), salt: Buffer.from(salt, "hex") })).toString("hex")
