import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import pLimit from "p-limit"
import { ServiceUnavailableError } from "../../contract/api/errors.ts"
import type { JobCost, JobLimits, Report } from "./limitedProgram.ts"
import { isBuilt, programFolder, sourceLoader } from "./projectRoot.ts"

export type StopReason = keyof JobLimits | "crash" | "stuck"

export class JobStoppedError extends Error {
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(`a job was stopped: ${reason}`)
    this.reason = reason
  }
}

/** A process that still uses more memory after a job is replaced, as its memory would only grow. */
const RECYCLED_BYTES = 130_000_000

/** `path` has no extension, as sources and build have different ones. */
export const programPath = (path: string): string => join(programFolder, `${path}${isBuilt ? ".js" : ".ts"}`)

interface ProcessOptions {
  program: string
  /** Time by the clock: the CPU limit never ends a job that gets no CPU time on a busy machine. */
  jobLimitMs: number
  startLimitMs?: number
  /** In MB. The watch on memory is too slow for JavaScript objects, so V8 limits them. */
  heapMb?: number
  /** Keeps stderr out of the log, as private jobs may print personal data. */
  isSilent?: boolean
}

// The sources need longer, as several processes of the tests compile them at once before they start.
const START_LIMIT_MS = isBuilt ? 8_000 : 60_000

const start = ({ program, heapMb, startLimitMs = START_LIMIT_MS, isSilent = false }: ProcessOptions) => {
  const child = fork(program, {
    execArgv: ["--expose-gc", ...(heapMb ? [`--max-old-space-size=${heapMb}`] : []), ...sourceLoader],
    // None of the server's secrets are passed. The malloc settings return memory to the system right after a job.
    env: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" },
    // JSON would encode each byte of a buffer as a number.
    serialization: "advanced",
    stdio: ["ignore", "inherit", isSilent ? "ignore" : "inherit", "ipc"],
  })
  // Ignored here, as the unfinished job reports the error.
  child.on("error", () => undefined)
  const limit = AbortSignal.timeout(startLimitMs)
  const ended = once(child, "exit", { signal: limit }).then(([code]) => {
    throw new Error(`it exited with ${code}`)
  })
  const isReady = Promise.race([once(child, "message", { signal: limit }), ended]).catch((error: unknown) => {
    child.kill("SIGKILL")
    throw new ServiceUnavailableError({ cause: new Error(`${program} did not start`, { cause: error }) })
  })
  return { child, isReady }
}

const runIn = <Job, Result, Made>(
  child: ChildProcess,
  job: Job,
  limits: JobLimits,
  limitMs: number,
  onMade: (made: Made) => void,
) =>
  new Promise<{ result: Result; cost: JobCost }>((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off("message", onReport).off("exit", crash)
      act()
    }
    const stop = (reason: StopReason) =>
      settle(() => {
        child.kill("SIGKILL")
        reject(new JobStoppedError(reason))
      })
    const crash = () => stop("crash")
    const onReport = (report: Report<Result, Made>) => {
      if (report.name === "made") onMade(report.made)
      if (report.name === "exceeded") stop(report.limit)
      if (report.name === "done") settle(() => resolve(report))
    }
    const timer = setTimeout(() => stop("stuck"), limitMs)
    child.on("message", onReport).on("exit", crash)
    child.send({ job, limits } as object, (error) => error && crash())
  })

/**
 * Runs jobs in a separate process, as malicious files may crash it, or exhaust memory and CPU. A job that exceeds its
 * limits is killed with its process, and the next job starts a new one.
 */
export const createLimitedProcess = <Job, Result, Made = never>(options: ProcessOptions) => {
  const limit = pLimit(1)
  let running: ReturnType<typeof start> | undefined

  const end = () => {
    running?.child.kill("SIGKILL")
    running = undefined
  }

  const startNext = () => {
    const next = start(options)
    next.child.once("exit", () => {
      if (running === next) running = undefined
    })
    return next
  }

  return {
    /** Throws a `JobStoppedError`, or a `ServiceUnavailableError` if the process does not start. */
    run: (job: Job, limits: JobLimits, onMade: (made: Made) => void = () => undefined) =>
      limit(async () => {
        running ??= startNext()
        const { child, isReady } = running
        child.ref()
        child.channel?.ref()
        try {
          await isReady
          const done = await runIn<Job, Result, Made>(child, job, limits, options.jobLimitMs, onMade)
          if (done.cost.bytes > RECYCLED_BYTES) end()
          return done
        } catch (error) {
          end()
          throw error
        } finally {
          // An idle process must not keep the server alive.
          child.unref()
          child.channel?.unref()
        }
      }),
    pid: () => running?.child.pid,
    end,
  }
}
