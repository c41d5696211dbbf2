import { createHash, randomBytes } from "node:crypto"
import { crc32 } from "node:zlib"

/** How a secret begins, so that whoever scans code for leaked secrets can know it. */
export const KEY_PREFIX = "flk_"

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
// 43 digits of base 62 hold 256 bits, and 6 hold the 32 of a checksum.
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

/** A new secret: its prefix, 256 random bits, and a checksum of them, by which a mistyped one is known as such. */
export const newKeySecret = () => {
  const random = inBase62(BigInt(`0x${randomBytes(32).toString("hex")}`), RANDOM_DIGITS)
  return KEY_PREFIX + random + checksumOf(random)
}

/** Whether somebody sent the secret of a key rather than the token of a session. */
export const isKeySecret = (token: string) => token.startsWith(KEY_PREFIX)

/** Whether a secret is complete and has no mistake in it. That there is such a key is another question. */
export const isWholeSecret = (secret: string) => {
  const random = secret.slice(KEY_PREFIX.length, -CHECKSUM_DIGITS)
  return /^[0-9A-Za-z]{43}$/.test(random) && secret.slice(-CHECKSUM_DIGITS) === checksumOf(random)
}

/** What is stored of a secret. With 256 random bits, a plain hash cannot be guessed back. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("hex")

/** The last characters, by which people tell their keys apart. They belong to the checksum and give nothing away. */
export const hintOf = (secret: string) => secret.slice(-4)
