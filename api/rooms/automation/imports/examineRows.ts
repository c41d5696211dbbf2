import type * as z from "zod"
import { withFormulas } from "../../../contract/api/csv.ts"
import { camelCase } from "../../../contract/api/restNames.ts"
import {
  type LeadImportMatch,
  type LeadImportOutcome,
  leadImportKnown,
  leadImportMatches,
  leadImportOutcomes,
} from "../../../contract/leads/leadImports.ts"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { isSourceName } from "../../../contract/site/visits.ts"
import { oneOf, paragraphs, storedEmail, textFault } from "../../../contract/text/text.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { readPhone } from "../../leads/drivers/phoneNumber.ts"
import { externalIdRule } from "../../leads/lead/external.rules.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind, LeadRow, Submitted } from "../../leads/lead/leadKind.ts"
import { readDate } from "./dates.ts"
import { acceptedValue, DATE_FIELDS, importFieldsOf } from "./importFields.ts"
import type { ImportColumn, ImportFault, ImportSettings } from "./leadImport.model.ts"
import type { CsvRecord } from "./readCsv.ts"

const { CREATED, UPDATED, SKIPPED, FAULTY } = leadImportOutcomes
const { EMAIL, PHONE, EXTERNAL_ID } = leadImportMatches
const CLOCKS_DIFFER_MS = 24 * 60 * 60_000
const SOURCE_MAX = 50
const YEAR_MIN = 1990
const UNREADABLE = "\u{FFFD}"

export const matchesInOrder = [EXTERNAL_ID, EMAIL, PHONE]

/** A key by which a row and a lead, or two rows, are the same person. */
export type PersonKey = `${LeadImportMatch} ${string}`

/** What a row says of a person by whom leads are known, the most telling first. */
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

/** The lead that rows change, with what they have changed of it so far. */
export interface Target {
  lead: Lead
  changes: Record<string, unknown>
  notes: string[]
}

/** What a row says of a lead beside what its sender does. */
export interface Said {
  status?: LeadStatus
  receivedAt?: Date
  source?: string
  externalId?: string
  ownerId?: number
  followUpOn?: string
}

export interface Examined {
  line: number
  outcome: LeadImportOutcome
  faults: ImportFault[]
  values?: Submitted<LeadRow>
  said: Said
  notes: string[]
  /** The lead that is known, or the row before it that becomes one. */
  target?: Target
  sameAs?: Examined
}

export interface Examination {
  kind: LeadKind
  columns: readonly ImportColumn[]
  settings: ImportSettings
  /** The zone of times that name none. */
  timeZone: string
  /** The colleagues that rows may name, by address, name and user name in lower case. */
  owners: ReadonlyMap<string, number>
  known: ReadonlyMap<PersonKey, Lead>
  /** The leads that have external ids, wherever they are. */
  taken: ReadonlyMap<string, number>
  /** The lines of earlier rows that become leads, by what they are known by; only a check needs them. */
  seen?: Map<string, number>
}

const statusRule = oneOf("Status", leadStatuses)
const noteRule = paragraphs("Note")

const messageOf = (rule: z.ZodType, value: unknown) => rule.safeParse(value).error?.issues[0]?.message

/** What a row says, by field: cells that are not empty, with the values that stand for others. */
export const givenBy = (kind: LeadKind, columns: readonly ImportColumn[], cells: readonly string[]) => {
  const fields = importFieldsOf(kind)
  const given: Record<string, string> = {}
  for (const [index, { field }] of columns.entries()) {
    const cell = cells[index]
    const facts = field === null ? undefined : fields[field]
    if (field !== null && facts && cell) given[field] = acceptedValue(facts, withFormulas(cell))
  }
  return given
}

const readSaid = (given: Readonly<Record<string, string>>, { settings, owners, timeZone }: Examination) => {
  const said: Said = {}
  const faults: { field: string; message: string }[] = []
  const refuse = (field: string, message: string | undefined) => {
    if (message) faults.push({ field, message })
    return message !== undefined
  }
  const { status, source, external_id: externalId, owner, note } = given
  if (status && !refuse("status", messageOf(statusRule, status))) said.status = statusRule.parse(status)
  if (source) {
    const isName = isSourceName(source) && source.length <= SOURCE_MAX
    const accepted = "Source may have letters, digits, spaces, dots, and dashes, and no long number or address."
    if (!refuse("source", isName ? undefined : accepted)) said.source = source.toLowerCase()
  }
  if (externalId && !refuse("external_id", messageOf(externalIdRule, externalId))) said.externalId = externalId
  if (owner) {
    const id = owners.get(owner.toLowerCase())
    if (!refuse("owner", id ? undefined : "Nobody who works on leads has this name or address.")) said.ownerId = id
  }
  for (const field of DATE_FIELDS) {
    const text = given[field]
    if (!text) continue
    const date = readDate(text, settings.dateOrder, timeZone)
    const isLate = field === "received_at" && date && date.moment.getTime() > clock.now() + CLOCKS_DIFFER_MS
    if (!date) refuse(field, "This is not a date. Write it in the order of the other dates, or like 2026-11-21.")
    else if (isLate) refuse(field, "Nothing can be received in the future.")
    else if (Number(date.day.slice(0, 4)) < YEAR_MIN) refuse(field, `Give a date from ${YEAR_MIN} on.`)
    else if (field === "received_at") said.receivedAt = new Date(Math.min(date.moment.getTime(), clock.now()))
    else said.followUpOn = date.day
  }
  if (note) refuse("note", messageOf(noteRule, note))
  return { said, faults }
}

/** Reads what its sender says in a row, by the rules of the form, on top of what is known. */
const readValues = (kind: LeadKind, given: Readonly<Record<string, string>>, before: object | null) => {
  const known = before as Record<string, unknown> | null
  const base = Object.fromEntries(
    Object.entries(kind.input.shape).flatMap(([name, rule]) => {
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
  const result = kind.input.safeParse(base)
  if (!result.success) {
    const faults = new Map<string, string>()
    for (const { path, message } of result.error.issues) {
      const field = String(path[0] ?? "").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      if (!faults.has(field)) faults.set(field, message)
    }
    return { faults: [...faults].map(([field, message]) => ({ field, message })) }
  }
  const { acceptedTerms: _accepted, ...values } = result.data
  return { values, faults: [] }
}

const changesBy = (values: Submitted<LeadRow>, said: Said, given: Readonly<Record<string, string>>, now: object) => {
  const named = Object.keys(given).map(camelCase)
  const { receivedAt: _received, ...others } = said
  const wanted = Object.entries({ ...values, ...others }).filter(([name]) => named.includes(name) || name in others)
  const current = now as Record<string, unknown>
  return Object.fromEntries(
    wanted.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(current[name] ?? null)),
  )
}

/** Decides what becomes of rows, in their order: each knows what those before it become. Changes nothing that is stored. */
export const examineRows = (records: readonly CsvRecord[], by: Examination): Examined[] => {
  const { kind, columns, settings, known, taken, seen } = by
  const fields = importFieldsOf(kind)
  const headerOf = (field: string) =>
    columns.find((column) => column.field === field)?.header ?? fields[field]?.label ?? field
  const drafts = new Map<string, Examined>()
  const targets = new Map<number, Target>()
  const externalIds = new Map(taken)

  return records.map(({ line, cells }): Examined => {
    const given = givenBy(kind, columns, cells)
    const done = (outcome: LeadImportOutcome, rest: Partial<Examined> = {}): Examined => ({
      line,
      outcome,
      faults: [],
      said: {},
      notes: [],
      ...rest,
    })
    const faults: ImportFault[] = []
    if (cells.length === 0) return done(SKIPPED, { faults: [{ column: "", message: "This row was erased." }] })
    if (cells.slice(columns.length).some((cell) => cell !== ""))
      faults.push({ column: "", message: `This row has more cells than the file has columns (${columns.length}).` })
    for (const [index, cell] of cells.entries()) {
      const column = columns[index]
      if (!column?.field) continue
      const fault = cell.includes(UNREADABLE)
        ? "has signs that cannot be read: save the file as UTF-8"
        : textFault(cell)
      if (fault) faults.push({ column: column.header, message: `This cell ${fault}.` })
    }

    const keys = personKeys(given, settings.knownBy)
    const draft = keys.map((key) => drafts.get(key)).find((found) => found !== undefined)
    const earlier = keys.map((key) => seen?.get(key)).find((found) => found !== undefined)
    const lead = keys.map((key) => known.get(key)).find((found) => found !== undefined)
    const isNew = (!draft && !lead && earlier === undefined) || settings.onKnown === leadImportKnown.CREATE
    const sameLine = draft?.line ?? earlier
    const knownAs = { ...(lead && { target: targets.get(lead.id) ?? { lead, changes: {}, notes: [] } }), sameAs: draft }

    if (!isNew && settings.onKnown === leadImportKnown.SKIP) {
      const message =
        sameLine === undefined ? "A lead of this person is there." : `The same person as in line ${sameLine}.`
      return done(SKIPPED, { ...knownAs, faults: [{ column: "", message }] })
    }
    const { target } = knownAs
    const now = target ? { ...target.lead.get(), ...target.changes } : (draft?.values ?? null)
    // What an earlier part of the file has made of the person is only known once it runs.
    const isUnknownYet = !isNew && now === null
    const { said, faults: refused } = readSaid(given, by)
    const read = isUnknownYet ? { faults: [] } : readValues(kind, given, isNew ? null : now)
    for (const { field, message } of [...read.faults, ...refused]) faults.push({ column: headerOf(field), message })
    const takenBefore = seen?.has(`EXTERNAL_ID ${said.externalId}`) ? -1 : undefined
    const owner = said.externalId === undefined ? undefined : (externalIds.get(said.externalId) ?? takenBefore)
    const isOwn = !isNew && (owner === target?.lead.id || (owner === -1 && !target))
    if (owner !== undefined && !isOwn)
      faults.push({ column: headerOf("external_id"), message: "Another lead has this external id." })
    if (faults.length > 0) return done(FAULTY, { faults })

    // What a part of the lead is called stays the name of that part.
    if (target && taken.get(said.externalId ?? "") === target.lead.id && target.lead.externalId !== said.externalId)
      delete said.externalId
    if (said.externalId !== undefined) externalIds.set(said.externalId, target?.lead.id ?? -1)
    const notes = given.note ? [given.note] : []
    if (isNew) {
      const hints = personKeys(given, [PHONE]).some((key) => known.has(key))
        ? [{ column: "", message: "Another lead has this phone number." }]
        : []
      const row = done(CREATED, { values: read.values, said, notes, faults: hints })
      for (const key of keys) {
        drafts.set(key, row)
        seen?.set(key, line)
      }
      if (said.externalId !== undefined) seen?.set(`EXTERNAL_ID ${said.externalId}`, line)
      return row
    }
    if (target && read.values) {
      targets.set(target.lead.id, target)
      Object.assign(target.changes, changesBy(read.values, said, given, now ?? {}))
      target.notes.push(...notes)
    } else if (draft && read.values) {
      draft.values = read.values
      Object.assign(draft.said, said)
      draft.notes.push(...notes)
    }
    return done(UPDATED, knownAs)
  })
}
