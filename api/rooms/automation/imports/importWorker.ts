import { setTimeout as delay } from "node:timers/promises"
import { Op } from "sequelize"
import { leadImportStates } from "../../../contract/leads/leadImports.ts"
import { toUnavailableError } from "../../../platform/database/connection/failures.ts"
import { openLeadership } from "../../../platform/database/locks/leadership.ts"
import { LostLeaseError } from "../../../platform/database/locks/lease.ts"
import { startLoop } from "../../../platform/jobs/loop.ts"
import { createSignal } from "../../../platform/jobs/signal.ts"
import { logger } from "../../../platform/log/logger.ts"
import { yieldToRequests } from "../../../platform/processes/yieldToRequests.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { beginCheck } from "./checkImport.ts"
import { LeadImport } from "./leadImport.model.ts"
import { beginRun } from "./runImport.ts"
import { beginUndo, type EraseDependentData } from "./undoImport.ts"

const { CHECKING, RUNNING, UNDOING, FAILED } = leadImportStates

const POLL_MS = 2_000
/** Requests come first, so a batch waits for them up to this long. */
const YIELD_MS = 500
const FAILURES_MAX = 5
const FAILED_PAUSE_MS = 1_000

const { notify, subscribe } = createSignal()

export const notifyImports = notify

/** Checks come first, as a user waits for them. */
const findNext = async () => {
  const waiting = await LeadImport.findAll({
    where: { state: { [Op.in]: [CHECKING, RUNNING, UNDOING] } },
    order: ["id"],
  })
  return waiting.find(({ state }) => state === CHECKING) ?? waiting[0] ?? null
}

const begin = (one: LeadImport, eraseDependentData: EraseDependentData) => {
  const kind = kindOf(one.leadType)
  if (one.state === CHECKING) return beginCheck(kind, one)
  return one.state === RUNNING ? beginRun(kind, one) : beginUndo(kind, one, eraseDependentData)
}

const work = async (one: LeadImport, eraseDependentData: EraseDependentData, mayGoOn: () => Promise<boolean>) => {
  const step = await begin(one, eraseDependentData)
  let failures = 0
  while (await mayGoOn()) {
    try {
      if (!(await step())) return
      failures = 0
    } catch (error) {
      if (error instanceof LostLeaseError || toUnavailableError(error)) throw error
      failures += 1
      logger.error({ err: error, importId: one.id, failures }, "some rows of an import failed")
      if (failures >= FAILURES_MAX) {
        const problem =
          "Something went wrong on the server, which has logged it. Nothing is half done: start it again to go on."
        await LeadImport.update({ state: FAILED, problem }, { where: { id: one.id, state: one.state } })
        return
      }
      await delay(FAILED_PAUSE_MS)
    }
    await yieldToRequests(YIELD_MS)
  }
}

export const runPendingImports = async (eraseDependentData: EraseDependentData) => {
  for (let next = await findNext(); next; next = await findNext())
    await work(next, eraseDependentData, async () => true)
}

/** One process at a time, so that rows are planned in the file's order. */
export const startImports = (eraseDependentData: EraseDependentData, { pollMs = POLL_MS } = {}) =>
  startLoop({
    what: "imports",
    pauseMs: pollMs,
    subscribe,
    openLeadership: () => openLeadership("imports"),
    work: async ({ mayGoOn }) => {
      const next = await findNext()
      if (next) await work(next, eraseDependentData, mayGoOn)
      return next !== null
    },
  })
