import { camelCase, snakeCase } from "../../../contract/api/restNames.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { englishWords } from "../../../contract/words/en.ts"
import { fold, termsOf } from "../../../platform/text/searchText.ts"
import type { ImportField, LeadDescription } from "../../leads/lead/leadKind.ts"
import { emptyDateFacts, recordDate } from "./csv/dates.ts"
import type { ImportColumn } from "./leadImport.model.ts"

const SAMPLES = 3
const SAMPLE_LENGTH = 80

const statusNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(leadStatuses).map((status) => [status, status])),
  ...{ "open - not contacted": leadStatuses.PENDING, "working - contacted": leadStatuses.CONTACTED },
  ...{ attempted_to_contact: leadStatuses.CONTACTED, connected: leadStatuses.CONTACTED },
  ...{ unqualified: leadStatuses.REJECTED, "closed - not converted": leadStatuses.REJECTED },
  ...{ new: leadStatuses.PENDING, open: leadStatuses.PENDING, nuevo: leadStatuses.PENDING },
  ...{ pendiente: leadStatuses.PENDING, contactado: leadStatuses.CONTACTED },
  ...{ aprobado: leadStatuses.APPROVED, rechazado: leadStatuses.REJECTED },
}

const nameFields = {
  first_name: { label: "First name", synonyms: "firstname, given name, first, nombres, nombre de pila" },
  last_name: { label: "Last name", synonyms: "lastname, family name, surname, last, apellido, apellidos" },
} satisfies Record<string, ImportField>

const commonFields = {
  locale: {
    label: "Language",
    synonyms: "lang, idioma, lengua",
    values: { en: "en", english: "en", ingles: "en", es: "es", spanish: "es", espanol: "es" },
  },
  status: { label: "Status", synonyms: "lead status, state, stage, estado, estatus", values: statusNames },
  received_at: {
    label: "Received",
    synonyms:
      "received, received on, date, created, created at, created on, created date, created time, create date, submitted, submitted at, submit date utc, optin time, timestamp, date received, fecha, fecha de recepcion, recibido, recibida, creado, marca temporal",
  },
  source: { label: "Source", synonyms: "lead source, channel, utm source, origen, fuente, canal" },
  external_id: {
    label: "External id",
    synonyms: "id, lead id, record id, contact id, crm id, reference, identificador, referencia",
  },
  owner: {
    label: "Owner",
    synonyms: "lead owner, contact owner, assigned to, assignee, rep, propietario, responsable, asignado a",
  },
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

const EMAIL = "e mail, email address, e mail address, e mail 1 value, mail, correo, correo electronico"

const formFieldsOf = ({ additionInput, textRoles, importFields }: LeadDescription): Record<string, ImportField> => {
  const labels: Readonly<Record<string, string>> = englishWords.fields
  const keys = Object.keys(additionInput.shape).filter((key) => key in textRoles || snakeCase(key) in importFields)
  const fieldOf = (key: string) => {
    const synonyms = textRoles[key] === "address" ? EMAIL : ""
    return { label: labels[key] ?? key, synonyms, ...importFields[snakeCase(key)] }
  }
  return Object.fromEntries(keys.map((key) => [snakeCase(key), fieldOf(key)]))
}

const fieldsByKind = new Map<string, ReturnType<typeof importFieldsOf>>()

/** Cached, as each row needs the fields. */
export const importFieldsOf = (kind: LeadDescription): Readonly<Record<string, ImportField>> => {
  const fields = fieldsByKind.get(kind.type) ?? { ...nameFields, ...formFieldsOf(kind), ...commonFields }
  fieldsByKind.set(kind.type, fields)
  return fields
}

export const nameFieldOf = ({ textRoles }: LeadDescription) => ("name" in textRoles ? "name" : "contact_name")

export const isRequired = ({ additionInput }: LeadDescription, name: string) => {
  const rule = additionInput.shape[camelCase(name)]
  return rule !== undefined && ![null, undefined].some((absent) => rule.safeParse(absent).success)
}

const folded = (text: string) => termsOf(text).join(" ")

export const acceptedValue = ({ values }: ImportField, cell: string) => {
  const text = fold(cell)
  return values && Object.hasOwn(values, text) ? (values[text] ?? cell) : cell
}

interface Looks {
  filled: number
  listed: Record<string, number>
}

export const createGuess = (kind: LeadDescription, headers: readonly string[]) => {
  const fields = importFieldsOf(kind)
  const looks = headers.map((): Looks => ({ filled: 0, listed: {} }))
  const lists = Object.entries(fields).filter(([, { values, isList }]) => values && !isList)
  const columns = headers.map((header): ImportColumn => ({ header, samples: [], field: null, dates: emptyDateFacts() }))

  const note = (cells: readonly string[]) => {
    for (const [index, column] of columns.entries()) {
      const cell = cells[index]
      const look = looks[index]
      if (!cell || !look) continue
      look.filled += 1
      for (const [name, { values = {} }] of lists)
        if (Object.hasOwn(values, fold(cell))) look.listed[name] = (look.listed[name] ?? 0) + 1
      recordDate(column.dates, cell)
      const sample = [...cell.slice(0, 2 * SAMPLE_LENGTH)].slice(0, SAMPLE_LENGTH).join("")
      if (column.samples.length < SAMPLES && !column.samples.includes(sample)) column.samples.push(sample)
    }
  }

  const guess = () => {
    const taken = new Set<string>()
    // Rank 0 matches the field's own name, 1 a synonym, 2 a question that contains one.
    const isNamed = (rank: number, header: string, name: string, { label, synonyms }: ImportField) => {
      const own = [folded(name), folded(label)]
      if (rank === 0) return own.includes(folded(header))
      const all = [...own, ...synonyms.split(", ")]
      if (rank === 1) return all.includes(folded(header))
      return header.endsWith("?") && all.some((one) => ` ${folded(header)} `.includes(` ${one} `))
    }
    // "State" may be a status or a US state, so the values decide.
    const fits = ({ filled, listed }: Looks, name: string) =>
      !lists.some(([list]) => list === name) || (listed[name] ?? 0) >= filled / 2
    for (const rank of [0, 1, 2])
      for (const [index, column] of columns.entries()) {
        const isFree = ([name, field]: [string, ImportField]) =>
          !taken.has(name) && isNamed(rank, column.header, name, field) && fits(looks[index] as Looks, name)
        const [name] = (column.field === null && Object.entries(fields).find(isFree)) || []
        if (name === undefined) continue
        column.field = name
        taken.add(name)
      }
    return columns
  }

  return { note, guess }
}
