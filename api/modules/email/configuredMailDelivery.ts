import { config } from "../../config.ts"
import { type MailDelivery, startMailDelivery } from "./mailDelivery.ts"
import { createMailSender, senderLimits } from "./mailSender.ts"

/** Starts delivering mail by the configured mail server; answers null without one. */
export const startConfiguredMailDelivery = (): MailDelivery | null => {
  const { smtp, from } = config.email
  if (!smtp || !from) return null
  return startMailDelivery({ sender: createMailSender({ smtp, from }), slots: senderLimits.connections })
}
