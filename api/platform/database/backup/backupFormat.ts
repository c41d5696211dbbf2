import { createHash } from "node:crypto"
import { asMoment } from "../reading/rowReader.ts"

/** A backup is compressed text, one JSON value per line: a head; per table columns, rows, their count; an end. */

export const FORMAT = 1

/** How a value is written: moments as ISO 8601, bytes as base64, everything else as JSON has it. */
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
  const moment = asMoment(value)
  // What is no moment, stored by hand, is kept as it is.
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

/** A value as it was before it was encoded, a moment as a `Date`. */
export const decoded = (value: unknown, kind: ColumnKind): unknown => {
  if (typeof value !== "string" || kind === "plain") return value
  if (kind === "bytes") return Buffer.from(value, "base64")
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? value : moment
}

const DIGEST_BYTES = 32

/** Counts the rows of a table, and sums them up in a way that does not depend on their order, which engines choose. */
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
