import { Op, type Transaction } from "sequelize"
import { leadEventTypes } from "../../../contract/record/eventTypes.ts"
import type { RetentionPeriods } from "../../../contract/site/privacySettings.ts"
import { config } from "../../../platform/config/config.ts"
import { readAll } from "../../../platform/database/reading/keyset.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { removeAhead } from "../../../platform/search/searchPacker.ts"
import { localTime } from "../../leads/lead/lead.rules.ts"
import type { LeadKind, LeadRow } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { QuarantinedSubmission } from "../../leads/quarantine/quarantinedSubmission.model.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { eraseOne, type Find, findOne, type Order } from "../erasure/eraseOne.ts"
import { comparedEmail } from "../erasure/person.ts"
import { PrivacyRequest } from "../privacyRequests/privacyRequest.model.ts"
import { TrashedLead } from "../trash/trashedLead.model.ts"
import { rowOf } from "../trash/trashedRow.ts"
import { countDue, DAY_MS, type Due, type DueRow, type DueRule, findDue, isDue } from "./retention.ts"

/** Where something of a rule is found, and how one of it is erased; false where it is no longer due, or gone. */
export interface Source {
  find(): AsyncIterable<readonly DueRow[]>
  count(): Promise<Due>
  erase(id: number, order: Order): Promise<boolean>
}

type Days = Pick<RetentionPeriods, "rejectedDays" | "leadsDays">

/** When the status of a lead was changed last, as far as that is recorded; otherwise what a column says. */
const movedAt = ({ type, model }: LeadKind, otherwise: string) => `COALESCE((SELECT MAX(occurred_at) FROM events
  WHERE subject_type = '${type}' AND subject_id = CAST(${model.tableName}.id AS CHAR)
  AND type = '${leadEventTypes(type).statusChanged}'), ${otherwise})`

/** What somebody asks for by a privacy law must not go before it is answered. */
const IS_NOT_ASKED_FOR = `LOWER(email) NOT IN
  (SELECT email_key FROM privacy_requests WHERE status = 'OPEN' AND email_key IS NOT NULL)`

const readAskedFor = async (transaction?: Transaction) => {
  const where = { status: "OPEN" as const, emailKey: { [Op.ne]: null } }
  const requests = await PrivacyRequest.findAll({ attributes: ["emailKey"], where, transaction })
  return new Set(requests.map(({ emailKey }) => emailKey))
}

/**
 * Rejected leads, by their last move. Of one that was rejected before moves were recorded, or so long ago that its events
 * are gone, the last change of any kind is all that is known, which is never earlier.
 */
const rejectedRule = (kind: LeadKind, { rejectedDays }: Days): DueRule => ({
  table: kind.model.tableName,
  days: rejectedDays,
  moment: "created_at",
  condition: `status = 'rejected' AND ${movedAt(kind, "updated_at")} < :before AND ${IS_NOT_ASKED_FOR}`,
})

/**
 * All other leads, by their receipt, or when they were reopened; whoever was contacted or approved, by the last change, as
 * somebody works with them. A day to follow up that lies ahead keeps a lead. Rejected ones are among them, by the last
 * change, only where they have no period of their own: one of many years that was rejected by mistake must not go the same
 * day.
 */
const anyRule = (kind: LeadKind, { rejectedDays, leadsDays }: Days, now: number): DueRule => ({
  table: kind.model.tableName,
  days: leadsDays,
  moment: "created_at",
  condition: `CASE status WHEN 'pending' THEN ${movedAt(kind, "created_at")} ELSE updated_at END < :before
    ${rejectedDays > 0 ? "AND status <> 'rejected'" : ""}
    AND (follow_up_on IS NULL OR follow_up_on < :today) AND ${IS_NOT_ASKED_FOR}`,
  values: { today: localTime(new Date(now), config.timeZone).day },
})

const stillLead =
  (rule: DueRule, now: number): Find =>
  async (kind, leadId, transaction) => {
    const found = await findOne(kind, leadId, transaction)
    return found?.isLead && (await isDue(rule, leadId, now, transaction)) ? found : null
  }

/** Takes a lead and its mails out of the search index ahead of its erasure, in transactions that nobody notices. */
const leaveIndex = async (kind: LeadKind, leadId: number) => {
  const found = await findOne(kind, leadId)
  if (!found) return
  if (found.isLead) await removeAhead(kind.type, leadId, found.searchText ?? "")
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

/** What waits in quarantine goes by its receipt. */
const quarantined = (days: number, now: number): Source => {
  const rule: DueRule = { table: "quarantined_submissions", days, moment: "created_at", condition: "1 = 1" }
  const stillHeld: Find = async (kind, leadId, transaction) => {
    const found = await findOne(kind, leadId, transaction)
    return found && !found.isLead && !found.isTrashed ? found : null
  }
  return {
    find: () => findDue(rule, now),
    count: () => countDue(rule, now),
    erase: async (id, order) => {
      const held = await QuarantinedSubmission.findByPk(id, { attributes: ["leadType", "leadId"] })
      if (!held) return false
      return (await eraseOne(kindOf(leadKinds, held.leadType), held.leadId, order, stillHeld)) !== null
    },
  }
}

const ruleOfTrashed = ({ status, createdAt, updatedAt, followUpOn }: LeadRow, days: Days, now: number) => {
  const isOver = (moment: Date, period: number) => period > 0 && moment.getTime() < now - period * DAY_MS
  if (status === "rejected" && days.rejectedDays > 0)
    return isOver(updatedAt, days.rejectedDays) ? "REJECTED_LEADS" : null
  const today = localTime(new Date(now), config.timeZone).day
  if (followUpOn !== null && followUpOn >= today) return null
  const since = status === "pending" ? createdAt : updatedAt
  return isOver(since, days.leadsDays) ? "LEADS" : null
}

const trashed = (name: "REJECTED_LEADS" | "LEADS", days: Days, now: number): Source => {
  const leadOf = ({ leadType, stored }: Pick<TrashedLead, "leadType" | "stored">) =>
    rowOf(kindOf(leadKinds, leadType), stored)
  const isOver = (lead: LeadRow, askedFor: ReadonlySet<string | null>) =>
    !askedFor.has(comparedEmail(lead.email)) && ruleOfTrashed(lead, days, now) === name
  const stillTrashed: Find = async (kind, leadId, transaction) => {
    const found = await findOne(kind, leadId, transaction)
    return found?.isTrashed && isOver(found.lead, await readAskedFor(transaction)) ? found : null
  }
  const find = async function* () {
    const askedFor = await readAskedFor()
    for await (const row of readAll(TrashedLead, {})) {
      const lead = leadOf(row)
      if (isOver(lead, askedFor)) yield [{ id: row.id, at: lead.createdAt }]
    }
  }
  return {
    find,
    count: async () => {
      const due: Due = { dueCount: 0, oldestAt: null }
      for await (const [row] of find()) {
        due.dueCount += 1
        if (row && (!due.oldestAt || row.at < due.oldestAt)) due.oldestAt = row.at
      }
      return due
    },
    erase: async (id, order) => {
      const row = await TrashedLead.findByPk(id, { attributes: ["leadType", "leadId"] })
      if (!row) return false
      return (await eraseOne(kindOf(leadKinds, row.leadType), row.leadId, order, stillTrashed)) !== null
    },
  }
}

/** The rejected leads whose time is over, in lists and in the trash. */
export const rejectedSources = (days: Days, now: number): Source[] => {
  if (days.rejectedDays === 0) return []
  const stored = leadKinds.map((kind) => storedLeads(kind, rejectedRule(kind, days), now))
  return [...stored, trashed("REJECTED_LEADS", days, now)]
}

/** All other leads whose time is over, in lists, in the trash and in quarantine. */
export const leadSources = (days: Days, now: number): Source[] => {
  if (days.leadsDays === 0) return []
  const stored = leadKinds.map((kind) => storedLeads(kind, anyRule(kind, days, now), now))
  return [...stored, trashed("LEADS", days, now), quarantined(days.leadsDays, now)]
}
