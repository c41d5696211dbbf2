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
      effects: [
        { kind: "ASSIGN", userIds: ["1", "3"] },
        { kind: "FOLLOW_UP", days: 1, isWorkingDays: true },
      ],
      runCount: 12,
      lastRunAt: before(2 * HOUR_MS),
    }),
    newLeadRule({
      id: 2,
      name: "Escalation",
      trigger: "OVERDUE",
      afterHours: 24,
      effects: [{ kind: "TELL_MANAGERS" }],
    }),
    newLeadRule({
      id: 3,
      isOn: false,
      leadType: "advertiser_submission",
      conditions: [{ field: "adFormat", values: ["On-Top Dynamic Screen"] }],
      effects: [{ kind: "ASSIGN", userIds: ["8"] }],
      runCount: 3,
      lastRunAt: before(40 * DAY_MS),
      lastFailure: "It could not give the lead to Tom Halloran, who is no longer on the team.",
      lastFailureAt: before(3 * DAY_MS),
    }),
  ]
}
