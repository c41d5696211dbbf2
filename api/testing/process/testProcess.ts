import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { sourceLoader } from "../../platform/processes/projectRoot.ts"

const running = new Map<ChildProcess, Promise<unknown>>()

const end = async (child: ChildProcess, signal: "SIGTERM" | "SIGKILL" = "SIGKILL") => {
  child.kill(signal)
  await running.get(child)
}

/** Ends the processes that a failed test has left running. */
export const endTestProcesses = () => Promise.all([...running.keys()].map((child) => end(child)))

/** Starts a program on this test's database, without waiting for it. */
export const spawnTestProcess = (
  program: string,
  environment: Record<string, string | undefined> = {},
  args: readonly (string | number)[] = [],
) => {
  const { PATH, DATABASE_URL, SOURCE_LOADER } = process.env
  const child = spawn(process.execPath, [...sourceLoader, program, ...args.map(String)], {
    env: { PATH, NODE_ENV: "test", DATABASE_URL, SOURCE_LOADER, ...environment },
    // The channel tells the process when this one ends, even if it is killed.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  const closed = once(child, "close").then(() => {
    running.delete(child)
    return child.signalCode
  })
  running.set(child, closed)
  return { child, closed, end: (signal?: "SIGTERM" | "SIGKILL") => end(child, signal) }
}

/** Starts a program on this test's database that sends a message once it works. */
export const startTestProcess = async (...given: Parameters<typeof spawnTestProcess>) => {
  const started = spawnTestProcess(...given)
  const { child, closed } = started
  const isStarted = await Promise.race([once(child, "message").then(() => true), closed.then(() => false)])
  if (!isStarted) throw new Error(`The process ended with ${child.exitCode ?? child.signalCode} instead of starting.`)
  return started
}
