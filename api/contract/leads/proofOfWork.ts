import { sha256 } from "@noble/hashes/sha2.js"
import { concatBytes } from "@noble/hashes/utils.js"
import { type Challenge, type DeriveKeyFunction, solveChallenge } from "altcha-lib"

export const proofAlgorithm = "SHA-256"

/** ALTCHA's SHA-256 without `crypto.subtle`, which pages on plain http lack. */
export const deriveKey: DeriveKeyFunction = async ({ cost }, salt, password) => {
  let derivedKey = sha256(concatBytes(salt, password))
  for (let round = 1; round < cost; round += 1) derivedKey = sha256(derivedKey)
  return { derivedKey }
}

export const solveProof = async (challenge: Challenge): Promise<string | null> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
