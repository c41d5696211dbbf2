import sharp from "sharp"
import { serveJobs } from "../../../../platform/processes/limitedProgram.ts"
import { check, preview, render } from "./jobs.ts"
import type { Checked, Job, MadeRendition } from "./messages.ts"

// The decoder process, see decoder.ts. It has no secrets, uses neither database nor network, and may be killed at any
// moment. sharp decodes on a thread of its own, and so does what reads PDFs, so this thread can watch the limits.

// libvips reads far more formats than the four accepted ones (SVG, PDF, TIFF...). Blocking their decoders ensures that
// no file with a false signature reaches them.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadWebpBuffer",
  ],
})

// No two jobs share intermediate results, so a cache would only take memory. The other cores serve requests.
sharp.cache(false)
sharp.concurrency(1)

serveJobs<Job, Checked | null, MadeRendition>(async (job, report) => {
  if (job.name === "check") return check(job)
  await (job.name === "preview" ? preview(job, report) : render(job, report))
  return null
})
