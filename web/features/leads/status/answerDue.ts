const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const span = (milliseconds: number) => {
  if (milliseconds >= 2 * DAY_MS) return `${Math.floor(milliseconds / DAY_MS)} days`
  if (milliseconds >= HOUR_MS) return `${Math.floor(milliseconds / HOUR_MS)} h`
  return `${Math.max(1, Math.floor(milliseconds / MINUTE_MS))} min`
}

/** How much time is left to keep the promise of an answer, or by how much it is broken. */
export const describeAnswerDue = (dueAt: string, now: number) => {
  const left = Date.parse(dueAt) - now
  return left > 0
    ? { isOverdue: false, text: `${span(left)} left` }
    : { isOverdue: true, text: `Overdue by ${span(-left)}` }
}
