import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { extname } from "node:path"
import { fileURLToPath } from "node:url"
import { ServiceUnavailableError } from "../../../contract/errors.ts"
import { createTurns } from "../turns.ts"
import type { Checked, CheckJob, Job, JobCost, JobLimits, MadeRendition, RenderJob, Report } from "./jobs.ts"

/** A limit that was reached, or that the process ended by itself, or that it was not heard of any more. */
type StopReason = keyof JobLimits | "crash" | "stuck"

/** Decoding a picture took more than it may, or ended the process that did it. */
export class DecodingStoppedError extends Error {
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(`decoding a picture was stopped: ${reason}`)
    this.reason = reason
  }
}

/** However little of the processor it gets, a job is over by then. */
export const JOB_LIMIT_MS = 15_000
const START_LIMIT_MS = 8_000

/** A process that holds on to more than this after a job makes room for a new one. */
const RECYCLED_BYTES = 130_000_000

const extension = extname(fileURLToPath(import.meta.url))
const decoderProgram = fileURLToPath(new URL(`./decoderProgram${extension}`, import.meta.url))

const start = (program: string) => {
  const child = fork(program, {
    // Compiled, it runs as it is; from its sources, as the server does in development.
    execArgv: ["--expose-gc", ...(extname(program) === ".ts" ? ["--import", "tsx"] : [])],
    // It gets none of the server's secrets. Memory is given back as soon as a picture is done with it.
    env: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" },
    // Carries bytes as they are.
    serialization: "advanced",
  })
  // What goes wrong shows by the job that is not done.
  child.on("error", () => undefined)
  const limit = AbortSignal.timeout(START_LIMIT_MS)
  const ended = once(child, "exit", { signal: limit }).then(([code]) => {
    throw new Error(`it ended with ${code}`)
  })
  const isReady = Promise.race([once(child, "message", { signal: limit }), ended]).catch((error: unknown) => {
    child.kill("SIGKILL")
    throw new ServiceUnavailableError({ cause: new Error("The process for pictures did not start", { cause: error }) })
  })
  return { child, isReady }
}

const runIn = (
  child: ChildProcess,
  job: Job,
  limits: JobLimits,
  limitMs: number,
  tell: (made: MadeRendition) => void,
) =>
  new Promise<{ checked: Checked | null; cost: JobCost }>((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off("message", hear).off("exit", crash)
      act()
    }
    const stop = (reason: StopReason) =>
      settle(() => {
        child.kill("SIGKILL")
        reject(new DecodingStoppedError(reason))
      })
    const crash = () => stop("crash")
    const hear = (report: Report) => {
      if (report.name === "made") tell(report.made)
      if (report.name === "exceeded") stop(report.limit)
      if (report.name === "done") settle(() => resolve(report))
    }
    const timer = setTimeout(() => stop("stuck"), limitMs)
    child.on("message", hear).on("exit", crash)
    child.send({ job, limits }, (error) => error && crash())
  })

/**
 * Decodes pictures in a process of its own, one at a time, as what is in them may have been made to break a decoder or
 * to wear it out. A job that exceeds its limits is stopped by killing the process; the next job gets a new one.
 */
export const createDecoder = ({ program = decoderProgram, jobLimitMs = JOB_LIMIT_MS } = {}) => {
  const inTurn = createTurns(1)
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

  const run = (job: Job, limits: JobLimits, tell: (made: MadeRendition) => void = () => undefined) =>
    inTurn(async () => {
      running ??= startNext()
      const { child, isReady } = running
      child.ref()
      child.channel?.ref()
      try {
        await isReady
        const { checked, cost } = await runIn(child, job, limits, jobLimitMs, tell)
        if (cost.bytes > RECYCLED_BYTES) end()
        return { checked, cost }
      } catch (error) {
        end()
        throw error
      } finally {
        // Idle, it keeps nobody from ending.
        child.unref()
        child.channel?.unref()
      }
    })

  return {
    /** Decodes a picture whole. Throws `DecodingStoppedError`. */
    check: async (job: Omit<CheckJob, "name">, limits: JobLimits) => {
      const { checked, cost } = await run({ name: "check", ...job }, limits)
      if (!checked) throw new Error("A check ended without an outcome")
      return { checked, cpuMs: cost.cpuMs }
    },
    /** Makes renditions and hands over each as soon as it is made. Throws `DecodingStoppedError`. */
    render: async (job: Omit<RenderJob, "name">, limits: JobLimits, tell: (made: MadeRendition) => void) => {
      await run({ name: "render", ...job }, limits, tell)
    },
    /** The process that decodes, if there is one. */
    pid: () => running?.child.pid,
    end,
  }
}

/** The server's one process for pictures, started by the first of them. */
export const decoder = createDecoder()
