import { createHash, createHmac, randomBytes } from "node:crypto"
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from "altcha-lib"
import { deriveKey, proofAlgorithm } from "../../../contract/leads/proofOfWork.ts"
import type { Allowance, CounterUse } from "../../../platform/counters/counter.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { perDatabase } from "../../../platform/database/connection/perDatabase.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { seal } from "../../../platform/database/writing/sealedText.ts"
import { isImporting, throttleProofOfWork } from "../../../platform/throttling/throttle.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import { requireFreshProof, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { readLinkKey } from "../lead/linkKey.ts"
import { isFlooded } from "./flood.ts"

/** Earlier versions signed challenges with this setting's value, so the value stays for a rollback. */
const SETTING = "proof_of_work"

const LIFETIME_SECONDS = 15 * 60

// 40,000 to 120,000 hashes: a fraction of a second on a computer, about a second on a phone.
const COST = 400
const COUNTER_MIN = 100
const COUNTER_MAX = 300

/** Other processes see a changed setting within this time. */
const FRESH_MS = 1_000

const recent = perDatabase((): { reading: { key: Promise<string | null>; until: number } | null } => ({
  reading: null,
}))

/** True if owners require a proof. A flood requires a proof even if owners do not. */
export const isProofOfWorkRequired = async (): Promise<boolean> =>
  (await select(database(), `SELECT name FROM team_settings WHERE name = '${SETTING}'`)).length > 0

/** All processes must accept the proof, so they sign with the same key. Null if no proof is required. */
const findKey = async () => {
  // Always called, so that submissions counted meanwhile do not look like a later flood.
  const isFlood = await isFlooded()
  if (!isFlood && !(await isProofOfWorkRequired())) return null
  return createHmac("sha256", await readLinkKey())
    .update("proof of work")
    .digest("hex")
}

/** Cached for a second, so that a flood of submissions does not reach the database. */
const readKey = () => {
  const state = recent()
  if (state.reading && state.reading.until > clock.now()) return state.reading.key
  const key = findKey()
  state.reading = { key, until: clock.now() + FRESH_MS }
  key.catch(() => {
    state.reading = null
  })
  return key
}

export const requireProofOfWork = async (viewer: Viewer, { isRequired }: { isRequired: boolean }) => {
  const { id } = requirePerson(viewer, "team:manage")
  requireFreshProof(viewer)
  if (isRequired === (await isProofOfWorkRequired())) return
  await inTransaction(async (transaction) => {
    await database().query(
      isRequired
        ? `REPLACE INTO team_settings (name, value) VALUES ('${SETTING}', '${seal(randomBytes(32).toString("hex"))}')`
        : `DELETE FROM team_settings WHERE name = '${SETTING}'`,
      { transaction },
    )
    await recordAccountEvent("team.proof_of_work_required", viewer, { userId: id, isRequired }, transaction)
  })
  recent().reading = null
}

const secretsOf = (key: string) => ({ hmacSignatureSecret: key, hmacKeySignatureSecret: `${key} of derived keys` })

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

/** Slightly longer than proofs are valid, as clocks differ. */
const spent: Allowance = { name: "proof-of-work", limit: 1, windowSeconds: LIFETIME_SECONDS + 60 }

/** The caller must count `use`, as each proof is valid once. */
export type Proof = { isMissing: boolean; use?: CounterUse }

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
  // Unsigned input may have any form, so errors count as invalid.
  return verify().then(
    ({ verified }) => verified,
    () => false,
  )
}

/** API keys that may change leads are exempt, as they are no anonymous senders. */
export const checkProof = async (viewer: Viewer, proof: string | null | undefined): Promise<Proof> => {
  const key = isImporting(viewer) ? null : await readKey()
  if (key === null) return { isMissing: false }
  if (!proof || !(await isValid(proof, key))) return { isMissing: true }
  const { signature = "" } = decoded(proof)?.challenge ?? {}
  return {
    isMissing: false,
    use: { allowance: spent, key: createHash("sha256").update(signature).digest("hex") },
  }
}
