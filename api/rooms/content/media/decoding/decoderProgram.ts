import { check, preview, render } from "./jobs.ts"
import type { Job, JobLimits, MadeRendition, Report } from "./messages.ts"

// The decoder process, see decoder.ts. It has no secrets, uses neither database nor network, and may be killed at any
// moment. sharp decodes on a thread of its own, and so does what reads PDFs, so this thread can watch the limits.

const WATCH_MS = 10

const report = (message: Report) => process.send?.(message)

const cpuMsSince = (start: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

const work = async (job: Job) => {
  if (job.name === "check") return check(job)
  const tell = (made: MadeRendition) => report({ name: "made", made })
  await (job.name === "preview" ? preview(job, tell) : render(job, tell))
  return null
}

process.on("message", async ({ job, limits }: { job: Job; limits: JobLimits }) => {
  const start = process.cpuUsage()
  // Frees the pieces in which the picture arrived, so they are not counted.
  globalThis.gc?.()
  const held = process.memoryUsage.rss()
  const watch = setInterval(() => {
    if (cpuMsSince(start) > limits.cpuMs) report({ name: "exceeded", limit: "cpuMs" })
    else if (process.memoryUsage.rss() - held > limits.bytes) report({ name: "exceeded", limit: "bytes" })
  }, WATCH_MS)
  const checked = await work(job)
  clearInterval(watch)
  globalThis.gc?.()
  report({ name: "done", checked, cost: { cpuMs: cpuMsSince(start), bytes: process.memoryUsage.rss() } })
})

// The server is gone. A normal exit would wait for the picture that is being decoded.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))
// Ctrl+C reaches all processes of a terminal, but the server decides when this one ends.
process.on("SIGINT", () => undefined).on("SIGTERM", () => undefined)

report({ name: "ready" })
