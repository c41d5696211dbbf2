import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { sendLoad } from "../measure/load.ts"
import { cpuMsOf } from "../measure/processUsage.ts"
import { rounded } from "../measure/statistics.ts"
import { tableText } from "../measure/table.ts"
import { type Contestant, type Start, startProductContestant } from "./contestants.ts"
import { partNames, sharesOf } from "./partsOfTime.ts"
import type { Workload } from "./workloads.ts"

const LOAD = { connections: 32, seconds: 4 }
const recorder = new URL("./profileOnSignal.mjs", import.meta.url).href

/** The microseconds of processor time that one request takes, by part. */
const measureParts = async ({ callOf }: Contestant, workload: Workload, file: string) => {
  const { call, pid } = callOf(workload) ?? {}
  if (!call || !pid) throw new Error(`The product takes no part in "${workload}".`)
  const written = `${file}.${pid}`
  await sendLoad(call, { ...LOAD, seconds: 1 })
  process.kill(pid, "SIGUSR2")
  const before = cpuMsOf(pid)
  const { times } = await sendLoad(call, LOAD)
  const micros = ((cpuMsOf(pid) - before) * 1000) / times.length
  process.kill(pid, "SIGUSR2")
  while (!existsSync(written)) await delay(100)
  const shares = sharesOf(JSON.parse(readFileSync(written, "utf8")))
  rmSync(written)
  return new Map([["all", micros], ...[...shares].map(([part, share]) => [part, share * micros] as const)])
}

/**
 * Where the microseconds of one request go: a table of workloads and parts of the server. What is worked in the background
 * meanwhile counts for those requests. A profile makes all of it a little slower.
 */
export const tellWhereTimeGoes = async (start: Start, workloads: readonly Workload[]) => {
  const folder = mkdtempSync(join(tmpdir(), "farelight-profile-"))
  const file = join(folder, "profile")
  const product = await startProductContestant("product", start, {
    variables: { NODE_OPTIONS: `--import ${recorder}`, PROFILE_FILE: file },
  })
  try {
    const columns: Map<string, number>[] = []
    // Those that store first come last, as what searches need of it is still worked at a while after.
    for (const workload of workloads.toReversed()) columns.unshift(await measureParts(product, workload, file))
    const rows = [...partNames, "all"].map((part) => [part, ...columns.map((micros) => rounded(micros.get(part) ?? 0))])
    return tableText(["CPU µs of one request", ...workloads], rows)
  } finally {
    await product.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
