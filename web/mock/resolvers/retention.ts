import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { periodOfRule, type RetentionRuleName, retentionVariables } from "@farelight/api/contract/person/retention.ts"
import type { RetentionState } from "@farelight/api/rooms/person/retention/retention.service.ts"
import type { Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"

const rule = (days: number) => ({
  days,
  daysInForce: null as number | null,
  dueCount: 0,
  oldestAt: null as Date | null,
})

/** What is erased by itself, of a fresh installation. */
export const newRetention = () => ({
  switchedOnAt: null as Date | null,
  rules: {
    MAIL_TEXTS: rule(365),
    MAIL_LINES: rule(365),
    REJECTED_LEADS: rule(365),
    LEADS: rule(1_095),
    FILES: rule(365),
    EVENTS: rule(1_095),
  },
  lastRun: null as RetentionState["lastRun"],
})

const stateOf = ({ retention: { switchedOnAt, rules, lastRun } }: Store) => ({
  isOn: switchedOnAt !== null,
  switchedOnAt,
  rules: (Object.keys(rules) as RetentionRuleName[]).map((name) => ({
    rule: name,
    variable: retentionVariables[periodOfRule[name]],
    ...rules[name],
  })),
  lastRun,
})

/** Retention over the store, which erases nothing. */
export const retentionResolvers: Resolvers = {
  Query: { retention: (_parent, _args, { store }) => stateOf(store) },
  Mutation: {
    switchRetention: (_parent, { on, seen }, { store }) => {
      if (on && seen && stateOf(store).rules.some(({ rule, days }) => (seen[periodOfRule[rule]] ?? days) !== days))
        throw new ConflictError(refusals.periodsChanged)
      store.retention.switchedOnAt = on ? new Date() : null
      for (const one of Object.values(store.retention.rules)) one.daysInForce = on ? one.days : null
      return stateOf(store)
    },
  },
}
