import { changeText, median, percentile, ratioOf, rounded, spreadText } from "../measure/statistics.ts"
import { tableText } from "../measure/table.ts"
import type { Results } from "./measureAll.ts"
import type { MemoryOf } from "./memory.ts"
import type { Ratios } from "./record.ts"

/** The first of these that takes part is the reference for CPU time and memory. */
const OTHERS = ["raw", "old", "single insert", "express"]

const MEGABYTE = 2 ** 20

interface Report {
  text: string
  ratios: Ratios
}

const roundedRecord = (recorded: Ratios, name: string) => rounded(recorded[name] ?? Number.NaN)

/** Ratios of requests per second and CPU time per request, as absolute numbers depend on the machine. */
export const reportRatios = (title: string, results: Results, recorded: Ratios): Report => {
  const ratios: Ratios = {}
  const others = OTHERS.filter((name) => [...results.values()].some((measured) => measured.has(name)))
  const [reference = ""] = others
  const rows = [...results].map(([workload, measured]) => {
    const figuresOf = (name: string, figure: "perSecond" | "cpuMicros") =>
      measured.get(name)?.map((round) => round[figure]) ?? []
    const ratioTo = (name: string, figure: "perSecond" | "cpuMicros" = "perSecond") =>
      ratioOf(figuresOf("product", figure), figuresOf(name, figure))
    const [speed, cpu] = [ratioTo(reference), ratioTo(reference, "cpuMicros")]
    const name = `${workload}, ${title}`
    ratios[name] = speed.median
    ratios[`${name}, CPU`] = cpu.median
    return [
      workload,
      ...others.map((other) => (measured.has(other) ? spreadText(ratioTo(other)) : "–")),
      roundedRecord(recorded, name),
      changeText(speed.median, recorded[name]),
      spreadText(cpu),
      roundedRecord(recorded, `${name}, CPU`),
    ]
  })
  const head = [
    title,
    ...others.map((name) => `product : ${name}`),
    "recorded",
    "change",
    `CPU, product : ${reference}`,
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

export const reportMemory = (memory: MemoryOf, recorded: Ratios): Report => {
  const ratios: Ratios = {}
  const stages = ["idle", "peak", "settled"] as const
  const reference = OTHERS.find((name) => memory.has(name)) ?? ""
  for (const stage of stages)
    ratios[`memory, ${stage}`] =
      (memory.get("product")?.[stage] ?? Number.NaN) / (memory.get(reference)?.[stage] ?? Number.NaN)
  const line = (name: string, all: Ratios) => [name, ...stages.map((stage) => roundedRecord(all, `memory, ${stage}`))]
  const rows = [
    ...[...memory].map(([name, bytes]) => [name, ...stages.map((stage) => rounded(bytes[stage] / MEGABYTE))]),
    line(`product : ${reference}`, ratios),
    line("recorded", recorded),
  ]
  return { text: tableText(["memory, MB", ...stages], rows), ratios }
}
