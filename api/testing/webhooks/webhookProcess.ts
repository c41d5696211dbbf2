import { fileURLToPath } from "node:url"
import { startTestProcess } from "../process/testProcess.ts"

const program = fileURLToPath(new URL("./webhookProcessProgram.ts", import.meta.url))

/** Starts a process that trusts another authority as well, by a file with its certificate, and delivers messages. */
export const startWebhookProcess = (authority: string) => startTestProcess(program, { NODE_EXTRA_CA_CERTS: authority })
