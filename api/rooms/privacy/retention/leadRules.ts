import { leadEventTypes } from "../../../contract/activity/eventTypes.ts"
import type { RetentionPeriods } from "../../../contract/site/privacySettings.ts"
import { dayIn } from "../../../contract/text/zonedTime.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { removeAhead } from "../../../platform/search/searchPacker.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { eraseOne, type Find, findOne, type Order } from "../erasure/eraseOne.ts"
import { countDue, type Due, type DueRow, type DueRule, findDue, isDue } from "./retention.ts"

/** Where something of a rule is found, and how one of it is erased; false where it is no longer due, or gone. */
export interface Source {
  find(): AsyncIterable<readonly DueRow[]>
  /** How much `find` would find. */
  count(): Promise<Due>
  erase(id: number, order: Order): Promise<boolean>
}

type Days = Pick<RetentionPeriods, "rejectedDays" | "leadsDays">

/** When the status of a lead was changed last, as far as that is recorded; otherwise what a column says. */
const movedAt = ({ type, model }: LeadKind, otherwise: string) => `COALESCE((SELECT MAX(occurred_at) FROM events
  WHERE subject_type = '${type}' AND subject_id = CAST(${model.tableName}.id AS CHAR)
  AND type = '${leadEventTypes(type).statusChanged}'), ${otherwise})`

/** What somebody asks for by a privacy law must not go before it is answered. */
export const IS_NOT_ASKED_FOR = `LOWER(email) NOT IN
  (SELECT email_key FROM privacy_requests WHERE status = 'OPEN' AND email_key IS NOT NULL)`

/** What became a part of another lead goes with that. */
const IS_WHOLE = `place <> '${leadPlaces.MERGED}'`

/** What became a part of a lead goes with it, and so must not be asked for either. */
const noPartIsAskedFor = ({ type, model }: LeadKind) => `id NOT IN (SELECT survivor_id FROM lead_merges
  WHERE lead_type = '${type}' AND undone_at IS NULL AND merged_id IN (SELECT part.id FROM ${model.tableName} AS part
    WHERE part.place = '${leadPlaces.MERGED}' AND NOT ${IS_NOT_ASKED_FOR}))`

/** Nor does a lead go whose sender has written within its period and waits for an answer. */
const NOBODY_WAITS = "(waiting_since IS NULL OR waiting_since < :before)"

/** Rejected leads by their last move, or by their last change where no move was recorded. */
const rejectedRule = (kind: LeadKind, { rejectedDays }: Days): DueRule => ({
  table: kind.model.tableName,
  days: rejectedDays,
  moment: "created_at",
  condition: `${IS_WHOLE} AND status = 'rejected' AND ${movedAt(kind, "updated_at")} < :before AND ${NOBODY_WAITS}
    AND ${IS_NOT_ASKED_FOR} AND ${noPartIsAskedFor(kind)}`,
})

/**
 * All other leads, by their receipt, or when they were reopened; whoever was contacted or approved, by the last change, as
 * somebody works with them. A day to follow up that lies ahead keeps a lead. Rejected ones are among them, by the last
 * change, only where they have no period of their own: one of many years that was rejected by mistake must not go the same
 * day.
 */
const anyRule = (kind: LeadKind, { rejectedDays, leadsDays }: Days, now: number, timeZone: string): DueRule => ({
  table: kind.model.tableName,
  days: leadsDays,
  moment: "created_at",
  condition: `${IS_WHOLE} AND CASE status WHEN 'pending' THEN ${movedAt(kind, "created_at")} ELSE updated_at END < :before
    ${rejectedDays > 0 ? "AND status <> 'rejected'" : ""}
    AND (follow_up_on IS NULL OR follow_up_on < :today) AND ${NOBODY_WAITS} AND ${IS_NOT_ASKED_FOR}
    AND ${noPartIsAskedFor(kind)}`,
  values: { today: dayIn(now, timeZone) },
})

const stillLead =
  (rule: DueRule, now: number): Find =>
  async (kind, leadId, transaction) => {
    const found = await findOne(kind, leadId, transaction)
    return found && (await isDue(rule, leadId, now, transaction)) ? found : null
  }

/** Takes a lead and its mails out of the search index ahead of its erasure, in transactions that nobody notices. */
const leaveIndex = async (kind: LeadKind, leadId: number) => {
  const found = await findOne(kind, leadId)
  if (!found) return
  if (found.place === leadPlaces.INBOX) await removeAhead(kind.type, leadId, found.searchText)
  const where = { logType: Object.values(kind.emailTypes), leadId }
  for (const { id, searchText } of await EmailLog.findAll({ attributes: ["id", "searchText"], where }))
    await removeAhead("email_log", id, searchText ?? "")
}

const storedLeads = (kind: LeadKind, rule: DueRule, now: number): Source => ({
  find: () => findDue(rule, now),
  count: () => countDue(rule, now),
  erase: async (id, order) => {
    await leaveIndex(kind, id)
    return (await eraseOne(kind, id, order, stillLead(rule, now))) !== null
  },
})

export const rejectedSources = (days: Days, now: number): Source[] =>
  days.rejectedDays === 0 ? [] : leadKinds.map((kind) => storedLeads(kind, rejectedRule(kind, days), now))

export const leadSources = (days: Days, now: number, timeZone: string): Source[] =>
  days.leadsDays === 0 ? [] : leadKinds.map((kind) => storedLeads(kind, anyRule(kind, days, now, timeZone), now))
