import type { Figures_PeriodFragment } from "../../../graphql/generated.ts"

export interface Figure {
  label: string
  value: string
  /** The basis of the value, or the reason why there is no value. */
  note: string
  change: string
  delta: string
  isUp: boolean
  /** Null if the change is neither good nor bad. */
  isBetter: boolean | null
}

export const NO_VALUE = "–"
const NO_COMPARISON = "No comparison"

/** In percent. From this change on, a factor is easier to read than percent. */
const TIMES_FROM = 300

const number = new Intl.NumberFormat("en-US")
const percent = (share: number) => `${Math.round(share * 100)}%`

export const spanInWords = (seconds: number) => {
  const minutes = Math.floor(seconds / 60)
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60]
  if (minutes < 1) return "Under 1 min"
  const parts = days > 0 ? [`${days} d`, hours && `${hours} h`] : [hours && `${hours} h`, rest && `${rest} min`]
  return parts.filter(Boolean).join(" ")
}

type Change = Pick<Figure, "change" | "delta" | "isUp" | "isBetter">

const none = (change: string): Change => ({ change, delta: "", isUp: false, isBetter: null })

const changeOfCount = (now: number, before: number): Change => {
  if (before === 0) return none(NO_COMPARISON)
  const change = Math.round((now / before - 1) * 100)
  if (change === 0) return none("As many as before")
  const isUp = change > 0
  if (change >= TIMES_FROM) {
    const times = number.format(Math.round(now / before))
    return { change: `${times} times as many as before`, delta: `${times}×`, isUp, isBetter: isUp }
  }
  const delta = `${number.format(Math.abs(change))}%`
  return { change: `${delta} ${isUp ? "more" : "fewer"} than before`, delta, isUp, isBetter: isUp }
}

const shareInTime = ({ answeredInTime, due }: Figures_PeriodFragment) => (due === 0 ? null : answeredInTime / due)

const changeOfShare = (now: number | null, before: number | null): Change => {
  if (now === null || before === null) return none(NO_COMPARISON)
  const points = Math.round(now * 100) - Math.round(before * 100)
  if (points === 0) return none("The same as before")
  const delta = `${Math.abs(points)} ${Math.abs(points) === 1 ? "point" : "points"}`
  const isUp = points > 0
  return { change: `${delta} ${isUp ? "higher" : "lower"} than before`, delta, isUp, isBetter: isUp }
}

const changeOfSpan = (now: number | null, before: number | null): Change => {
  if (now === null || before === null) return none(NO_COMPARISON)
  const longer = now - before
  if (Math.abs(longer) < 60) return none("The same as before")
  const delta = spanInWords(Math.abs(longer))
  const isUp = longer > 0
  return { change: `${delta} ${isUp ? "slower" : "faster"} than before`, delta, isUp, isBetter: !isUp }
}

export const statisticsOf = (
  now: Figures_PeriodFragment,
  before: Figures_PeriodFragment,
): [Figure, Figure, Figure, Figure] => {
  const [kept, keptBefore] = [shareInTime(now), shareInTime(before)]
  const isEmpty = now.received === 0
  const unanswered = isEmpty ? "No leads yet" : "No answers yet"
  return [
    {
      label: "Leads received",
      value: number.format(now.received),
      note: isEmpty ? "No leads yet" : `${number.format(before.received)} previously`,
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
      note: now.medianAnswerSeconds === null ? unanswered : "Median: half were faster",
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
