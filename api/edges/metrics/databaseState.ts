import { setTimeout as delay } from "node:timers/promises"
import { Gauge, type Registry } from "prom-client"
import { clock } from "../../platform/database/clock/clock.ts"
import { poolState } from "../../platform/database/connection/database.ts"
import { findDateJump } from "../../platform/database/locks/confirmedDate.ts"
import { findMissingEventTriggers } from "../../platform/events/eventProtection.ts"
import { readKeptBytes } from "../../platform/idempotency/idempotency.ts"
import { readLastSuccesses } from "../../platform/jobs/dailyTasks.ts"
import { readStored } from "../../platform/throttling/ceilings.ts"
import { readWebhookState } from "../../rooms/activity/webhooks/webhookState.ts"
import { countWork } from "../../rooms/leads/counters/leadCounts.ts"
import { readReplyPromise } from "../../rooms/leads/lead/replyPromise.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { readFirstDueAt, readOutboxState } from "../../rooms/mail/delivery/outboxState.ts"
import { readMailboxProblemSince } from "../../rooms/mail/mailbox/mailbox.service.ts"

/** Well below Prometheus's limit of 10 s for a scrape. */
const LIMIT_MS = 2_000

const countOverdue = () =>
  Promise.all(
    leadKinds.map(async (kind) => {
      const { overdue } = await countWork(kind, await readReplyPromise(kind.promiseField))
      return { kind: kind.type, overdue }
    }),
  )

const readState = async () => {
  const [outbox, firstDueAt, mailboxProblemSince, webhooks, successes, missingTriggers, keptBytes, stored, jump] =
    await Promise.all([
      readOutboxState(),
      readFirstDueAt(),
      readMailboxProblemSince(),
      readWebhookState(),
      readLastSuccesses(),
      findMissingEventTriggers(),
      readKeptBytes(),
      readStored(),
      findDateJump(),
    ])
  const read = {
    ...outbox,
    firstDueAt,
    mailboxProblemSince,
    webhooks,
    successes,
    missingTriggers,
    keptBytes,
    stored,
    jump,
  }
  return { ...read, overdueLeads: await countOverdue() }
}

const withinLimit = <Result>(read: () => Promise<Result>) => {
  let reading: Promise<Result | null> | null = null
  return () => {
    // While the database hangs, scrapes share one read, or each would wait for another connection.
    reading ??= read()
      .catch(() => null)
      .finally(() => {
        reading = null
      })
    return Promise.race([reading, delay(LIMIT_MS, null, { ref: false })])
  }
}

const secondsSince = (moment: Date | null) => (moment ? Math.max(0, (clock.now() - moment.getTime()) / 1000) : 0)

export const watchDatabase = (registry: Registry) => {
  const gauge = (name: string, help: string) => new Gauge({ name: `farelight_${name}`, help, registers: [registry] })

  const up = gauge("database_up", "Whether the database answered this scrape within 2 s")
  const outbox = {
    waiting: gauge("outbox_waiting", "Mails that wait to be sent, for the first time or again"),
    overdue: gauge("outbox_overdue_seconds", "How long the mail that is due the longest has been left"),
    oldest: gauge("outbox_oldest_seconds", "How long the oldest mail has been waiting, all attempts included"),
    failed: gauge("outbox_failed", "Mails that were given up and not cancelled since"),
  }
  const mailbox = gauge(
    "mailbox_problem_seconds",
    "How long the mailbox could not be read; 0 while it can, or none is set",
  )
  const webhooks = {
    waiting: gauge("webhooks_waiting", "Messages to webhooks that wait to be sent, for the first time or again"),
    oldest: gauge("webhooks_oldest_seconds", "How long the oldest message to a webhook has been waiting"),
    switchedOff: gauge("webhooks_switched_off", "Webhooks that were switched off because they did not work"),
  }
  const triggers = gauge(
    "audit_triggers_missing",
    "Triggers missing that let the database refuse changes of the record",
  )
  const dateJump = gauge(
    "date_jump_seconds",
    "How far the date lies beyond the latest moment seen, while nothing is deleted by age until it is confirmed; or 0",
  )
  const keptBytes = gauge("idempotency_bytes", "Bytes of answers that are kept for repeats under an Idempotency-Key")
  const stored = new Gauge({
    name: "farelight_stored_today",
    help: "What strangers made the server store in up to 24 hours, in rows or kilobytes by its name",
    labelNames: ["what"],
    registers: [registry],
  })
  const overdueLeads = new Gauge({
    name: "farelight_leads_overdue",
    help: "Leads whose reply is overdue by the promise on the site, as in the dashboard's counters",
    labelNames: ["kind"],
    registers: [registry],
  })
  const successes = new Gauge({
    name: "farelight_daily_task_last_success_timestamp_seconds",
    help: "When what is done once a day succeeded last, in whichever process; 0 if it never has",
    labelNames: ["task"],
    registers: [registry],
  })
  const pool = {
    size: gauge("database_pool_connections", "Open connections to the database (MySQL)"),
    inUse: gauge("database_pool_connections_in_use", "Connections to the database that are in use (MySQL)"),
    waiting: gauge("database_pool_waiting", "Requests for a connection that wait (MySQL)"),
    max: gauge("database_pool_connections_max", "How many connections to the database there may be (MySQL)"),
  }
  const read = withinLimit(readState)

  return async () => {
    // Read before this scrape takes a connection itself.
    const connections = poolState()
    if (connections) {
      pool.size.set(connections.size)
      pool.inUse.set(connections.inUse)
      pool.waiting.set(connections.waiting)
      pool.max.set(connections.max)
    }
    const state = await read()
    up.set(state ? 1 : 0)
    successes.reset()
    stored.reset()
    overdueLeads.reset()
    if (!state) {
      // A missing value is better than an outdated one.
      for (const one of [...Object.values(outbox), ...Object.values(webhooks), mailbox, triggers, keptBytes, dateJump])
        one.remove()
      return
    }
    for (const { task, seconds } of state.successes) successes.set({ task }, seconds)
    for (const [what, amount] of state.stored) stored.set({ what }, amount)
    for (const { kind, overdue } of state.overdueLeads) overdueLeads.set({ kind }, overdue)
    triggers.set(state.missingTriggers.length)
    keptBytes.set(state.keptBytes)
    dateJump.set(secondsSince(state.jump?.from ?? null))
    webhooks.waiting.set(state.webhooks.waitingCount)
    webhooks.oldest.set(secondsSince(state.webhooks.oldestWaitingSince))
    webhooks.switchedOff.set(state.webhooks.switchedOffCount)
    mailbox.set(secondsSince(state.mailboxProblemSince))
    outbox.waiting.set(state.waitingCount)
    outbox.overdue.set(secondsSince(state.firstDueAt))
    outbox.oldest.set(secondsSince(state.oldestWaitingSince))
    outbox.failed.set(state.failedCount)
  }
}
