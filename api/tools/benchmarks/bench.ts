import { Console } from "node:console"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { type Contestant, startProductContestant } from "./bench/contestants.ts"
import { measureAll } from "./bench/measureAll.ts"
import { followMemory } from "./bench/memory.ts"
import { type Ratios, readRecorded, record } from "./bench/record.ts"
import { figuresText, reportMemory, reportRatios } from "./bench/report.ts"
import { startRivals } from "./bench/rivals.ts"
import { workloads } from "./bench/workloads.ts"
import { engineName } from "./measure/engine.ts"

// Benchmark. Compares the built product with "raw": node:http and a driver that store the same rows in batches, run
// one SELECT for a list, and send files from memory. Where they apply, also with "single insert", which stores only
// a submission's own row, in batches (an upper limit for any server that stores more), and with "express" and its
// static files. They take turns in every round, so other load on the machine affects all of them. Or, for the
// closest comparison, runs the product and another built checkout at the same time. Compare only ratios of one run.
//   npm run bench                                      on SQLite
//   npm run bench -- --database mysql://root@127.0.0.1:3306   on a MySQL or MariaDB server, in scratch databases
//   npm run bench -- --database sqlite --database mysql://…   on one after the other
//   npm run bench -- --against ../main                 beside this checkout, with its own build
//   npm run bench -- --short [--record]                seven minutes an engine; --record writes bench/recorded.json
// More: --rounds 6, --seconds 2 of a load, --only TEXT of the workloads' names.

const { values: options } = parseArgs({
  options: {
    database: { type: "string", multiple: true, default: ["sqlite"] },
    against: { type: "string" },
    short: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
    rounds: { type: "string" },
    seconds: { type: "string" },
    only: { type: "string", default: "" },
  },
})
const rounds = Number(options.rounds ?? (options.short ? 4 : 6))
const seconds = Number(options.seconds ?? (options.short ? 1 : 2))
const leads = options.short ? 1_000 : 10_000
const connectionCounts = options.short ? [32] : [32, 1]
const { log } = new Console(process.stdout)

const startAll = async (server: string | undefined, started: Contestant[]) => {
  const start = { server, leads }
  const product = await startProductContestant("product", start)
  started.push(product)
  if (options.against) {
    started.push(await startProductContestant("old", start, { folder: resolve(options.against) }))
    return [started]
  }
  started.push(...(await startRivals(start, product)))
  return started.map((contestant) => [contestant])
}

const benchOn = async (server: string | undefined) => {
  const engine = await engineName(server)
  const form = options.short ? `${engine}, short form` : engine
  const recorded = options.against ? {} : readRecorded(form)
  const ratios: Ratios = {}
  const started: Contestant[] = []
  try {
    const turns = await startAll(server, started)
    log(
      `\n${form}, ${leads} leads to begin with, ${rounds} rounds of ${seconds} s each; ratios are medians of the rounds, with the lowest and highest`,
    )
    const memory = await followMemory(started, async () => {
      for (const connections of connectionCounts) {
        const chosen = workloads.filter((workload) => workload.includes(options.only))
        const results = await measureAll(turns, chosen, { connections, seconds, rounds })
        const title = `${connections} connection${connections > 1 ? "s" : ""}`
        const report = reportRatios(title, results, recorded)
        log(`\n${report.text}\n\n${figuresText(title, results)}`)
        Object.assign(ratios, report.ratios)
      }
    })
    const report = reportMemory(memory, recorded)
    log(`\n${report.text}`)
    // With --only, memory is not comparable to that of a full run, so it is not recorded.
    if (options.record) record(form, { ...ratios, ...(!options.only && report.ratios) })
  } finally {
    for (const contestant of started) await contestant.end()
  }
}

for (const database of options.database) await benchOn(database === "sqlite" ? undefined : database)
