import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Response } from "express"
import { inChunks } from "./inChunks.ts"

/** Streams CSV under a file name of this beginning and the day in UTC. */
export const sendCsv = async (response: Response, name: string, rows: AsyncIterable<string>) => {
  response
    .type("text/csv; charset=utf-8")
    .set("Content-Disposition", `attachment; filename="${name}_${new Date().toISOString().slice(0, 10)}.csv"`)
    .set("Cache-Control", "no-store")
  await pipeline(Readable.from(inChunks(rows), { highWaterMark: 1 }), response)
}
