import { inTransaction } from "../../../platform/database/connection/database.ts"
import { LeadMessage } from "../../leads/beside/leadMessage.model.ts"
import { deleteFiles, findFilesOf } from "../../leads/beside/messageFiles.ts"
import { forgetWords, lockAbout } from "../erasure/personMessages.ts"
import type { Source } from "./leadRules.ts"
import { countDue, type DueRule, findDue, isDue } from "./retention.ts"

// A message of a lead loses what it said, as a mail does, and stays as a line until its lead goes, as do the files that came
// with it, which are the lead's. One that nobody has said whose it is goes with its files.

const NOTHING = { subject: "", text: "", attachments: [] }
const NOBODY = { fromName: null, fromAddress: null, quotedText: null, html: null, problem: null, messageId: null }

const messagesRule = (days: number): DueRule => ({
  table: "lead_messages",
  days,
  moment: "created_at",
  condition: `(lead_id IS NULL OR subject <> '' OR text <> '' OR attachments <> '[]' OR from_name IS NOT NULL
    OR from_address IS NOT NULL OR quoted_text IS NOT NULL OR html IS NOT NULL OR problem IS NOT NULL
    OR message_id IS NOT NULL)`,
})

const eraseMessage = async (rule: DueRule, id: number, now: number) => {
  const about = await LeadMessage.findByPk(id, { attributes: ["leadType", "leadId"] })
  if (!about) return false
  return inTransaction(async (transaction) => {
    const found = await lockAbout(about, transaction)
    const message = await LeadMessage.findByPk(id, { transaction, lock: true })
    if (!message || !(await isDue(rule, id, now, transaction))) return false
    // Somebody has just said whose it is: the next run knows.
    if (message.leadType !== about.leadType || message.leadId !== about.leadId) return false
    if (!found) {
      await deleteFiles(await findFilesOf([id], transaction), transaction)
      await message.destroy({ transaction })
      return true
    }
    await message.update({ ...NOTHING, ...NOBODY }, { transaction })
    await forgetWords(found.kind, found.lead, transaction, { isSilent: true })
    return true
  })
}

export const messageSources = (days: number, now: number): Source[] => {
  if (days === 0) return []
  const rule = messagesRule(days)
  const erase = (id: number) => eraseMessage(rule, id, now)
  return [{ find: () => findDue(rule, now), count: () => countDue(rule, now), erase }]
}
