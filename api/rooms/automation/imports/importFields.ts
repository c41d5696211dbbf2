import { camelCase } from "../../../contract/api/restNames.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { fold, termsOf } from "../../../platform/text/searchText.ts"
import type { ImportField, LeadDescription } from "../../leads/lead/leadKind.ts"
import { noDates, noteDate, TELLING_LENGTH } from "./dates.ts"
import type { ImportColumn } from "./leadImport.model.ts"

const SAMPLES = 3
const SAMPLE_LENGTH = 80
/** The share of values that must look like something for a column to be taken for it. */
const TELLING_SHARE = 0.8

const statusNames = {
  ...Object.fromEntries(Object.values(leadStatuses).map((status) => [status, status])),
  ...{ new: leadStatuses.PENDING, open: leadStatuses.PENDING, nuevo: leadStatuses.PENDING },
  ...{ pendiente: leadStatuses.PENDING, contactado: leadStatuses.CONTACTED },
  ...{ aprobado: leadStatuses.APPROVED, rechazado: leadStatuses.REJECTED },
}

/** What columns can be for leads of all kinds, beside what their senders say. */
const commonFields = {
  locale: {
    label: "Language",
    synonyms: "lang, idioma, lengua",
    values: { en: "en", english: "en", ingles: "en", es: "es", spanish: "es", espanol: "es" },
  },
  status: { label: "Status", synonyms: "state, stage, estado, estatus", values: statusNames },
  received_at: {
    label: "Received",
    synonyms:
      "received, received on, date, created, created at, created on, submitted, submitted at, timestamp, date received, fecha, fecha de recepcion, recibido, recibida, creado, marca temporal",
  },
  source: { label: "Source", synonyms: "lead source, channel, utm source, origen, fuente, canal" },
  external_id: {
    label: "External id",
    synonyms: "id, lead id, record id, crm id, reference, identificador, referencia",
  },
  owner: { label: "Owner", synonyms: "assigned to, assignee, rep, propietario, responsable, asignado a" },
  follow_up_on: {
    label: "Follow-up",
    synonyms: "follow up, follow up date, next step, next contact, seguimiento, fecha de seguimiento",
  },
  note: {
    label: "Note",
    synonyms: "notes, remark, remarks, comments, nota, notas, observaciones, comentarios",
  },
} satisfies Record<string, ImportField>

export const DATE_FIELDS = ["received_at", "follow_up_on"]

export const importFieldsOf = ({ importFields }: LeadDescription): Readonly<Record<string, ImportField>> => ({
  ...importFields,
  ...commonFields,
})

/** Whether every row of a new lead needs the field. */
export const isRequired = ({ importFields, input }: LeadDescription, name: string) =>
  name in importFields && input.shape[camelCase(name)]?.safeParse(null).success !== true

const folded = (text: string) => termsOf(text).join(" ")

export const acceptedValue = ({ values }: ImportField, cell: string) => {
  const text = fold(cell)
  return values && Object.hasOwn(values, text) ? (values[text] ?? cell) : cell
}

interface Looks {
  filled: number
  emails: number
  phones: number
}

const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
const PHONE = /^\+?[\d\s().-]{7,20}$/

export const createGuess = (kind: LeadDescription, headers: readonly string[]) => {
  const fields = importFieldsOf(kind)
  const looks = headers.map((): Looks => ({ filled: 0, emails: 0, phones: 0 }))
  const columns = headers.map(
    (header): ImportColumn => ({ header, samples: [], field: null, isGuessed: true, dates: noDates() }),
  )

  const note = (cells: readonly string[]) => {
    for (const [index, column] of columns.entries()) {
      const cell = cells[index]
      const look = looks[index]
      if (!cell || !look) continue
      look.filled += 1
      if (cell.length <= TELLING_LENGTH && EMAIL.test(cell)) look.emails += 1
      else if (PHONE.test(cell) && cell.replace(/\D/g, "").length >= 7) look.phones += 1
      noteDate(column.dates, cell)
      const sample = [...cell.slice(0, 2 * SAMPLE_LENGTH)].slice(0, SAMPLE_LENGTH).join("")
      if (column.samples.length < SAMPLES && !column.samples.includes(sample)) column.samples.push(sample)
    }
  }

  const guess = () => {
    const free = new Set(Object.keys(fields))
    const take = (column: ImportColumn, name: string) => {
      if (column.field !== null || !free.delete(name)) return
      column.field = name
    }
    // What a header says by the field's own name comes before what it says by another.
    const namesOf = (rank: number, name: string, { label, synonyms }: ImportField) =>
      rank === 0 ? [folded(name), folded(label)] : synonyms.split(", ")
    for (const rank of [0, 1])
      for (const column of columns) {
        const header = folded(column.header)
        const found = Object.entries(fields).find(
          ([name, field]) => free.has(name) && namesOf(rank, name, field).includes(header),
        )
        if (found) take(column, found[0])
      }
    const shares: Readonly<Record<string, (look: Looks, column: ImportColumn) => number>> = {
      email: ({ emails }) => emails,
      received_at: (_look, { dates }) => dates.count,
      phone: ({ phones }, { dates }) => phones - dates.count,
    }
    for (const [name, share] of Object.entries(shares)) {
      const [found, ...others] = columns.filter((column, index) => {
        const look = looks[index]
        return column.field === null && look && look.filled > 0 && share(look, column) >= TELLING_SHARE * look.filled
      })
      // Of several that look alike, nobody can tell which it is.
      if (found && others.length === 0) take(found, name)
    }
    return columns
  }

  return { note, guess }
}
