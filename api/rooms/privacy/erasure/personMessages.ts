import type { Transaction } from "sequelize"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { removeFromIndex } from "../../../platform/search/searchIndexer.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { deleteFiles, findFilesOf } from "../../leads/related/messageFiles.ts"
import { refreshLead } from "../../leads/work/changeLeads.ts"
import type { LocatedLead } from "./eraseOne.ts"
import { comparedEmail, type Person } from "./person.ts"

export interface OptionalLead {
  leadType: string | null
  leadId: number | null
}

const KEY = ["id", "leadType", "leadId"]

export interface FoundMessage extends OptionalLead {
  id: number
  fileIds: number[]
}

export const isAboutAny = (found: readonly LocatedLead[], { leadType, leadId }: OptionalLead) =>
  found.some(({ kind, lead }) => kind.type === leadType && lead.id === leadId)

/** Messages at the person's leads are left out, as they are copies of those leads. */
export const findMessagesFrom = async ({ email }: Person, found: readonly LocatedLead[]): Promise<FoundMessage[]> => {
  if (email === null) return []
  const attributes = ["id", "leadType", "leadId", "fromAddress"]
  const messages = await LeadMessage.findAll({ attributes, where: { fromAddress: email }, order: ["id"] })
  const others = messages.filter(
    // MySQL also matches letters with different accents, so addresses are compared again.
    (message) => comparedEmail(message.fromAddress ?? "") === email && !isAboutAny(found, message),
  )
  return Promise.all(
    others.map(async ({ id, leadType, leadId }) => ({ id, leadType, leadId, fileIds: await findFilesOf([id]) })),
  )
}

export const lockLeadOf = async ({ leadType, leadId }: OptionalLead, transaction: Transaction) => {
  const kind = leadKinds.find(({ type }) => type === leadType)
  const lead = kind && leadId ? await kind.model.unscoped().findByPk(leadId, { transaction, lock: true }) : null
  return kind && lead ? { kind, lead } : null
}

/** The index finds its entries by the former search text, so call this before that text is replaced. */
export const updateSearchText = async (
  kind: LeadKind,
  lead: Lead,
  transaction: Transaction,
  options = { isSilent: false },
) => {
  if (lead.place === leadPlaces.INBOX)
    await removeFromIndex(kind.type, lead.id, (lead.get("searchText") as string | null) ?? "", transaction)
  await refreshLead(kind, lead, transaction, options)
}

const eraseAt = (id: number, about: OptionalLead) =>
  inTransaction(async (transaction) => {
    const found = await lockLeadOf(about, transaction)
    const message = await LeadMessage.findByPk(id, { attributes: KEY, transaction, lock: true })
    if (!message) return false
    if (message.leadType !== about.leadType || message.leadId !== about.leadId) return null
    // Read again, to include files added since.
    await deleteFiles(await findFilesOf([id], transaction), transaction)
    await message.destroy({ transaction })
    if (found) await updateSearchText(found.kind, found.lead, transaction)
    return true
  })

export const eraseMessage = async ({ id }: Pick<FoundMessage, "id">): Promise<boolean> => {
  for (;;) {
    const about = await LeadMessage.findByPk(id, { attributes: KEY })
    const isErased = about ? await eraseAt(id, about) : false
    if (isErased !== null) return isErased
  }
}
