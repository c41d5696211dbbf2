import { monotonic } from "../database/clock/clock.ts"

const workedAt = new Map<string, number>()

/** Call this also while a job idles or waits for leadership, as the job is alive then too. */
export const recordWork = (job: string) => {
  workedAt.set(job, monotonic())
}

export const jobAges = () => [...workedAt].map(([job, at]) => ({ job, seconds: (monotonic() - at) / 1_000 }))
