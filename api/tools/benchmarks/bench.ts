import { Console } from "node:console"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { type Contestant, startBareContestant, startProductContestant } from "./bench/contestants.ts"
import { readRecorded, record } from "./bench/record.ts"
import type { Workload } from "./bench/workloads.ts"
import { engineName } from "./measure/engine.ts"
import { type Load, type Round, sendLoad } from "./measure/load.ts"
import { cpuMsOf } from "./measure/processUsage.ts"
import { median, percentile, ratioOf, rounded, spreadText } from "./measure/statistics.ts"
import { tableText } from "./measure/table.ts"

// Benchmark: the built product beside a bare Express server that does one INSERT or one SELECT (bench/
// bareServerProgram.mjs), and on request beside another built checkout. They take turns in every round, so that other
// load on the machine meets all of them; only ratios of one run may be compared.
//   npm run bench                                       on SQLite
//   npm run bench -- --database mysql://root@127.0.0.1:3306      on a MySQL server, in scratch databases
//   npm run bench -- --against ../main                  also beside this checkout, with its own build
//   npm run bench -- --short [--record]                 half a minute; prints, or writes, the ratios of bench/recorded.json
// More: --rounds 5, --seconds 2 of a load, --only TEXT of the workloads' names.

const { values: options } = parseArgs({
  options: {
    database: { type: "string" },
    against: { type: "string" },
    short: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
    rounds: { type: "string" },
    seconds: { type: "string" },
    only: { type: "string", default: "" },
  },
})
const rounds = Number(options.rounds ?? (options.short ? 3 : 5))
const seconds = Number(options.seconds ?? (options.short ? 1 : 2))
const leads = options.short ? 1_000 : 10_000
const connectionCounts = options.short ? [32] : [32, 1]

const workloads = (
  [
    "submit over REST",
    "submit over REST, rate limit off",
    "submit by mutation, rate limit off",
    "list of 50 over REST",
    "list of 50 over GraphQL",
    "picture",
    "page",
  ] satisfies Workload[]
).filter((workload) => workload.includes(options.only))

interface Measured extends Round {
  cpuMicros: number
}

const { log } = new Console(process.stdout)

const measure = async (contestant: Contestant, workload: Workload, load: Load): Promise<Measured> => {
  const { call, pid } = contestant.callOf(workload)
  const before = cpuMsOf(pid)
  const round = await sendLoad(call, load)
  return { ...round, cpuMicros: ((cpuMsOf(pid) - before) * 1000) / round.times.length }
}

const measureAll = async (contestants: Contestant[], connections: number) => {
  const rows = new Map(workloads.map((workload) => [workload, contestants.map(() => [] as Measured[])]))
  for (let round = 0; round <= rounds; round += 1)
    for (const [workload, measured] of rows)
      for (const [index, contestant] of contestants.entries()) {
        const figures = await measure(contestant, workload, { connections, seconds })
        // The first round only warms up.
        if (round > 0) measured[index]?.push(figures)
      }
  return rows
}

const ofRounds = (measured: Measured[]) => ({
  rates: measured.map(({ perSecond }) => perSecond),
  cpu: median(measured.map(({ cpuMicros }) => cpuMicros)),
  times: measured.flatMap(({ times }) => times),
})

const started: Contestant[] = []
try {
  const start = { database: options.database, leads }
  const product = await startProductContestant("product", start)
  started.push(product)
  started.push(await startBareContestant(start, product))
  if (options.against) started.push(await startProductContestant("old", start, resolve(options.against)))
  const engine = await engineName(options.database)
  const form = options.short ? `${engine}, short form` : engine
  log(
    `${form}, ${leads} leads to begin with, ${rounds} rounds of ${seconds} s each; ratios are medians of the rounds, with the lowest and highest`,
  )
  for (const connections of connectionCounts) {
    const rows = await measureAll(started, connections)
    const recorded = readRecorded(form)
    const ratios: Record<string, number> = {}
    const lines = [...rows].map(([workload, measured]) => {
      const [ofProduct, ofBare, ofOld] = measured.map(ofRounds)
      const ratio = ratioOf(ofProduct?.rates ?? [], ofBare?.rates ?? [])
      ratios[`${workload}, ${connections}`] = ratio.median
      const all = [ofProduct, ofBare, ofOld].filter((one) => one !== undefined)
      return [
        workload,
        spreadText(ratio),
        rounded(recorded[`${workload}, ${connections}`] ?? Number.NaN),
        ...(ofProduct && ofOld ? [spreadText(ratioOf(ofProduct.rates, ofOld.rates))] : []),
        ...all.map(({ rates }) => rounded(median(rates))),
        ...all.map(({ cpu }) => rounded(cpu)),
        ...all.map(({ times }) => `${rounded(percentile(times, 0.5))} / ${rounded(percentile(times, 0.99))}`),
      ]
    })
    const names = started.map(({ name }) => name)
    const head = [
      `${connections} connection${connections > 1 ? "s" : ""}`,
      "product : bare",
      "recorded",
      ...(options.against ? ["product : old"] : []),
      ...names.map((name) => `${name}, /s`),
      ...names.map((name) => `${name}, CPU µs`),
      ...names.map((name) => `${name}, p50 / p99 ms`),
    ]
    log(`\n${tableText(head, lines)}`)
    if (options.record) record(form, ratios)
  }
} finally {
  for (const contestant of started) await contestant.end()
}
