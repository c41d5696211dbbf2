import type { Transaction } from "sequelize"
import type * as z from "zod"
import { ForbiddenError, NotFoundError } from "../../../contract/api/errors.ts"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import type { City } from "../../../contract/cities/city.ts"
import { cityOfMark } from "../../../contract/cities/findCity.ts"
import { type CallOutcome, callOutcomes } from "../../../contract/leads/callOutcomes.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { type Actor, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { normalizeUsername, User } from "../../accounts/users/user.model.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import { leadEvent } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import { callInput, noteEditInput, noteInput } from "../lead/lead.rules.ts"
import type { LeadKey, LeadKind } from "../lead/leadKind.ts"
import { lockLead } from "../related/leadTexts.ts"
import { LeadNote } from "../related/leadWork.model.ts"
import { readCities } from "../waitList/waitList.service.ts"
import { changeLeads, refreshLead } from "./changeLeads.ts"
import { kindOf, kindOfRow } from "./leadAssignment.service.ts"
import { moveLead } from "./leadWork.service.ts"

/** Without `authorId`, as in notes of API keys, only the name identifies the author. */
export const isAuthor = ({ id, username }: Actor, { authorId, writtenBy }: LeadNote) =>
  authorId === null ? normalizeUsername(writtenBy) === normalizeUsername(username) : authorId === id

interface Mentioning {
  kind: LeadKind
  lead: Lead
  author: Actor
  text: string
  ids: readonly number[]
  before: readonly number[]
}

/** Colleagues who were mentioned before an edit get no second mail. Throws for accounts that cannot be mentioned. */
const notifyMentioned = async ({ kind, lead, author, text, ids, before }: Mentioning, transaction: Transaction) => {
  const added = ids.filter((id) => !before.includes(id))
  const users = await User.findAll({
    where: { ...usersWithPermission("leads:read"), id: added },
    order: ["id"],
    transaction,
  })
  if (users.length < added.length) throw new NotFoundError("colleague")
  const others = users.filter(({ id }) => id !== author.id)
  await kind.afterMentioned({ lead, author: author.name, text, users: others }, transaction)
}

const isCall = (input: unknown) => isJsonObject(input) && input.call != null

interface LoggedCall {
  call: CallOutcome
  cities: readonly City[]
}

/** A call that reached the sender ends the wait, like a reply or city letter. */
const logCall = async (
  kind: LeadKind,
  viewer: Viewer,
  lead: Lead,
  { call, cities }: LoggedCall,
  transaction: Transaction,
) => {
  const isReached = call === callOutcomes.REACHED
  const { waitListCity, waitListToldAt } = lead
  const isToldOfCity = waitListCity && !waitListToldAt && cityOfMark(cities, waitListCity)?.status === "OPEN"
  const values = isReached
    ? { waitingSince: null, mailReturnedAt: null, ...(isToldOfCity && { waitListToldAt: clock.wallTime() }) }
    : { triedAt: clock.wallTime() }
  await changeLeads(kind, [{ lead, values }], transaction)
  if (isReached && lead.status === leadStatuses.PENDING)
    await moveLead(kind, viewer, lead, leadStatuses.CONTACTED, transaction)
}

export const addLeadNote = async (viewer: Viewer, input: unknown): Promise<LeadNote> => {
  const author = requirePermission(viewer, "leads:write")
  const parsed: z.output<typeof callInput> = parseInput(isCall(input) ? callInput : noteInput, input)
  const { leadType, leadId, text, mentionedIds, call } = parsed
  const kind = kindOf(leadType)
  // Read before the transaction, which holds SQLite's only connection.
  const cities = call ? await readCities() : []
  return inTransaction(async (transaction) => {
    const lead = await lockLead(kind, leadId, transaction)
    const by = { authorId: author.id, writtenBy: author.username, writtenAt: clock.wallTime() }
    const key = { leadType: kind.type, leadId: lead.id }
    const note = await LeadNote.create(
      { ...key, text, ...by, mentions: mentionedIds, callOutcome: call },
      { transaction },
    )
    await notifyMentioned({ kind, lead, author, text, ids: mentionedIds, before: [] }, transaction)
    await refreshLead(kind, lead, transaction)
    const facts = { noteId: note.id, ...(call && { call }) }
    await recordEvents([leadEvent("lead.noted", note, originOf(viewer), facts)], transaction)
    if (call) await logCall(kind, viewer, lead, { call, cities }, transaction)
    return note
  })
}

export const notesOfLead = async (kind: LeadKind, viewer: Viewer, id: string): Promise<LeadNote[]> => {
  requirePermission(viewer, "leads:read")
  const lead = await kind.model.findByPk(idOf(id), { attributes: ["id"] })
  if (!lead) throw new NotFoundError(kind.noun, id)
  return LeadNote.findAll({ where: { leadType: kind.type, leadId: lead.id }, order: ["id"] })
}

const changeOwnNote = <Result>(
  viewer: Viewer,
  id: string,
  change: (found: { kind: LeadKind; lead: Lead; note: LeadNote }, transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  inTransaction(async (transaction) => {
    const author = requirePermission(viewer, "leads:write")
    const key: LeadKey | null = await LeadNote.findByPk(idOf(id), { attributes: ["leadType", "leadId"], transaction })
    if (!key) throw new NotFoundError("note", id)
    const kind = kindOfRow(key, "note")
    const lead = await lockLead(kind, key.leadId, transaction)
    // Read again, as the note may have changed before the lead was locked.
    const note = await LeadNote.findByPk(idOf(id), { transaction, lock: true })
    if (!note) throw new NotFoundError("note", id)
    if (!isAuthor(author, note)) throw new ForbiddenError(refusals.othersNote)
    return change({ kind, lead, note }, transaction)
  })

export const editLeadNote = async (viewer: Viewer, input: unknown): Promise<LeadNote> => {
  const author = requirePermission(viewer, "leads:write")
  const { id, text, mentionedIds } = parseInput(noteEditInput, input)
  return changeOwnNote(viewer, id, async ({ kind, lead, note }, transaction) => {
    const before = note.mentions ?? []
    await notifyMentioned({ kind, lead, author, text, ids: mentionedIds, before }, transaction)
    if (note.text === text && mentionedIds.join() === before.join()) return note
    await note.update({ text, mentions: mentionedIds, editedAt: clock.wallTime() }, { transaction })
    await refreshLead(kind, lead, transaction)
    await recordEvents([leadEvent("lead.note_edited", note, originOf(viewer), { noteId: note.id })], transaction)
    return note
  })
}

export const deleteLeadNote = async (viewer: Viewer, id: string): Promise<boolean> => {
  requirePermission(viewer, "leads:write")
  return changeOwnNote(viewer, id, async ({ kind, lead, note }, transaction) => {
    await note.destroy({ transaction })
    await refreshLead(kind, lead, transaction)
    await recordEvents([leadEvent("lead.note_deleted", note, originOf(viewer), { noteId: note.id })], transaction)
    return true
  })
}
