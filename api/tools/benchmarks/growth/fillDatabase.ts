import { openDatabase } from "../../../main/models.ts"
import { readDatabaseUrl } from "../../../platform/config/databaseUrl.ts"
import { closeDatabase } from "../../../platform/database/connection/database.ts"
import { startProduct } from "../../../testing/product/product.ts"
import { rounded } from "../measure/statistics.ts"
import { analyze, diskBytes } from "./diskBytes.ts"
import { loadLeads } from "./loadLeads.ts"

export const withDatabase = async <Result>(url: string, server: string, work: () => Promise<Result>) => {
  openDatabase(readDatabaseUrl(url, server))
  try {
    return await work()
  } finally {
    await closeDatabase()
  }
}

interface Filling {
  url: string
  size: number
  until: number
  server: string
}

/** The measured server creates the tables, as its schema may be older. Returns the bytes per lead. */
export const fillDatabase = async ({ url, size, until, server }: Filling) => {
  await (await startProduct({ DATABASE_URL: url }, server)).end("SIGTERM")
  return withDatabase(url, server, async () => {
    const startedAt = performance.now()
    const seconds = await loadLeads(size, until)
    const took = rounded((performance.now() - startedAt) / 1000)
    const leads = size + Math.ceil(size / 10)
    const steps = Object.entries(seconds).map(([step, time]) => `${step} ${rounded(time)} s`)
    await analyze()
    return {
      bytes: (await diskBytes()) / leads,
      summary: `${leads.toLocaleString("en")} leads loaded in ${took} s, of which ${steps.join(", ")}`,
    }
  })
}
