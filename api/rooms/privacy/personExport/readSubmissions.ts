import { restName } from "../../../contract/activity/changedFields.ts"
import { leadEventTypes } from "../../../contract/activity/eventTypes.ts"
import { snakeCase } from "../../../contract/api/restNames.ts"
import { referenceOf } from "../../../contract/leads/statusLink.ts"
import type { RecordedEvent } from "../../../platform/events/event.model.ts"
import { parseFacts } from "../../accounts/team.ts"
import { findLeadEvents } from "../../leads/history/leadEvents.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { ReplyDraft } from "../../leads/related/leadMessage.model.ts"
import { LeadNote } from "../../leads/related/leadWork.model.ts"
import { idsOf } from "../erasure/leadCopies.ts"
import type { LeadWithCopies } from "../erasure/personCopies.ts"
import { columnsOf } from "./columns.ts"

/** Columns that are exported elsewhere, or are not about the sender. */
const BESIDE = new Set([
  "id",
  "submissionId",
  "searchText",
  "ownerId",
  "status",
  "followUpOn",
  "answeredAfter",
  "linkSalt",
  "waitingSince",
  "triedAt",
  "isPromised",
  "noteCount",
  "messageCount",
  "fileCount",
  "place",
  "locale",
  "source",
  "campaign",
  "landingPage",
  "createdAt",
  "updatedAt",
])

const isEmpty = (value: unknown) => value === null || value === undefined || value === ""

/** All columns except `BESIDE`, so that a new column cannot be forgotten. */
const valuesOf = ({ kind, lead }: LeadWithCopies["found"]) => {
  const row = lead as Record<string, unknown>
  const names = Object.keys(kind.model.getAttributes()).filter((name) => !BESIDE.has(name) && !isEmpty(row[name]))
  return columnsOf(row, Object.fromEntries(names.map((name) => [snakeCase(name), name])))
}

interface HistoryEntry {
  at: string
  /** Name of an event, such as `received`, `status_changed` or `lead.noted`. */
  type: string
  from?: string
  to?: string
  fields?: string[]
}

const entryOf = (leadType: string, event: RecordedEvent): HistoryEntry => {
  const { created, statusChanged } = leadEventTypes(leadType)
  const at = event.occurredAt.toISOString()
  const facts = parseFacts(event)
  if (event.type === created) return { at, type: "received" }
  if (event.type === statusChanged) return { at, type: "status_changed", ...(facts as { from: string; to: string }) }
  if (event.type !== "lead.corrected" && event.type !== "lead.external_set") return { at, type: event.type }
  return { at, type: event.type, fields: (facts.fields as string[]).map(restName) }
}

const historyOf = async ({ kind, lead }: LeadWithCopies["found"]): Promise<HistoryEntry[]> => {
  const events = await findLeadEvents([{ leadType: kind.type, leadId: lead.id }])
  const entries = events.map((event) => entryOf(kind.type, event))
  if (entries.some(({ type }) => type === "received")) return entries
  return [{ at: lead.createdAt.toISOString(), type: "received" }, ...entries]
}

const exportedPlaces = { INBOX: "list", QUARANTINE: "quarantine", TRASH: "trash", MERGED: "merged" } as const

const readSubmission = async ({ found, copies }: LeadWithCopies) => {
  const { kind, lead, place } = found
  const where = { leadType: kind.type, leadId: lead.id }
  const placement = await LeadPlacement.findOne({ where })
  const notes = await LeadNote.findAll({ where: { id: idsOf(copies.notes) }, order: ["writtenAt", "id"] })
  const drafts = await ReplyDraft.findAll({ where, order: ["id"] })
  const requests = await LeadFileRequest.findAll({ where, order: ["id"] })
  return {
    kind: kind.type,
    reference: referenceOf(kind.letter, lead.id),
    place: exportedPlaces[place],
    ...columnsOf(lead, { received_at: "createdAt", changed_at: "updatedAt" }),
    deleted_at: place === leadPlaces.TRASH ? (placement?.movedAt.toISOString() ?? null) : null,
    ...columnsOf(lead, { status: "status", follow_up_on: "followUpOn", language: "locale" }),
    form_id: lead.submissionId ?? placement?.submissionId ?? null,
    values: valuesOf(found),
    origin: columnsOf(lead, { source: "source", campaign: "campaign", landing_page: "landingPage" }),
    spam_check: placement?.reasons ? { score: placement.score ?? 0, reasons: placement.reasons } : null,
    history: await historyOf(found),
    notes: notes.map((note) =>
      columnsOf(note, { written_at: "writtenAt", edited_at: "editedAt", text: "text", call: "callOutcome" }),
    ),
    begun_answers: drafts.map((draft) =>
      columnsOf(draft, { written_at: "updatedAt", subject: "subject", text: "body" }),
    ),
    file_requests: requests.map((request) =>
      columnsOf(request, {
        what: "what",
        asked_at: "requestedAt",
        answered_at: "answeredAt",
        canceled_at: "canceledAt",
      }),
    ),
  }
}

export const readSubmissions = async (leads: readonly LeadWithCopies[]) => {
  const submissions: Awaited<ReturnType<typeof readSubmission>>[] = []
  for (const lead of leads) submissions.push(await readSubmission(lead))
  const place = ({ received_at, reference }: (typeof submissions)[number]) => `${received_at} ${reference.padStart(20)}`
  return submissions.sort((one, other) => (place(one) < place(other) ? -1 : 1))
}
