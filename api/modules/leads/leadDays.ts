import { InvalidInputError } from "../../contract/errors.ts"

const DAY_MS = 24 * 60 * 60_000
const DAYS_MAX = 366

/** The last days in UTC as `2026-11-21`, today included, oldest first. Throws for too few or too many. */
export const lastDays = (days: number | null | undefined): string[] => {
  const count = days ?? 30
  if (!Number.isInteger(count) || count < 1 || count > DAYS_MAX) {
    throw new InvalidInputError([{ field: "days", message: `Ask for 1 to ${DAYS_MAX} days.` }])
  }
  const dayBefore = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
  return Array.from({ length: count }, (_, index) => dayBefore(count - 1 - index))
}
