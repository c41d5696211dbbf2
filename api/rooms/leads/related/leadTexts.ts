import type { Transaction } from "sequelize"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { messageDirections } from "../../../contract/mail/messages.ts"
import { searchTextOf } from "../../../platform/search/searchIndex.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind, LeadRow } from "../lead/leadKind.ts"
import { findParts, findSurvivor } from "../merged/mergedLeads.ts"
import { LeadFile } from "./leadFile.model.ts"
import { LeadMessage } from "./leadMessage.model.ts"
import { LeadNote } from "./leadWork.model.ts"

// Per message and lead, so that long mails do not slow down searches.
const MESSAGE_LENGTH = 4_000
const MESSAGES_LENGTH = 40_000

/**
 * Lock a lead before changing its notes, messages or files, or an erasure may miss the change. Returns the survivor if
 * the lead was merged.
 */
export const lockLead = async (kind: LeadKind, leadId: number, transaction: Transaction): Promise<Lead> => {
  const lead = await findSurvivor(kind, leadId, { transaction, lock: true })
  if (!lead) throw new NotFoundError("lead")
  return lead
}

export interface RelatedTexts {
  texts: string[]
  noteCount: number
  messageCount: number
  fileCount: number
}

export const readRelatedTexts = async (kind: LeadKind, leadIds: readonly number[], transaction?: Transaction) => {
  // Locked during changes, as MySQL would otherwise read an older snapshot.
  const options = {
    where: { leadType: kind.type, leadId: [...leadIds] },
    order: ["id"],
    transaction,
    lock: transaction !== undefined,
  }
  const notes = await LeadNote.findAll({ attributes: ["leadId", "text"], ...options })
  const messages = await LeadMessage.findAll({ attributes: ["leadId", "subject", "text", "direction"], ...options })
  const files = await LeadFile.findAll({ attributes: ["leadId", "name"], ...options })
  const found = new Map(
    leadIds.map((id) => [
      id,
      { notes: [] as string[], messages: "", files: [] as string[], merged: [] as string[], count: 0 },
    ]),
  )
  for (const { of, part } of await findParts(kind, leadIds, transaction))
    found.get(of)?.merged.push(...kind.searchable(part))
  for (const { leadId, text } of notes) found.get(leadId)?.notes.push(text)
  for (const { leadId, subject, text, direction } of messages) {
    const lead = found.get(leadId ?? 0)
    if (!lead) continue
    lead.count += 1
    if (direction === messageDirections.INCOMING && lead.messages.length < MESSAGES_LENGTH)
      lead.messages += `${subject}\n${text.slice(0, MESSAGE_LENGTH)}\n`
  }
  for (const { leadId, name } of files) found.get(leadId ?? 0)?.files.push(name)
  return new Map<number, RelatedTexts>(
    [...found].map(([id, { notes, messages, files, merged, count }]) => {
      const texts = [...notes, messages, ...files, ...merged]
      return [id, { texts, noteCount: notes.length, messageCount: count, fileCount: files.length }]
    }),
  )
}

/** Only texts outside the lead's row: notes, senders' messages, filenames, and columns of merged leads. */
export const relatedTexts = async (kind: LeadKind, leadIds: readonly number[], transaction?: Transaction) =>
  new Map([...(await readRelatedTexts(kind, leadIds, transaction))].map(([id, { texts }]) => [id, texts]))

export const buildSearchText = async (kind: LeadKind, lead: LeadRow, transaction?: Transaction) => {
  const beside = await relatedTexts(kind, [lead.id], transaction)
  return searchTextOf([...kind.searchable(lead), ...(beside.get(lead.id) ?? [])])
}
