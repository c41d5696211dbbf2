import { Router } from "express"
import * as z from "zod"
import { parseInput } from "../../contract/parseInput.ts"
import { permitted, viewerOf } from "../../http/authenticate.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { fromRestNames } from "../../http/rest/fieldNames.ts"
import { sendCsv } from "../../http/rest/streams.ts"
import { toCsv } from "../leads/csv.ts"
import { listOf, moment } from "../leads/lead.rest.ts"
import type { RecordedEventRow } from "./event.model.ts"
import { exportEvents } from "./event.service.ts"
import { summaryOf } from "./eventSummary.ts"
import type { Team } from "./team.ts"

const query = z.object({
  actor_id: z.string().optional(),
  types: listOf(z.string()).optional(),
  subject_type: z.string().optional(),
  subject_id: z.string().optional(),
  from: moment.optional(),
  to: moment.optional(),
})

const columns = [
  "id",
  "position",
  "occurred_at",
  "actor_type",
  "actor_id",
  "actor_name",
  "type",
  "subject_type",
  "subject_id",
  "summary",
  "facts",
  "request_id",
]

const eventToRest = (event: RecordedEventRow, team: Team) => ({
  id: event.id,
  position: event.position,
  occurred_at: event.occurredAt,
  actor_type: event.actorType,
  actor_id: event.actorId,
  actor_name: team.nameOf(event),
  type: event.type,
  subject_type: event.subjectType,
  subject_id: event.subjectId,
  summary: summaryOf(event, team),
  facts: event.facts,
  request_id: event.requestId,
})

/** REST for the record of who did what. */
export const eventRoutes = Router()

/** Needs `events:read`. What the query's filters keep of it, newest first, as a spreadsheet. */
eventRoutes.get(
  "/admin/events.csv",
  permitted("events:read"),
  acceptOnly({ query: Object.keys(query.shape) }),
  async (request, response) => {
    const filter = fromRestNames(parseInput(query, request.query))
    const { rows, team } = await exportEvents(viewerOf(request), filter)
    const present = (event: RecordedEventRow) => eventToRest(event, team)
    await sendCsv(response, { name: "events", rows: toCsv(columns, rows, present), total: null })
  },
)
