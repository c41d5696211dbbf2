import { createHash } from "node:crypto"

/**
 * A user name in the one form that it is compared in: without compatibility variants (such as full-width letters),
 * letter case, surrounding spaces, and characters that nobody sees. Accents make another name.
 */
export const normalizeUsername = (username: string) =>
  username
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .toLowerCase()
    .normalize("NFKC")
    .trim()

/**
 * What an account is found by, and what attempts to sign in are counted under. Hashed: that fits a column however long
 * the name is, no collation takes two keys for one, and the counters do not show names that nobody has.
 */
export const usernameKey = (username: string) => createHash("sha256").update(normalizeUsername(username)).digest("hex")
