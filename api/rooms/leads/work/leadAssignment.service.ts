import { Op, type Transaction } from "sequelize"
import { InvalidInputError, NotFoundError } from "../../../contract/api/errors.ts"
import { type ItemResult, itemResultsOf } from "../../../contract/api/itemResults.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { openStatuses } from "../../../contract/leads/leadStatus.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { type NewEvent, type Origin, originOf } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { User } from "../../accounts/users/user.model.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import { leadEvent } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import { assignmentInput, followUpInput } from "../lead/lead.rules.ts"
import type { LeadKey, LeadKind, LeadRow } from "../lead/leadKind.ts"
import { leadPlaces } from "../lead/leadPlace.ts"
import { leadKinds } from "../leadKinds.ts"
import { survivorsOf } from "../merged/mergedLeads.ts"
import { changeLeads, type LeadChange } from "./changeLeads.ts"

const { INBOX, TRASH } = leadPlaces

export const readColleagues = async () => {
  const users = await User.findAll({
    attributes: ["id", "name", "username"],
    where: usersWithPermission("leads:write"),
  })
  return users
    .map(({ id, name, username }) => ({ id: String(id), name: name || username }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"))
}

export const findColleagues = async (viewer: Viewer) => {
  requirePermission(viewer, "leads:read")
  return readColleagues()
}

export const kindOf = (leadType: string) => {
  const kind = leadKinds.find(({ type }) => type === leadType)
  if (!kind) throw new InvalidInputError([{ field: "leadType", message: "There is no such kind of lead." }])
  return kind
}

/** Throws `NotFoundError` for an unknown type, as after the removal of a kind. */
export const kindOfRow = ({ leadType }: { leadType: string }, noun: string) => {
  const kind = leadKinds.find(({ type }) => type === leadType)
  if (!kind) throw new NotFoundError(noun)
  return kind
}

interface ChangedLeads {
  leads: Lead[]
  notFoundIds: string[]
  results: ItemResult[]
}

/** One transaction: either all leads change or none. Ids of merged leads stand for their survivors. */
export const changeAll = async (
  kind: LeadKind,
  origin: Origin,
  ids: readonly string[],
  {
    values,
    eventOf,
    check,
    prepare,
  }: {
    values: LeadChange["values"]
    eventOf: (before: LeadRow, key: LeadKey, origin: Origin) => NewEvent
    check?: (transaction: Transaction) => Promise<void>
    prepare?: (leads: readonly Lead[], transaction: Transaction) => Promise<void>
  },
): Promise<ChangedLeads> =>
  inTransaction(async (transaction) => {
    await check?.(transaction)
    // Locked in order of ids, as two requests could otherwise deadlock.
    const survivors = await survivorsOf(kind.type, ids.map(idOf), transaction)
    const standing = (id: string) => survivors.get(idOf(id)) ?? idOf(id)
    const where = { id: { [Op.in]: ids.map(standing) } }
    const leads = await kind.model.findAll({ where, order: ["id"], transaction, lock: true })
    await prepare?.(leads, transaction)
    const changes = leads.map((lead): LeadChange => {
      return { lead, values, events: ({ before, key }) => [eventOf(before, key, origin)] }
    })
    await changeLeads(kind, changes, transaction)
    const found = new Set(leads.map(({ id }) => id))
    const notFoundIds = ids.filter((id) => !found.has(standing(id)))
    return { leads, notFoundIds, results: itemResultsOf(kind.noun, ids, notFoundIds) }
  })

/** A null `ownerId` stands for no owner. Throws `NotFoundError` for an account that cannot own leads. */
export const requireOwner = async (ownerId: number | null, transaction: Transaction) => {
  // Locked, so that the account cannot be deactivated at the same time.
  const where = { ...usersWithPermission("leads:write"), id: ownerId ?? 0 }
  if (ownerId !== null && !(await User.findOne({ where, transaction, lock: transaction.LOCK.SHARE })))
    throw new NotFoundError("colleague")
}

/** Null unassigns. Throws `NotFoundError` for an account that cannot own leads. */
export const assignLeads = async (viewer: Viewer, input: unknown) => {
  requirePermission(viewer, "leads:write")
  const { leadType, ids, ownerId } = parseInput(assignmentInput, input)
  const to = ownerId === null ? null : idOf(ownerId)
  return changeAll(kindOf(leadType), originOf(viewer), ids, {
    values: { ownerId: to },
    eventOf: ({ ownerId: from }, key, origin) => leadEvent("lead.assigned", key, origin, { from, to }),
    check: (transaction) => requireOwner(to, transaction),
  })
}

const TAKEN_AT_ONCE = 500

/** Leads of a user who can no longer work on them would otherwise be forgotten. */
export const unassignOpenLeads = async (ownerId: number, viewer: Viewer, transaction: Transaction) => {
  requirePermission(viewer, "team:manage")
  const origin = originOf(viewer)
  for (const kind of leadKinds) {
    // Includes trashed leads, as they may be restored.
    const where = { place: [INBOX, TRASH], ownerId, status: [...openStatuses] }
    const leads = await kind.model.unscoped().findAll({ where, order: ["id"], transaction, lock: true })
    const changes = leads.map(
      (lead): LeadChange => ({
        lead,
        values: { ownerId: null },
        events: ({ key }) => [leadEvent("lead.assigned", key, origin, { from: ownerId, to: null })],
      }),
    )
    for (let start = 0; start < changes.length; start += TAKEN_AT_ONCE)
      await changeLeads(kind, changes.slice(start, start + TAKEN_AT_ONCE), transaction)
  }
}

export const setFollowUp = async (viewer: Viewer, input: unknown) => {
  requirePermission(viewer, "leads:write")
  const { leadType, ids, on } = parseInput(followUpInput, input)
  return changeAll(kindOf(leadType), originOf(viewer), ids, {
    values: { followUpOn: on },
    eventOf: (_lead, key, origin) => leadEvent("lead.follow_up_set", key, origin, { on }),
  })
}
