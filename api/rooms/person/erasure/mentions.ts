import { Op } from "sequelize"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { readAll } from "../../../platform/database/reading/keyset.ts"
import { findCandidates, matchesText } from "../../../platform/search/searchIndex.ts"
import { removeFromIndex } from "../../../platform/search/searchPacker.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadPlaces } from "../../leads/places/leadPlace.ts"
import { readPlace } from "../../leads/places/placedLeads.ts"
import { refreshLead } from "../../leads/work/leadTexts.ts"
import { LeadNote } from "../../leads/work/leadWork.model.ts"
import type { Found } from "./eraseOne.ts"
import type { Person } from "./person.ts"
import { patternsOf } from "./textPatterns.ts"

/** What stands in a note where it named somebody who was erased. */
const ERASED = "[erased]"

/** A note about another lead that names a person, and what of it tells who that is. */
export interface Mention {
  kind: LeadKind
  leadId: number
  noteId: number
  texts: string[]
}

const without = (text: string, texts: readonly string[]) =>
  patternsOf(texts).reduce((left, pattern) => left.replaceAll(pattern, ERASED), text)

/** The addresses and numbers of a person: as given, and as the leads have them. */
const textsOf = ({ email, phone }: Person, found: readonly Found[]) => {
  const own = found.flatMap(({ lead }) => [lead.email, (lead as { phone?: string }).phone ?? ""])
  return [...new Set([email ?? "", phone ?? "", ...own].filter((text) => text !== ""))]
}

/** The leads whose notes may name a person: whose search text has one of the texts, and all in the trash, which have none. */
const candidatesFor = async function* (kind: LeadKind, texts: readonly string[]) {
  for (const text of texts) {
    const candidates = await findCandidates(kind.type, text)
    const where = { [Op.and]: matchesText(text) }
    for await (const { id } of readAll(kind.model, { where, candidates })) yield id
  }
  for await (const { id } of readPlace(kind, leadPlaces.TRASH)) yield id
}

/** The notes about leads of others that have a person's address or number. */
export const findMentions = async (person: Person, found: readonly Found[]): Promise<Mention[]> => {
  const texts = textsOf(person, found)
  const isOwn = (kind: LeadKind, id: number) => found.some((one) => one.kind === kind && one.lead.id === id)
  const mentions = new Map<number, Mention>()
  for (const kind of leadKinds)
    for await (const leadId of candidatesFor(kind, texts)) {
      if (isOwn(kind, leadId)) continue
      for (const note of await LeadNote.findAll({ where: { leadType: kind.type, leadId } }))
        if (without(note.text, texts) !== note.text) mentions.set(note.id, { kind, leadId, noteId: note.id, texts })
    }
  return [...mentions.values()]
}

const eraseMention = ({ kind, leadId, noteId, texts }: Mention) =>
  inTransaction(async (transaction) => {
    const locked = { transaction, lock: true }
    const lead = await kind.model.unscoped().findByPk(leadId, locked)
    const note = await LeadNote.findByPk(noteId, locked)
    if (!note || !lead) return 0
    await note.update({ text: without(note.text, texts) }, { transaction })
    const isInInbox = lead.place === leadPlaces.INBOX
    if (isInInbox)
      await removeFromIndex(kind.type, leadId, (lead.get("searchText") as string | null) ?? "", transaction)
    await refreshLead(kind, lead, transaction)
    return 1
  })

/** Takes a person's address and number out of notes about others; says how many notes were changed. */
export const eraseMentions = async (mentions: readonly Mention[]): Promise<number> => {
  let changed = 0
  for (const mention of mentions) changed += await eraseMention(mention)
  return changed
}
