import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Response } from "express"
import { inChunks } from "./inChunks.ts"

/** The JSON of a row that is too large to be held whole, piece by piece. */
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

/**
 * Answers with a JSON array that is written while it is read, so that memory stays flat. A fault before the first
 * chunk is an error answer; after it the connection breaks off, as half an array must not look whole.
 */
export const sendJsonArray = async <Row>(
  response: Response,
  rows: AsyncIterable<Row> | Iterable<Row>,
  present: (row: Row) => unknown,
) => {
  const chunks = inChunks(jsonArray(rows, present))
  const first = await chunks.next()
  response.type("json")
  await pipeline(
    Readable.from(
      (async function* () {
        if (!first.done) yield first.value
        yield* chunks
      })(),
    ),
    response,
  )
}
