import { setTimeout as wait } from "node:timers/promises"
import type { Product } from "../../../testing/product/product.ts"
import { cities } from "../measure/madeUpLeads.ts"
import { memoryBytesOf } from "../measure/processUsage.ts"
import { percentile, rounded } from "../measure/statistics.ts"
import type { Operator } from "./askProduct.ts"
import type { Ask } from "./cases.ts"

const ROUNDS = 200
const MIN_ROUNDS = 5
const BUDGET_MS = 3_000
const SETTLE_MS = 2_000
const SAMPLE_MS = 10

export interface Figure {
  text: string
  found: string
  medianMs?: number
}

/** The median and the 99th percentile in ms for one client. Slow cases run fewer rounds. */
export const measureCase = async (ask: Ask): Promise<Figure> => {
  const found = await ask()
  const times: number[] = []
  const endsAt = performance.now() + BUDGET_MS
  while (times.length < MIN_ROUNDS || (times.length < ROUNDS && performance.now() < endsAt)) {
    const startedAt = performance.now()
    await ask()
    times.push(performance.now() - startedAt)
  }
  const medianMs = percentile(times, 0.5)
  return { text: `${rounded(medianMs)} / ${rounded(percentile(times, 0.99))}`, found: rounded(found), medianMs }
}

const exports = {
  "CSV of all driver applications": "/api/drivers/applications.csv",
  "CSV of a search for all (com)": "/api/drivers/applications.csv?search=com",
  "CSV of the largest city": `/api/drivers/applications.csv?${new URLSearchParams({ city: cities[0] ?? "" })}`,
  "CSV of a status": "/api/drivers/applications.csv?statuses=approved",
  "CSV of inquiries": "/api/advertisers/submissions.csv",
}

/** Needs a fresh server, as memory of earlier requests would count. */
export const measureExports = async (product: Product, { download }: Operator): Promise<Record<string, Figure>> => {
  const pid = product.pid ?? 0
  await wait(SETTLE_MS)
  const idle = memoryBytesOf(pid)
  const figures: Record<string, Figure> = {}
  for (const [name, path] of Object.entries(exports)) {
    let peak = 0
    const sampling = setInterval(() => {
      peak = Math.max(peak, memoryBytesOf(pid))
    }, SAMPLE_MS)
    const startedAt = performance.now()
    const bytes = await download(path)
    const seconds = (performance.now() - startedAt) / 1000
    clearInterval(sampling)
    const text = `${rounded(seconds)} s, +${rounded((peak - idle) / 1e6)} MB`
    figures[name] = { text, found: `${rounded(bytes / 1e6)} MB` }
    await wait(SETTLE_MS)
  }
  return { ...figures, "memory of the idle server": { text: `${rounded(idle / 1e6)} MB`, found: "" } }
}
