import { fileURLToPath } from "node:url"
import { startTestProcess } from "../process/testProcess.ts"

const program = fileURLToPath(new URL("./webhookProcessProgram.ts", import.meta.url))

interface Settings {
  /** Never resolves names, so that every message stays claimed and unsent. */
  isHeld?: boolean
  /** A file with the certificate of an authority to trust as well. */
  authority?: string
}

export const startWebhookProcess = ({ isHeld = false, authority }: Settings = {}) =>
  startTestProcess(program, {
    ...(isHeld && { HOLD_NAMES: "1" }),
    ...(authority !== undefined && { NODE_EXTRA_CA_CERTS: authority }),
  })
