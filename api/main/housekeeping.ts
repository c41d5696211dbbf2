import { setTimeout as delay } from "node:timers/promises"
import { config } from "../platform/config/config.ts"
import { deleteExpiredCounters } from "../platform/counters/counter.ts"
import { withoutTimeLimit } from "../platform/database/connection/connections.ts"
import { database } from "../platform/database/connection/database.ts"
import { refreshStatistics } from "../platform/database/connection/dialect.ts"
import { isDateConfirmed } from "../platform/database/locks/confirmedDate.ts"
import { overwriteDeletedRows } from "../platform/database/writing/secureDelete.ts"
import { deleteOldIdempotencyKeys } from "../platform/idempotency/idempotency.ts"
import { runDaily, type Task } from "../platform/jobs/dailyTasks.ts"
import { type LoopTurn, startLoop } from "../platform/jobs/loop.ts"
import { logger } from "../platform/log/logger.ts"
import { runProgram } from "../platform/processes/runProgram.ts"
import { indexPending } from "../platform/search/searchIndexer.ts"
import { warnOfEndingKeys } from "../rooms/accounts/apiKeys/warnOfEndingKeys.ts"
import { deleteEndedChallenges } from "../rooms/accounts/proofs/passkeyChallenge.ts"
import { deleteEndedSessions } from "../rooms/accounts/signIn/session.ts"
import { deleteEndedLinks } from "../rooms/accounts/users/userLinks.ts"
import { deleteOldImports } from "../rooms/automation/imports/forgetImports.ts"
import { runTimedRules } from "../rooms/automation/rules/timedRules.ts"
import { publishDue } from "../rooms/content/cms/publishDue.ts"
import { checkLeadCounts } from "../rooms/leads/counters/leadRecount.ts"
import { leadKinds } from "../rooms/leads/leadKinds.ts"
import { remindOfFollowUps } from "../rooms/leads/list/followUpReminder.ts"
import { emptyQuarantine } from "../rooms/leads/quarantine/quarantine.service.ts"
import { moveWaiting, updateWaitListMarks } from "../rooms/leads/waitList/moveWaiting.ts"
import { copyStatusChanges } from "../rooms/leads/work/copyStatusChanges.ts"
import { deleteOldLetters } from "../rooms/mail/letters/letterWorker.ts"
import { clearAnswered, deleteOldRequests } from "../rooms/privacy/erasure/clearRequests.ts"
import { remindOfPrivacyRequests } from "../rooms/privacy/privacyRequests/remindOfRequests.ts"
import { applyRetention } from "../rooms/privacy/retention/retention.ts"
import { LONGEST_RUN_MS, runRetention } from "../rooms/privacy/retention/runRetention.ts"
import { emptyTrash } from "../rooms/privacy/trash/trash.service.ts"
import { forgetVisitors } from "../rooms/visits/visitorHash.ts"

const EVERY_MS = 60 * 60_000
const OFTEN_MS = 10_000
/** A notice about an overdue reply is at most this late. */
const OVERDUE_EVERY_MS = 60_000
/** Morning reminders are at most this late. */
const REMINDERS_EVERY_MS = 5 * 60_000
// The hourly tasks first run this long after the start, so that they do not slow down the first requests. The spread
// keeps processes that start together from running the tasks at once.
const FIRST_AFTER_MS = 20_000
const FIRST_SPREAD_MS = 20_000

const STOP_WITHIN_MS = 3_000

const retention = new AbortController()

const packAll = async () => {
  while ((await indexPending()) > 0);
}

/** Under a wrong date everything looks old, so nothing is deleted by age until an owner confirms the date. */
const byAge = ({ work, ...task }: Task): Task => ({ ...task, work: async () => (await isDateConfirmed()) && work() })

const often: Task[] = [
  { what: "publishing scheduled content", work: () => publishDue(moveWaiting) },
  byAge({ what: "clearing who has made answered privacy requests", work: () => clearAnswered() }),
]

const overdue: Task = { what: "running rules on leads that wait", work: () => runTimedRules() }

const hourly: Task[] = [
  byAge({ what: "deleting ended sessions", work: deleteEndedSessions }),
  byAge({ what: "deleting ended links", work: deleteEndedLinks }),
  { what: "deleting ended challenges for passkeys", work: deleteEndedChallenges },
  { what: "deleting ended throttling counters", work: () => deleteExpiredCounters() },
  byAge({ what: "deleting old idempotency keys", work: deleteOldIdempotencyKeys }),
  byAge({ what: "forgetting who the visitors were", work: forgetVisitors }),
  byAge({ what: "deleting old privacy requests", work: () => deleteOldRequests() }),
  { what: "reminding of privacy requests", work: () => remindOfPrivacyRequests() },
  byAge({ what: "deleting files of old imports", work: deleteOldImports }),
  byAge({ what: "deleting old letters", work: deleteOldLetters }),
  { what: "carrying over status changes", work: copyStatusChanges },
  { what: "checking the counters of leads", work: () => checkLeadCounts(leadKinds) },
  { what: "settling the wait list", work: updateWaitListMarks },
  { what: "refreshing the statistics", work: () => refreshStatistics(database()) },
  { what: "packing the search index", work: packAll },
]

const remind: Task = { what: "reminding of follow-ups", work: () => remindOfFollowUps() }

const checkFile: Task = { what: "checking the database file", work: () => runProgram("verify") }

const wipeFile: Task = { what: "wiping what was deleted", work: overwriteDeletedRows }

const daily = (): Task[] => [
  { what: "warning of API keys that end", work: warnOfEndingKeys },
  byAge({
    what: "deleting what is too old",
    work: async () => logger.info(await applyRetention(), "deleted what is too old"),
  }),
  byAge({
    what: "emptying the quarantine",
    work: async () => logger.info({ submissions: await emptyQuarantine() }, "deleted what was in quarantine for long"),
  }),
  byAge({
    what: "emptying the trash",
    work: async () => logger.info({ leads: await emptyTrash() }, "erased what was in the trash for long"),
  }),
  byAge({
    what: "erasing what its period is over for",
    work: () => runRetention({ signal: retention.signal }),
    // If the process that runs the task dies, another process continues an hour later.
    withinSeconds: LONGEST_RUN_MS / 1_000 + 5 * 60,
  }),
  ...(config.database.dialect === "sqlite" ? [wipeFile, checkFile] : []),
  ...(config.backup.folder
    ? [{ what: "backing up", work: async () => logger.info({ backup: await runProgram("backup") }, "backed up") }]
    : []),
]

const attempt = async (tasks: readonly Task[], end: AbortSignal) => {
  for (const { what, work } of tasks) {
    if (end.aborted) return
    await withoutTimeLimit(work).catch((error: unknown) =>
      logger.error({ err: error }, `${what} failed and will be tried again`),
    )
  }
}

let doing: Promise<void> = Promise.resolve()

const attemptDaily = (end: AbortSignal) => {
  // The previous round may still be running, so this one waits for it.
  doing = doing.then(() =>
    attempt(
      daily().map((task) => ({ ...task, work: () => runDaily(task) })),
      end,
    ),
  )
  return doing
}

/**
 * Frequent restarts must not skip the hourly tasks and the check of a SQLite file, so both also run soon after the
 * start.
 */
export const startHousekeeping = ({ firstAfterMs = FIRST_AFTER_MS + Math.random() * FIRST_SPREAD_MS } = {}) => {
  const stopping = new AbortController()
  const end = stopping.signal
  const repeat = (what: string, tasks: readonly Task[], pauseMs: number) => {
    const work = async ({ signal }: LoopTurn) => {
      await attempt(tasks, signal)
      return false
    }
    return startLoop({ what, pauseMs, work })
  }
  const turn = async (tasks: readonly Task[]) => {
    await attempt(tasks, end)
    if (!end.aborted) await attemptDaily(end)
  }
  const firstTasks = config.database.dialect === "sqlite" ? [...hourly, checkFile] : hourly
  const first = setTimeout(turn, firstAfterMs, firstTasks).unref()
  const later = setInterval(turn, EVERY_MS, hourly).unref()
  const loops = [
    repeat("frequent tasks", often, OFTEN_MS),
    repeat(overdue.what, [overdue], OVERDUE_EVERY_MS),
    repeat(remind.what, [remind], REMINDERS_EVERY_MS),
  ]
  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(first)
      clearInterval(later)
      retention.abort()
      const ended = Promise.all([doing, ...loops.map((loop) => loop.stop())])
      await Promise.race([ended, delay(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}
