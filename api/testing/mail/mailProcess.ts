import { fileURLToPath } from "node:url"
import { startTestProcess } from "../process/testProcess.ts"

const program = fileURLToPath(new URL("./mailProcessProgram.ts", import.meta.url))

/** Starts a process that delivers the mail of this test's database by a mail server on this machine. */
export const startMailProcess = (smtpPort: number, environment: Record<string, string> = {}) =>
  startTestProcess(program, {
    ...environment,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    EMAIL_FROM: "no-reply@example.com",
    EMAIL_TO: "leads@example.com",
  })
