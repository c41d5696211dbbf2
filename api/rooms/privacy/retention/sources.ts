import { leadEventTypes } from "../../../contract/activity/eventTypes.ts"
import type { RetentionPeriods, RetentionRuleName } from "../../../contract/privacy/retention.ts"
import { dayIn } from "../../../contract/text/zonedTime.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import type { Order } from "../erasure/eraseOne.ts"
import { type Erase, eraseFile, eraseMailLine, eraseMailTexts, eraseMessageTexts, eraseStoredLead } from "./erasers.ts"
import { type DueRule, isDue } from "./retention.ts"

/** The rows of a table that are due by a rule, and how one of them is erased. */
export type Source = DueRule & { erase: Erase }

/** When the status of a lead was changed last, as far as that is recorded; otherwise what a column says. */
const movedAt = ({ type, model }: LeadKind, otherwise: string) => `COALESCE((SELECT MAX(occurred_at) FROM events
  WHERE subject_type = '${type}' AND subject_id = CAST(${model.tableName}.id AS CHAR)
  AND type = '${leadEventTypes(type).statusChanged}'), ${otherwise})`

/** What somebody asks for by a privacy law must not go before it is answered. */
const IS_NOT_ASKED_FOR = `LOWER(email) NOT IN
  (SELECT email_key FROM privacy_requests WHERE status = 'OPEN' AND email_key IS NOT NULL)`

/**
 * What became a part of another lead goes with that, so neither may be asked for. Nor does a lead go whose sender has
 * written within its period and waits for an answer.
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

/** A file goes without its lead, as documents of people are the first that nobody needs any more. */
const fileIsNotAskedFor = ({ type, model: { tableName } }: LeadKind) => `(lead_type IS NULL OR lead_type <> '${type}'
  OR EXISTS (SELECT 1 FROM ${tableName} WHERE ${tableName}.id = lead_id AND ${IS_NOT_ASKED_FOR}))`

/** The table of rules: by which condition rows are due, and how they are erased. Events are found in one piece. */
export const sourcesOf = (
  { rejectedDays, leadsDays, mailDays, filesDays }: Omit<RetentionPeriods, "eventsDays">,
  now: number,
  timeZone: string,
) => {
  const all: Record<Exclude<RetentionRuleName, "EVENTS">, Source[]> = {
    // A mail loses first what it said and to whom, whether or not its lead is still there. That there was one of this
    // type, when, and what became of it stays for as long again: it tells nothing of a person.
    MAIL_TEXTS: [
      {
        table: "email_logs",
        days: mailDays,
        moment: "created_at",
        // What waits to be sent, or will when its lead comes out of the trash, is none of these.
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
    // By their last move, or by their last change where no move was recorded.
    REJECTED_LEADS: ofLeads(rejectedDays, (kind) => `status = 'rejected' AND ${movedAt(kind, "updated_at")} < :before`),
    // By their receipt, or when they were reopened; whoever was contacted or approved, by the last change, as somebody
    // works with them. A day to follow up that lies ahead keeps a lead. Rejected ones are among them, by the last change,
    // only where they have no period of their own: one of many years that was rejected by mistake must not go the same day.
    LEADS: ofLeads(
      leadsDays,
      (kind) => `CASE status WHEN 'pending' THEN ${movedAt(kind, "created_at")} ELSE updated_at END < :before
        ${rejectedDays > 0 ? "AND status <> 'rejected'" : ""} AND (follow_up_on IS NULL OR follow_up_on < :today)`,
      { today: dayIn(now, timeZone) },
    ),
    // Wherever their leads are, and those of messages that have found none.
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

/** Erases a row of a source that is still due; false for one that is not, or gone. */
export const eraseDue = (source: Source, id: number, order: Order, now: number) =>
  source.erase(id, order, (transaction) => isDue(source, id, now, transaction))
