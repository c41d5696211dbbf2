import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { findMissingEventTriggers } from "../../../platform/events/eventProtection.ts"
import { readLastSuccesses } from "../../../platform/jobs/dailyTasks.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"

const LATE_AFTER_SECONDS = 36 * 60 * 60
/** Shorter than a day, as the daily tasks of a new installation run soon after its start. */
const FIRST_WITHIN_SECONDS = 60 * 60

const UNPROTECTED =
  "The database would let somebody change this record: it lacks the triggers that refuse it. Whoever runs the server finds what to set under “Record of events” in docs/operations.md."

const UNSEALED =
  "Secrets lie in the database and its backups as they are: no SECRETS_KEY is set. Whoever runs the server finds how under “Secrets at rest” in docs/operations.md."

export const findSystemWarnings = async (viewer: Viewer): Promise<string[]> => {
  requirePermission(viewer, "events:read")
  const [missing, successes] = await Promise.all([findMissingEventTriggers(), readLastSuccesses()])
  const now = clock.now() / 1_000
  const late = successes.flatMap(({ task, seconds }) => {
    if (seconds === 0)
      return process.uptime() > FIRST_WITHIN_SECONDS ? [`Has never succeeded: ${task}. The server's log says why.`] : []
    const days = Math.floor((now - seconds) / (24 * 60 * 60))
    return now - seconds > LATE_AFTER_SECONDS
      ? [`Has not succeeded for ${days === 1 ? "a day" : `${days} days`}: ${task}. The server's log says why.`]
      : []
  })
  return [...(missing.length > 0 ? [UNPROTECTED] : []), ...(config.secrets.isKeyMissing ? [UNSEALED] : []), ...late]
}
