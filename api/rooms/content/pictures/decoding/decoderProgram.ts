import sharp from "sharp"
import { serveJobs } from "../../../../platform/processes/limitedProgram.ts"
import { check, preview, render } from "./jobs.ts"
import type { Job, PictureCheck, RenderedPicture } from "./messages.ts"

// Attackers choose the bytes, so this process has no secrets, database or network and can be killed at any time.
// libvips supports many more formats (SVG, PDF, TIFF...): blocking their decoders keeps files with a forged signature
// away from them. sharp and the PDF reader use threads of their own, so this one can watch the limits.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadWebpBuffer",
  ],
})

// Jobs share no intermediate results, so a cache would only take memory. Other cores are left for requests.
sharp.cache(false)
sharp.concurrency(1)

serveJobs<Job, PictureCheck | null, RenderedPicture>(async (job, report) => {
  if (job.name === "check") return check(job)
  await (job.name === "preview" ? preview(job, report) : render(job, report))
  return null
})
