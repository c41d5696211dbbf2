import { col, fn, Op } from "sequelize"
import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import { activeFilters, type LeadFilter, leadFilters } from "../../../contract/leads/leadFilters.ts"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { beginsWith, indexHint, storedMoment } from "../../../platform/database/connection/dialect.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { findRaw } from "../../../platform/database/reading/plainRows.ts"
import { kindFilterConditions, overdueSince } from "../lead/lead.rules.ts"
import type { LeadDescription, LeadKind } from "../lead/leadKind.ts"
import { inboxOf } from "../lead/leadPlace.ts"
import { chosenSql, countedColumnsOf, DAY_FACET, dayOf, SEPARATOR, TOTAL_FACET } from "./countedLeads.ts"
import { LeadCount } from "./leadCounts.model.ts"

interface Part {
  sign: 1 | -1
  statuses?: readonly string[]
  sql: string
}

const quote = (value: string) => database().escape(value)

const counted = (kind: LeadDescription, facet: string, condition: string, sign: 1 | -1 = 1): Part => ({
  sign,
  sql: `SELECT status, choices, SUM(leads) AS leads FROM lead_counts
        WHERE kind = ${quote(kind.type)} AND facet = ${quote(facet)} AND ${condition} GROUP BY status, choices`,
})

const total = (kind: LeadDescription) => counted(kind, TOTAL_FACET, "value = ''")

const grouped = (
  kind: LeadKind,
  condition: string,
  { sign = 1, hint }: { sign?: 1 | -1; hint?: string } = {},
): Part => {
  const leads = `SELECT status, ${chosenSql(kind)} AS choices FROM ${inboxOf(kind, hint)} AND ${condition}`
  return { sign, sql: `SELECT status, choices, COUNT(*) AS leads FROM (${leads}) AS part GROUP BY status, choices` }
}

const direct = (kind: LeadKind, from: Date, before: Date, sign: 1 | -1 = 1): Part[] => {
  if (from >= before) return []
  const [first, end] = [from, before].map((moment) => quote(storedMoment(database(), moment)))
  return [grouped(kind, `created_at >= ${first} AND created_at < ${end}`, { sign })]
}

const dayBegin = (moment: Date) => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS)
const nextDayBegin = (moment: Date) => new Date(Math.ceil(moment.getTime() / DAY_MS) * DAY_MS)

interface TimeRange {
  from?: Date | null
  before?: Date | null
}

/** The counters cover whole days, so the parts of days at both ends of a span are counted directly. */
const partsOf = (kind: LeadKind, { from, before }: TimeRange): Part[] => {
  const since = (day: Date, sign: 1 | -1 = 1) => counted(kind, DAY_FACET, `value >= ${quote(dayOf(day))}`, sign)
  if (!from && !before) return [total(kind)]
  const first = from && nextDayBegin(from)
  const end = before && dayBegin(before)
  if (!first || !from) {
    // Days after the end are fewer than those before it, so they are subtracted from the total.
    const next = nextDayBegin(before as Date)
    return [total(kind), since(next, -1), ...direct(kind, before as Date, next, -1)]
  }
  if (!end || !before) return [since(first), ...direct(kind, from, first)]
  if (first > end) return direct(kind, from, before)
  const days = counted(kind, DAY_FACET, `value >= ${quote(dayOf(first))} AND value < ${quote(dayOf(end))}`)
  return [days, ...direct(kind, from, first), ...direct(kind, end, before)]
}

interface Group {
  part: number
  status: LeadStatus
  choices: string
  leads: number
}

/** One statement, so that all parts are from the same moment. */
const readParts = async (parts: readonly Part[]): Promise<Group[]> => {
  if (parts.length === 0) return []
  const selects = parts.map(({ sql }, part) => `SELECT ${part} AS part, part_${part}.* FROM (${sql}) AS part_${part}`)
  const groups = await select<Group>(database(), selects.join(" UNION ALL "))
  return groups.flatMap((group) => {
    const { sign, statuses } = parts[group.part] as Part
    // MySQL returns sums as text, so they are converted.
    return !statuses || statuses.includes(group.status) ? [{ ...group, leads: sign * Number(group.leads) }] : []
  })
}

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { leads }) => sum + leads, 0)

/** Without the index, the whole inbox would be read. */
export const waitingIndex = ({ model }: LeadKind) => indexHint(model, `${model.getTableName()}_by_waiting`)

/** Leads with a first reply, and leads without a promise. */
export const NO_FIRST_REPLY_DUE = `(status <> '${leadStatuses.PENDING}' OR is_promised = 0)`

const moment = (value: Date) => quote(storedMoment(database(), value))

const within = ({ from, before }: TimeRange) => [
  ...(from ? [`created_at >= ${moment(from)}`] : []),
  ...(before ? [`created_at < ${moment(before)}`] : []),
]

/** Leads whose first reply is not due, but that wait for an answer now: so few that they are counted directly. */
const waiting = (kind: LeadKind, since: Date, span: TimeRange): Part => {
  const conditions = [`waiting_since <= ${moment(since)}`, NO_FIRST_REPLY_DUE, ...within(span)]
  return grouped(kind, conditions.join(" AND "), { hint: waitingIndex(kind) })
}

/** Few pending leads lack a promise, so these leads are counted directly and subtracted. */
const awaited = (kind: LeadKind, span: TimeRange): Part[] => {
  const hint = indexHint(kind.model, `${kind.model.getTableName()}_unpromised`)
  const conditions = ["is_promised = 0", `status = ${quote(leadStatuses.PENDING)}`, ...within(span)]
  const pending = partsOf(kind, span).map((part) => ({ ...part, statuses: [leadStatuses.PENDING] }))
  return [...pending, grouped(kind, conditions.join(" AND "), { sign: -1, hint })]
}

const untilOverdue = (promise: ReplyPromise, { from, before }: TimeRange): TimeRange => {
  const notOverdue = new Date(overdueSince(promise).getTime() + 1)
  return { from, before: before && before < notOverdue ? before : notOverdue }
}

const overdueParts = (kind: LeadKind, promise: ReplyPromise, span: TimeRange = {}): Part[] => [
  ...awaited(kind, untilOverdue(promise, span)),
  waiting(kind, overdueSince(promise), span),
]

export const countUnanswered = async (kind: LeadKind, promise: ReplyPromise, span: TimeRange) =>
  sumOf(await readParts(awaited(kind, untilOverdue(promise, span))))

const negative = (part: Part): Part => ({ ...part, sign: part.sign === 1 ? -1 : 1 })

/** Days of later years do not sort correctly as text. */
const LAST_DAY = Date.UTC(9999, 11, 31)

/** Null if the counters cannot serve the filter, as it has conditions without `isCounted` or uses too many facets. */
export const countLeads = async (
  kind: LeadKind,
  filter: LeadFilter | null | undefined,
  promise: ReplyPromise,
): Promise<number | null> => {
  const { statuses, receivedFrom: from, receivedBefore: before, isOverdue } = filter ?? {}
  const span = { from, before }
  const isTimed = Boolean(from || before) || typeof isOverdue === "boolean"
  const { choices, facets } = countedColumnsOf(kind)
  const own = kindFilterConditions(kind, filter ?? {})
  const places = own.filter(({ column }) => facets.includes(column))
  if (activeFilters(filter).some(({ name }) => !leadFilters[name].isCounted)) return null
  if (places.length > (isTimed ? 0 : 1)) return null
  if ([from, before].some((moment) => moment && moment.getTime() >= LAST_DAY)) return null
  const [place] = places
  if (place?.values.length === 0) return 0
  const base = place
    ? [counted(kind, place.column, `value IN (${place.values.map((value) => quote(String(value))).join(", ")})`)]
    : partsOf(kind, span)
  const overdue = typeof isOverdue === "boolean" ? overdueParts(kind, promise, span) : []
  const parts = isOverdue === true ? overdue : [...base, ...overdue.map(negative)]
  const kept = (await readParts(parts)).filter((group) => {
    const chosen = group.choices.split(SEPARATOR)
    const isChosen = own.every(({ column, values }) => {
      const index = choices.indexOf(column)
      return index < 0 || values.includes(chosen[index])
    })
    return isChosen && (!statuses || statuses.includes(group.status))
  })
  return sumOf(kept)
}

export const countWork = async (kind: LeadKind, promise: ReplyPromise) => {
  const groups = await readParts([total(kind), ...overdueParts(kind, promise)])
  const all = groups.filter(({ part }) => part === 0)
  const pending = all.filter(({ status }) => status === leadStatuses.PENDING)
  const overdue = groups.filter(({ part }) => part > 0)
  return { total: sumOf(all), pending: sumOf(pending), overdue: sumOf(overdue) }
}

const countGroups = async (kind: LeadDescription, facet: string, group: "status" | "value", since = "") => {
  const rows = await findRaw<{ [column: string]: string }>(LeadCount, {
    attributes: [group, [fn("SUM", col("leads")), "leads"]],
    where: { kind: kind.type, facet, value: { [Op.gte]: since } },
    group: [group],
  })
  return new Map(rows.map((row) => [row[group] ?? "", Number(row.leads)]))
}

export const countByStatus = (kind: LeadDescription) => countGroups(kind, TOTAL_FACET, "status")

/** `since` is a UTC day such as `2026-11-21`. */
export const countByDay = (kind: LeadDescription, since: string) => countGroups(kind, DAY_FACET, "value", since)

export const valuesOf = async (kind: LeadDescription, column: string, startsWith: string, limit: number) => {
  const isOne = { kind: kind.type, facet: column, leads: { [Op.gt]: 0 }, value: { [Op.ne]: "" } }
  const rows = await LeadCount.findAll({
    attributes: ["value"],
    where: { [Op.and]: [isOne, beginsWith(database(), "value", startsWith)] },
    group: ["value"],
    order: ["value"],
    limit,
  })
  return rows.map(({ value }) => value)
}

/** All leads of the span have ids in the range, but other leads may, too. Null for a span without leads. */
export const idRangeOf = async (
  kind: LeadDescription,
  { receivedFrom, receivedBefore }: Pick<LeadFilter, "receivedFrom" | "receivedBefore">,
): Promise<{ min: number; max: number } | null> => {
  const days = {
    [Op.gte]: receivedFrom ? dayOf(receivedFrom) : "",
    ...(receivedBefore && { [Op.lte]: dayOf(receivedBefore) }),
  }
  const [range] = await findRaw<{ min: number | null; max: number | null }>(LeadCount, {
    attributes: [
      [fn("MIN", col("min_id")), "min"],
      [fn("MAX", col("max_id")), "max"],
    ],
    where: { kind: kind.type, facet: DAY_FACET, value: days },
  })
  return range?.min && range.max ? { min: range.min, max: range.max } : null
}
