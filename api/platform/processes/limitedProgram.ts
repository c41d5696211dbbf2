export interface JobLimits {
  cpuMs: number
  /** In addition to the memory that the process uses at the start of the job. */
  bytes: number
}

export interface JobCost {
  cpuMs: number
  bytes: number
}

export type Report<Result, Made> =
  | { name: "ready" }
  | { name: "made"; made: Made }
  | { name: "exceeded"; limit: keyof JobLimits }
  | { name: "done"; result: Result; cost: JobCost }

const WATCH_MS = 10

const cpuMsSince = (start: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** The limits are checked only between the steps of a job, so the parent kills a job that does not pause. */
export const serveJobs = <Job, Result, Made = never>(
  work: (job: Job, report: (made: Made) => void) => Promise<Result>,
): void => {
  const report = (message: Report<Result, Made>) => process.send?.(message)

  process.on("message", async ({ job, limits }: { job: Job; limits: JobLimits }) => {
    const start = process.cpuUsage()
    // Frees the buffers that transferred the job, so that they are not counted as memory that the job uses.
    globalThis.gc?.()
    const held = process.memoryUsage.rss()
    const watch = setInterval(() => {
      if (cpuMsSince(start) > limits.cpuMs) report({ name: "exceeded", limit: "cpuMs" })
      else if (process.memoryUsage.rss() - held > limits.bytes) report({ name: "exceeded", limit: "bytes" })
    }, WATCH_MS)
    const result = await work(job, (made) => report({ name: "made", made }))
    clearInterval(watch)
    globalThis.gc?.()
    report({ name: "done", result, cost: { cpuMs: cpuMsSince(start), bytes: process.memoryUsage.rss() } })
  })

  // The server has ended, and a normal exit would wait for the job.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))
  // Ctrl+C reaches all processes of a terminal, but the server decides when this one ends.
  process.on("SIGINT", () => undefined).on("SIGTERM", () => undefined)

  report({ name: "ready" })
}
