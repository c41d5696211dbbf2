import type * as z from "zod"
import { camelCase, snakeCase } from "../../../contract/api/restNames.ts"
import { sourceRule } from "../../../contract/leads/byHand.ts"
import { type LeadImportOutcome, leadImportKnown, leadImportOutcomes } from "../../../contract/leads/leadImports.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { oneOf, paragraphs, storedEmail } from "../../../contract/text/text.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { externalIdRule } from "../../leads/lead/external.rules.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { readPhone } from "../../leads/lead/phoneNumber.ts"
import { cellFaults, cleanCell, unmappedCells } from "./csv/cells.ts"
import { readDate } from "./csv/dates.ts"
import type { CsvRecord } from "./csv/readCsv.ts"
import { acceptedValue, importFieldsOf, nameFieldOf } from "./importFields.ts"
import type { ImportColumn, ImportFault, ImportSettings } from "./leadImport.model.ts"

const { CREATED, UPDATED, SKIPPED, FAULTY } = leadImportOutcomes
const CLOCKS_DIFFER_MS = 24 * 60 * 60_000
const YEAR_MIN = 1990

/** Columns that identify a person, most specific first. */
export const identifyingColumns = ["externalId", "email", "phoneE164"] as const

/** Rows and leads with an equal key are the same person. */
export type PersonKey = `${(typeof identifyingColumns)[number]} ${string}`

type CellTexts = Readonly<Record<string, string>>

export const phoneKeys = ({ phone }: CellTexts): PersonKey[] => {
  const number = phone ? readPhone(phone).e164 : null
  return number ? [`phoneE164 ${number}`] : []
}

/** A household may share a phone number, so it identifies a person only if the row has no address. */
export const personKeys = (entered: CellTexts): PersonKey[] => {
  const email = entered.email && storedEmail(entered.email)?.toLowerCase()
  const ids: PersonKey[] = entered.external_id ? [`externalId ${entered.external_id}`] : []
  return [...ids, ...(email ? [`email ${email}` as const] : phoneKeys(entered))]
}

export interface PlannedRow {
  line: number
  outcome: LeadImportOutcome
  faults: ImportFault[]
  lead?: Lead | undefined
  /** By column: all values of a new lead, changes of an existing one. */
  values?: Record<string, unknown>
  note?: string | undefined
}

export interface ImportContext {
  kind: LeadKind
  columns: readonly ImportColumn[]
  settings: ImportSettings
  timeZone: string
  owners: ReadonlyMap<string, number>
  known: ReadonlyMap<PersonKey, Lead>
  taken: ReadonlyMap<string, number>
  seen: Map<string, number>
}

export const cellsByField = (kind: LeadKind, columns: readonly ImportColumn[], cells: readonly string[]) => {
  const fields = importFieldsOf(kind)
  const entered: Record<string, string> = {}
  for (const [index, { field }] of columns.entries()) {
    const facts = field === null ? undefined : fields[field]
    const text = cleanCell(cells[index] ?? "")
    if (field !== null && facts && text) entered[field] = acceptedValue(facts, text)
  }
  const { first_name: first, last_name: last, ...others } = entered
  const name = [first, last].filter(Boolean).join(" ")
  return name ? { [nameFieldOf(kind)]: name, ...others } : entered
}

type Values = Record<string, unknown>

/** Returns the values by column, or a fault as text. */
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

const parseCells = (entered: Readonly<Record<string, string>>, by: ImportContext) => {
  const parsed: Values = {}
  const faults: { field: string; message: string }[] = []
  for (const [field, read] of Object.entries(readers)) {
    const found = entered[field] ? read(entered[field], by) : {}
    if (typeof found === "string") faults.push({ field, message: found })
    else Object.assign(parsed, found)
  }
  return { parsed, faults }
}

/** Starts from the lead's current values, as a file rarely has all fields that the form requires. */
const readValues = (kind: LeadKind, entered: Readonly<Record<string, string>>, known: Values | null) => {
  const base = Object.fromEntries(
    Object.entries(kind.additionInput.shape).flatMap(([name, rule]) => {
      if (name === "submissionId" || name === "acceptedTerms") return []
      if (known) return [[name, known[name]]]
      return rule.safeParse(null).success ? [[name, null]] : []
    }),
  )
  const fields = importFieldsOf(kind)
  for (const [name, value] of Object.entries(entered)) {
    const key = camelCase(name)
    const field = fields[name]
    if (!field || !(key in kind.additionInput.shape)) continue
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

const changesBy = (values: object, parsed: Values, entered: Readonly<Record<string, string>>, now: Values) => {
  const named = Object.keys(entered).map(camelCase)
  const { receivedAt: _received, ...others } = parsed
  const wanted = Object.entries({ ...values, ...others }).filter(([name]) => named.includes(name) || name in others)
  return Object.fromEntries(
    wanted.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name] ?? null)),
  )
}

const firstOf = <Value>(keys: readonly string[], map: ReadonlyMap<string, Value>) =>
  keys.map((key) => map.get(key)).find((found) => found !== undefined)

const planRow = ({ line, cells }: CsvRecord, by: ImportContext): PlannedRow => {
  const { kind, columns, settings, known, taken, seen } = by
  const headerOf = (field: string) =>
    columns.find((column) => column.field === field)?.header ?? importFieldsOf(kind)[field]?.label ?? field
  const noted = (...messages: string[]) => messages.map((message) => ({ column: "", message }))
  const skipped = (reason: string, lead?: Lead) => ({ line, outcome: SKIPPED, faults: noted(reason), lead })

  if (cells.length === 0) return skipped("This row was erased.")
  const entered = cellsByField(kind, columns, cells)
  const keys = personKeys(entered)
  const lead = firstOf(keys, known)
  const own = [...keys, ...(lead ? [`lead ${lead.id}`] : [])]
  const earlier = firstOf(own, seen)
  if (earlier !== undefined) return skipped(`The same person as in line ${earlier}.`, lead)
  if (lead && settings.onKnown !== leadImportKnown.UPDATE) return skipped("A lead of this person is there.", lead)

  const { parsed, faults: refused } = parseCells(entered, by)
  const read = readValues(kind, entered, lead?.get() ?? null)
  const takenBy = taken.get(entered.external_id ?? "")
  const isTaken = takenBy !== undefined && takenBy !== lead?.id
  const faults = [
    ...cellFaults(columns, cells),
    ...[...read.faults, ...refused].map(({ field, message }) => ({ column: headerOf(field), message })),
    ...(isTaken ? [{ column: headerOf("external_id"), message: "Another lead has this external id." }] : []),
  ]
  if (faults.length > 0 || !read.values) return { line, outcome: FAULTY, faults }

  for (const key of own) seen.set(key, line)
  const { note } = entered
  if (lead) {
    // The external id stays as it is: this lead has it already, or a lead that was merged into it has it and keeps it.
    if (takenBy === lead.id) delete parsed.externalId
    return { line, outcome: UPDATED, faults, lead, note, values: changesBy(read.values, parsed, entered, lead.get()) }
  }
  const isSharedPhone = firstOf(phoneKeys(entered), known) !== undefined
  return {
    line,
    outcome: CREATED,
    faults: isSharedPhone ? noted("Another lead has this phone number.") : [],
    values: { ...read.values, ...parsed, ...(settings.keepsOthers && unmappedCells(columns, cells)) },
    note,
  }
}

/** Plans the rows in the file's order, as later rows of the same person are skipped. Writes nothing. */
export const planImport = (records: readonly CsvRecord[], by: ImportContext) =>
  records.map((record) => planRow(record, by))
