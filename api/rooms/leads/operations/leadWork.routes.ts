import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { fromRestNames } from "../../../contract/api/restNames.ts"
import { toRest } from "../../../contract/api/toRest.ts"
import { callOutcomes } from "../../../contract/leads/callOutcomes.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { answerWith, type RestCall } from "../../../edges/http/rest/restCall.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { createNameLoaders } from "../../accounts/users/userNames.ts"
import { externalBody } from "../lead/external.rules.ts"
import { callInput, day, MENTIONS_MAX } from "../lead/lead.rules.ts"
import { EXAMPLE_ID, statusBody, wordsOf } from "../lead/lead.schemas.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import type { LeadNote } from "../related/leadWork.model.ts"
import { setLeadExternal } from "../work/external.service.ts"
import { assignLeads, setFollowUp } from "../work/leadAssignment.service.ts"
import { addLeadNote, notesOfLead } from "../work/leadNotes.service.ts"
import { setLeadStatus } from "../work/leadWork.service.ts"
import { leadChange } from "./leadChange.routes.ts"

const ownerBody = z.object({
  owner_id: z
    .int("Give the number of a colleague's account, or null for nobody.")
    .nullable()
    .meta({ description: "Account id of a colleague. Null to unassign." }),
})

// Null must be explicit, as a forgotten value would clear the day.
const followUpBody = z.object({ on: day.nullable().meta({ description: "Day of the follow-up. Null to clear it." }) })

const externalSetBody = z.object({
  ...externalBody,
  expected_updated_at: z.iso.datetime().nullish().meta({
    description: "`updated_at` of the lead when it was read: 409 if the lead has changed since.",
  }),
})

export const noteSchema = z
  .object({
    id: z.int(),
    text: z.string(),
    author_id: z.int().nullable().meta({ description: "Account id of the author. Null for an API key." }),
    written_by: z.string(),
    written_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    mentioned_ids: z.array(z.int()),
    call: z.enum(callOutcomes).nullable().meta({ description: "Outcome of the call. Null for other notes." }),
  })
  .meta({ id: "LeadNote" })

const exampleNote = {
  id: 1,
  text: "Called back: has a photo of the car.",
  author_id: 1,
  written_by: "Olivia Park",
  written_at: "2026-11-21T09:30:00.000Z",
  edited_at: null,
  mentioned_ids: [],
  call: null,
}

export const createNotePresenter = (reader: Viewer) => {
  const { nameFor } = createNameLoaders(reader)
  return async (note: LeadNote) =>
    toRest(noteSchema, note, {
      writtenBy: await nameFor("leads:read", note.writtenBy),
      mentionedIds: note.mentions ?? [],
      call: note.callOutcome ?? null,
    })
}

const noteBody = z
  .object({
    text: callInput.shape.text,
    call: callInput.shape.call,
    mentioned_ids: z
      .array(z.int())
      .optional()
      .meta({ maxItems: MENTIONS_MAX, description: "Account ids of mentioned colleagues, who are notified by mail." }),
  })
  // Only a call may lack a text.
  .meta({
    allOf: [
      {
        anyOf: [
          { required: ["text"], properties: { text: { type: "string", pattern: "\\S" } } },
          { required: ["call"], properties: { call: { type: "string" } } },
        ],
      },
    ],
  })

const noteCalls = (kind: LeadKind): RestCall[] => {
  const path = `${kind.rest.leadPath}/:id/notes`
  const { type } = kind.graphql
  const { one } = wordsOf(kind)
  return [
    {
      route: `GET ${path}`,
      operationId: `list${type}Notes`,
      needs: "leads:read",
      summary: `List the notes about ${one}`,
      description: "Internal notes, oldest first. The sender never sees them.",
      answers: { 200: { description: "The notes.", json: z.array(noteSchema) } },
      examples: { all: { id: EXAMPLE_ID, status: 200, answer: [exampleNote] } },
      handle: answerWith(async (viewer, id) => {
        const notes = await notesOfLead(kind, viewer, id)
        return Promise.all(notes.map(createNotePresenter(viewer)))
      }),
    },
    {
      route: `POST ${path}`,
      operationId: `add${type}Note`,
      needs: "leads:write",
      summary: `Write a note about ${one}`,
      description:
        "With `call`, the note logs a call, and its text is optional. A call that reached the sender ends the wait for a reply: " +
        "a pending lead becomes contacted.",
      body: noteBody,
      answers: {
        201: { description: "The note.", json: z.object({ success: z.literal(true), ...noteSchema.shape }) },
      },
      examples: {
        called: {
          id: EXAMPLE_ID,
          body: { text: exampleNote.text },
          status: 201,
          answer: { success: true, ...exampleNote },
        },
      },
      handle: answerWith(async (viewer, leadId, { body }) => {
        const { mentionedIds, ...fields } = fromRestNames(body)
        const idOf = (id: unknown) => (Number.isInteger(id) ? String(id) : id)
        const mentioned = Array.isArray(mentionedIds) ? mentionedIds.map(idOf) : mentionedIds
        const which = { leadType: kind.type, leadId }
        const added = await addLeadNote(viewer, { ...fields, ...which, mentionedIds: mentioned })
        return { success: true, ...(await createNotePresenter(viewer)(added)) }
      }, 201),
    },
  ]
}

export const leadWorkCalls = (kind: LeadKind): RestCall[] => {
  const { type } = kind.graphql
  const { one } = wordsOf(kind)
  const leadType = kind.type
  return [
    leadChange(kind, {
      path: "/status",
      operationId: `set${type}Status`,
      summary: `Set the status of ${one}`,
      body: statusBody,
      refusals: [409],
      examples: {
        contacted: {
          body: { status: leadStatuses.CONTACTED, expected_status: leadStatuses.PENDING },
          answer: { status: leadStatuses.CONTACTED },
        },
      },
      change: (viewer, id, body) => setLeadStatus(kind, viewer, { ...fromRestNames(body), id }),
    }),
    ...noteCalls(kind),
    leadChange(kind, {
      path: "/owner",
      operationId: `set${type}Owner`,
      summary: `Assign ${one} to a colleague, or to nobody`,
      body: ownerBody,
      examples: { given: { body: { owner_id: 1 }, answer: { owner_id: 1, owner: "Olivia Park" } } },
      change: async (viewer, id, body) => {
        const { owner_id } = parseInput(ownerBody, body)
        const ownerId = owner_id === null ? null : String(owner_id)
        return (await assignLeads(viewer, { leadType, ids: [id], ownerId })).leads[0]
      },
    }),
    leadChange(kind, {
      path: "/follow-up",
      operationId: `set${type}FollowUp`,
      summary: `Set the follow-up of ${one}`,
      body: followUpBody,
      examples: { tomorrow: { body: { on: "2026-11-22" }, answer: { follow_up_on: "2026-11-22" } } },
      change: async (viewer, id, body) => {
        const { on } = parseInput(followUpBody, body)
        return (await setFollowUp(viewer, { leadType, ids: [id], on })).leads[0]
      },
    }),
    leadChange(kind, {
      path: "/external",
      operationId: `set${type}External`,
      summary: `Set the external id and metadata of ${one}`,
      description:
        "Omitted names stay unchanged. 409 if another lead of the kind has the external id; the message names that lead. " +
        "The feed of changes has `lead.external_set` with the names of the changed fields.",
      body: externalSetBody,
      refusals: [409],
      examples: {
        known: {
          body: { external_id: "crm-1", metadata: { stage: "trial", campaign: null } },
          answer: { external_id: "crm-1", metadata: { stage: "trial" } },
        },
      },
      change: (viewer, leadId, body) => setLeadExternal(viewer, { ...fromRestNames(body), leadType, leadId }),
    }),
  ]
}
