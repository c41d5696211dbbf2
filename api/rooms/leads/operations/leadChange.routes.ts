import { NotFoundError } from "../../../contract/api/errors.ts"
import type { JsonObject } from "../../../contract/api/jsonObject.ts"
import { answerWith, type Example, type RestCall } from "../../../edges/http/rest/restCall.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import type { Lead } from "../lead/lead.model.ts"
import { changedLeadSchema, EXAMPLE_ID, exampleOf } from "../lead/lead.schemas.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { readPresenter } from "../lead/serializeLead.ts"

interface LeadChange
  extends Pick<RestCall, "operationId" | "summary" | "body">,
    Partial<Pick<RestCall, "needs" | "description" | "refusals">> {
  method?: "PUT" | "PATCH"
  /** Below the address of the lead, such as `/owner`. */
  path: string
  /** `answer` has only the fields that differ from the example lead. */
  examples: Readonly<Record<string, Pick<Example, "body"> & { answer: object }>>
  change: (viewer: Viewer, id: string, body: JsonObject) => Promise<Lead | undefined>
}

export const leadChange = (
  kind: LeadKind,
  { method = "PUT", path, examples, change, ...call }: LeadChange,
): RestCall => {
  const unchanged = { success: true, ...exampleOf(kind) }
  const shown = Object.entries(examples).map(([name, { body, answer }]) => {
    return [name, { id: EXAMPLE_ID, body, status: 200, answer: { ...unchanged, ...answer } }]
  })
  return {
    route: `${method} ${kind.rest.leadPath}/:id${path}`,
    needs: "leads:write",
    answers: { 200: { description: "Current state of the lead.", json: changedLeadSchema(kind) } },
    examples: Object.fromEntries(shown),
    ...call,
    handle: answerWith(async (viewer, id, { body }) => {
      const lead = await change(viewer, id, body)
      if (!lead) throw new NotFoundError(kind.noun, id)
      return { success: true, ...(await readPresenter(kind, viewer))(lead.get()) }
    }),
  }
}
