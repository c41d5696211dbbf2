import { CriticalityLevel, diff } from "@graphql-inspector/core"
import type { GraphQLSchema } from "graphql"
import { deprecationsOf, lastDayOf, membersOf, pathsOnlyIn } from "./deprecation.ts"

export interface ContractChanges {
  breaking: string[]
  unannounced: string[]
  added: string[]
}

const REMOVALS = ["FIELD_REMOVED", "FIELD_ARGUMENT_REMOVED", "ENUM_VALUE_REMOVED", "INPUT_FIELD_REMOVED"]

/** A removal needs a deprecation whose day is before `today`. */
export const compareSchemas = async (
  released: GraphQLSchema,
  current: GraphQLSchema,
  today: string,
): Promise<ContractChanges> => {
  const changes = await diff(released, current)
  const deprecations = deprecationsOf(released)
  const unannounced = changes.flatMap(({ type, path = "" }) => {
    if (!REMOVALS.includes(type)) return []
    const lastDay = lastDayOf(deprecations.get(path) ?? "")
    if (!lastDay) return `${path} is removed and was never deprecated with a day.`
    return lastDay >= today ? `${path} is removed and was announced to stay until ${lastDay}.` : []
  })
  return {
    breaking: changes
      .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
      .map(({ message }) => message),
    unannounced,
    added: pathsOnlyIn(membersOf(current), membersOf(released)),
  }
}
