import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("./mailProcessProgram.ts", import.meta.url))

const running = new Set<ChildProcess>()

/** Ends the processes that a failed test has left running. */
export const endMailProcesses = async () => {
  await Promise.all(
    [...running].map((child) => {
      const closed = once(child, "close")
      child.kill("SIGKILL")
      return closed
    }),
  )
}

/** Starts a process that delivers the mail of this test's database by a mail server on this machine. */
export const startMailProcess = async (smtpPort: number) => {
  const child = spawn(process.execPath, ["--import", "tsx", program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      DATABASE_URL: process.env.DATABASE_URL,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      EMAIL_FROM: "no-reply@example.com",
      EMAIL_TO: "leads@example.com",
    },
    // The channel lets the process notice that this one is gone, even if it was killed.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  })
  running.add(child)
  const closed = once(child, "close").finally(() => running.delete(child))
  const isStarted = await Promise.race([once(child, "message").then(() => true), closed.then(() => false)])
  if (!isStarted)
    throw new Error(`The mail process ended with ${child.exitCode ?? child.signalCode} instead of starting.`)
  return {
    end: async (signal: "SIGTERM" | "SIGKILL") => {
      child.kill(signal)
      await closed
    },
  }
}
