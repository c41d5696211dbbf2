import type { GraphQLSchema } from "graphql"
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, isSpecifiedScalarType } from "graphql"

/** Integrators get this much notice before a deprecated part may be removed. */
const MONTHS_TO_LEAVE = 6

const LAST_DAY = /Goes away after (\d{4}-\d{2}-\d{2})\.$/

/** The reason ends with a day, such as "Read `kinds`. Goes away after 2027-06-01." */
export const lastDayOf = (reason: string): string | null => {
  const day = LAST_DAY.exec(reason)?.[1]
  return day && !Number.isNaN(Date.parse(day)) ? day : null
}

const monthsFrom = (date: string, months: number): string => {
  const day = new Date(date)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 10)
}

export const announcedBy = (lastDay: string): string => monthsFrom(lastDay, -MONTHS_TO_LEAVE)

/** Maps paths such as `Lead` or `LoginPayload.admin` to the reason of their deprecation, or null if not deprecated. */
export const membersOf = (schema: GraphQLSchema): Map<string, string | null> => {
  const found = new Map<string, string | null>()
  const note = (path: string, reason: string | null | undefined) => found.set(path, reason ?? null)
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__") || isSpecifiedScalarType(type)) continue
    note(type.name, null)
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

const isWithin = (path: string, changed: ReadonlySet<string>) =>
  path.split(".").some((_part, index, parts) => index > 0 && changed.has(parts.slice(0, index).join(".")))

/** Leaves out paths inside another missing path, as otherwise a removed type would list all its fields. */
export const pathsOnlyIn = (some: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) => {
  const paths = new Set([...some.keys()].filter((path) => !others.has(path)))
  return [...paths].filter((path) => !isWithin(path, paths))
}

export const deprecationsOf = (schema: GraphQLSchema): Map<string, string> =>
  new Map([...membersOf(schema)].flatMap(([path, reason]) => (reason === null ? [] : [[path, reason] as const])))

/** A deprecation needs a day, at least six months after `announcedOn`. An announced day must not become earlier. */
export const deprecationFaults = (released: GraphQLSchema, current: GraphQLSchema, announcedOn: string): string[] => {
  const before = deprecationsOf(released)
  const earliest = monthsFrom(announcedOn, MONTHS_TO_LEAVE)
  return [...deprecationsOf(current)].flatMap(([path, reason]) => {
    const day = lastDayOf(reason)
    if (!day) return `${path} is deprecated without a day: its reason must end with "Goes away after 2027-06-01."`
    const promised = lastDayOf(before.get(path) ?? "")
    if (promised)
      return day < promised ? `${path} was announced to stay until ${promised}, and now goes on ${day}.` : []
    return day < earliest ? `${path} must stay ${MONTHS_TO_LEAVE} months, until ${earliest} at the earliest.` : []
  })
}
