// Slow: processes that run rules are killed again and again. RULES_LEADS says on how many leads (300).
import { setTimeout as delay } from "node:timers/promises"
import { afterEach, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { readChain } from "../../../platform/events/eventChain.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { makeRule } from "../../../testing/events/rules.ts"
import { startRulesProcess } from "../../../testing/events/rulesProcess.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { endTestProcesses } from "../../../testing/process/testProcess.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { LeadRule, LeadRuleCursor, LeadRuleRun } from "./leadRule.model.ts"

const LEADS = Number(process.env.RULES_LEADS ?? 300)
const KILL_EVERY_MS = 5_000
const LOOK_EVERY_MS = 200
const CITIES = Array.from({ length: 10 }, (_, index) => `Town ${String.fromCharCode(65 + index)}`)

const app = await setUpTestApp()
await startWithoutMail()
afterEach(endTestProcesses)

const factsOf = ({ facts }: RecordedEvent): { ruleId: number; to?: number } => JSON.parse(facts)

const apply = (index: number, token: string) => {
  const values = { name: `Driver ${index}`, email: `driver${index}@example.com`, city: CITIES[(index * 7) % 10] }
  return app.sendDriver(values, { token })
}

test(
  "each of 50 rules does each thing once, in order, however often one of three processes is killed",
  async () => {
    const people = []
    for (const name of ["dana", "lee", "sam"])
      people.push(await createAccount(app, { role: "MANAGER", email: `${name}@team.example` }))
    const owner = await createAccount(app)
    const userIds = people.map(({ user }) => String(user.id))
    const [first = ""] = userIds
    const parts = [{ assignTo: userIds }, { followUpDays: 2 }, { tell: [first] }, { tell: ["owner"] }]
    for (const part of [...parts, parts[0]])
      for (const city of CITIES) await makeRule(owner, { conditions: [{ field: "city", values: [city] }], ...part })
    // The last ten find every lead given already, and do nothing.
    const rules = await LeadRule.findAll({ order: ["id"] })
    expect(rules).toHaveLength(50)

    const processes = await Promise.all([1, 2, 3].map(startRulesProcess))
    let isDone = false
    let kills = 0
    const killing = (async () => {
      while (!isDone) {
        await delay(KILL_EVERY_MS)
        await processes.shift()?.end("SIGKILL")
        kills += 1
        processes.push(await startRulesProcess())
      }
    })()
    // A program's key may send as many as it likes.
    const { secret } = await makeApiKey(["leads:write"])
    let next = 0
    const submit = async () => {
      while (next < LEADS) {
        const { status } = await apply(next++, secret)
        expect(status).toBe(201)
      }
    }
    await Promise.all([1, 2, 3, 4].map(submit))
    const isBehind = async () => {
      const position = Number((await LeadRuleCursor.findByPk(1))?.position)
      const [head, waiting] = [
        (await readChain())?.headPosition,
        await RecordedEvent.count({ where: { position: null } }),
      ]
      return waiting > 0 || position < Number(head) || (await LeadRuleRun.count()) < 5 * LEADS
    }
    while (await isBehind()) await delay(LOOK_EVERY_MS)
    isDone = true
    await killing

    const leads = await DriverApplication.findAll({ order: ["id"] })
    expect(leads).toHaveLength(LEADS)
    const events = await RecordedEvent.findAll({ where: { subjectType: "driver_application" }, order: ["id"] })
    const eventsOf = new Map<string, RecordedEvent[]>()
    for (const event of events) {
      const of = eventsOf.get(event.subjectId ?? "") ?? []
      eventsOf.set(event.subjectId ?? "", [...of, event])
    }
    const given = new Map<string, { position: number; ownerId: number | null }[]>()
    for (const lead of leads) {
      const [arrival, ...effects] = eventsOf.get(String(lead.id)) ?? []
      const own = rules.filter(({ conditions }) => conditions[0]?.values[0] === lead.city).slice(0, 4)
      expect(effects.map((event) => [event.type, factsOf(event).ruleId])).toEqual(
        ["lead.assigned", "lead.follow_up_set", "lead.people_told", "lead.people_told"].map((type, index) => [
          type,
          own[index]?.id,
        ]),
      )
      expect(lead.followUpOn).not.toBe(null)
      const turns = given.get(lead.city) ?? []
      given.set(lead.city, [...turns, { position: Number(arrival?.position), ownerId: lead.ownerId }])
    }
    // In the order in which they arrived, each city's leads went to one after the other.
    for (const turns of given.values()) {
      turns.sort((one, other) => one.position - other.position)
      expect(turns.map(({ ownerId }) => ownerId)).toEqual(turns.map((_turn, index) => Number(userIds[index % 3])))
    }
    expect(await EmailLog.count({ where: { logType: "lead_rule" } })).toBe(2 * LEADS)
    expect(await LeadRuleRun.count()).toBe(5 * LEADS)
    expect(await LeadRule.sum("runCount")).toBe(4 * LEADS)
    expect(kills).toBeGreaterThan(0)
  },
  30 * 60_000,
)
