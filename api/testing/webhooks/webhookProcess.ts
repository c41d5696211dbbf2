import { fileURLToPath } from "node:url"
import { startTestProcess } from "../process/testProcess.ts"

const program = fileURLToPath(new URL("./webhookProcessProgram.ts", import.meta.url))

/** Starts a delivery process that also trusts the certificate authority in this file. */
export const startWebhookProcess = (authority: string) => startTestProcess(program, { NODE_EXTRA_CA_CERTS: authority })
