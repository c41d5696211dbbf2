import * as z from "zod"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { fromRestNames } from "../../../contract/api/restNames.ts"
import { toRest } from "../../../contract/api/toRest.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { createNameLoaders } from "../../accounts/users/userNames.ts"
import type { LeadNote } from "../beside/leadWork.model.ts"
import { externalBody } from "../lead/external.rules.ts"
import { day, MENTIONS_MAX, noteInput } from "../lead/lead.rules.ts"
import { changedLeadSchema, exampleOf, wordsOf } from "../lead/lead.schemas.ts"
import type { LeadKind, LeadRow } from "../lead/leadKind.ts"
import { readPresenter } from "../lead/leadTelling.ts"
import { setLeadExternal } from "../work/external.service.ts"
import { assignLeads, setFollowUp } from "../work/leadAssignment.service.ts"
import { addLeadNote, notesOfLead } from "../work/leadNotes.service.ts"

const EXAMPLE_ID = 1

const ownerBody = z.object({
  owner_id: z
    .int("Give the number of a colleague's account, or null for nobody.")
    .nullable()
    .meta({ description: "The account of a colleague. Null for nobody." }),
})

// Null must be said: a body without it is a mistake, and would take what is set away.
const followUpBody = z.object({ on: day.nullable().meta({ description: "The day. Null for none." }) })

const externalSetBody = z.object({
  ...externalBody,
  expected_updated_at: z.iso.datetime().nullish().meta({
    description: "Its `updated_at`, as the decision was made on: 409 if it has changed since.",
  }),
})

export const noteSchema = z
  .object({
    id: z.int(),
    text: z.string(),
    author_id: z.int().nullable().meta({ description: "The account that wrote it. Null for an API key." }),
    written_by: z.string(),
    written_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    mentioned_ids: z.array(z.int()),
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
}

export const notePresenter = (reader: Viewer) => {
  const { nameFor } = createNameLoaders(reader)
  return async (note: LeadNote) =>
    toRest(noteSchema, note, {
      writtenBy: await nameFor("leads:read", note.writtenBy),
      mentionedIds: note.mentions ?? [],
    })
}

const noteBody = z.object({
  text: noteInput.shape.text,
  mentioned_ids: z
    .array(z.int())
    .optional()
    .meta({ maxItems: MENTIONS_MAX, description: "The colleagues whom it mentions, who are told by mail." }),
})

/** REST for the work with a kind of lead: its notes, its owner and its follow-up. */
export const leadWorkCalls = (kind: LeadKind): RestCall[] => {
  const { leadPath } = kind.rest
  const { type } = kind.graphql
  const { one, tag } = wordsOf(kind)
  const changed = { 200: { description: "The lead as it is now.", json: changedLeadSchema(kind) } }
  const example = { success: true, ...exampleOf(kind) }
  const presentChanged = async (viewer: Viewer, id: string, { leads: [lead] }: { leads: { get(): LeadRow }[] }) => {
    if (!lead) throw new NotFoundError(kind.noun, id)
    return { success: true, ...(await readPresenter(kind, viewer))(lead.get()) }
  }

  return [
    {
      method: "get",
      path: `${leadPath}/:id/notes`,
      operationId: `list${type}Notes`,
      needs: "leads:read",
      tag,
      summary: `List the notes about ${one}`,
      description: "Internal notes, oldest first. Its sender never sees them.",
      answers: { 200: { description: "The notes.", json: z.array(noteSchema) } },
      examples: { all: { id: EXAMPLE_ID, status: 200, answer: [exampleNote] } },
      handle: async (request, response) => {
        const viewer = viewerOf(request)
        const notes = await notesOfLead(kind, viewer, String(request.params.id))
        response.json(await Promise.all(notes.map(notePresenter(viewer))))
      },
    },
    {
      method: "post",
      path: `${leadPath}/:id/notes`,
      operationId: `add${type}Note`,
      needs: "leads:write",
      tag,
      summary: `Write a note about ${one}`,
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
      handle: async (request, response) => {
        const viewer = viewerOf(request)
        const { mentionedIds, ...given } = fromRestNames(request.body)
        const idOf = (id: unknown) => (Number.isInteger(id) ? String(id) : id)
        const mentioned = Array.isArray(mentionedIds) ? mentionedIds.map(idOf) : mentionedIds
        const which = { leadType: kind.type, leadId: request.params.id }
        const added = await addLeadNote([kind], viewer, { ...given, ...which, mentionedIds: mentioned })
        response.status(201).json({ success: true, ...(await notePresenter(viewer)(added)) })
      },
    },
    {
      method: "put",
      path: `${leadPath}/:id/owner`,
      operationId: `set${type}Owner`,
      needs: "leads:write",
      tag,
      summary: `Give ${one} to a colleague, or to nobody`,
      body: ownerBody,
      answers: changed,
      examples: {
        given: {
          id: EXAMPLE_ID,
          body: { owner_id: 1 },
          status: 200,
          answer: { ...example, owner_id: 1, owner: "Olivia Park" },
        },
      },
      handle: async (request, response) => {
        const [viewer, id] = [viewerOf(request), String(request.params.id)]
        const { owner_id } = parseInput(ownerBody, request.body)
        const ownerId = owner_id === null ? null : String(owner_id)
        const leads = await assignLeads([kind], viewer, { leadType: kind.type, ids: [id], ownerId })
        response.json(await presentChanged(viewer, id, leads))
      },
    },
    {
      method: "put",
      path: `${leadPath}/:id/follow-up`,
      operationId: `set${type}FollowUp`,
      needs: "leads:write",
      tag,
      summary: `Say when to follow ${one} up`,
      body: followUpBody,
      answers: changed,
      examples: {
        tomorrow: {
          id: EXAMPLE_ID,
          body: { on: "2026-11-22" },
          status: 200,
          answer: { ...example, follow_up_on: "2026-11-22" },
        },
      },
      handle: async (request, response) => {
        const [viewer, id] = [viewerOf(request), String(request.params.id)]
        const leads = await setFollowUp([kind], viewer, {
          ...parseInput(followUpBody, request.body),
          leadType: kind.type,
          ids: [id],
        })
        response.json(await presentChanged(viewer, id, leads))
      },
    },
    {
      method: "put",
      path: `${leadPath}/:id/external`,
      operationId: `set${type}External`,
      needs: "leads:write",
      tag,
      summary: `Say what your program calls ${one}, and keep texts with it`,
      description:
        "What is not named stays. 409 when another lead of the kind has the external id: the message says which. In the feed " +
        "of changes it is `lead.external_set`, with the names of what has changed.",
      body: externalSetBody,
      answers: changed,
      refusals: [409],
      examples: {
        known: {
          id: EXAMPLE_ID,
          body: { external_id: "crm-1", metadata: { stage: "trial", campaign: null } },
          status: 200,
          answer: { ...example, external_id: "crm-1", metadata: { stage: "trial" } },
        },
      },
      handle: async (request, response) => {
        const [viewer, leadId] = [viewerOf(request), String(request.params.id)]
        const said = fromRestNames(request.body)
        const lead = await setLeadExternal([kind], viewer, { ...said, leadType: kind.type, leadId })
        response.json(await presentChanged(viewer, leadId, { leads: [lead] }))
      },
    },
  ]
}
