import type { Transaction } from "sequelize"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { removeFromIndex } from "../../../platform/search/searchPacker.ts"
import { LeadMessage } from "../../leads/beside/leadMessage.model.ts"
import { deleteFiles, findFilesOf } from "../../leads/beside/messageFiles.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { refreshLead } from "../../leads/work/changeLeads.ts"
import type { Found } from "./eraseOne.ts"
import { comparedEmail, type Person } from "./person.ts"

export interface MaybeLead {
  leadType: string | null
  leadId: number | null
}

const KEY = ["id", "leadType", "leadId"]

/** A message that says it comes from a person, and the files that came with it. */
export interface FoundMessage extends MaybeLead {
  id: number
  fileIds: number[]
}

export const isAboutAny = (found: readonly Found[], { leadType, leadId }: MaybeLead) =>
  found.some(({ kind, lead }) => kind.type === leadType && lead.id === leadId)

/** The messages from a person that found no lead, or were taken for somebody else's. */
export const findMessagesFrom = async ({ email }: Person, found: readonly Found[]): Promise<FoundMessage[]> => {
  if (email === null) return []
  const attributes = ["id", "leadType", "leadId", "fromAddress"]
  const messages = await LeadMessage.findAll({ attributes, where: { fromAddress: email }, order: ["id"] })
  const others = messages.filter(
    // MySQL also takes one letter for another with an accent.
    (message) => comparedEmail(message.fromAddress ?? "") === email && !isAboutAny(found, message),
  )
  return Promise.all(
    others.map(async ({ id, leadType, leadId }) => ({ id, leadType, leadId, fileIds: await findFilesOf([id]) })),
  )
}

/** The lead that something is about, locked wherever it is, and its kind. */
export const lockAbout = async ({ leadType, leadId }: MaybeLead, transaction: Transaction) => {
  const kind = leadKinds.find(({ type }) => type === leadType)
  const lead = kind && leadId ? await kind.model.unscoped().findByPk(leadId, { transaction, lock: true }) : null
  return kind && lead ? { kind, lead } : null
}

/** Lets searches find a lead by what is left, and forget what is not. */
export const forgetWords = async (
  kind: LeadKind,
  lead: Lead,
  transaction: Transaction,
  options = { isSilent: false },
) => {
  if (lead.place === leadPlaces.INBOX)
    await removeFromIndex(kind.type, lead.id, (lead.get("searchText") as string | null) ?? "", transaction)
  await refreshLead(kind, lead, transaction, options)
}

/** Null when somebody has just said whose it is. */
const eraseAt = (id: number, about: MaybeLead) =>
  inTransaction(async (transaction) => {
    const found = await lockAbout(about, transaction)
    const message = await LeadMessage.findByPk(id, { attributes: KEY, transaction, lock: true })
    if (!message) return false
    if (message.leadType !== about.leadType || message.leadId !== about.leadId) return null
    // With what came with it since.
    await deleteFiles(await findFilesOf([id], transaction), transaction)
    await message.destroy({ transaction })
    if (found) await forgetWords(found.kind, found.lead, transaction)
    return true
  })

/** Erases a message with its files, whether or not it has a lead; false when it is gone already. */
export const eraseMessage = async ({ id }: Pick<FoundMessage, "id">): Promise<boolean> => {
  for (;;) {
    const about = await LeadMessage.findByPk(id, { attributes: KEY })
    const isErased = about ? await eraseAt(id, about) : false
    if (isErased !== null) return isErased
  }
}
