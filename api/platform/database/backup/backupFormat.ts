import { createHash } from "node:crypto"
import { toDate } from "../reading/rowReader.ts"

/** A backup is gzipped JSON Lines: a head; per table its columns, its rows and their count; an end. */

export const FORMAT = 1

export type ColumnKind = "plain" | "moment" | "bytes"

export interface Head {
  farelightBackup: number
  createdAt: string
  migrations: string[]
}

export interface TableHead {
  table: string
  columns: { name: string; kind: ColumnKind }[]
}

export interface TableEnd {
  rows: number
  checksum: string
}

export interface TableSummary extends TableEnd {
  table: string
}

export const kindOf = (type: string): ColumnKind => {
  if (/^(DATETIME|TIMESTAMP)/i.test(type)) return "moment"
  return /BLOB|BINARY/i.test(type) ? "bytes" : "plain"
}

const encodedMoment = (value: unknown) => {
  const moment = toDate(value)
  // Values that are not dates, such as ones stored by hand, stay as they are.
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString()
}

export const encodeRow = (values: readonly unknown[], { columns }: TableHead): string =>
  JSON.stringify(
    values.map((value, index) => {
      const kind = columns[index]?.kind
      if (value === null || kind === "plain") return value
      return kind === "bytes" ? Buffer.from(value as Buffer).toString("base64") : encodedMoment(value)
    }),
  )

export const decoded = (value: unknown, kind: ColumnKind): unknown => {
  if (typeof value !== "string" || kind === "plain") return value
  if (kind === "bytes") return Buffer.from(value, "base64")
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? value : moment
}

const DIGEST_BYTES = 32

/** Independent of the order of rows, which differs between engines. */
export const createTally = () => {
  const sum = Buffer.alloc(DIGEST_BYTES)
  let rows = 0
  return {
    add: (line: string) => {
      rows += 1
      const digest = createHash("sha256").update(line).digest()
      for (let index = 0; index < DIGEST_BYTES; index += 1) sum[index] = (sum[index] ?? 0) ^ (digest[index] ?? 0)
    },
    end: (): TableEnd => ({ rows, checksum: sum.toString("hex") }),
  }
}
