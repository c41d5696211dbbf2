import * as z from "zod"
import { NotFoundError } from "../../contract/api/errors.ts"
import { snakeCase } from "../../contract/api/restNames.ts"
import { toRest } from "../../contract/api/toRest.ts"
import type { LeadFilter } from "../../contract/leads/leadFilters.ts"
import { leadStatuses } from "../../contract/leads/leadStatus.ts"
import { oneOf } from "../../contract/text/text.ts"
import { MAX_PAGE_SIZE } from "../../platform/database/reading/pageRequest.ts"
import { may, type Viewer } from "../../platform/viewer/viewer.ts"
import { changePageSchema, serializePage } from "../../rooms/activity/changes/change.routes.ts"
import { CHANGES_MAX, listChanges } from "../../rooms/activity/changes/change.service.ts"
import { messageSchema } from "../../rooms/conversation/messages/message.routes.ts"
import { messagesOfLead } from "../../rooms/conversation/messages/messages.service.ts"
import { leadFilterReader, leadQuery } from "../../rooms/leads/lead/lead.rest.ts"
import { day, noteInput, statusChangeInput } from "../../rooms/leads/lead/lead.rules.ts"
import { leadSchema } from "../../rooms/leads/lead/lead.schemas.ts"
import type { LeadKind } from "../../rooms/leads/lead/leadKind.ts"
import { readPresenter } from "../../rooms/leads/lead/serializeLead.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { findLead, listLeads } from "../../rooms/leads/list/listLeads.service.ts"
import { createNotePresenter, noteSchema } from "../../rooms/leads/operations/leadWork.routes.ts"
import type { LeadMessageRow } from "../../rooms/leads/related/leadMessage.model.ts"
import { kindOf, setFollowUp } from "../../rooms/leads/work/leadAssignment.service.ts"
import { addLeadNote, notesOfLead } from "../../rooms/leads/work/leadNotes.service.ts"
import { setLeadStatus } from "../../rooms/leads/work/leadWork.service.ts"
import { draftInput } from "../../rooms/mail/replies/reply.rules.ts"
import { draftForPeople } from "../../rooms/mail/replies/replyDrafts.service.ts"
import { summarizeLeads } from "../../rooms/statistics/leads/leadSummary.service.ts"
import { rejectUnknownNames } from "../http/inputFaults.ts"
import { renameFields } from "../http/rest/fieldNames.ts"
import { jsonSchemaOf } from "../openapi/jsonSchemas.ts"
import { idRule, type Tool, tool } from "./tool.ts"

const PAGE = 20
/** Limited, as an assistant pays for everything that a tool returns. */
const MESSAGES_MAX = 20
const MESSAGE_LENGTH = 1_000

const lead = {
  lead_type: z.enum(leadKinds.map(({ type }) => type)).meta({ description: "Kind of the lead." }),
  id: idRule.meta({ description: "Id of the lead, unique within its kind." }),
}

const leadOutput = z.union(leadKinds.map(leadSchema))
const changedLead = z.object({ lead: leadOutput })

const countsOfKind = z.object({
  lead_type: lead.lead_type,
  total: z.int(),
  pending: z.int(),
  overdue: z.int(),
  unassigned: z.int().meta({ description: "Unassigned pending leads, counted up to 1,000." }),
  returned: z.int().meta({ description: "Leads with bounced mail, counted up to 1,000." }),
  reply_promise: z.string().meta({ description: "Time within which senders are promised a reply." }),
})

const { id, direction, kind, from_name, subject, text, created_at } = messageSchema.shape
const shortMessage = z.object({ id, direction, kind, from_name, subject, text, created_at })

const draft = z.object({ id, subject, body: z.string(), updated_at: created_at })

const limit = (max: number) => z.int().min(1).max(max).optional()

// REST filters are texts, but assistants send lists, booleans and numbers.
const asText = (value: unknown) => {
  if (Array.isArray(value)) return value.join(",")
  return typeof value === "boolean" || typeof value === "number" ? String(value) : value
}

const parameter = (rule: z.ZodType) => z.preprocess(asText, z.string().optional()).meta(jsonSchemaOf(rule, {}))

const filters = Object.fromEntries(
  leadKinds.flatMap((kind) =>
    Object.entries<z.ZodType>(leadQuery(kind).shape).map(([name, rule]) => [name, parameter(rule)] as const),
  ),
)

const filterReaders = new Map<LeadKind, (texts: Readonly<Record<string, string | undefined>>) => LeadFilter>(
  leadKinds.map((kind) => {
    const names = Object.keys(leadQuery(kind).shape)
    const read = leadFilterReader(kind)
    const readFilter = (texts: Readonly<Record<string, string | undefined>>) => {
      rejectUnknownNames("field", texts, names)
      return read(texts)
    }
    return [kind, readFilter] as const
  }),
)

const messageInShort = (row: LeadMessageRow) =>
  toRest(shortMessage, row, {
    text: row.text.length > MESSAGE_LENGTH ? `${row.text.slice(0, MESSAGE_LENGTH)}…` : row.text,
  })

const lastMessages = async (kind: LeadKind, viewer: Viewer, id: string) => {
  if (!may(viewer, "mail:read")) return null
  return (await (await messagesOfLead(kind, viewer, id)).last(MESSAGES_MAX)).map(messageInShort)
}

/** No tool sends mail: assistants write drafts, which a person sends. */
export const leadTools: readonly Tool[] = [
  tool({
    name: "search_leads",
    title: "Search leads",
    description: "A page of the leads of one kind that match all filters, newest first.",
    needs: "leads:read",
    input: z.object({
      lead_type: lead.lead_type,
      limit: limit(MAX_PAGE_SIZE).meta({ description: `Page size, ${PAGE} by default.` }),
      cursor: z.string().optional().meta({ description: "`next_cursor` of the previous page." }),
      ...filters,
    }),
    output: z.object({
      leads: z.array(leadOutput),
      next_cursor: z.string().nullable(),
      total: z.int().meta({ description: "Number of matches on all pages." }),
      is_total_exact: z.boolean().meta({ description: "False if there are more matches than `total`." }),
    }),
    handle: async ({ viewer, gone }, { lead_type, limit: first = PAGE, cursor: after, ...texts }) => {
      const kind = kindOf(lead_type)
      const filter = filterReaders.get(kind)?.(texts)
      const page = listLeads(kind, viewer, { first, after, filter })
      const { nodes, pageInfo, countAll } = await renameFields(page, { after: "cursor" })
      gone.throwIfAborted()
      const [{ count, isExact }, present] = await Promise.all([countAll(), readPresenter(kind, viewer)])
      const next = pageInfo.hasNextPage ? pageInfo.endCursor : null
      return { leads: nodes.map(present), next_cursor: next, total: count, is_total_exact: isExact }
    },
  }),
  tool({
    name: "get_lead",
    title: "Read a lead",
    description:
      `A lead with its internal notes and, for keys with \`mail:read\`, its last ${MESSAGES_MAX} messages, shortened. ` +
      "`messages` is null for other keys.",
    needs: "leads:read",
    input: z.object(lead),
    output: z.object({ lead: leadOutput, notes: z.array(noteSchema), messages: z.array(shortMessage).nullable() }),
    handle: async ({ viewer, gone }, { lead_type, id }) => {
      const kind = kindOf(lead_type)
      const row = await findLead(kind, viewer, String(id))
      if (!row) throw new NotFoundError(kind.noun, String(id))
      gone.throwIfAborted()
      const [present, notes, messages] = await Promise.all([
        readPresenter(kind, viewer),
        notesOfLead(kind, viewer, String(id)),
        lastMessages(kind, viewer, String(id)),
      ])
      return { lead: present(row), notes: await Promise.all(notes.map(createNotePresenter(viewer))), messages }
    },
  }),
  tool({
    name: "list_changes",
    title: "Read what happened",
    description:
      "Changes of leads after a position, oldest first, each with the lead's current state. Pass `next_position` as `after` " +
      "in the next call.",
    needs: "leads:read",
    input: z.object({
      after: z
        .int()
        .min(0)
        .optional()
        .meta({ description: "Position after which to start; default: the oldest stored event." }),
      limit: limit(CHANGES_MAX),
    }),
    output: changePageSchema,
    handle: async ({ viewer, gone }, { after, limit: first = PAGE }) => {
      const page = await listChanges(viewer, { first, after: after === undefined ? null : String(after) })
      gone.throwIfAborted()
      return serializePage(viewer, page)
    },
  }),
  tool({
    name: "counts",
    title: "Count leads",
    description: "Numbers of leads by kind: total, pending, overdue, unassigned, and with bounced mail.",
    needs: "leads:read",
    input: z.object({}),
    output: z.object({ kinds: z.array(countsOfKind) }),
    handle: async ({ viewer }) => {
      const { kinds } = await summarizeLeads(viewer)
      // Without the counts of the user's own leads, as an API key owns none.
      const counted = kinds.map(({ mine: _mine, followUpsDue: _due, statusReasons: _reasons, leadType, ...counts }) =>
        Object.fromEntries(Object.entries({ leadType, ...counts }).map(([name, value]) => [snakeCase(name), value])),
      )
      return { kinds: counted }
    },
  }),
  tool({
    name: "set_status",
    title: "Set a lead's status",
    description: "Refused if the lead no longer has `expected_status`: read the lead again, then decide.",
    needs: "leads:write",
    input: z.object({
      ...lead,
      status: statusChangeInput.shape.status,
      expected_status: oneOf("Expected status", leadStatuses).meta({
        description: "Status of the lead when you read it.",
      }),
      reason: statusChangeInput.shape.reason,
    }),
    output: changedLead,
    handle: async ({ viewer }, { lead_type, id, status, expected_status: expectedStatus, reason }) => {
      const kind = kindOf(lead_type)
      const changed = await setLeadStatus(kind, viewer, { id: String(id), status, expectedStatus, reason })
      return { lead: (await readPresenter(kind, viewer))(changed) }
    },
  }),
  tool({
    name: "add_note",
    title: "Write a note",
    description: "Adds an internal note to a lead, under the key's name. The sender never sees it.",
    needs: "leads:write",
    input: z.object({ ...lead, text: noteInput.shape.text }),
    output: z.object({ note: noteSchema }),
    handle: async ({ viewer }, { lead_type: leadType, id, text }) => {
      const note = await addLeadNote(viewer, { leadType, leadId: String(id), text })
      return { note: await createNotePresenter(viewer)(note) }
    },
  }),
  tool({
    name: "set_follow_up",
    title: "Set a follow-up",
    description: "Sets the day on which to follow up on a lead; null clears it.",
    needs: "leads:write",
    // Null must be explicit, as a value left out by mistake would clear the day.
    input: z.object({ ...lead, on: day.nullable() }),
    output: changedLead,
    handle: async ({ viewer }, { lead_type: leadType, id, on }) => {
      const kind = kindOf(leadType)
      const { leads } = await setFollowUp(viewer, { leadType, ids: [String(id)], on })
      const [changed] = leads
      if (!changed) throw new NotFoundError(kind.noun, String(id))
      return { lead: (await readPresenter(kind, viewer))(changed.get()) }
    },
  }),
  tool({
    name: "draft_reply",
    title: "Draft a reply",
    description:
      "Stores a draft reply to a lead's sender. A person edits and sends the draft in the dashboard, or discards it. " +
      "Replaces an earlier draft by any API key.",
    needs: "leads:write",
    input: z.object({ ...lead, subject: draftInput.shape.subject, body: draftInput.shape.body }),
    output: z.object({ draft: draft.nullable() }),
    handle: async ({ viewer }, { lead_type: leadType, id, subject, body }) => {
      const draft = await draftForPeople(viewer, { leadType, leadId: String(id), subject, body })
      return { draft: draft && { id: draft.id, subject: draft.subject, body: draft.body, updated_at: draft.updatedAt } }
    },
  }),
]
