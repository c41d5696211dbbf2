import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { sourceLoader } from "../../platform/config/projectRoot.ts"

const program = fileURLToPath(new URL("./mailboxProcessProgram.ts", import.meta.url))

/** Where a process can die over a message, in the order in which they come. */
export const steps = ["fetched", "looked up", "stored", "noted", "moved on", "committed"] as const

const running = new Set<ChildProcess>()

export const endMailboxProcesses = async () => {
  await Promise.all(
    [...running].map((child) => {
      const closed = once(child, "close")
      child.kill("SIGKILL")
      return closed
    }),
  )
}

/** Starts a process that reads the mailbox into this test's database, and dies at a step of so many messages. */
export const startMailboxProcess = (imapUrl: string, dies: { step: string; after: number } | null) => {
  const { PATH, DATABASE_URL } = process.env
  const environment = { PATH, DATABASE_URL, NODE_ENV: "test", IMAP_URL: imapUrl, IMAP_WHEN_READ: "flag:Farelight" }
  const child = spawn(process.execPath, [...sourceLoader, program, dies?.step ?? "", String(dies?.after ?? 0)], {
    env: { ...environment, LOG_LEVEL: "error" },
    // The channel lets the process notice that this one is gone, even if it was killed.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  running.add(child)
  const closed = once(child, "close").then(() => {
    running.delete(child)
    return child.signalCode
  })
  return {
    /** Resolves with the signal by which it died. */
    closed,
  }
}
