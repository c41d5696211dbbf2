import { createDrainableServer } from "../edges/http/connection/drainableServer.ts"
import { createSite } from "../edges/site/site.routes.ts"
import { config } from "../platform/config/config.ts"
import { closeDatabase } from "../platform/database/connection/database.ts"
import { whenReachable } from "../platform/database/connection/whenReachable.ts"
import { startSequencer } from "../platform/jobs/sequencer.ts"
import { logConsoleOutput, logger } from "../platform/log/logger.ts"
import { announce } from "../platform/processes/output.ts"
import { startIndexing } from "../platform/search/searchIndexer.ts"
import { flushPasswordResets } from "../rooms/accounts/team/passwordReset.service.ts"
import { currentLoginHintKey } from "../rooms/accounts/users/adminAccount.ts"
import { endWaiting } from "../rooms/activity/changes/changeWaiters.ts"
import { startWebhookDelivery } from "../rooms/activity/webhooks/sending/webhookDelivery.ts"
import { startImports } from "../rooms/automation/imports/importWorker.ts"
import { startRules } from "../rooms/automation/rules/eventRules.ts"
import { decoder } from "../rooms/content/pictures/decoding/decoder.ts"
import { startConfiguredMailDelivery } from "../rooms/mail/delivery/mailDelivery.ts"
import { messageParser } from "../rooms/mail/incoming/parseMessage.ts"
import { startLetters } from "../rooms/mail/letters/letterWorker.ts"
import { startConfiguredMailbox } from "../rooms/mail/mailbox/mailboxReader.ts"
import { eraseUntouched } from "../rooms/privacy/erasure/leadCopies.ts"
import { pendingPageCounts } from "../rooms/statistics/visits/visit.routes.ts"
import { startCountingVisits } from "../rooms/visits/countVisits.ts"
import { createApp } from "./app.ts"
import { startHousekeeping } from "./housekeeping.ts"
import { openDatabase } from "./models.ts"
import { prepareDatabase } from "./prepare.ts"
import { startBanner } from "./startBanner.ts"
import { trimMemory } from "./trimMemory.ts"

/** Requests in progress may take this long to finish, once the server accepts no new ones. */
const FINISH_LIMIT_MS = 20_000
// Leaves time to store which unfinished mails and webhook messages must be tried again.
const DELIVERY_DRAIN_LIMIT_MS = 7_000
// npm and process groups may deliver a signal twice, so a second one within this time is ignored.
const SAME_SIGNAL_MS = 1_000
const isDevelopment = process.argv.includes("--dev")

// Databases and backups contain personal data, so only the process's own user may read its files.
process.umask(0o077)

// Developers read plain console output, so it does not become log lines.
if (!isDevelopment) logConsoleOutput()

// Node.js would print the error with everything that libraries attach to it.
process.on("uncaughtException", (error) => {
  logger.fatal({ err: error }, "the process ends because of an unexpected error")
  process.exit(1)
})

const start = async () => {
  let stoppingSince: number | null = null
  // Exiting is safe at first, as nothing is served yet, and the next start resumes an interrupted migration.
  let stop: () => Promise<void> = async () => process.exit(1)
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"]) process.on(signal, () => stop())
  openDatabase(config.database)
  // Metrics start first, so that they cover the wait for the database. Imported only if configured.
  if (config.metrics) await (await import("../edges/metrics/metricsServer.ts")).startMetricsServer(config.metrics)
  const createWholeApp = async () => {
    const site = await createSite({ mode: isDevelopment ? "dev" : "built" })
    return createApp({ site, isDevelopment, isShuttingDown: () => stoppingSince !== null })
  }
  // In parallel, as the database and password hashing leave CPU time. Both are awaited, as the failure of one would
  // otherwise end the process during the other's migration.
  const preparing = whenReachable(prepareDatabase)
  const creating = createWholeApp()
  await Promise.allSettled([preparing, creating])
  const [admin, app] = await Promise.all([preparing, creating])
  const server = createDrainableServer(app)
  // In development, the parent process listens on the configured port.
  const port = await (isDevelopment ? server.listen(0, "127.0.0.1") : server.listen(config.port, config.host))

  const housekeeping = startHousekeeping()
  const packing = startIndexing()
  const positions = startSequencer()
  const rules = startRules()
  const mailDelivery = startConfiguredMailDelivery()
  const letters = startLetters()
  const mailbox = startConfiguredMailbox()
  const webhookDelivery = startWebhookDelivery()
  const imports = startImports(eraseUntouched)
  const visits = startCountingVisits()
  trimMemory()

  const exit = (code: number) => {
    if (server.requestsInHand > 0) logger.warn({ requests: server.requestsInHand }, "requests were broken off")
    process.exit(code)
  }
  stop = async () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) exit(1)
      return
    }
    stoppingSince = performance.now()
    setTimeout(() => exit(1), config.drainMs + FINISH_LIMIT_MS).unref()
    endWaiting()
    await Promise.all([
      server.drain(config.drainMs),
      mailDelivery?.stop(DELIVERY_DRAIN_LIMIT_MS),
      mailbox?.stop(),
      rules.stop(),
      letters.stop(),
      imports.stop(),
      webhookDelivery.stop(DELIVERY_DRAIN_LIMIT_MS),
      housekeeping.stop(),
    ])
    await flushPasswordResets()
    await pendingPageCounts()
    await visits.stop()
    await packing.stop()
    await positions.stop()
    decoder.end()
    messageParser.end()
    await closeDatabase()
    exit(0)
  }
  process.send?.({ kind: "listening", port })
  for (const variable of config.removedVariables)
    logger.warn(`${variable} is set, but not used any more: all reads are from DATABASE_URL`)
  if (config.secrets.isKeyMissing)
    logger.warn("no SECRETS_KEY is set: secrets lie in the database and its backups as they are")
  const loginHintKey = await currentLoginHintKey()
  announce("info", startBanner(config, { ...admin, loginHintKey }, isDevelopment ? config.port : port))
}

start().catch((error: Error & { code?: string; address?: string; port?: number }) => {
  logger.debug({ err: error })
  const setting = error.port === config.metrics?.port ? "METRICS_PORT" : "PORT"
  const reason =
    error.code === "EADDRINUSE"
      ? `port ${error.port} on ${error.address} is in use: set ${setting} to another`
      : error.message
  announce("fatal", { text: `Farelight cannot start: ${reason}` })
  process.exit(1)
})
