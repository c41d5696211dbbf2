const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A length of time in its largest unit, rounded down, at least one minute: `3 days`, `5 h` or `12 min`. */
export const describeSpan = (milliseconds: number) => {
  if (milliseconds >= 2 * DAY_MS) return `${Math.floor(milliseconds / DAY_MS)} days`
  if (milliseconds >= HOUR_MS) return `${Math.floor(milliseconds / HOUR_MS)} h`
  return `${Math.max(1, Math.floor(milliseconds / MINUTE_MS))} min`
}
