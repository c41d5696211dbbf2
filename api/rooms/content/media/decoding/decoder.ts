import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { extname, join } from "node:path"
import pLimit from "p-limit"
import { ServiceUnavailableError } from "../../../../contract/api/errors.ts"
import { isBuilt, programFolder } from "../../../../platform/config/projectRoot.ts"
import type {
  Checked,
  CheckJob,
  Job,
  JobCost,
  JobLimits,
  MadeRendition,
  PreviewJob,
  RenderJob,
  Report,
} from "./messages.ts"

/** The limit that was exceeded, or that the process crashed or stopped responding. */
type StopReason = keyof JobLimits | "crash" | "stuck"

/** Decoding a picture exceeded its limits or crashed the decoder process. */
export class DecodingStoppedError extends Error {
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(`decoding a picture was stopped: ${reason}`)
    this.reason = reason
  }
}

/** Wall-clock limit of a job, for when the processor is busy with other work. */
export const JOB_LIMIT_MS = 15_000
const START_LIMIT_MS = 8_000

/** A process that still holds more than this after a job is replaced. */
const RECYCLED_BYTES = 130_000_000

const decoderProgram = join(programFolder, `rooms/content/media/decoding/decoderProgram${isBuilt ? ".js" : ".ts"}`)

const start = (program: string) => {
  const child = fork(program, {
    // The sources need tsx, as the server itself does in development.
    execArgv: ["--expose-gc", ...(extname(program) === ".ts" ? ["--import", "tsx"] : [])],
    // None of the server's secrets. The malloc settings return memory to the system as soon as a picture is done.
    env: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" },
    // Sends buffers without encoding them as JSON.
    serialization: "advanced",
  })
  // Errors surface through the job that does not finish.
  child.on("error", () => undefined)
  const limit = AbortSignal.timeout(START_LIMIT_MS)
  const ended = once(child, "exit", { signal: limit }).then(([code]) => {
    throw new Error(`it exited with ${code}`)
  })
  const isReady = Promise.race([once(child, "message", { signal: limit }), ended]).catch((error: unknown) => {
    child.kill("SIGKILL")
    throw new ServiceUnavailableError({ cause: new Error("The decoder process did not start", { cause: error }) })
  })
  return { child, isReady }
}

const runIn = (
  child: ChildProcess,
  job: Job,
  limits: JobLimits,
  limitMs: number,
  onRendition: (made: MadeRendition) => void,
) =>
  new Promise<{ checked: Checked | null; cost: JobCost }>((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off("message", onReport).off("exit", crash)
      act()
    }
    const stop = (reason: StopReason) =>
      settle(() => {
        child.kill("SIGKILL")
        reject(new DecodingStoppedError(reason))
      })
    const crash = () => stop("crash")
    const onReport = (report: Report) => {
      if (report.name === "made") onRendition(report.made)
      if (report.name === "exceeded") stop(report.limit)
      if (report.name === "done") settle(() => resolve(report))
    }
    const timer = setTimeout(() => stop("stuck"), limitMs)
    child.on("message", onReport).on("exit", crash)
    child.send({ job, limits }, (error) => error && crash())
  })

/**
 * Decodes pictures in a separate process, one at a time, as a malicious picture may crash a decoder or exhaust memory and
 * processor. A job that exceeds its limits is stopped by killing the process; the next job starts a new one.
 */
export const createDecoder = ({ program = decoderProgram, jobLimitMs = JOB_LIMIT_MS } = {}) => {
  const limit = pLimit(1)
  let running: ReturnType<typeof start> | undefined

  const end = () => {
    running?.child.kill("SIGKILL")
    running = undefined
  }

  const startNext = () => {
    const next = start(program)
    next.child.once("exit", () => {
      if (running === next) running = undefined
    })
    return next
  }

  const run = (job: Job, limits: JobLimits, onRendition: (made: MadeRendition) => void = () => undefined) =>
    limit(async () => {
      running ??= startNext()
      const { child, isReady } = running
      child.ref()
      child.channel?.ref()
      try {
        await isReady
        const { checked, cost } = await runIn(child, job, limits, jobLimitMs, onRendition)
        if (cost.bytes > RECYCLED_BYTES) end()
        return { checked, cost }
      } catch (error) {
        end()
        throw error
      } finally {
        // While idle, it does not keep the server alive.
        child.unref()
        child.channel?.unref()
      }
    })

  return {
    /** Decodes all of a picture. Throws `DecodingStoppedError`. */
    check: async (job: Omit<CheckJob, "name">, limits: JobLimits) => {
      const { checked, cost } = await run({ name: "check", ...job }, limits)
      if (!checked) throw new Error("A check ended without an outcome")
      return { checked, cpuMs: cost.cpuMs }
    },
    /** Makes renditions and passes on each as soon as it is made. Throws `DecodingStoppedError`. */
    render: async (job: Omit<RenderJob, "name">, limits: JobLimits, onRendition: (made: MadeRendition) => void) => {
      await run({ name: "render", ...job }, limits, onRendition)
    },
    /** Makes a preview, as WebP; null of what cannot be read. Throws `DecodingStoppedError`. */
    preview: async (job: Omit<PreviewJob, "name">, limits: JobLimits) => {
      const made: Buffer[] = []
      await run({ name: "preview", ...job }, limits, ({ data }) => made.push(data))
      return made[0] ?? null
    },
    pid: () => running?.child.pid,
    end,
  }
}

/** The server's decoder. Its process starts with the first picture. */
export const decoder = createDecoder()
