import { setTimeout as delay } from "node:timers/promises"
import { createScratchDatabase } from "../../../testing/database/scratchDatabase.ts"
import { becomesSteady, secondsToRecover } from "./attempts.ts"
import type { Cluster } from "./cluster.ts"
import type { Drill } from "./drill.ts"
import { startProbe } from "./probe.ts"
import { readStoredLeads, type StoredLeads } from "./storedLeads.ts"
import { type Submission, startSubmissions } from "./submissions.ts"

const WARM_UP_MS = 3_000
const PER_SECOND = 20
/** Past this limit, recovery has failed; the drill prints the actual time. */
const RECOVERY_LIMIT_MS = 90_000

const LOOK_EVERY_MS = 1_000
const LOOKS_MAX = 10
const UNDO_LIMIT_MS = 5_000

/** Times are in seconds; null if the product never recovered. */
export interface Result {
  sent: number
  acknowledged: number
  stored: number
  lost: number
  doubled: number
  refused: number
  wrong: number
  unanswered: number
  slowest: number
  recovery: number | null
  databaseRecovery: number | null
  faults: string[]
  answers: Map<string, number>
}

const countAnswers = (submissions: readonly Submission[]) => {
  const counts = new Map<string, number>()
  for (const { answer } of submissions) if (answer) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return counts
}

const isKept = (stored: StoredLeads, { submissionId, leadId }: Submission) =>
  stored.get(submissionId)?.includes(leadId ?? "") ?? false

const faultsOf = (result: Omit<Result, "faults">, unaccepted: readonly string[], { isSeamless }: Drill) => {
  const { lost, doubled, wrong, refused, unanswered, recovery } = result
  const faults: [boolean, string][] = [
    [lost > 0, `${lost} acknowledged leads are not stored`],
    [doubled > 0, `${doubled} leads are stored twice`],
    [wrong > 0, `${wrong} answers are neither an acknowledgment nor a 503 with Retry-After`],
    [recovery === null, `it did not serve again within ${RECOVERY_LIMIT_MS / 1000} s`],
    [unaccepted.length > 0, `${unaccepted.length} were not accepted when sent again, for example: ${unaccepted[0]}`],
    [isSeamless === true && refused + unanswered > 0, "clients noticed something"],
  ]
  return faults.filter(([isTrue]) => isTrue).map(([, sentence]) => sentence)
}

const run = async (
  drill: Drill,
  serverUrl: string | undefined,
  cluster: Cluster | undefined,
  atEnd: (undo: () => unknown) => void,
): Promise<Result> => {
  const database = await createScratchDatabase(serverUrl)
  atEnd(() => database.drop())
  const stage = await drill.stage({ database, cluster: cluster as Cluster, atEnd })
  const databaseUrl = stage.databaseUrl ?? database.url
  const probe = serverUrl ? await startProbe(databaseUrl) : null
  if (probe) atEnd(() => probe.stop())
  const submissions = startSubmissions(stage.addresses, drill.perSecond ?? PER_SECOND)
  atEnd(() => submissions.stop())

  await delay(WARM_UP_MS)
  const struckAt = performance.now()
  await stage.strike(submissions)
  await delay(drill.lastsMs ?? 0)
  await stage.heal?.()
  const healedAt = performance.now()
  const isServing = drill.perSecond === 0 || (await becomesSteady(submissions.sent, RECOVERY_LIMIT_MS))
  if (isServing && stage.after) {
    await stage.after()
    await becomesSteady(submissions.sent, RECOVERY_LIMIT_MS)
  }
  await submissions.stop()

  const { sent } = submissions
  const stored = await readStoredLeads(databaseUrl)
  const unaccepted = isServing ? await submissions.resend() : []
  const missingFrom = (leads: StoredLeads) =>
    sent.filter((each) => each.leadId !== null && !stage.isForfeit?.(each) && !isKept(leads, each))
  let afterwards = await readStoredLeads(databaseUrl)
  // A node may apply another node's writes late.
  for (let looks = 0; missingFrom(afterwards).length > 0 && looks < LOOKS_MAX; looks += 1) {
    await delay(LOOK_EVERY_MS)
    afterwards = await readStoredLeads(databaseUrl)
  }
  const count = (outcome: Submission["outcome"]) => sent.filter((submission) => submission.outcome === outcome).length
  const result = {
    sent: sent.length,
    acknowledged: count("acknowledged"),
    stored: sent.flatMap(({ submissionId }) => stored.get(submissionId) ?? []).length,
    lost: missingFrom(afterwards).length,
    doubled: [...afterwards.values()].filter((ids) => ids.length > 1).length,
    refused: count("refused"),
    wrong: count("wrong"),
    unanswered: count("unanswered"),
    slowest: Math.max(0, ...sent.map(({ sentAt, answeredAt }) => ((answeredAt ?? sentAt) - sentAt) / 1000)),
    recovery: isServing ? secondsToRecover(sent, struckAt) : null,
    databaseRecovery: probe
      ? secondsToRecover(probe.attempts, struckAt)
      : stage.heal
        ? (healedAt - struckAt) / 1000
        : 0,
    answers: countAnswers(sent),
  }
  const faults = [...faultsOf(result, unaccepted, drill), ...((await stage.faults?.(submissions)) ?? [])]
  return { ...result, faults }
}

/** On the server of this URL, or in a SQLite file. Cleans up even if it is ended early. */
export const runDrill = async (
  drill: Drill,
  serverUrl: string | undefined,
  cluster: Cluster | undefined,
  ending: AbortSignal,
): Promise<Result> => {
  const undo: (() => unknown)[] = []
  // An interrupted step runs on for a while, so its later cleanups must run at once.
  let isOver = false
  ending.throwIfAborted()
  const interruption = new Promise<never>((_, reject) =>
    ending.addEventListener("abort", () => reject(ending.reason), { once: true }),
  )
  try {
    return await Promise.race([
      interruption,
      run(drill, serverUrl, cluster, (step) => (isOver ? step() : undo.push(step))),
    ])
  } finally {
    isOver = true
    for (const step of undo.reverse()) {
      const undone = Promise.resolve(step()).catch((error) => console.error(error))
      await (ending.aborted ? Promise.race([undone, delay(UNDO_LIMIT_MS)]) : undone)
    }
  }
}
