import { serveJobs } from "../../../../platform/processes/limitedProgram.ts"
import { check, preview, render } from "./jobs.ts"
import type { Checked, Job, MadeRendition } from "./messages.ts"

// The decoder process, see decoder.ts. It has no secrets, uses neither database nor network, and may be killed at any
// moment. sharp decodes on a thread of its own, and so does what reads PDFs, so this thread can watch the limits.

serveJobs<Job, Checked | null, MadeRendition>(async (job, report) => {
  if (job.name === "check") return check(job)
  await (job.name === "preview" ? preview(job, report) : render(job, report))
  return null
})
