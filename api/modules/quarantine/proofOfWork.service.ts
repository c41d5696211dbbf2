import { createHash, randomBytes } from "node:crypto"
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from "altcha-lib"
import { deriveKey, proofAlgorithm } from "../../contract/proofOfWork.ts"
import { clock } from "../../database/clock.ts"
import { database, inTransaction } from "../../database/database.ts"
import { seal, unseal } from "../../database/sealedText.ts"
import { select } from "../../database/statements.ts"
import type { Allowance, Use } from "../../throttling/counter.ts"
import { throttleProofOfWork } from "../../throttling/throttle.ts"
import { recordAccountEvent } from "../auth/accountEvents.ts"
import { requireFreshProof, requirePerson, type Viewer } from "../auth/viewer.ts"

/** The owners' setting. Its value is the key by which all processes sign challenges; without it no proof is asked for. */
const SETTING = "proof_of_work"

const LIFETIME_SECONDS = 15 * 60

// 40,000 to 120,000 hashes: a fraction of a second on a computer, about a second on a phone.
const COST = 400
const COUNTER_MIN = 100
const COUNTER_MAX = 300

/** For how long another process may go on by the setting as it was. */
const FRESH_MS = 1_000

let reading: { key: Promise<string | null>; until: number } | null = null

const selectKey = async (): Promise<string | null> => {
  const sql = `SELECT value FROM team_settings WHERE name = '${SETTING}'`
  const [row] = await select<{ value: string }>(database(), sql)
  return row ? unseal(row.value) : null
}

/** The key, read at most once a second however much is submitted. */
const readKey = () => {
  if (reading && reading.until > performance.now()) return reading.key
  const key = selectKey()
  reading = { key, until: performance.now() + FRESH_MS }
  key.catch(() => {
    reading = null
  })
  return key
}

/** Whether forms must come with a proof of work. */
export const isProofOfWorkRequired = async () => (await readKey()) !== null

/** Asks all forms for a proof of work, or no longer. */
export const requireProofOfWork = async (viewer: Viewer, { isRequired }: { isRequired: boolean }) => {
  const { id } = requirePerson(viewer, "team:manage")
  requireFreshProof(viewer)
  // A new key would make the proofs of those who fill in a form right now worthless.
  if (isRequired === ((await selectKey()) !== null)) return
  await inTransaction(async (transaction) => {
    await database().query(
      isRequired
        ? `REPLACE INTO team_settings (name, value) VALUES ('${SETTING}', '${seal(randomBytes(32).toString("hex"))}')`
        : `DELETE FROM team_settings WHERE name = '${SETTING}'`,
      { transaction },
    )
    await recordAccountEvent("team.proof_of_work_required", viewer, { userId: id, isRequired }, transaction)
  })
  reading = null
}

const secretsOf = (key: string) => ({ hmacSignatureSecret: key, hmacKeySignatureSecret: `${key} of derived keys` })

/** A challenge for a form, or null where no proof is asked for. */
export const proofChallenge = async (viewer: Viewer): Promise<Challenge | null> => {
  const key = await readKey()
  if (key === null) return null
  await throttleProofOfWork(viewer)
  return createChallenge({
    algorithm: proofAlgorithm,
    cost: COST,
    counter: randomInt(COUNTER_MAX, COUNTER_MIN),
    deriveKey,
    expiresAt: Math.floor(clock.wallTime().getTime() / 1_000) + LIFETIME_SECONDS,
    ...secretsOf(key),
  })
}

/** Each proof counts once; a little longer than it is valid, as clocks differ. */
const spent: Allowance = { name: "proof-of-work", limit: 1, windowSeconds: LIFETIME_SECONDS + 60 }

/** Whether a proof is missing, or else its use, which is to be counted: a proof that was used before does not count. */
export type Proof = { isMissing: boolean; use?: Use }

const decoded = (proof: string): { challenge: Challenge; solution: Solution } | null => {
  try {
    return JSON.parse(Buffer.from(proof, "base64").toString())
  } catch {
    return null
  }
}

const isValid = async (proof: string, key: string) => {
  const { challenge, solution } = decoded(proof) ?? {}
  if (!challenge?.parameters || !solution) return false
  const verify = () => verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) })
  // What is signed is ours; anything else may have any form.
  return verify().then(
    ({ verified }) => verified,
    () => false,
  )
}

/** Checks the proof of a form, if one is asked for. */
export const checkProof = async (proof: string | null | undefined): Promise<Proof> => {
  const key = await readKey()
  if (key === null) return { isMissing: false }
  if (!proof || !(await isValid(proof, key))) return { isMissing: true }
  const { signature = "" } = decoded(proof)?.challenge ?? {}
  return {
    isMissing: false,
    use: { allowance: spent, key: createHash("sha256").update(signature).digest("hex") },
  }
}
