import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { sourceLoader } from "../../platform/config/projectRoot.ts"

const running = new Set<ChildProcess>()

export const endTestProcesses = async () => {
  await Promise.all(
    [...running].map((child) => {
      const closed = once(child, "close")
      child.kill("SIGKILL")
      return closed
    }),
  )
}

/** Starts a program on this test's database that sends a message once it works. */
export const startTestProcess = async (program: string, environment: Record<string, string>) => {
  const child = spawn(process.execPath, [...sourceLoader, program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      DATABASE_URL: process.env.DATABASE_URL,
      SOURCE_LOADER: process.env.SOURCE_LOADER,
      ...environment,
    },
    // The channel lets the process notice that this one is gone, even if it was killed.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  })
  running.add(child)
  const closed = once(child, "close").finally(() => running.delete(child))
  const isStarted = await Promise.race([once(child, "message").then(() => true), closed.then(() => false)])
  if (!isStarted) throw new Error(`The process ended with ${child.exitCode ?? child.signalCode} instead of starting.`)
  return {
    end: async (signal: "SIGTERM" | "SIGKILL") => {
      child.kill(signal)
      await closed
    },
  }
}
