import type { Request, Response } from "express"
import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { identifyAgain, viewerOf } from "../../../edges/http/authenticate.ts"
import { extendDeadline } from "../../../edges/http/connection/deadline.ts"
import { renameFields } from "../../../edges/http/rest/fieldNames.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { pageSize } from "../../../platform/database/reading/pageRequest.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { exampleOf, leadSchema } from "../../leads/lead/lead.schemas.ts"
import { restContextByKind } from "../../leads/lead/serializeLead.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { changeToRest } from "./change.rest.ts"
import { CHANGES_MAX, type ChangePage, positionOf } from "./change.service.ts"
import { closeSignal } from "./eventStream.routes.ts"
import { awaitChanges } from "./followChanges.ts"
import { signalCall } from "./signal.routes.ts"

const WAIT_MAX_SECONDS = 25

const query = z.object({
  after: z.string().optional().meta({
    type: "integer",
    minimum: 0,
    description:
      "The position behind which to begin. Without it, from the first that is kept. To follow from now on, ask once and keep `head_position`.",
  }),
  limit: z.coerce.number().optional().meta({ type: "integer", minimum: 1, maximum: CHANGES_MAX }),
  wait: z.coerce
    .number(`wait is a number of seconds, up to ${WAIT_MAX_SECONDS}.`)
    .min(0, `wait is a number of seconds, up to ${WAIT_MAX_SECONDS}.`)
    .transform((seconds) => Math.min(seconds, WAIT_MAX_SECONDS))
    .default(0)
    .meta({ type: "integer", description: "For how many seconds to wait for the first change, if there is none." }),
})

const scalar = z.union([z.string(), z.int()]).nullable()

const changedSchema = z.array(z.object({ field: z.string(), from: scalar, to: scalar })).meta({
  description:
    "Which fields of the lead it has changed; from what and to what, but for what would tell of a person. Empty for an arrival.",
})

export const changeSchema = z
  .object({
    position: z.int().meta({ description: "Its place among all events. Each comes once, in this order." }),
    type: z.string().meta({ description: "Type of the event, such as `driver_application.status_changed`." }),
    occurred_at: z.iso.datetime(),
    lead_type: z.enum(leadKinds.map(({ type }) => type)),
    lead_id: z.int(),
    changed: changedSchema,
    made_by_key_id: z.int().nullable().meta({
      description: "The acting API key, by which a program recognizes its own changes. Null for other actors.",
    }),
    merged_into_id: z.int().nullable().meta({
      description: "Of `lead.merged_into`: the lead that it became a part of, which has what belonged to it.",
    }),
    lead: z.union(leadKinds.map(leadSchema)).nullable().meta({
      description:
        "The lead as it is now. Null once it is no longer stored, or a part of another: then delete what you have of it.",
    }),
  })
  .meta({ id: "Change" })

export const changePageSchema = z.object({
  changes: z.array(changeSchema),
  has_more: z.boolean(),
  next_position: z.int().meta({ description: "Keep it, and ask for what comes `after` it." }),
  head_position: z.int().meta({ description: "The last position that any event has." }),
  key_id: z.int().nullable().meta({
    description: "The API key that asks: changes with it as `made_by_key_id` are its own. Null for a person.",
  }),
})

export const serializePage = async (reader: Viewer, page: ChangePage) => {
  const contexts = await restContextByKind(leadKinds, reader)
  return {
    changes: page.changes.map((change) => changeToRest(change, contexts.get(change.leadType))),
    has_more: page.hasMore,
    next_position: page.nextPosition,
    head_position: page.headPosition,
    key_id: reader.apiKey?.id ?? null,
  }
}

const sendPage = async (request: Request, response: Response) => {
  const { after, limit, wait } = parseInput(query, request.query)
  const signal = closeSignal(response)
  const following = { checkViewer: () => identifyAgain(request), gone: signal }
  const page = await renameFields(
    (async () => {
      const asked = { after: positionOf(after), limit: pageSize({ first: limit ?? CHANGES_MAX }), waitMs: wait * 1_000 }
      extendDeadline(response, asked.waitMs)
      return awaitChanges(viewerOf(request), asked, following)
    })(),
    { first: "limit" },
  )
  if (signal.aborted) return
  response.json(await serializePage(viewerOf(request), page))
}

const [kind] = leadKinds
const change = kind && {
  position: 1204,
  type: `${kind.type}.status_changed`,
  occurred_at: "2026-11-21T09:30:00.000Z",
  lead_type: kind.type,
  lead_id: 1,
  changed: [{ field: "status", from: "pending", to: "contacted" }],
  made_by_key_id: null,
  merged_into_id: null,
  lead: exampleOf(kind),
}
const atHead = { has_more: false, next_position: 1204, head_position: 1204, key_id: 2 }

export const changeCalls: RestCall[] = [
  {
    route: "GET /changes",
    operationId: "listChanges",
    needs: "leads:read",
    summary: "Read what happened to leads",
    description:
      "What happened behind a position, oldest first. Whoever goes on from the last `next_position` sees each change once " +
      "and misses none. 409 where the changes behind the position are no longer kept: begin again from the lists.",
    query,
    answers: { 200: { description: "A part of the feed.", json: changePageSchema } },
    refusals: [409, 503],
    examples: {
      head: {
        query: { limit: 1 },
        status: 200,
        answer: { changes: [change], ...atHead, has_more: true, head_position: 1207 },
      },
      behind: {
        query: { after: 0, limit: 100, wait: 25 },
        status: 200,
        answer: { changes: [change], ...atHead },
      },
    },
    handle: sendPage,
  },
  signalCall,
]
