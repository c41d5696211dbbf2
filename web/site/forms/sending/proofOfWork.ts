import type { solveProof } from "@farelight/api/contract/leads/proofOfWork.ts"
import { proofInProgress } from "./proofInProgress.ts"

const ADDRESS = "/api/altcha/challenge"

/** In milliseconds. Well below the 15 minutes for which the server accepts a proof. */
const PROOF_FRESH_MS = 10 * 60_000
/** In milliseconds, after which a missing proof is requested again. Short, as one may be required at any time. */
const NONE_FRESH_MS = 60_000

type Challenge = Parameters<typeof solveProof>[0]

/** In a worker, so that typing stays responsive. */
const solve = (challenge: Challenge) =>
  new Promise<string | null>((resolve, reject) => {
    const worker = new Worker(new URL("./proofWorker.ts", import.meta.url), { type: "module" })
    worker.onmessage = ({ data }: MessageEvent<string | null>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = ({ message }) => {
      worker.terminate()
      reject(new Error(message))
    }
    worker.postMessage(challenge)
  })

interface RequestedProof {
  proof: Promise<string | null>
  freshUntil: number
  isSettled: boolean
}

let requestedProof: RequestedProof | null = null

const requestProof = (): RequestedProof => {
  const started: RequestedProof = { proof: find(), freshUntil: performance.now() + PROOF_FRESH_MS, isSettled: false }
  started.proof.then((proof) => {
    started.isSettled = true
    if (proof === null) started.freshUntil = performance.now() + NONE_FRESH_MS
  })
  return started
}

/** Null on failure: the form is sent without a proof, and the server decides. */
const find = async (): Promise<string | null> => {
  try {
    const response = await fetch(ADDRESS)
    return response.status === 200 ? await solve(await response.json()) : null
  } catch (error) {
    console.error("No proof of work could be made", error)
    return null
  }
}

/** Called when a visitor begins to fill in a form, so that sending need not wait. */
export const prepareProof = (): RequestedProof => {
  if (!requestedProof || requestedProof.freshUntil < performance.now()) requestedProof = requestProof()
  return requestedProof
}

/** The server accepts a proof only once, so this forgets the proof that it returns. */
export const consumeProof = async (): Promise<string | null> => {
  const { proof, isSettled } = prepareProof()
  requestedProof = null
  proofInProgress.set(!isSettled)
  try {
    return await proof
  } finally {
    proofInProgress.set(false)
  }
}
