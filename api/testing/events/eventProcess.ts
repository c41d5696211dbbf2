import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { sourceLoader } from "../../platform/config/projectRoot.ts"

const program = fileURLToPath(new URL("./eventProcessProgram.ts", import.meta.url))

/** Starts a process that records so many groups of events in this test's database once it is told to. */
export const startEventProcess = async (name: string, count: number) => {
  const child = spawn(process.execPath, [...sourceLoader, program, name, String(count)], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", DATABASE_URL: process.env.DATABASE_URL },
    // The channel lets the process notice that this one is gone, even if it was killed.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  const closed = once(child, "close")
  const stored: string[] = []
  const failures: string[] = []
  const done = new Promise<void>((resolve) => {
    child.on("message", (message: string | { stored?: string[]; failed?: string }) => {
      if (message === "done") resolve()
      else if (typeof message === "object") {
        stored.push(...(message.stored ?? []))
        if (message.failed) failures.push(message.failed)
      }
    })
    closed.then(() => resolve())
  })
  await Promise.race([
    once(child, "message"),
    closed.then(() => {
      throw new Error(`The process ended with ${child.exitCode ?? child.signalCode} instead of starting.`)
    }),
  ])
  return {
    pid: child.pid,
    /** The events that are stored, as far as it was told. */
    stored,
    failures,
    go: () => child.send("go"),
    /** Resolves when it has recorded all of its events, or has ended. */
    done,
    kill: async () => {
      child.kill("SIGKILL")
      await closed
    },
  }
}
