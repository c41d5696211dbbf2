import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Response } from "express"

// Larger chunks are hardly faster, but survive minor garbage collections.
const CHUNK_LENGTH = 16 * 1024

/** Joins small pieces, as each would cost a step in every stream. */
const inChunks = async function* (pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ""
  for await (const piece of pieces) {
    chunk += piece
    if (chunk.length < CHUNK_LENGTH) continue
    yield chunk
    chunk = ""
  }
  if (chunk !== "") yield chunk
}

interface CsvFile {
  /** The beginning of the file's name; today's date in UTC follows. */
  name: string
  rows: AsyncIterable<string>
  total: number | null
}

/** `X-Total-Count` lets clients show the progress. */
export const sendCsv = async (response: Response, { name, rows, total }: CsvFile) => {
  if (total !== null) response.set("X-Total-Count", String(total))
  response
    .type("text/csv; charset=utf-8")
    .set("Content-Disposition", `attachment; filename="${name}_${new Date().toISOString().slice(0, 10)}.csv"`)
    .set("Cache-Control", "no-store")
  await pipeline(Readable.from(inChunks(rows), { highWaterMark: 1 }), response)
}

/** For a row that may be too large for memory, such as the export of a person. */
export class JsonPieces {
  readonly pieces: AsyncIterable<string>

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces
  }
}

const jsonArray = async function* <Row>(rows: AsyncIterable<Row> | Iterable<Row>, present: (row: Row) => unknown) {
  let separator = "["
  for await (const row of rows) {
    const presented = present(row)
    if (presented instanceof JsonPieces) {
      yield separator
      yield* presented.pieces
    } else {
      yield separator + JSON.stringify(presented)
    }
    separator = ","
  }
  yield separator === "[" ? "[]" : "]"
}

export const sendJson = (response: Response, list: readonly unknown[]) => {
  const body = Buffer.from(JSON.stringify(list))
  response.type("json").set("Content-Length", String(body.length)).end(body)
}

/** Streams a JSON array, so that memory stays constant. An error after the first chunk closes the connection. */
export const sendJsonArray = async <Row>(
  response: Response,
  rows: AsyncIterable<Row> | Iterable<Row>,
  present: (row: Row) => unknown,
) => {
  const chunks = inChunks(jsonArray(rows, present))
  const first = await chunks.next()
  const all = async function* () {
    if (!first.done) yield first.value
    yield* chunks
  }
  response.type("json")
  await pipeline(Readable.from(all()), response)
}
