import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from "@jest/globals"
import type { RetentionRuleName } from "../contract/privacy/retention.ts"
import { DAY_MS } from "../contract/text/durations.ts"
import { addDays } from "../contract/text/zonedTime.ts"
import { clock } from "../platform/database/clock/clock.ts"
import { database } from "../platform/database/connection/database.ts"
import { storedMoment } from "../platform/database/connection/dialect.ts"
import { recordEvents } from "../platform/events/recordEvents.ts"
import { EmailAttempt, EmailLog } from "../platform/outbox/emailLog.model.ts"
import { AdvertiserSubmission } from "../rooms/leads/advertisers/advertiserSubmission.model.ts"
import { DriverApplication } from "../rooms/leads/drivers/driverApplication.model.ts"
import { LeadPlacement } from "../rooms/leads/places/leadPlacement.model.ts"
import { LeadFile } from "../rooms/leads/related/leadFile.model.ts"
import { LeadTombstone } from "../rooms/privacy/erasure/leadTombstone.model.ts"
import { runRetention } from "../rooms/privacy/retention/runRetention.ts"
import { changeSettings } from "./settings.ts"
import { type Json, startTestApp, type TestApp } from "./testApp.ts"

export const NOW = Date.now()
export const SECOND = 1 / 86_400
export const SYSTEM = { actorType: "system" as const, actorId: null, requestId: null }
export const PERIODS = { rejectedDays: 365, leadsDays: 1_095, mailDays: 365, filesDays: 365, eventsDays: 0 }

export const atNow = () => jest.spyOn(clock, "wallTime").mockReturnValue(new Date(NOW))

const FIELDS = `isOn switchedOnAt rules { rule days variable daysInForce dueCount oldestAt }
  lastRun { isComplete failedCount counts { rule count } }`
export const none: Record<RetentionRuleName, number> = {
  MAIL_TEXTS: 0,
  MAIL_LINES: 0,
  REJECTED_LEADS: 0,
  LEADS: 0,
  FILES: 0,
  EVENTS: 0,
}

export const dayIn = (days: number) => addDays(new Date(NOW).toISOString().slice(0, 10), days)
export const daysAgo = (days: number) => storedMoment(database(), new Date(NOW - days * DAY_MS))
export const backdate = (table: string, id: number, values: Record<string, string | null>) => {
  const set = Object.keys(values).map((column) => `${column} = :${column}`)
  return database().query(`UPDATE ${table} SET ${set.join()} WHERE id = :id`, { replacements: { ...values, id } })
}

export const reject = async (id: number, days: number) => {
  const origin = { actorType: "user" as const, actorId: 1, requestId: null }
  const about = { subjectType: "driver_application", subjectId: id, origin }
  const facts = { from: "pending", to: "rejected" } as const
  const event = { ...about, type: "status_changed" as const, facts, occurredAt: new Date(NOW - days * DAY_MS) }
  await database().transaction((transaction) => recordEvents([event], transaction))
}
export const driverIds = async () => (await DriverApplication.findAll({ order: ["id"] })).map(({ id }) => id)

export const useRetention = () => {
  let app: TestApp
  let token: string

  beforeAll(async () => {
    app = await startTestApp()
    token = await app.login()
  })
  beforeEach(async () => {
    changeSettings("retention", PERIODS)
    for (const model of [
      LeadFile,
      EmailAttempt,
      EmailLog,
      LeadPlacement,
      LeadTombstone,
      DriverApplication,
      AdvertiserSubmission,
    ])
      await (model as typeof EmailLog).unscoped().destroy({ where: {} })
  })
  afterEach(async () => {
    await database().query("DELETE FROM team_settings WHERE name LIKE 'retention%'")
  })
  afterAll(() => app.stop())

  const ask = (query: string, variables: Record<string, unknown> = {}, as = token) => app.ask(query, variables, as)

  const switchIt = (on: boolean, as = token) =>
    ask(`mutation ($on: Boolean!) { switchRetention(on: $on) { ${FIELDS} } }`, { on }, as)
  const state = async () => (await ask(`{ retention { ${FIELDS} } }`)).retention
  const dueCounts = async () => {
    const { rules } = await state()
    return Object.fromEntries(rules.map(({ rule, dueCount }: Json) => [rule, dueCount]))
  }
  const lastCounts = async () => {
    const { counts } = (await state()).lastRun
    return Object.fromEntries(counts.map(({ rule, count }: Json) => [rule, count]))
  }
  const apply = (values: object = {}) => app.apply(values)
  /** Both in days ago: the application, and the row's last change. */
  const driver = async (received: number, changed = received, values: Record<string, string | null> = {}) => {
    const id = await apply()
    // Suspected bots wait elsewhere, without a row to backdate.
    expect(await driverIds()).toContain(id)
    await backdate("driver_applications", id, {
      created_at: daysAgo(received),
      updated_at: daysAgo(changed),
      ...values,
    })
    await EmailLog.destroy({ where: { logType: "driver_application" } })
    return id
  }
  /** Runs like the daily task, and compares the result with the preview. */
  const run = async () => {
    atNow()
    const due = await dueCounts()
    expect(await runRetention({ now: NOW })).toBe(true)
    expect(await lastCounts()).toEqual(due)
    return due
  }

  return { appOf: () => app, apply, ask, driver, dueCounts, lastCounts, run, state, switchIt }
}
