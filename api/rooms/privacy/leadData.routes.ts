import * as z from "zod"
import { parseInput } from "../../contract/api/parseInput.ts"
import { yesOrNo } from "../../contract/api/queryParameters.ts"
import { fromRestNames, snakeCase } from "../../contract/api/restNames.ts"
import { operatorReasons } from "../../contract/privacy/erasure.ts"
import { answerWith, type RestCall } from "../../edges/http/rest/restCall.ts"
import { wordsOf } from "../leads/lead/lead.schemas.ts"
import type { LeadKind } from "../leads/lead/leadKind.ts"
import { leadChange } from "../leads/operations/leadChange.routes.ts"
import { eraseLead } from "./erasure/erasure.service.ts"
import { correctionShape } from "./privacyRequests/answers/correctLead.rules.ts"
import { correctLead } from "./privacyRequests/answers/correctLead.service.ts"
import { deleteLead, erasedFrom } from "./trash/trash.service.ts"

const GONE_ID = 3

const correctionBody = (kind: LeadKind) => {
  const rules = Object.entries(correctionShape(kind)).map(([name, rule]) => [snakeCase(name), rule.nullish()])
  return z
    .object({
      ...Object.fromEntries(rules),
      expected_updated_at: z.iso.datetime().nullish().meta({
        description: "`updated_at` of the lead when it was read: 409 if the lead has changed since.",
      }),
    })
    .meta({ allOf: [{ anyOf: rules.map(([name]) => ({ required: [name] })) }] })
}

const deletion = z.object({
  erase: yesOrNo("erase").optional().meta({ description: "Erase permanently, with every copy. Cannot be undone." }),
  reason: z.enum(operatorReasons).optional().meta({ description: "Reason of the erasure; required with `erase`." }),
})

const deletionAnswer = z.object({
  success: z.literal(true),
  erased_from: z.iso
    .datetime()
    .nullable()
    .meta({ description: "For a lead in the trash: time from which it is erased." }),
  erased_at: z.iso.datetime().nullable().meta({ description: "Time of erasure. Null in the trash." }),
})

export const leadDataCalls = (kind: LeadKind): RestCall[] => {
  const { leadPath } = kind.rest
  const { type } = kind.graphql
  const { one } = wordsOf(kind)
  return [
    leadChange(kind, {
      method: "PATCH",
      path: "",
      operationId: `correct${type}`,
      needs: "leads:erase",
      summary: `Correct the submitted data of ${one}`,
      description:
        "Values follow the rules of the form. Omitted and null fields stay unchanged. An empty text deletes the email address or the phone number, not both.",
      body: correctionBody(kind),
      refusals: [409],
      examples: { address: { body: { email: "new@example.com" }, answer: { email: "new@example.com" } } },
      change: (viewer, leadId, body) => {
        const { expectedUpdatedAt, ...values } = fromRestNames(body)
        return correctLead(viewer, { leadType: kind.type, leadId, values, expectedUpdatedAt })
      },
    }),
    {
      route: `DELETE ${leadPath}/:id`,
      operationId: `delete${type}`,
      needs: "leads:erase",
      freshProof: "if it erases",
      summary: `Delete ${one}`,
      description:
        "Moves the lead to the trash, from which colleagues can restore it for 30 days. With `erase` and a `reason`, erases " +
        "it at once, also from the trash, with its notes, mails, messages and files. GraphQL's `leadErasurePreview` lists " +
        "remaining copies, such as backups.",
      query: deletion,
      answers: { 200: { description: "Deleted.", json: deletionAnswer } },
      examples: {
        trash: {
          id: GONE_ID,
          status: 200,
          answer: { success: true, erased_from: "2026-12-21T09:30:00.000Z", erased_at: null },
        },
        erased: {
          id: GONE_ID,
          query: { erase: true, reason: operatorReasons.REQUESTED },
          status: 200,
          answer: { success: true, erased_from: null, erased_at: "2026-11-21T09:30:00.000Z" },
        },
      },
      handle: answerWith(async (viewer, leadId, { query }) => {
        const { erase, reason } = parseInput(deletion, query)
        const which = { leadType: kind.type, leadId }
        const gone = erase
          ? { erased_from: null, erased_at: (await eraseLead(viewer, { ...which, reason })).erasedAt }
          : { erased_from: erasedFrom(await deleteLead(viewer, which)), erased_at: null }
        return { success: true, ...gone }
      }),
    },
  ]
}
