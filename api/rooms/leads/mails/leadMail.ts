import type { NamedLead } from "../../accounts/mails/accountEmails.ts"
import type { LeadDescription, LeadKind, LeadRow } from "../lead/leadKind.ts"
import { referenceTo } from "../lead/leadReference.ts"
import type { MailedDescription } from "./emailTemplates.ts"

export const namedLead = (kind: LeadDescription, lead: LeadRow): NamedLead => {
  const { id, name } = referenceTo(kind, lead)
  return { type: kind.type, id, name, noun: kind.noun, path: `${kind.dashboardPath}/${id}` }
}

/** Imported on demand, as these modules read settings, which codegen lacks. */
export const mailOf = (kind: MailedDescription): Pick<LeadKind, "afterStored" | "afterMentioned"> => ({
  afterStored: async (stored, transaction) => {
    const { queueLeadEmails } = await import("./queueEmails.ts")
    return queueLeadEmails(kind, stored, transaction)
  },
  afterMentioned: async ({ lead, users, ...note }, transaction) => {
    const { queueAccountEmail } = await import("../../accounts/mails/queueAccountEmail.ts")
    for (const user of users)
      await queueAccountEmail({ type: "NOTE_MENTION", ...note, lead: namedLead(kind, lead), user }, transaction)
  },
})
