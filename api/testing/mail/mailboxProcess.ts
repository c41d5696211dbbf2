import { fileURLToPath } from "node:url"
import { spawnTestProcess } from "../process/testProcess.ts"

const program = fileURLToPath(new URL("./mailboxProcessProgram.ts", import.meta.url))

/** Points at which a process can die during a message, in order. */
export const steps = ["fetched", "looked up", "stored", "noted", "moved on", "committed"] as const

/** Starts a process that reads the mailbox into this test's database, and dies at a step of so many messages. */
export const startMailboxProcess = (imapUrl: string, step: string, after: number) => {
  const environment = { IMAP_URL: imapUrl, IMAP_WHEN_READ: "flag:Farelight", LOG_LEVEL: "error" }
  return spawnTestProcess(program, environment, [step, after])
}
