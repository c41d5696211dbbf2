import type * as z from "zod"
import { camelCase, snakeCase } from "../../../contract/api/restNames.ts"
import { sourceRule } from "../../../contract/leads/byHand.ts"
import {
  type LeadImportMatch,
  type LeadImportOutcome,
  leadImportKnown,
  leadImportMatches,
  leadImportOutcomes,
} from "../../../contract/leads/leadImports.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { oneOf, paragraphs, storedEmail } from "../../../contract/text/text.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { readPhone } from "../../leads/drivers/phoneNumber.ts"
import { externalIdRule } from "../../leads/lead/external.rules.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { cellFaults, cleaned, otherCells } from "./csv/cells.ts"
import { readDate } from "./csv/dates.ts"
import type { CsvRecord } from "./csv/readCsv.ts"
import { acceptedValue, importFieldsOf, nameFieldOf } from "./importFields.ts"
import type { ImportColumn, ImportFault, ImportSettings } from "./leadImport.model.ts"

const { CREATED, UPDATED, SKIPPED, FAULTY } = leadImportOutcomes
const { EMAIL, PHONE, EXTERNAL_ID } = leadImportMatches
const CLOCKS_DIFFER_MS = 24 * 60 * 60_000
const YEAR_MIN = 1990
const NEW = -1

export const matchesInOrder = [EXTERNAL_ID, EMAIL, PHONE]

/** Rows and leads with an equal key are the same person. */
export type PersonKey = `${LeadImportMatch} ${string}`

/** Identifying values of a row, most specific first. */
export const personKeys = (
  given: Readonly<Record<string, string>>,
  knownBy: readonly LeadImportMatch[],
): PersonKey[] => {
  const values = {
    EMAIL: given.email && storedEmail(given.email)?.toLowerCase(),
    PHONE: given.phone ? readPhone(given.phone).e164 : null,
    EXTERNAL_ID: given.external_id,
  }
  return matchesInOrder.flatMap((match) =>
    knownBy.includes(match) && values[match] ? [`${match} ${values[match]}` as PersonKey] : [],
  )
}

/** The lead of one or more rows: an existing one, or a new one from the first of them. */
export interface Target {
  lead: Lead | null
  line: number
  /** By column: all values of a new lead, changes of an existing one. */
  values: Record<string, unknown>
  notes: string[]
}

export interface PlannedRow {
  line: number
  outcome: LeadImportOutcome
  faults: ImportFault[]
  target?: Target | undefined
}

export interface ImportContext {
  kind: LeadKind
  columns: readonly ImportColumn[]
  settings: ImportSettings
  /** Default time zone. */
  timeZone: string
  owners: ReadonlyMap<string, number>
  known: ReadonlyMap<PersonKey, Lead>
  taken: ReadonlyMap<string, number>
  /** Lines of earlier rows for new leads, by person key; checks only. */
  seen?: Map<string, number>
}

/** Non-empty cells by field, after applying the replacement values. */
export const cellsByField = (
  kind: LeadKind,
  { columns, settings }: Pick<ImportContext, "columns" | "settings">,
  cells: readonly string[],
) => {
  const fields = importFieldsOf(kind)
  const given: Record<string, string> = {}
  const say = (field: string, text: string | undefined) => {
    const facts = fields[field]
    if (facts && text) given[field] = acceptedValue(facts, text)
  }
  for (const { field, value } of settings.values ?? []) say(field, value)
  for (const [index, { field }] of columns.entries()) if (field !== null) say(field, cleaned(cells[index] ?? ""))
  const { first_name: first, last_name: last, ...others } = given
  const name = [first, last].filter(Boolean).join(" ")
  return name ? { [nameFieldOf(kind)]: name, ...others } : given
}

type Values = Record<string, unknown>

/** Parses a cell into values by column, or returns the fault. */
type Reader = (text: string, by: ImportContext) => Values | string

const byRule =
  (rule: z.ZodType, column?: string): Reader =>
  (text) => {
    const { data, error } = rule.safeParse(text)
    return error ? (error.issues[0]?.message ?? "") : column ? { [column]: data } : {}
  }

const byDate =
  (valuesOf: (date: { day: string; moment: Date }) => Values | string): Reader =>
  (text, { settings, timeZone }) => {
    const date = readDate(text, settings.dateOrder, timeZone)
    if (!date) return "This is not a date. Write it in the order of the other dates, or like 2026-11-21."
    return Number(date.day.slice(0, 4)) < YEAR_MIN ? `Give a date from ${YEAR_MIN} on.` : valuesOf(date)
  }

/** Readers of fields that forms lack. */
const readers: Readonly<Record<string, Reader>> = {
  status: byRule(oneOf("Status", leadStatuses), "status"),
  source: byRule(sourceRule, "source"),
  external_id: byRule(externalIdRule, "externalId"),
  owner: (text, { owners }) => {
    const ownerId = owners.get(text.toLowerCase())
    return ownerId ? { ownerId } : "Nobody who works on leads has this name or address."
  },
  received_at: byDate(({ moment }) => {
    if (moment.getTime() > clock.now() + CLOCKS_DIFFER_MS) return "Nothing can be received in the future."
    return { receivedAt: new Date(Math.min(moment.getTime(), clock.now())) }
  }),
  follow_up_on: byDate(({ day }) => ({ followUpOn: day })),
  note: byRule(paragraphs("Note")),
}

const parseCells = (given: Readonly<Record<string, string>>, by: ImportContext) => {
  const parsed: Values = {}
  const faults: { field: string; message: string }[] = []
  for (const [field, read] of Object.entries(readers)) {
    const found = given[field] ? read(given[field], by) : {}
    if (typeof found === "string") faults.push({ field, message: found })
    else Object.assign(parsed, found)
  }
  return { parsed, faults }
}

/** Validates a row by the form's rules, on top of the lead's current values. */
const readValues = (kind: LeadKind, given: Readonly<Record<string, string>>, known: Values | null) => {
  const base = Object.fromEntries(
    Object.entries(kind.additionInput.shape).flatMap(([name, rule]) => {
      if (name === "submissionId" || name === "acceptedTerms") return []
      if (known) return [[name, known[name]]]
      return rule.safeParse(null).success ? [[name, null]] : []
    }),
  )
  const fields = importFieldsOf(kind)
  for (const [name, value] of Object.entries(given)) {
    const key = camelCase(name)
    const field = fields[name]
    if (!field || !(key in kind.input.shape)) continue
    const list = () => value.split(/[,;|]/).flatMap((item) => (item.trim() ? [acceptedValue(field, item.trim())] : []))
    base[key] = field.isList ? list() : value
  }
  const result = kind.additionInput.safeParse(base)
  if (!result.success) {
    const faults = new Map<string, string>()
    for (const { path, message } of result.error.issues) {
      const field = snakeCase(String(path[0] ?? ""))
      if (!faults.has(field)) faults.set(field, message)
    }
    return { faults: [...faults].map(([field, message]) => ({ field, message })) }
  }
  const { acceptedTerms: _accepted, ...values } = result.data
  return { values, faults: [] }
}

const changesBy = (values: object, parsed: Values, given: Readonly<Record<string, string>>, now: Values) => {
  const named = Object.keys(given).map(camelCase)
  const { receivedAt: _received, ...others } = parsed
  const wanted = Object.entries({ ...values, ...others }).filter(([name]) => named.includes(name) || name in others)
  return Object.fromEntries(
    wanted.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name] ?? null)),
  )
}

const firstOf = <Value>(keys: readonly PersonKey[], map: ReadonlyMap<string, Value> | undefined) =>
  keys.map((key) => map?.get(key)).find((found) => found !== undefined)

/** Plans rows in order, as each depends on earlier ones. Writes nothing. */
export const planImport = (records: readonly CsvRecord[], by: ImportContext): PlannedRow[] => {
  const { kind, columns, settings, known, taken, seen } = by
  const fields = importFieldsOf(kind)
  const headerOf = (field: string) =>
    columns.find((column) => column.field === field)?.header ?? fields[field]?.label ?? field
  const drafts = new Map<string, Target>()
  const targets = new Map<number, Target>()
  const externalIds = new Map(taken)
  const targetOf = (lead: Lead, line: number) => {
    const target = targets.get(lead.id) ?? { lead, line, values: {}, notes: [] }
    targets.set(lead.id, target)
    return target
  }

  return records.map(({ line, cells }): PlannedRow => {
    const done = (outcome: LeadImportOutcome, faults: readonly (ImportFault | string)[], target?: Target) => ({
      line,
      outcome,
      faults: faults.map((fault) => (typeof fault === "string" ? { column: "", message: fault } : fault)),
      target,
    })
    if (cells.length === 0) return done(SKIPPED, ["This row was erased."])
    const given = cellsByField(kind, by, cells)
    const keys = personKeys(given, settings.knownBy)
    const draft = firstOf(keys, drafts)
    const earlier = firstOf(keys, seen)
    const lead = firstOf(keys, known)
    const isNew = (!draft && !lead && earlier === undefined) || settings.onKnown === leadImportKnown.CREATE
    const target = isNew ? undefined : lead ? targetOf(lead, line) : draft

    if (!isNew && settings.onKnown === leadImportKnown.SKIP) {
      const sameLine = draft?.line ?? earlier
      const isStored = sameLine === undefined
      return done(
        SKIPPED,
        [isStored ? "A lead of this person is there." : `The same person as in line ${sameLine}.`],
        target,
      )
    }
    const now = target && { ...target.lead?.get(), ...target.values }
    const { parsed, faults: refused } = parseCells(given, by)
    // A check does not know the lead that an earlier part creates.
    const isUnknownYet = !isNew && !now
    const read = isUnknownYet ? { faults: [] } : readValues(kind, given, now ?? null)
    const externalId = parsed.externalId as string | undefined
    const ownId = target?.lead?.id ?? NEW
    const takenBy = externalIds.get(externalId ?? "") ?? (seen?.has(`EXTERNAL_ID ${externalId}`) ? NEW : undefined)
    const isTaken = externalId !== undefined && takenBy !== undefined && (isNew || takenBy !== ownId)
    const faults = [
      ...cellFaults(columns, cells),
      ...[...read.faults, ...refused].map(({ field, message }) => ({ column: headerOf(field), message })),
      ...(isTaken ? [{ column: headerOf("external_id"), message: "Another lead has this external id." }] : []),
    ]
    if (faults.length > 0) return done(FAULTY, faults)

    // A merged lead keeps its own external id.
    if (taken.get(externalId ?? "") === ownId && target?.lead?.externalId !== externalId) delete parsed.externalId
    if (externalId !== undefined) externalIds.set(externalId, ownId)
    const notes = given.note ? [given.note] : []
    if (isNew) {
      const made: Target = {
        lead: null,
        line,
        values: { ...read.values, ...parsed, ...(settings.keepsOthers && otherCells(columns, cells)) },
        notes,
      }
      const isSharedPhone = firstOf(personKeys(given, [PHONE]), known)
      for (const key of keys) {
        drafts.set(key, made)
        seen?.set(key, line)
      }
      if (externalId !== undefined) seen?.set(`EXTERNAL_ID ${externalId}`, line)
      return done(CREATED, isSharedPhone ? ["Another lead has this phone number."] : [], made)
    }
    if (target && now && read.values) {
      Object.assign(
        target.values,
        target.lead ? changesBy(read.values, parsed, given, now) : { ...read.values, ...parsed },
      )
      target.notes.push(...notes)
    }
    return done(UPDATED, [], target)
  })
}
