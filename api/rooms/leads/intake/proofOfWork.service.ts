import { createHash, createHmac, randomBytes } from "node:crypto"
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from "altcha-lib"
import { deriveKey, proofAlgorithm } from "../../../contract/leads/proofOfWork.ts"
import type { Allowance, Use } from "../../../platform/counters/counter.ts"
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

/** The owners' setting. Its value is a key by which earlier versions signed challenges, and is needed on the way back. */
const SETTING = "proof_of_work"

const LIFETIME_SECONDS = 15 * 60

// 40,000 to 120,000 hashes: a fraction of a second on a computer, about a second on a phone.
const COST = 400
const COUNTER_MIN = 100
const COUNTER_MAX = 300

/** For how long another process may go on by the setting as it was. */
const FRESH_MS = 1_000

const recent = perDatabase((): { reading: { key: Promise<string | null>; until: number } | null } => ({
  reading: null,
}))

/** Whether the owners ask forms for a proof of work. In a flood they are asked in any case. */
export const isProofOfWorkRequired = async (): Promise<boolean> =>
  (await select(database(), `SELECT name FROM team_settings WHERE name = '${SETTING}'`)).length > 0

/** The key that signs challenges, or null where no proof is asked for. It is the same whoever asks, and since when. */
const findKey = async () => {
  // Always, as what came in while the owners asked is no flood later.
  const isFlood = await isFlooded()
  if (!isFlood && !(await isProofOfWorkRequired())) return null
  return createHmac("sha256", await readLinkKey())
    .update("proof of work")
    .digest("hex")
}

/** The key, looked up at most once a second however much is submitted. */
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

/** Checks the proof of a form, if one is asked for. A program with a key that may change leads has proved enough. */
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
