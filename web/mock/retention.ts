import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { periodOfRule, type RetentionRuleName, retentionVariables } from "@farelight/api/contract/person/retention.ts"
import type { Resolvers } from "./generated.ts"
import { type MockContext, requirePermission } from "./store.ts"

const stateOf = (context: MockContext) => {
  requirePermission(context, "team:manage")
  const { switchedOnAt, rules, lastRun } = context.store.retention
  const names = Object.keys(rules) as RetentionRuleName[]
  return {
    isOn: switchedOnAt !== null,
    switchedOnAt,
    rules: names.map((name) => ({ rule: name, variable: retentionVariables[periodOfRule[name]], ...rules[name] })),
    lastRun,
  }
}

export const retentionResolvers: Resolvers = {
  Query: { retention: (_parent, _args, context) => stateOf(context) },
  Mutation: {
    switchRetention: (_parent, { on, seen }, context) => {
      requirePermission(context, "team:manage")
      const { retention } = context.store
      const rules = Object.entries(retention.rules) as [RetentionRuleName, { days: number }][]
      if (on && seen && rules.some(([name, { days }]) => seen[periodOfRule[name]] !== days))
        throw new ConflictError(refusals.periodsChanged)
      retention.switchedOnAt = on ? new Date() : null
      for (const one of Object.values(retention.rules)) one.daysInForce = on ? one.days : null
      return stateOf(context)
    },
  },
}
