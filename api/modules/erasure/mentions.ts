import { Op } from "sequelize"
import { inTransaction } from "../../database/database.ts"
import { readAll } from "../../database/keyset.ts"
import { leadKinds } from "../../leadKinds.ts"
import type { LeadKind } from "../leads/leadKind.ts"
import { LeadNote } from "../leads/leadWork.model.ts"
import { findCandidates, markChanged, matchesText, searchTextOf } from "../search/searchIndex.ts"
import { removeFromIndex } from "../search/searchPacker.ts"
import type { Found } from "./eraseOne.ts"
import type { Person } from "./person.ts"

/** What stands in a note where it named somebody who was erased. */
const ERASED = "[erased]"

/** A note about another lead that names a person, and what of it tells who that is. */
export interface Mention {
  kind: LeadKind
  leadId: number
  noteId: number
  texts: string[]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Matches a text in any case; between the digits of a number there may be signs. */
const patternOf = (text: string) => {
  const digits = text.replaceAll(/\D/g, "")
  if (text.includes("@") || digits.length < 7) return new RegExp(escaped(text), "giu")
  const national = [...digits.replace(/^1(?=\d{10}$)/, "")].join("[\\s().-]*")
  return new RegExp(`\\+?(?:1[\\s().-]*)?\\(?${national}`, "gu")
}

const without = (text: string, texts: readonly string[]) =>
  texts.reduce((left, each) => left.replaceAll(patternOf(each), ERASED), text)

/** The addresses and numbers of a person: as given, and as the leads have them. */
const textsOf = ({ email, phone }: Person, found: readonly Found[]) => {
  const own = found.flatMap(({ lead }) => [lead.email, (lead as { phone?: string }).phone ?? ""])
  return [...new Set([email ?? "", phone ?? "", ...own].filter((text) => text !== ""))]
}

/** The notes about leads of others that have a person's address or number. */
export const findMentions = async (person: Person, found: readonly Found[]): Promise<Mention[]> => {
  const texts = textsOf(person, found)
  const isOwn = (kind: LeadKind, id: number) => found.some((one) => one.kind === kind && one.lead.id === id)
  const mentions = new Map<number, Mention>()
  for (const kind of leadKinds)
    for (const text of texts) {
      const candidates = await findCandidates(kind.type, text)
      for await (const { id: leadId } of readAll(kind.model, { where: { [Op.and]: matchesText(text) }, candidates })) {
        if (isOwn(kind, leadId)) continue
        for (const note of await LeadNote.findAll({ where: { leadType: kind.type, leadId } }))
          if (without(note.text, texts) !== note.text) mentions.set(note.id, { kind, leadId, noteId: note.id, texts })
      }
    }
  return [...mentions.values()]
}

const eraseMention = ({ kind, leadId, noteId, texts }: Mention) =>
  inTransaction(async (transaction) => {
    const lead = await kind.model.findByPk(leadId, { transaction, lock: true })
    const note = await LeadNote.findByPk(noteId, { transaction, lock: true })
    if (!lead || !note) return 0
    await note.update({ text: without(note.text, texts) }, { transaction })
    const before = (lead.get("searchText") as string | null) ?? ""
    await removeFromIndex(kind.type, leadId, before, transaction)
    const where = { leadType: kind.type, leadId }
    const notes = await LeadNote.findAll({ attributes: ["text"], where, order: ["id"], transaction, lock: true })
    lead.set("searchText", searchTextOf([...kind.searchable(lead), ...notes.map(({ text }) => text)]))
    lead.changed("updatedAt", true)
    await lead.save({ transaction })
    await markChanged([{ kind: kind.type, ids: [leadId] }], transaction)
    return 1
  })

/** Takes a person's address and number out of notes about others; says how many notes were changed. */
export const eraseMentions = async (mentions: readonly Mention[]): Promise<number> => {
  let changed = 0
  for (const mention of mentions) changed += await eraseMention(mention)
  return changed
}
