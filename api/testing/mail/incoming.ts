import { inTransaction } from "../../platform/database/connection/database.ts"
import type { LeadKey } from "../../rooms/leads/lead/leadKind.ts"
import { LeadMessage, type LeadMessageRow } from "../../rooms/leads/related/leadMessage.model.ts"
import { storeFile } from "../../rooms/leads/related/storedFiles.ts"
import { refreshLead } from "../../rooms/leads/work/changeLeads.ts"
import { kindOf } from "../../rooms/leads/work/leadAssignment.service.ts"
import { buildMessage } from "../factories/mail.ts"

export const fileWith = (text: string, head = "%PDF-1.7\n") => Buffer.from(`${head}${text}`, "latin1")

export const jpegWith = (text: string) => fileWith(text, "\xff\xd8\xff\xe0")

/** Stores a message as reading a mailbox does, with its attachments. */
export const storeIncoming = (
  lead: LeadKey | null,
  values: Partial<LeadMessageRow> = {},
  attachments: Readonly<Record<string, Buffer>> = {},
): Promise<LeadMessage> =>
  inTransaction(async (transaction) => {
    const from = { fromName: "Ana Gomez", fromAddress: "ana@example.com", text: "Here it is." }
    const message = await LeadMessage.create(buildMessage(lead, { ...from, ...values }), { transaction })
    const kept = []
    for (const [name, bytes] of Object.entries(attachments)) {
      const { file } = await storeFile({ lead, messageId: message.id, name, bytes, addedBy: "MESSAGE" }, transaction)
      kept.push({ name, contentType: file.contentType, size: file.size, fileId: file.id, leftOut: null })
    }
    if (kept.length > 0) await message.update({ attachments: kept }, { transaction })
    if (!lead) return message
    const kind = kindOf(lead.leadType)
    const found = await kind.model.unscoped().findByPk(lead.leadId, { transaction, lock: true, rejectOnEmpty: true })
    await refreshLead(kind, found, transaction)
    return message
  })
