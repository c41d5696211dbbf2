import { inTransaction } from "../../../platform/database/connection/database.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { removeAhead, removeFromIndex } from "../../../platform/search/searchPacker.ts"
import { eraseMails } from "../erasure/leadCopies.ts"
import type { Source } from "./leadRules.ts"
import { countDue, type DueRule, findDue, isDue } from "./retention.ts"

// A mail loses first what it said and to whom, whether or not its lead is still there. That there was a mail of this type,
// when, and what became of it stays for as long again: it tells nothing of a person.

/** What waits to be sent, or will when its lead comes out of the trash, is none of these. */
const textsRule = (days: number): DueRule => ({
  table: "email_logs",
  days,
  moment: "created_at",
  condition: `texts_erased_at IS NULL AND due_at IS NULL AND claim_token IS NULL
    AND (sent_at IS NULL OR sent_at < :before) AND canceled_with_lead IS NOT TRUE`,
})

const linesRule = (days: number): DueRule => ({
  table: "email_logs",
  days,
  moment: "created_at",
  condition: "texts_erased_at IS NOT NULL AND texts_erased_at < :before",
})

const eraseTexts = async (rule: DueRule, id: number, now: number) => {
  const found = await EmailLog.findByPk(id, { attributes: ["searchText"] })
  await removeAhead("email_log", id, found?.searchText ?? "")
  return inTransaction(async (transaction) => {
    const mail = await EmailLog.findByPk(id, { attributes: ["id", "searchText"], transaction, lock: true })
    if (!mail || !(await isDue(rule, id, now, transaction))) return false
    await removeFromIndex("email_log", id, mail.searchText ?? "", transaction)
    const nobody = { subject: "", recipient: "", replyTo: null, fromName: null, thread: null, searchText: "" }
    const nothing = { body: "", html: null, formData: {}, promise: null, bounceReason: null }
    const values = { ...nobody, ...nothing, textsErasedAt: clock.wallTime() }
    await EmailLog.update(values, { where: { id }, transaction, silent: true })
    await EmailAttempt.update({ explanation: null, answer: null }, { where: { emailLogId: id }, transaction })
    return true
  })
}

export const mailTextSources = (days: number, now: number): Source[] => {
  if (days === 0) return []
  const rule = textsRule(days)
  return [
    { find: () => findDue(rule, now), count: () => countDue(rule, now), erase: (id) => eraseTexts(rule, id, now) },
  ]
}

/** What is left of a mail, as long after its texts as these came after the mail. */
export const mailLineSources = (days: number, now: number): Source[] => {
  if (days === 0) return []
  const rule = linesRule(days)
  const erase = (id: number) =>
    inTransaction(async (transaction) => {
      const attributes = ["id", "searchText", "status"]
      const mail = await EmailLog.findByPk(id, { attributes, transaction, lock: true })
      if (!mail || !(await isDue(rule, id, now, transaction))) return false
      await eraseMails([mail], transaction)
      return true
    })
  return [{ find: () => findDue(rule, now), count: () => countDue(rule, now), erase }]
}
