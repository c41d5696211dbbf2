import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Response } from "express"
import { inChunks } from "./inChunks.ts"

/** Streams CSV; the file's name is for whoever opens the address without a program of their own. */
export const sendCsv = async (response: Response, fileName: string, rows: AsyncIterable<string>) => {
  response
    .type("text/csv; charset=utf-8")
    .set("Content-Disposition", `attachment; filename="${fileName}"`)
    .set("Cache-Control", "no-store")
  await pipeline(Readable.from(inChunks(rows), { highWaterMark: 1 }), response)
}
