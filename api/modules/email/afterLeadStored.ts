import type { LeadKind } from "../leads/leadKind.ts"
import type { MailedDescription } from "./emailTemplates.ts"

/**
 * Queues the mails about leads when those are stored. The import waits until then, as what it imports reads the settings,
 * and codegen reads the kinds of leads on machines without any.
 */
export const queueEmailsOf =
  (kind: MailedDescription): LeadKind["afterStored"] =>
  async (stored, transaction) => {
    const { queueLeadEmails } = await import("./queueEmails.ts")
    return queueLeadEmails(kind, stored, transaction)
  }
