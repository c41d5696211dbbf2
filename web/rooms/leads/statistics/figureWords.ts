import type { Figures_PeriodFragment } from "../../../graphql/generated.ts"

/** A figure and how it compares with the period before. */
export interface Figure {
  label: string
  value: string
  /** What the value is of, or why there is none. */
  note: string
  change: string
  /** Whether the change is good news; null where it is none, or neither. */
  isBetter: boolean | null
}

export const NO_VALUE = "–"
const NO_COMPARISON = "No comparison"

/** From so many percent on nobody pictures a change by them. */
const TIMES_FROM = 300

const number = new Intl.NumberFormat("en-US")
const percent = (share: number) => `${Math.round(share * 100)}%`

/** A span of time in its two largest units, as `3 h 20 min`. */
export const spanInWords = (seconds: number) => {
  const minutes = Math.floor(seconds / 60)
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60]
  if (minutes < 1) return "Under 1 min"
  const parts = days > 0 ? [`${days} d`, hours && `${hours} h`] : [hours && `${hours} h`, rest && `${rest} min`]
  return parts.filter(Boolean).join(" ")
}

const changeOfCount = (now: number, before: number): Pick<Figure, "change" | "isBetter"> => {
  if (before === 0) return { change: NO_COMPARISON, isBetter: null }
  const change = Math.round((now / before - 1) * 100)
  if (change === 0) return { change: "As many as before", isBetter: null }
  if (change >= TIMES_FROM)
    return { change: `${number.format(Math.round(now / before))} times as many as before`, isBetter: null }
  // More leads are not better answered ones.
  return { change: `${number.format(Math.abs(change))}% ${change > 0 ? "more" : "fewer"} than before`, isBetter: null }
}

const shareInTime = ({ answeredInTime, due }: Figures_PeriodFragment) => (due === 0 ? null : answeredInTime / due)

const changeOfShare = (now: number | null, before: number | null): Pick<Figure, "change" | "isBetter"> => {
  if (now === null || before === null) return { change: NO_COMPARISON, isBetter: null }
  const points = Math.round(now * 100) - Math.round(before * 100)
  if (points === 0) return { change: "The same as before", isBetter: null }
  const counted = `${Math.abs(points)} ${Math.abs(points) === 1 ? "point" : "points"}`
  return { change: `${counted} ${points > 0 ? "higher" : "lower"} than before`, isBetter: points > 0 }
}

const changeOfSpan = (now: number | null, before: number | null): Pick<Figure, "change" | "isBetter"> => {
  if (now === null || before === null) return { change: NO_COMPARISON, isBetter: null }
  const longer = now - before
  if (Math.abs(longer) < 60) return { change: "The same as before", isBetter: null }
  return {
    change: `${spanInWords(Math.abs(longer))} ${longer > 0 ? "slower" : "faster"} than before`,
    isBetter: longer < 0,
  }
}

/** The figures of a period beside those of the one before, in words. */
export const figuresOf = (
  now: Figures_PeriodFragment,
  before: Figures_PeriodFragment,
): [Figure, Figure, Figure, Figure] => {
  const [kept, keptBefore] = [shareInTime(now), shareInTime(before)]
  const isEmpty = now.received === 0
  const none = isEmpty ? "No leads yet" : "No answers yet"
  return [
    {
      label: "Leads received",
      value: number.format(now.received),
      note: isEmpty ? "No leads yet" : "",
      ...changeOfCount(now.received, before.received),
    },
    {
      label: "Promise kept",
      value: kept === null ? NO_VALUE : percent(kept),
      note:
        kept === null
          ? isEmpty
            ? "No leads yet"
            : "None is due yet"
          : `${number.format(now.answeredInTime)} of ${number.format(now.due)} answered in time`,
      ...changeOfShare(kept, keptBefore),
    },
    {
      label: "Time to first answer",
      value: now.medianAnswerSeconds === null ? NO_VALUE : spanInWords(now.medianAnswerSeconds),
      note: now.medianAnswerSeconds === null ? none : "Median: half were faster",
      ...changeOfSpan(now.medianAnswerSeconds, before.medianAnswerSeconds),
    },
    {
      label: "Approved",
      value: isEmpty ? NO_VALUE : number.format(now.approved),
      note: isEmpty ? "No leads yet" : `${percent(now.approved / now.received)} of leads received`,
      ...changeOfCount(now.approved, before.approved),
    },
  ]
}
