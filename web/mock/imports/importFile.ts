import { InvalidInputError } from "@farelight/api/contract/api/errors.ts"
import { englishWords } from "@farelight/api/contract/words/en.ts"
import type { MockKind } from "../resolvers/leads.ts"

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
const LEFT_OUT = ["submissionId", "acceptedTerms", "acceptedTermsDate", "locale"]

const commonFields = [
  { name: "status", label: "Status", isRequired: false },
  { name: "received_at", label: "Received", isRequired: false },
  { name: "source", label: "Source", isRequired: false },
  { name: "external_id", label: "External id", isRequired: false },
]

/** What a column can be for a kind of lead. */
export const fieldsOf = ({ input }: MockKind) => {
  const labels: Readonly<Record<string, string>> = englishWords.fields
  const own = Object.entries(input.shape)
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(([name, rule]) => ({
      name: snake(name),
      label: labels[name] ?? name,
      isRequired: !rule.safeParse(null).success,
    }))
  return [...own, ...commonFields]
}

/** The text of a file in UTF-8, or in UTF-16 as Excel saves it. */
const decode = (bytes: Uint8Array) => {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8"
  return new TextDecoder(encoding).decode(bytes)
}

const SEPARATORS = [",", ";", "\t"] as const

/** The cells of a file, row by row, whatever separates them. */
const parse = (text: string) => {
  const [head = ""] = text.split(/\r?\n/)
  const separator = SEPARATORS.reduce((best, each) => (head.split(each).length > head.split(best).length ? each : best))
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = "", end = ""] of text.matchAll(
    new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, "g"),
  )) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === separator) continue
    if (row.some((cell) => cell !== "")) rows.push(row)
    row = []
  }
  return rows
}

const words = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, "")

/** Days that can be read in two ways, which nothing else in the file decides. */
const unclear = (cells: readonly string[]) => {
  const days = cells.flatMap((cell) => /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(cell) ?? [])
  if (days.some((part) => /^\d+$/.test(part) && Number(part) > 12)) return []
  return [...new Set(days.filter((day) => day.includes("/")))].slice(0, 3)
}

/** Reads a file as the server does, as far as it goes: what its columns are, by their names alone. */
export const readFile = (kind: MockKind, bytes: Uint8Array) => {
  const [headers, ...rows] = parse(decode(bytes))
  if (!headers || headers.length < 2)
    throw new InvalidInputError([{ field: "file", message: "This is not a CSV file with a row of headers." }])
  const free = new Map(
    fieldsOf(kind).flatMap(({ name, label }) => [[words(name), name] as const, [words(label), name] as const]),
  )
  const columns = headers.map((header, index) => {
    const field = free.get(words(header)) ?? null
    for (const [key, name] of free) if (name === field) free.delete(key)
    const samples = [...new Set(rows.flatMap((cells) => cells[index] || []))].slice(0, 3)
    return { index, header, samples, field, isGuessed: true }
  })
  const dates = columns.filter(({ field }) => field === "received_at").map(({ index }) => index)
  return { columns, rows, unclearDates: unclear(rows.flatMap((cells) => dates.flatMap((index) => cells[index] || []))) }
}

/** The values of a row by the names of a kind's input, as far as its columns are fields. */
export const valuesOf = (columns: readonly { index: number; field: string | null }[], cells: readonly string[]) =>
  Object.fromEntries(
    columns.flatMap(({ index, field }) => (field && cells[index] ? [[camel(field), cells[index]] as const] : [])),
  )

export const fieldName = snake
