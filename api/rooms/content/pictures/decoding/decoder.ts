import { createLimitedProcess, JobStoppedError, programPath } from "../../../../platform/processes/limitedProcess.ts"
import type { JobLimits } from "../../../../platform/processes/limitedProgram.ts"
import type { CheckJob, Job, PictureCheck, PreviewJob, RenderedPicture, RenderJob } from "./messages.ts"

export { JobStoppedError as DecodingStoppedError }

/** Wall-clock limit, as a CPU limit is not reached while the processor is busy with other work. */
export const JOB_LIMIT_MS = 15_000

const decoderProgram = programPath("rooms/content/pictures/decoding/decoderProgram")

export const createDecoder = ({ program = decoderProgram, jobLimitMs = JOB_LIMIT_MS } = {}) => {
  const { run, pid, end } = createLimitedProcess<Job, PictureCheck | null, RenderedPicture>({ program, jobLimitMs })
  return {
    check: async (job: Omit<CheckJob, "name">, limits: JobLimits) => {
      const { result, cost } = await run({ name: "check", ...job }, limits)
      if (!result) throw new Error("A check ended without an outcome")
      return { checked: result, cpuMs: cost.cpuMs }
    },
    /** Reports renditions one by one, so that a stop at the limit loses none. Throws `DecodingStoppedError`. */
    render: async (job: Omit<RenderJob, "name">, limits: JobLimits, onRendition: (made: RenderedPicture) => void) => {
      await run({ name: "render", ...job }, limits, onRendition)
    },
    /** WebP; null for an unreadable file. Throws `DecodingStoppedError`. */
    preview: async (job: Omit<PreviewJob, "name">, limits: JobLimits) => {
      const made: Buffer[] = []
      await run({ name: "preview", ...job }, limits, ({ data }) => made.push(data))
      return made[0] ?? null
    },
    pid,
    end,
  }
}

export const decoder = createDecoder()
