import * as z from "zod"
import { sentenceOf, textOf } from "../../../contract/activity/eventSentence.ts"
import { toCsv } from "../../../contract/api/csv.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { listOf, moment } from "../../../contract/api/queryParameters.ts"
import { fromRestNames } from "../../../contract/api/restNames.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { sendCsv } from "../../../edges/http/rest/streams.ts"
import type { RecordedEventRow } from "../../../platform/events/event.model.ts"
import { readEvent, type Team } from "../../accounts/team.ts"
import { exportEvents } from "./event.service.ts"

const query = z.object({
  actor_id: z.string().optional().meta({ description: "Account id of the actor." }),
  types: listOf(z.string()).optional().meta({ description: "Types of events, such as `lead.exported`." }),
  subject_type: z.string().optional().meta({ description: "Type of the subject, such as `driver_application`." }),
  subject_id: z.string().optional().meta({ description: "Id of the subject, unique within its type." }),
  from: moment.optional().meta({ description: "At or after this time." }),
  to: moment.optional().meta({ description: "Before this time." }),
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
  summary: textOf(sentenceOf(readEvent(event), team)),
  facts: team.factsTextOf(event),
  request_id: event.requestId,
})

export const eventCalls: RestCall[] = [
  {
    route: "GET /admin/events.csv",
    operationId: "exportEvents",
    needs: "events:read",
    freshProof: "always",
    summary: "Export the record of events as CSV",
    description: "The matching events, newest first.",
    query,
    answers: {
      200: { description: "The CSV file.", types: ["text/csv"], headers: ["Content-Disposition"] },
    },
    examples: {
      since: { query: { from: "2026-11-01T00:00:00Z" }, status: 200, answer: `"${columns.join('","')}"\r\n` },
    },
    handle: async (request, response) => {
      const filter = fromRestNames(parseInput(query, request.query))
      const { rows, team } = await exportEvents(viewerOf(request), filter)
      const present = (event: RecordedEventRow) => eventToRest(event, team)
      await sendCsv(response, { name: "events", rows: toCsv(columns, rows, present), total: null })
    },
  },
]
