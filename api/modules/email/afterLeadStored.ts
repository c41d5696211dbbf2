import type { LeadKind } from "../leads/leadKind.ts"
import type { MailedDescription } from "./emailTemplates.ts"

/**
 * Writes a lead's mails when the lead is stored. The import waits until then, as what it imports reads the settings,
 * and codegen reads the kinds of leads on machines without any.
 */
export const queueEmailsOf =
  (kind: MailedDescription): LeadKind["afterStored"] =>
  async (lead, promise, transaction) => {
    const { queueLeadEmails } = await import("./queueEmails.ts")
    await queueLeadEmails(kind, lead, promise, transaction)
  }
