import { leadEventTypes } from "../../../contract/activity/eventTypes.ts"
import type { RetentionPeriods, RetentionRuleName } from "../../../contract/privacy/retention.ts"
import { dayIn } from "../../../contract/text/zonedTime.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import type { Order } from "../erasure/eraseOne.ts"
import { type Erase, eraseFile, eraseMailLine, eraseMailTexts, eraseMessageTexts, eraseStoredLead } from "./erasers.ts"
import { type DueRule, isDue } from "./retention.ts"

export type Source = DueRule & { erase: Erase }

/** Last recorded status change of a lead; without one, `otherwise`. */
const movedAt = ({ type, model }: LeadKind, otherwise: string) => `COALESCE((SELECT MAX(occurred_at) FROM events
  WHERE subject_type = '${type}' AND subject_id = CAST(${model.tableName}.id AS CHAR)
  AND type = '${leadEventTypes(type).statusChanged}'), ${otherwise})`

/** Data under an open privacy request must stay until the answer. */
const IS_NOT_ASKED_FOR = `LOWER(email) NOT IN
  (SELECT email_key FROM privacy_requests WHERE status = 'OPEN' AND email_key IS NOT NULL)`

/**
 * Merged leads are erased with their survivor, so neither may be under an open request. Leads whose sender wrote within
 * the period and waits for a reply stay too.
 */
const mayGo = ({ type, model }: LeadKind) => `place <> '${leadPlaces.MERGED}'
  AND (waiting_since IS NULL OR waiting_since < :before) AND ${IS_NOT_ASKED_FOR}
  AND id NOT IN (SELECT survivor_id FROM lead_merges
    WHERE lead_type = '${type}' AND undone_at IS NULL AND merged_id IN (SELECT part.id FROM ${model.tableName} AS part
      WHERE part.place = '${leadPlaces.MERGED}' AND NOT ${IS_NOT_ASKED_FOR}))`

const ofLeads = (days: number, conditionOf: (kind: LeadKind) => string, values = {}): Source[] =>
  leadKinds.map((kind) => {
    const condition = `${mayGo(kind)} AND ${conditionOf(kind)}`
    return { table: kind.model.tableName, days, moment: "created_at", condition, values, erase: eraseStoredLead(kind) }
  })

/** Files under an open request stay. Files go before their lead, as they become unnecessary first. */
const fileIsNotAskedFor = ({ type, model: { tableName } }: LeadKind) => `(lead_type IS NULL OR lead_type <> '${type}'
  OR EXISTS (SELECT 1 FROM ${tableName} WHERE ${tableName}.id = lead_id AND ${IS_NOT_ASKED_FOR}))`

/** All rules except events, which are removed by position. */
export const sourcesOf = (
  { rejectedDays, leadsDays, mailDays, filesDays }: Omit<RetentionPeriods, "eventsDays">,
  now: number,
  timeZone: string,
) => {
  const all: Record<Exclude<RetentionRuleName, "EVENTS">, Source[]> = {
    // A mail first loses texts and addresses; type, date and result stay for the same period again.
    MAIL_TEXTS: [
      {
        table: "email_logs",
        days: mailDays,
        moment: "created_at",
        // Mails that wait to be sent, or to be restored with their lead, stay.
        condition: `texts_erased_at IS NULL AND due_at IS NULL AND claim_token IS NULL
          AND (sent_at IS NULL OR sent_at < :before) AND canceled_with_lead IS NOT TRUE`,
        erase: eraseMailTexts,
      },
      {
        table: "lead_messages",
        days: mailDays,
        moment: "created_at",
        condition: `(lead_id IS NULL OR subject <> '' OR text <> '' OR attachments <> '[]' OR from_name IS NOT NULL
          OR from_address IS NOT NULL OR quoted_text IS NOT NULL OR html IS NOT NULL OR problem IS NOT NULL
          OR message_id IS NOT NULL)`,
        erase: eraseMessageTexts,
      },
    ],
    MAIL_LINES: [
      {
        table: "email_logs",
        days: mailDays,
        moment: "created_at",
        condition: "texts_erased_at IS NOT NULL AND texts_erased_at < :before",
        erase: eraseMailLine,
      },
    ],
    // The period of a rejected lead starts at its last status change, or if none is stored, at its last change.
    REJECTED_LEADS: ofLeads(rejectedDays, (kind) => `status = 'rejected' AND ${movedAt(kind, "updated_at")} < :before`),
    // The period of a pending lead starts at receipt or reopening, that of any other lead at its last change, so that
    // an old lead rejected by mistake is not erased the same day. Rejected leads are left out if they have a period of
    // their own, and leads with a future follow-up are kept.
    LEADS: ofLeads(
      leadsDays,
      (kind) => `CASE status WHEN 'pending' THEN ${movedAt(kind, "created_at")} ELSE updated_at END < :before
        ${rejectedDays > 0 ? "AND status <> 'rejected'" : ""} AND (follow_up_on IS NULL OR follow_up_on < :today)`,
      { today: dayIn(now, timeZone) },
    ),
    FILES: [
      {
        table: "lead_files",
        days: filesDays,
        moment: "created_at",
        condition: leadKinds.map(fileIsNotAskedFor).join(" AND "),
        erase: eraseFile,
      },
    ],
  }
  const isOn = ({ days }: Source) => days > 0
  return Object.fromEntries(Object.entries(all).map(([name, sources]) => [name, sources.filter(isOn)])) as typeof all
}

export const eraseDue = (source: Source, id: number, order: Order, now: number) =>
  source.erase(id, order, (transaction) => isDue(source, id, now, transaction))
