import { readFileSync, writeFileSync } from "node:fs"

const file = new URL("./recorded.json", import.meta.url)

export type Ratios = Record<string, number>

const readAll = (): Record<string, Ratios> => JSON.parse(readFileSync(file, "utf8"))

/** By workload and connections; empty if none is recorded. */
export const readRecorded = (form: string): Ratios => readAll()[form] ?? {}

/** Keeps ratios of other runs; the file is to be committed. */
export const record = (form: string, ratios: Ratios) => {
  const all = readAll()
  const short = Object.fromEntries(Object.entries(ratios).map(([name, ratio]) => [name, Number(ratio.toPrecision(3))]))
  writeFileSync(file, `${JSON.stringify({ ...all, [form]: { ...all[form], ...short } }, null, 2)}\n`)
}
