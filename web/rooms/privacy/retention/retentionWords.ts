import { eachPeriod, type RetentionRuleName, retentionRules } from "@farelight/api/contract/privacy/retention.ts"
import type { Retention_StateFragment } from "../../../graphql/generated.ts"
import { counted } from "../../../parts/list/counts.ts"

export type Rule = Retention_StateFragment["rules"][number]

const order = Object.keys(retentionRules) as RetentionRuleName[]

export const inOrder = (rules: readonly Rule[]) =>
  [...rules].sort((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule))

export const inDays = (days: number) => (days === 0 ? "Never" : counted(days, ["day", "days"]))

export const daysOf = (rules: readonly Rule[]) =>
  eachPeriod((name) => rules.find(({ rule }) => retentionRules[rule].period === name)?.days ?? 0)

/** A shorter period takes effect only after confirmation. */
export const isUnconfirmed = ({ days, daysInForce }: Rule) =>
  days > 0 && daysInForce !== null && (daysInForce === 0 || daysInForce > days)
