import type { GraphQLSchema } from "graphql"
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql"

/** How long what is deprecated stays at the least, so that partners find time to leave it. */
const MONTHS_TO_LEAVE = 6

const LAST_DAY = /Goes away after (\d{4}-\d{2}-\d{2})\.$/

/** The day after which something deprecated may go, from a reason such as "Read `kinds`. Goes away after 2027-06-01." */
export const lastDayOf = (reason: string): string | null => {
  const day = LAST_DAY.exec(reason)?.[1]
  return day && !Number.isNaN(Date.parse(day)) ? day : null
}

/** The first day on which something may go that is announced on this one. Both are ISO dates. */
export const earliestLastDay = (announcedOn: string): string => {
  const day = new Date(announcedOn)
  day.setUTCMonth(day.getUTCMonth() + MONTHS_TO_LEAVE)
  return day.toISOString().slice(0, 10)
}

/** All that is deprecated in a schema: the reasons by path, such as `LoginPayload.admin` or `Query.users.role`. */
export const deprecationsOf = (schema: GraphQLSchema): Map<string, string> => {
  const found = new Map<string, string>()
  const note = (path: string, reason: string | null | undefined) => {
    if (reason != null) found.set(path, reason)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue
    if (isEnumType(type))
      for (const value of type.getValues()) note(`${type.name}.${value.name}`, value.deprecationReason)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) note(`${type.name}.${field.name}`, field.deprecationReason)
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      note(`${type.name}.${field.name}`, field.deprecationReason)
      for (const argument of field.args) note(`${type.name}.${field.name}.${argument.name}`, argument.deprecationReason)
    }
  }
  return found
}

/**
 * What is wrong with the deprecations of a schema: one without a day, one that leaves too little time after `announcedOn`, or
 * one that was announced for a later day.
 */
export const deprecationFaults = (released: GraphQLSchema, current: GraphQLSchema, announcedOn: string): string[] => {
  const before = deprecationsOf(released)
  const earliest = earliestLastDay(announcedOn)
  return [...deprecationsOf(current)].flatMap(([path, reason]) => {
    const day = lastDayOf(reason)
    if (!day) return `${path} is deprecated without a day: its reason must end with "Goes away after 2027-06-01."`
    const promised = lastDayOf(before.get(path) ?? "")
    if (promised)
      return day < promised ? `${path} was announced to stay until ${promised}, and now goes on ${day}.` : []
    return day < earliest ? `${path} must stay ${MONTHS_TO_LEAVE} months, until ${earliest} at the earliest.` : []
  })
}
