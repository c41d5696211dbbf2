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
import { CHANGES_MAX, type ChangePage, parsePosition } from "./change.service.ts"
import { closeSignal } from "./eventStream.routes.ts"
import { awaitChanges } from "./followChanges.ts"
import { signalCall } from "./signal.routes.ts"

const WAIT_MAX_SECONDS = 25

const query = z.object({
  after: z.string().optional().meta({
    type: "integer",
    minimum: 0,
    description:
      "Position after which to start; default: the oldest stored event. To follow from now on, request once and store `head_position`.",
  }),
  limit: z.coerce.number().optional().meta({ type: "integer", minimum: 1, maximum: CHANGES_MAX }),
  wait: z.coerce
    .number(`wait is a number of seconds, up to ${WAIT_MAX_SECONDS}.`)
    .min(0, `wait is a number of seconds, up to ${WAIT_MAX_SECONDS}.`)
    .transform((seconds) => Math.min(seconds, WAIT_MAX_SECONDS))
    .default(0)
    .meta({ type: "integer", description: "Seconds to wait for a first change, if there is none yet; default 0." }),
})

const scalar = z.union([z.string(), z.int()]).nullable()

const changedSchema = z.array(z.object({ field: z.string(), from: scalar, to: scalar })).meta({
  description: "Changed fields with old and new values, except personal data. Empty for new leads.",
})

export const changeSchema = z
  .object({
    position: z.int().meta({ description: "Position among all events, ascending, with gaps. Each change comes once." }),
    type: z.string().meta({ description: "Type of the event, such as `driver_application.status_changed`." }),
    occurred_at: z.iso.datetime(),
    lead_type: z.enum(leadKinds.map(({ type }) => type)),
    lead_id: z.int(),
    changed: changedSchema,
    made_by_key_id: z.int().nullable().meta({
      description:
        "Id of the API key that made the change, so that a client recognizes its own changes. Null for other actors.",
    }),
    merged_into_id: z.int().nullable().meta({
      description:
        "For `lead.merged_into`: id of the surviving lead, which has this lead's data now. Null for other types.",
    }),
    lead: z.union(leadKinds.map(leadSchema)).nullable().meta({
      description: "Current state of the lead. Null if it was deleted or merged into another lead: delete your copy.",
    }),
  })
  .meta({ id: "Change" })

export const changePageSchema = z.object({
  changes: z.array(changeSchema),
  has_more: z.boolean(),
  next_position: z.int().meta({ description: "Store it, and send it as `after` in the next request." }),
  head_position: z.int().meta({ description: "Position of the newest event." }),
  key_id: z.int().nullable().meta({
    description: "Id of the requesting API key: changes with this `made_by_key_id` are its own. Null for a person.",
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
      const polling = {
        after: parsePosition(after),
        limit: pageSize({ first: limit ?? CHANGES_MAX }),
        waitMs: wait * 1_000,
      }
      extendDeadline(response, polling.waitMs)
      return awaitChanges(viewerOf(request), polling, following)
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
    summary: "Read changes of leads",
    description:
      "Changes after a position, oldest first. A client that continues from the last `next_position` gets each change once " +
      "and misses none. 409 if the changes after the position are no longer stored: start again from the lists.",
    query,
    answers: { 200: { description: "A page of the feed.", json: changePageSchema } },
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
