import { ConflictError, InvalidInputError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { asArrived } from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import type { LeadKey, LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { nextId, type Store } from "../data/store.ts"
import type {
  DescribeLeadImportInput,
  LeadImportDateOrder,
  LeadImportFault,
  LeadImportKnown,
  LeadImportMatch,
  LeadImportOutcome,
  LeadImportState,
} from "../generated.ts"
import type { MockKind } from "../resolvers/leads.ts"
import { fieldName, readFile, valuesOf } from "./importFile.ts"

const UNDO_DAYS = 30

interface Result {
  id: number
  line: number
  outcome: LeadImportOutcome
  faults: LeadImportFault[]
  cells: string[]
  key: LeadKey | null
  /** What it has changed, as it was, and when. */
  undo?: { before: LeadRow | null; at: Date }
}

/** An import with its file. */
export interface MockImport extends ReturnType<typeof readFile> {
  id: number
  kind: MockKind
  fileName: string
  madeBy: string
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  state: LeadImportState
  problem: string | null
  doneCount: number
  keptCount: number
  dateOrder: LeadImportDateOrder | null
  knownBy: LeadImportMatch[]
  onKnown: LeadImportKnown
  startsClock: boolean
  sendsReceipts: boolean
  runsRules: boolean
  source: string
  ownerId: number | null
  results: Result[]
}

/** Takes a file in. */
export const upload = (store: Store, kind: MockKind, fileName: string, bytes: Uint8Array): MockImport => {
  const row: MockImport = {
    ...readFile(kind, bytes),
    id: nextId(store.leadImports),
    kind,
    fileName,
    madeBy: store.user.name,
    createdAt: new Date(),
    startedAt: null,
    finishedAt: null,
    state: "UPLOADED",
    problem: null,
    doneCount: 0,
    keptCount: 0,
    dateOrder: null,
    knownBy: ["EMAIL"],
    onKnown: "SKIP",
    startsClock: false,
    sendsReceipts: false,
    runsRules: false,
    source: "import",
    ownerId: null,
    results: [],
  }
  store.leadImports.push(row)
  return row
}

/** Takes in what is said of an import, which is then checked. */
export const describe = (row: MockImport, { columns, ownerId, ...input }: DescribeLeadImportInput) => {
  if (row.startedAt) throw new ConflictError("This import has begun. What it does cannot be changed any more.")
  if (row.unclearDates.length > 0 && !input.dateOrder)
    throw new InvalidInputError([
      {
        field: "dateOrder",
        message: `Say in which order the file writes dates such as ${row.unclearDates[0]}: YEAR_FIRST, MONTH_FIRST, DAY_FIRST.`,
      },
    ])
  Object.assign(row, {
    ...Object.fromEntries(Object.entries(input).filter(([name, value]) => name !== "id" && value != null)),
    ownerId: ownerId ? Number(ownerId) : null,
    columns: row.columns.map((column) => ({
      ...column,
      field: columns.find(({ index }) => index === column.index)?.field ?? null,
      isGuessed: false,
    })),
    state: "CHECKING",
    doneCount: 0,
    results: [],
  })
}

const digits = (text = "") => text.replace(/\D/g, "")

interface Person {
  email?: string
  phone?: string
  externalId?: string | null
}

const isSame = ({ knownBy }: MockImport, values: Person, other: Person) =>
  knownBy.some((match) => {
    if (match === "EMAIL") return values.email && values.email.toLowerCase() === other.email?.toLowerCase()
    if (match === "PHONE") return values.phone && digits(values.phone) === digits(other.phone)
    return values.externalId && values.externalId === other.externalId
  })

/** Reads what a row says, on top of the lead that it updates; what is wrong is by column. */
const read = ({ kind, columns }: MockImport, values: object, known: LeadRow | undefined) => {
  try {
    return {
      lead: parseInput(kind.input, { ...known, ...values, submissionId: null, acceptedTerms: false }),
      faults: [],
    }
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    return {
      lead: undefined,
      faults: error.fields.map(({ field, message }) => ({
        column: columns.find((column) => column.field === fieldName(field))?.header ?? field,
        message,
      })),
    }
  }
}

const changeLead = (store: Store, row: MockImport, values: object, known: LeadRow | undefined) => {
  const { kind, source, ownerId } = row
  const at = new Date()
  if (known) {
    const before = { ...known }
    Object.assign(known, values, { updatedAt: at })
    return { lead: known, undo: { before, at } }
  }
  const lead: LeadRow = {
    ...(values as LeadRow),
    ...asArrived,
    source,
    ownerId,
    id: nextId(kind.rowsOf(store)),
    createdAt: at,
    updatedAt: at,
  }
  kind.rowsOf(store).push(Object.assign(lead, kind.derived?.(lead)))
  return { lead, undo: { before: null, at } }
}

/** Decides what becomes of the row at a place and, once the import runs, does it. */
const take = (store: Store, row: MockImport, place: number): Result => {
  const { kind, columns, onKnown, rows } = row
  const cells = rows[place] ?? []
  const values = valuesOf(columns, cells)
  const known = kind.rowsOf(store).find((lead) => isSame(row, values, lead))
  const target = onKnown === "CREATE" ? undefined : known
  const earlier = row.results.slice(0, place).find((other) => {
    const isMade = onKnown !== "CREATE" && other.outcome === "CREATED"
    return isMade && isSame(row, values, valuesOf(columns, other.cells))
  })
  const result = { id: place + 1, line: place + 2, cells, faults: [], key: null }
  const keyOf = (lead: LeadRow) => ({ leadType: kind.type, leadId: lead.id })
  if ((target || earlier) && onKnown === "SKIP") {
    const message = earlier ? `The same person as in line ${earlier.line}.` : "A lead of this person is there."
    return { ...result, outcome: "SKIPPED", faults: [{ column: "", message }], key: target ? keyOf(target) : null }
  }
  // Once it runs, that row has become a lead.
  if (earlier && !target) return { ...result, outcome: "UPDATED" }
  const { lead, faults } = read(row, values, target)
  if (!lead) return { ...result, outcome: "FAULTY", faults }
  const outcome = target ? "UPDATED" : "CREATED"
  if (row.state !== "RUNNING") return { ...result, outcome, key: target ? keyOf(target) : null }
  const { acceptedTerms: _none, ...others } = lead
  const { lead: changed, undo } = changeLead(store, row, others, target)
  return { ...result, outcome, key: keyOf(changed), undo }
}

const undoOne = (store: Store, row: MockImport, { key, undo }: Result) => {
  const rows = row.kind.rowsOf(store)
  const place = undo ? rows.findIndex(({ id }) => id === key?.leadId) : -1
  const lead = rows[place]
  if (!undo || !lead) return
  if (lead.updatedAt.getTime() !== undo.at.getTime()) row.keptCount += 1
  else if (undo.before) Object.assign(lead, undo.before)
  else rows.splice(place, 1)
}

/** What the server does in the background, some rows each time that somebody looks. */
export const advance = (store: Store, row: MockImport) => {
  const { state, rows } = row
  if (state !== "CHECKING" && state !== "RUNNING" && state !== "UNDOING") return
  const end = Math.min(rows.length, row.doneCount + store.importPace)
  for (let place = row.doneCount; place < end; place += 1) {
    const result = row.results[place]
    if (state !== "UNDOING") row.results[place] = take(store, row, place)
    else if (result) undoOne(store, row, result)
  }
  row.doneCount = end
  if (end < rows.length) return
  if (state !== "CHECKING") row.finishedAt = new Date()
  // Nobody needs the file any more.
  if (state === "UNDOING") row.columns = row.columns.map((column) => ({ ...column, samples: [] }))
  row.state = state === "CHECKING" ? "CHECKED" : state === "RUNNING" ? "DONE" : "UNDONE"
}

const go = (row: MockImport, state: LeadImportState, from: readonly LeadImportState[], refusal: string) => {
  if (!from.includes(row.state)) throw new ConflictError(refusal)
  row.state = state
}

/** Runs an import, or goes on with it. */
export const start = (row: MockImport) => {
  const isFirst = row.state === "CHECKED"
  go(row, "RUNNING", ["CHECKED", "PAUSED", "FAILED"], "Only an import that is checked or paused can be started.")
  if (isFirst) Object.assign(row, { startedAt: new Date(), doneCount: 0, results: [] })
}

export const pause = (row: MockImport) => go(row, "PAUSED", ["RUNNING"], "This import does not run.")

/** Until when an import can be undone; null when it cannot. */
export const undoUntil = ({ state, startedAt }: MockImport) =>
  startedAt && (state === "DONE" || state === "PAUSED" || state === "FAILED")
    ? new Date(startedAt.getTime() + UNDO_DAYS * DAY_MS)
    : null

export const undo = (row: MockImport) => {
  go(
    row,
    "UNDOING",
    ["DONE", "PAUSED", "FAILED"],
    "Only an import that is done, or paused, can be undone, for 30 days.",
  )
  row.doneCount = 0
  row.finishedAt ??= new Date()
}
