import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Response } from "express"

const CHUNK_LENGTH = 64 * 1024

/** The JSON of a row that is too large to be held whole, piece by piece. */
export class JsonPieces {
  readonly pieces: AsyncIterable<string>

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces
  }
}

const jsonArray = async function* <Row>(rows: AsyncIterable<Row> | Iterable<Row>, present: (row: Row) => unknown) {
  let chunk = "["
  let isFirst = true
  for await (const row of rows) {
    if (!isFirst) chunk += ","
    isFirst = false
    const presented = present(row)
    if (presented instanceof JsonPieces) {
      for await (const piece of presented.pieces) {
        yield chunk + piece
        chunk = ""
      }
    } else {
      chunk += JSON.stringify(presented)
    }
    if (chunk.length < CHUNK_LENGTH) continue
    yield chunk
    chunk = ""
  }
  yield `${chunk}]`
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
  const chunks = jsonArray(rows, present)
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
