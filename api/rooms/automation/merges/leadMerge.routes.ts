import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { camelCase, snakeCase } from "../../../contract/api/restNames.ts"
import { answerWith, type RestCall } from "../../../edges/http/rest/restCall.ts"
import { EXAMPLE_ID, exampleOf, leadSchema, wordsOf } from "../../leads/lead/lead.schemas.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { readPresenter } from "../../leads/lead/serializeLead.ts"
import { mergeableFields } from "./leadMerge.rules.ts"
import { mergeLeads } from "./leadMerge.service.ts"

const moment = z.iso.datetime("Give a moment like 2026-11-21T09:30:00Z.")

const bodyOf = (kind: LeadKind) =>
  z.object({
    merged_id: z.int("Give the id of the lead that becomes a part of this one."),
    taken_fields: z
      .array(z.enum(mergeableFields(kind).map(snakeCase)))
      .optional()
      .meta({
        description:
          "Fields whose values this lead takes from the other one. Values that this lead lacks are always taken.",
      }),
    expected_updated_at: z
      .object({ survivor: moment, merged: moment })
      .optional()
      .meta({ description: "`updated_at` of both leads when they were read: 409 if one has changed since." }),
  })

export const mergeCalls = (kind: LeadKind): RestCall[] => {
  const { graphql, rest } = kind
  const { one } = wordsOf(kind)
  const body = bodyOf(kind)
  const answer = z.object({ success: z.literal(true), merge_id: z.int(), ...leadSchema(kind).shape })
  return [
    {
      route: `POST ${rest.leadPath}/:id/merge`,
      operationId: `merge${graphql.type}`,
      needs: "leads:write",
      summary: `Merge another lead into ${one}`,
      description:
        "This lead gets the notes, mails, messages, files and history of both, and is returned for the other lead's id. In " +
        "the feed of changes, the other lead has `lead.merged_into` with `merged_into_id`. Colleagues can undo the merge " +
        "for 30 days.",
      body,
      answers: { 200: { description: "Current state of the lead.", json: answer } },
      refusals: [404, 409],
      examples: {
        repeat: {
          id: EXAMPLE_ID,
          body: { merged_id: 2, taken_fields: ["email", "follow_up_on"] },
          status: 200,
          answer: { success: true, merge_id: 1, ...exampleOf(kind) },
        },
      },
      handle: answerWith(async (viewer, survivorId, request) => {
        const { merged_id, taken_fields, expected_updated_at: expectedUpdatedAt } = parseInput(body, request.body)
        const takenFields = taken_fields?.map(camelCase)
        const which = { leadType: kind.type, survivorId, mergedId: String(merged_id) }
        const { lead, merge } = await mergeLeads(viewer, { ...which, takenFields, expectedUpdatedAt })
        return { success: true, merge_id: merge.id, ...(await readPresenter(kind, viewer))(lead.get()) }
      }),
    },
  ]
}
