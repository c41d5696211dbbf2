import { DAY_MS, HOUR_MS } from "@farelight/api/contract/text/durations.ts"
import type { Store } from "../data/store.ts"
import { before } from "../data/teamSeeds.ts"
import { newLeadRule } from "./ruleResolvers.ts"

/** Gives a store a rule that works, one that has found nothing, and one that is off and failed. */
export const addRules = (store: Store) => {
  store.leadRules = [
    newLeadRule({
      id: 1,
      leadType: "driver_application",
      conditions: [{ field: "city", values: ["San Diego", "Los Angeles"] }],
      effects: { assignTo: ["1", "3"], followUpDays: 1, isWorkingDays: true, template: null, tell: [] },
      runCount: 12,
      lastRunAt: before(2 * HOUR_MS),
    }),
    newLeadRule({
      id: 2,
      name: "Escalation",
      trigger: "OVERDUE",
      afterHours: 24,
      effects: { assignTo: [], followUpDays: null, isWorkingDays: false, template: null, tell: ["managers"] },
    }),
    newLeadRule({
      id: 3,
      isOn: false,
      leadType: "advertiser_submission",
      conditions: [{ field: "adFormat", values: ["On-Top Dynamic Screen"] }],
      effects: { assignTo: ["8"], followUpDays: null, isWorkingDays: false, template: null, tell: [] },
      runCount: 3,
      lastRunAt: before(40 * DAY_MS),
      lastFailure: "It could not give the lead to Tom Halloran, who is no longer on the team.",
      lastFailureAt: before(3 * DAY_MS),
    }),
  ]
}
