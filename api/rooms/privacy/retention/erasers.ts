import type { Transaction } from "sequelize"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { removeAhead, removeFromIndex } from "../../../platform/search/searchIndexer.ts"
import { dropFile } from "../../conversation/files/leadFiles.service.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { LeadFile } from "../../leads/related/leadFile.model.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { deleteFiles, findFilesOf } from "../../leads/related/messageFiles.ts"
import { eraseOne, findStoredLead, type Order } from "../erasure/eraseOne.ts"
import { eraseMails } from "../erasure/leadCopies.ts"
import { lockLeadOf, updateSearchText } from "../erasure/personMessages.ts"

/** False if the row was deleted or is no longer due, which is checked again under lock. */
export type Erase = (
  id: number,
  order: Order,
  isStillDue: (transaction: Transaction) => Promise<boolean>,
) => Promise<boolean>

const NO_TEXTS = {
  subject: "",
  recipient: "",
  replyTo: null,
  fromName: null,
  thread: null,
  searchText: "",
  body: "",
  html: null,
  formData: {},
  promise: null,
  bounceReason: null,
}

export const eraseMailTexts: Erase = async (id, _order, isStillDue) => {
  const found = await EmailLog.findByPk(id, { attributes: ["searchText"] })
  await removeAhead("email_log", id, found?.searchText ?? "")
  return inTransaction(async (transaction) => {
    const mail = await EmailLog.findByPk(id, { attributes: ["id", "searchText"], transaction, lock: true })
    if (!mail || !(await isStillDue(transaction))) return false
    await removeFromIndex("email_log", id, mail.searchText ?? "", transaction)
    const values = { ...NO_TEXTS, textsErasedAt: clock.wallTime() }
    await EmailLog.update(values, { where: { id }, transaction, silent: true })
    await EmailAttempt.update({ explanation: null, answer: null }, { where: { emailLogId: id }, transaction })
    return true
  })
}

export const eraseMailLine: Erase = (id, _order, isStillDue) =>
  inTransaction(async (transaction) => {
    const attributes = ["id", "searchText", "status"]
    const mail = await EmailLog.findByPk(id, { attributes, transaction, lock: true })
    if (!mail || !(await isStillDue(transaction))) return false
    await eraseMails([mail], transaction)
    return true
  })

const NOTHING = { subject: "", text: "", attachments: [] }
const NOBODY = { fromName: null, fromAddress: null, quotedText: null, html: null, problem: null, messageId: null }

/** A lead's message keeps its row and files. An unmatched message is deleted with its files. */
export const eraseMessageTexts: Erase = async (id, _order, isStillDue) => {
  const about = await LeadMessage.findByPk(id, { attributes: ["leadType", "leadId"] })
  if (!about) return false
  return inTransaction(async (transaction) => {
    const found = await lockLeadOf(about, transaction)
    const message = await LeadMessage.findByPk(id, { transaction, lock: true })
    if (!message || !(await isStillDue(transaction))) return false
    // The message was matched to another lead meanwhile; the next run handles it.
    if (message.leadType !== about.leadType || message.leadId !== about.leadId) return false
    if (!found) {
      await deleteFiles(await findFilesOf([id], transaction), transaction)
      await message.destroy({ transaction })
      return true
    }
    await message.update({ ...NOTHING, ...NOBODY }, { transaction })
    await updateSearchText(found.kind, found.lead, transaction, { isSilent: true })
    return true
  })
}

export const eraseFile: Erase = async (id, { origin }, isStillDue) => {
  const file = await LeadFile.findByPk(id, { attributes: ["leadType", "leadId"] })
  return inTransaction(async (transaction) => {
    if (!(await isStillDue(transaction))) return false
    const found = file && (await lockLeadOf(file, transaction))
    if (found) return dropFile(found.kind, found.lead, id, origin, transaction)
    return (await LeadFile.destroy({ where: { id, leadId: null }, transaction })) > 0
  })
}

/** In small transactions ahead of the erasure, which would otherwise hold locks for long. */
const leaveIndex = async (kind: LeadKind, leadId: number) => {
  const found = await findStoredLead(kind, leadId)
  if (!found) return
  if (found.place === leadPlaces.INBOX) await removeAhead(kind.type, leadId, found.searchText)
  const where = { logType: Object.values(kind.emailTypes), leadId }
  for (const { id, searchText } of await EmailLog.findAll({ attributes: ["id", "searchText"], where }))
    await removeAhead("email_log", id, searchText ?? "")
}

export const eraseStoredLead =
  (kind: LeadKind): Erase =>
  async (id, order, isStillDue) => {
    await leaveIndex(kind, id)
    const erased = await eraseOne(kind, id, order, async (_kind, leadId, transaction) => {
      const found = await findStoredLead(kind, leadId, transaction)
      return found && (await isStillDue(transaction)) ? found : null
    })
    return erased !== null
  }
