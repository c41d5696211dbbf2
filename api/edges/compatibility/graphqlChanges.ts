import { type Change, CriticalityLevel, diff } from "@graphql-inspector/core"
import type { GraphQLSchema } from "graphql"
import { deprecationsOf, lastDayOf } from "./deprecation.ts"

export interface ContractChanges {
  breaking: string[]
  unannounced: string[]
  added: string[]
}

const REMOVALS = ["FIELD_REMOVED", "FIELD_ARGUMENT_REMOVED", "ENUM_VALUE_REMOVED", "INPUT_FIELD_REMOVED"]
const ADDITION = /^(TYPE|FIELD|FIELD_ARGUMENT|ENUM_VALUE|INPUT_FIELD)_ADDED$/

/** A type's own fields come with it. */
const isOfNewType = ({ path = "" }: Change, newTypes: ReadonlySet<string>) =>
  path.includes(".") && newTypes.has(path.split(".")[0] ?? "")

/** Compares a schema with the released one. What is removed must have been deprecated until a day before `today`. */
export const compareSchemas = async (
  released: GraphQLSchema,
  current: GraphQLSchema,
  today: string,
): Promise<ContractChanges> => {
  const changes = await diff(released, current)
  const deprecations = deprecationsOf(released)
  const newTypes = new Set(changes.filter(({ type }) => type === "TYPE_ADDED").map(({ path }) => path ?? ""))
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
    added: changes
      .filter((change) => ADDITION.test(change.type) && !isOfNewType(change, newTypes))
      .map(({ path }) => path ?? ""),
  }
}
