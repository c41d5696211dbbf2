import { Op } from "sequelize"
import type { LeadStatus } from "../../contract/leadStatus.ts"
import { RecordedEvent } from "../events/event.model.ts"
import type { NewEvent, Origin } from "../events/recordEvents.ts"
import { factsOf, readTeam } from "../events/team.ts"
import type { LeadKey } from "./leadKind.ts"

/** The types of events that each kind of lead has. */
export const leadEventTypes = (leadType: string) => ({
  created: `${leadType}.created`,
  statusChanged: `${leadType}.status_changed`,
})

const aboutLead = ({ leadType, leadId }: LeadKey, origin: Origin) => ({
  subjectType: leadType,
  subjectId: leadId,
  origin,
})

export const leadCreated = (lead: LeadKey, origin: Origin): NewEvent => ({
  ...aboutLead(lead, origin),
  type: leadEventTypes(lead.leadType).created,
})

export const statusChanged = (lead: LeadKey, moved: { from: LeadStatus; to: LeadStatus }, origin: Origin) => ({
  ...aboutLead(lead, origin),
  type: leadEventTypes(lead.leadType).statusChanged,
  facts: moved,
})

export const leadNoted = (lead: LeadKey, noteId: number, origin: Origin): NewEvent => ({
  ...aboutLead(lead, origin),
  type: "lead.noted",
  facts: { noteId },
})

/** Leads of a kind leave the product: which were asked for, by the names of the filters. */
export const leadsRead = (
  type: "leads.exported" | "leads.listed",
  leadType: string,
  filter: object,
  origin: Origin,
): NewEvent => {
  const filters = Object.entries(filter).flatMap(([name, value]) => (value == null ? [] : [name]))
  return { type, subjectType: leadType, origin, facts: { filters } }
}

/** A lead's move from one status to another. */
export interface StatusChange extends LeadKey {
  id: number
  fromStatus: LeadStatus
  toStatus: LeadStatus
  /** The name of who changed it, as it is now. */
  changedBy: string
  changedAt: Date
}

/** The moves of some leads, oldest first. */
export const findStatusChanges = async (keys: readonly LeadKey[]): Promise<StatusChange[]> => {
  const about = keys.map(({ leadType, leadId }) => ({ subjectType: leadType, subjectId: String(leadId) }))
  const events = await RecordedEvent.findAll({ where: { [Op.or]: about } })
  const moves = events.filter(({ type, subjectType }) => type === leadEventTypes(subjectType).statusChanged)
  const { nameOf } = await readTeam()
  const changes = moves.map((event) => {
    const { from, to } = factsOf(event) as { from: LeadStatus; to: LeadStatus }
    return {
      id: event.id,
      leadType: event.subjectType,
      leadId: Number(event.subjectId),
      fromStatus: from,
      toStatus: to,
      changedBy: nameOf(event),
      changedAt: event.occurredAt,
    }
  })
  // What the version before has recorded became an event later.
  return changes.sort((one, other) => one.changedAt.getTime() - other.changedAt.getTime() || one.id - other.id)
}
