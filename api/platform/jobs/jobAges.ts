import { monotonic } from "../database/clock/clock.ts"

const workedAt = new Map<string, number>()

/** A job is alive not only while it works, but also while it idles or waits for leadership. */
export const recordWork = (job: string) => {
  workedAt.set(job, monotonic())
}

export const jobAges = () => [...workedAt].map(([job, at]) => ({ job, seconds: (monotonic() - at) / 1_000 }))
