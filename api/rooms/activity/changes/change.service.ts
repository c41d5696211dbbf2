import { setTimeout as delay } from "node:timers/promises"
import { Op } from "sequelize"
import { type ChangedField, changedFields } from "../../../contract/activity/changedFields.ts"
import { ConflictError, InvalidInputError } from "../../../contract/api/errors.ts"
import { createLazyCount } from "../../../platform/database/reading/lazyCount.ts"
import { type PageRequest, pageSize } from "../../../platform/database/reading/pageRequest.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import { RecordedEvent, type RecordedEventRow } from "../../../platform/events/event.model.ts"
import { readChain } from "../../../platform/events/eventChain.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { parseFacts } from "../../accounts/team.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"

export const CHANGES_MAX = 100

export interface LeadChange<Stored = Lead> extends LeadKey {
  position: number
  type: string
  occurredAt: Date
  changed: ChangedField[]
  madeByKeyId: number | null
  mergedIntoId: number | null
  /** Null for leads that are deleted or merged. */
  lead: Stored | null
}

export interface ChangePage {
  changes: LeadChange[]
  hasMore: boolean
  /**
   * Position of the page's last change. On the last page, this is the head position, so that the next read skips events
   * that change no lead.
   */
  nextPosition: number
  headPosition: number
  after: number | null
}

export const parsePosition = (text: string | null | undefined): number | null => {
  if (text == null) return null
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new InvalidInputError([{ field: "after", message: "This is not a position: give the last one that you have." }])
}

// A cluster node may lag behind the node that answered the previous request, so it gets time to catch up.
const CATCH_UP_MS = 1_000

const readEnds = async (position: number | null) => {
  const chain = await readChain()
  if (chain && position !== null && position > chain.headPosition) {
    await delay(CATCH_UP_MS)
    await chain.reload()
  }
  if (chain) return chain
  throw new Error("the table event_chain has lost its row: restore a backup")
}

const keyText = ({ leadType, leadId }: LeadKey) => `${leadType}:${leadId}`

const leadOf = ({ subjectType, subjectId }: RecordedEventRow): LeadKey => ({
  leadType: subjectType,
  leadId: Number(subjectId),
})

export const leadChangeOf = <Stored>(event: RecordedEventRow, lead: Stored | null): LeadChange<Stored> => {
  const { position, type, occurredAt, actorType, actorId } = event
  const facts = parseFacts(event)
  return {
    ...leadOf(event),
    position: Number(position),
    type,
    occurredAt,
    changed: changedFields(type, facts),
    madeByKeyId: actorType === "api_key" ? actorId : null,
    mergedIntoId: type === "lead.merged_into" ? Number(facts.survivorId) : null,
    lead,
  }
}

const findLeads = async (events: readonly RecordedEventRow[]) => {
  const found = new Map<string, Lead>()
  for (const { type, model } of leadKinds) {
    const ids = events.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => Number(subjectId))
    if (ids.length === 0) continue
    const leads = await model.findAll({ where: { id: [...new Set(ids)] } })
    for (const lead of leads) found.set(keyText({ leadType: type, leadId: lead.id }), lead)
  }
  return found
}

/** Throws `ConflictError` for a position that is no longer stored, or that is beyond the last one. */
export const rangeBehind = async (after: number | null) => {
  const { headPosition, basePosition } = await readEnds(after)
  if (after !== null && after < basePosition)
    throw new ConflictError(
      `Changes are kept from position ${basePosition} on. Read the lists, and follow from the head position.`,
    )
  if (after !== null && after > headPosition)
    throw new ConflictError(
      `The last position is ${headPosition}, so the database was restored since. Read the lists, and follow from there.`,
    )
  return { basePosition, headPosition }
}

const BY_POSITION = "events_by_position"

const ofLeads = {
  subjectType: leadKinds.map(({ type }) => type),
  // Events about a whole kind, such as an export, change no lead.
  subjectId: { [Op.ne]: null },
}

/** Leads are read after their events, so that no change is missing in a page's leads. */
export const readChanges = async (after: number | null, limit: number): Promise<ChangePage> => {
  const { headPosition, basePosition } = await rangeBehind(after)
  const start = after ?? basePosition
  const events = await findRows(RecordedEvent, {
    where: { ...ofLeads, position: { [Op.gt]: start, [Op.lte]: headPosition } },
    order: [["position", "ASC"]],
    limit: limit + 1,
    index: BY_POSITION,
  })
  const shown = events.slice(0, limit)
  const leads = await findLeads(shown)
  const changes = shown.map((event) => leadChangeOf(event, leads.get(keyText(leadOf(event))) ?? null))
  const hasMore = events.length > limit
  const nextPosition = hasMore ? (changes.at(-1)?.position ?? start) : headPosition
  return { changes, hasMore, nextPosition, headPosition, after }
}

export const listChanges = async (viewer: Viewer, request: PageRequest) => {
  requirePermission(viewer, "leads:read")
  const page = await readChanges(parsePosition(request.after), pageSize(request))
  return {
    ...page,
    countAll: createLazyCount(RecordedEvent, {
      where: { ...ofLeads, position: { [Op.ne]: null } },
      index: BY_POSITION,
    }),
  }
}
