import { randomUUID } from "node:crypto"
import { config } from "../../config.ts"

// Nobody owns it: for mails that are only logged as long as no sender is set.
const NO_DOMAIN = "farelight.invalid"

/** A new Message-ID, in the domain of EMAIL_FROM. */
export const newMessageId = (): string => {
  const domain = config.email.from?.match(/@([^@>\s]+)>?\s*$/)?.[1] ?? NO_DOMAIN
  return `<${randomUUID()}@${domain}>`
}
