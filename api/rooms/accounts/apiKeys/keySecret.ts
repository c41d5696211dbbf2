import { createHash, randomBytes } from "node:crypto"
import { crc32 } from "node:zlib"

/** Secret scanners recognize leaked keys by this prefix. */
export const KEY_PREFIX = "flk_"

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
// In base 62, 43 digits hold 256 bits and 6 hold a 32-bit checksum.
const RANDOM_DIGITS = 43
const CHECKSUM_DIGITS = 6

const inBase62 = (value: bigint, length: number) => {
  let rest = value
  let text = ""
  for (let digit = 0; digit < length; digit += 1) {
    text = DIGITS.charAt(Number(rest % 62n)) + text
    rest /= 62n
  }
  return text
}

const checksumOf = (random: string) => inBase62(BigInt(crc32(random)), CHECKSUM_DIGITS)

export const newKeySecret = () => {
  const random = inBase62(BigInt(`0x${randomBytes(32).toString("hex")}`), RANDOM_DIGITS)
  return KEY_PREFIX + random + checksumOf(random)
}

export const isKeySecret = (token: string) => token.startsWith(KEY_PREFIX)

/** Rejects typos without a query; the key may still be unknown. */
export const isWholeSecret = (secret: string) => {
  const random = secret.slice(KEY_PREFIX.length, -CHECKSUM_DIGITS)
  return /^[0-9A-Za-z]{43}$/.test(random) && secret.slice(-CHECKSUM_DIGITS) === checksumOf(random)
}

/** A fast hash is safe, as 256 random bits cannot be guessed. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("hex")

/** Safe to show, as these characters belong to the checksum and not to the random part. */
export const hintOf = (secret: string) => secret.slice(-4)
