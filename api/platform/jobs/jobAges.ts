import { monotonic } from "../database/clock/clock.ts"

const workedAt = new Map<string, number>()

/** Notes that a job of this process is at work, has found nothing to do, or waits for its turn. */
export const noteWork = (job: string) => {
  workedAt.set(job, monotonic())
}

/** For how long each job of this process has not been able to work, in seconds. */
export const jobAges = () => [...workedAt].map(([job, at]) => ({ job, seconds: (monotonic() - at) / 1_000 }))
