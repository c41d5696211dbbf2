import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Response } from "express"

const CHUNK_LENGTH = 64 * 1024

const jsonArray = async function* <Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  present: (row: Row) => unknown | Promise<unknown>,
) {
  let chunk = "["
  let isFirst = true
  for await (const row of rows) {
    chunk += `${isFirst ? "" : ","}${JSON.stringify(await present(row))}`
    isFirst = false
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
  present: (row: Row) => unknown | Promise<unknown>,
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
