import { isDay } from "../content/figures/figure.ts"
import type { PageContent } from "../content/registry.ts"

export type SampleReport = Pick<PageContent<"sample_report">["page"], "data">

/** Skips invalid lines, as editors may write any text. */
export const sampleDays = ({ data }: SampleReport) =>
  data.days.split("\n").flatMap((line) => {
    const [day = "", ...cells] = line.split(",").map((cell) => cell.trim())
    const [counted = Number.NaN, completed = Number.NaN, modeled = Number.NaN, cost = Number.NaN] = cells.map(Number)
    const isWhole = isDay(day) && [counted, completed, modeled, cost].every(Number.isFinite)
    return isWhole ? [{ day, counted, completed, modeled, cost }] : []
  })
