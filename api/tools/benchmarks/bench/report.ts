import { changeText, median, percentile, ratioOf, rounded, spreadText } from "../measure/statistics.ts"
import { tableText } from "../measure/table.ts"
import type { Results } from "./measureAll.ts"
import type { MemoryOf } from "./memory.ts"
import type { Ratios } from "./record.ts"

const REFERENCE = "raw"
const OTHERS = ["single insert", "express", "old"]

const MEGABYTE = 2 ** 20

/** A report's text, and the ratios that may be recorded, by name. */
interface Report {
  text: string
  ratios: Ratios
}

/** The product's requests in a second and its processor time for one, as shares of those of the others. */
export const reportRatios = (title: string, results: Results, recorded: Ratios): Report => {
  const ratios: Ratios = {}
  const names = OTHERS.filter((name) => [...results.values()].some((measured) => measured.has(name)))
  const rows = [...results].map(([workload, measured]) => {
    const figuresOf = (name: string, figure: "perSecond" | "cpuMicros") =>
      measured.get(name)?.map((round) => round[figure]) ?? []
    const ratioTo = (name: string, figure: "perSecond" | "cpuMicros" = "perSecond") =>
      ratioOf(figuresOf("product", figure), figuresOf(name, figure))
    const [speed, cpu] = [ratioTo(REFERENCE), ratioTo(REFERENCE, "cpuMicros")]
    const name = `${workload}, ${title}`
    ratios[name] = speed.median
    ratios[`${name}, CPU`] = cpu.median
    return [
      workload,
      spreadText(speed),
      rounded(recorded[name] ?? Number.NaN),
      changeText(speed.median, recorded[name]),
      ...names.map((other) => (measured.has(other) ? spreadText(ratioTo(other)) : "–")),
      spreadText(cpu),
      rounded(recorded[`${name}, CPU`] ?? Number.NaN),
    ]
  })
  const others = names.map((name) => `product : ${name}`)
  const head = [
    title,
    `product : ${REFERENCE}`,
    "recorded",
    "change",
    ...others,
    `CPU, product : ${REFERENCE}`,
    "recorded",
  ]
  return { text: tableText(head, rows), ratios }
}

export const figuresText = (title: string, results: Results) => {
  const rows = [...results].flatMap(([workload, measured]) =>
    [...measured].map(([name, rounds]) => {
      const times = rounds.flatMap((round) => round.times)
      return [
        `${workload}: ${name}`,
        rounded(median(rounds.map(({ perSecond }) => perSecond))),
        rounded(median(rounds.map(({ cpuMicros }) => cpuMicros))),
        `${rounded(percentile(times, 0.5))} / ${rounded(percentile(times, 0.99))}`,
      ]
    }),
  )
  return tableText([title, "requests/s", "CPU µs each", "p50 / p99, ms"], rows)
}

/** The memory of the servers' processes, and the product's as a share of the raw server's. */
export const reportMemory = (memory: MemoryOf, recorded: Ratios): Report => {
  const ratios: Ratios = {}
  const stages = ["idle", "peak", "settled"] as const
  for (const stage of stages)
    ratios[`memory, ${stage}`] =
      (memory.get("product")?.[stage] ?? Number.NaN) / (memory.get(REFERENCE)?.[stage] ?? Number.NaN)
  const line = (name: string, all: Ratios) => [
    name,
    ...stages.map((stage) => rounded(all[`memory, ${stage}`] ?? Number.NaN)),
  ]
  const rows = [
    ...[...memory].map(([name, bytes]) => [name, ...stages.map((stage) => rounded(bytes[stage] / MEGABYTE))]),
    line(`product : ${REFERENCE}`, ratios),
    line("recorded", recorded),
  ]
  return { text: tableText(["memory, MB", ...stages], rows), ratios }
}
