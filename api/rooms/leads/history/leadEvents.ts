import { Op, type WhereOptions } from "sequelize"
import {
  type EventType,
  type FactsArgument,
  leadEventTypes,
  type SubjectOf,
} from "../../../contract/activity/eventTypes.ts"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { eventOf, type NewEvent, type Origin } from "../../../platform/events/recordEvents.ts"
import { parseFacts, readTeam } from "../../accounts/team.ts"
import type { LeadKey } from "../lead/leadKind.ts"
import { type FamilyMember, familiesOf } from "../merged/mergedLeads.ts"

type LeadEventType = { [Type in EventType]: SubjectOf<Type> extends null ? Type : never }[EventType]

export const leadEvent = <Type extends LeadEventType>(
  type: Type,
  { leadType, leadId }: LeadKey,
  origin: Origin,
  ...facts: FactsArgument<Type>
) => eventOf({ type, subjectType: leadType, subjectId: leadId, origin, facts: facts[0] })

/**
 * Records only the names of fields, as events outlive an erasure. `privacyRequestIds` are requests whose address no
 * longer finds the lead.
 */
export const leadCorrected = (
  lead: LeadKey,
  fields: readonly string[],
  origin: Origin,
  privacyRequestIds: readonly number[] = [],
) =>
  leadEvent("lead.corrected", lead, origin, {
    ...(origin.actorType === "visitor" && { who: "applicant" }),
    fields,
    ...(privacyRequestIds.length > 0 && { privacyRequestIds }),
  })

/** Reads events rather than the lead, so it also works for quarantined submissions. */
export const findCorrected = async ({ leadType, leadId }: LeadKey): Promise<string[]> => {
  const where = { subjectType: leadType, subjectId: String(leadId), type: ["lead.corrected", "lead.external_set"] }
  const events = await RecordedEvent.findAll({ where })
  const fields = events.flatMap((event) => (parseFacts(event) as { fields: string[] }).fields)
  return fields.map((field) => field.replace(/^metadata\..*/, "metadata"))
}

export const leadsRead = (
  type: "leads.exported" | "leads.listed",
  leadType: string,
  filter: object,
  origin: Origin,
): NewEvent => {
  const filters = Object.entries(filter).flatMap(([name, value]) => (value == null ? [] : [name]))
  return { type, subjectType: leadType, origin, facts: { filters } }
}

export interface StatusChange extends LeadKey {
  id: number
  fromStatus: LeadStatus
  toStatus: LeadStatus
  changedBy: string
  changedAt: Date
}

export const leadOf = ({ subjectType, subjectId }: Pick<RecordedEvent, "subjectType" | "subjectId">): LeadKey => ({
  leadType: subjectType,
  leadId: Number(subjectId),
})

const byTime = (one: RecordedEvent, other: RecordedEvent) =>
  one.occurredAt.getTime() - other.occurredAt.getTime() || one.id - other.id

/** Sorted by time and not by id, as early status changes were made into events only later. */
export const findLeadEvents = async (keys: readonly LeadKey[], where: WhereOptions = {}): Promise<RecordedEvent[]> => {
  const about = keys.map(({ leadType, leadId }) => ({ subjectType: leadType, subjectId: String(leadId) }))
  const events = await RecordedEvent.findAll({ where: { [Op.and]: [{ [Op.or]: about }, where] } })
  return events.sort(byTime)
}

interface StoryEvent {
  of: LeadKey
  event: RecordedEvent
}

/** Includes the events of leads merged into the given ones. Oldest first. */
const findStories = async (keys: readonly LeadKey[], where?: WhereOptions): Promise<StoryEvent[]> => {
  const families = await familiesOf(keys)
  const about = families.map(({ key }) => key)
  const events = await findLeadEvents(about, where)
  const ofKey = new Map(families.map(({ key, of }) => [`${key.leadType}:${key.leadId}`, of]))
  return events.flatMap((event) => {
    const of = ofKey.get(`${event.subjectType}:${event.subjectId}`)
    return of ? [{ of, event }] : []
  })
}

export interface HistoryPage {
  last: number
  before?: string | null
}

/** Events that are left out of merged leads, as the survivor's history has entries of its own for them. */
const TOLD_BY_SURVIVOR = ["lead.merged_into", "lead.unmerged"]

/** Includes events of merged leads. All pages have the arrivals, which would else be only on the last. Oldest first. */
const findHistory = async (families: readonly FamilyMember[], { last, before }: HistoryPage) => {
  const found = await Promise.all(
    families.map(async ({ key, of }) => {
      const subject = { subjectType: key.leadType, subjectId: String(key.leadId) }
      const isPart = key.leadId !== of.leadId
      const earlier = before ? { id: { [Op.lt]: Number(before) || 0 } } : {}
      const where = { ...subject, ...earlier, ...(isPart && { type: { [Op.notIn]: TOLD_BY_SURVIVOR } }) }
      const latest = await RecordedEvent.findAll({ where, order: [["id", "DESC"]], limit: last })
      const first = await RecordedEvent.findOne({ where: subject, order: ["id"] })
      return { latest, arrival: first?.type === leadEventTypes(key.leadType).created ? [first] : [] }
    }),
  )
  const latest = found.flatMap((one) => one.latest).sort((one, other) => other.id - one.id)
  const events = [...found.flatMap(({ arrival }) => arrival), ...latest.slice(0, last)]
  return [...new Map(events.map((event) => [event.id, event])).values()].sort(byTime)
}

export const findHistories = async (pages: readonly (LeadKey & HistoryPage)[]) => {
  const families = await familiesOf(pages)
  const isOf = (one: LeadKey, other: LeadKey) => one.leadType === other.leadType && one.leadId === other.leadId
  return Promise.all(
    pages.map((page) =>
      findHistory(
        families.filter(({ of }) => isOf(of, page)),
        page,
      ),
    ),
  )
}

export const findStatusChanges = async (keys: readonly LeadKey[], read = readTeam): Promise<StatusChange[]> => {
  // Reads status changes only, as a lead may have very many other events.
  const type = keys.map(({ leadType }) => leadEventTypes(leadType).statusChanged)
  const moves = await findStories(keys, { type })
  const { nameOf } = await read()
  return moves.map(({ of, event }) => {
    const { from, to } = parseFacts(event) as { from: LeadStatus; to: LeadStatus }
    return {
      id: event.id,
      ...of,
      fromStatus: from,
      toStatus: to,
      changedBy: nameOf(event),
      changedAt: event.occurredAt,
    }
  })
}
