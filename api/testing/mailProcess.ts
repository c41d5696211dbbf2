import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("./mailProcessProgram.ts", import.meta.url))

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
    stdio: ["ignore", "pipe", "inherit"],
  })
  const closed = once(child, "close")
  await once(child.stdout, "data")
  return {
    end: async (signal: "SIGTERM" | "SIGKILL") => {
      child.kill(signal)
      await closed
    },
  }
}
