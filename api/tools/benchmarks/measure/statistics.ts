/** NaN if there are no values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

export const median = (values: readonly number[]): number => {
  const middle = values.length / 2
  const sorted = values.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

export interface Spread {
  median: number
  min: number
  max: number
}

/** Computed per round, because both sides meet the same disturbances in a round. */
export const ratioOf = (some: readonly number[], others: readonly number[]): Spread => {
  const ratios = some.map((value, round) => value / (others[round] ?? Number.NaN))
  return { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) }
}

/** Two significant digits below 100, whole numbers from there on: more digits would be noise. */
export const rounded = (value: number): string =>
  Number.isNaN(value)
    ? "–"
    : value >= 100
      ? Math.round(value).toLocaleString("en")
      : String(Number(value.toPrecision(2)))

export const spreadText = ({ median: middle, min, max }: Spread): string =>
  `${rounded(middle)} (${rounded(min)}–${rounded(max)})`

/** Smaller differences are noise between runs. */
const SLOWER_BELOW = 0.97

export const changeText = (ratio: number, recorded: number | undefined): string => {
  if (recorded === undefined || Number.isNaN(ratio)) return "–"
  const change = ratio / recorded
  const percent = Math.round((change - 1) * 100)
  const text = `${percent < 0 ? "−" : "+"}${Math.abs(percent)} %`
  return change < SLOWER_BELOW ? `${text}, slower than recorded` : text
}
