import * as z from "zod"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { parseFacts } from "../../accounts/team.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { EVENT_STREAM, sendEvents } from "./eventStream.routes.ts"
import { type Signal, type SignalPage, visibleSubjects } from "./signal.service.ts"

const query = z.object({
  after: z.string().optional().meta({
    type: "integer",
    minimum: 0,
    description: "Position after which to start; default: from now on.",
  }),
})

const signalToRest = ({ type, subjectType, subjectId, requestId, facts }: Signal) => ({
  type,
  subject_type: subjectType,
  subject_id: subjectId,
  request_id: requestId,
  is_import: parseFacts({ facts }).importId !== undefined,
})

const eventOf = (position: number, signals: readonly object[]) =>
  `id: ${position}\nevent: signals\ndata: ${JSON.stringify({ position, signals })}\n\n`

// All followers get the same pages and most have the same permissions, so each text is written once.
const written = new WeakMap<readonly Signal[], Map<string, string>>()

const textFor = ({ signals, nextPosition, isFirst }: SignalPage, subjects: readonly string[]) => {
  const texts = written.get(signals) ?? new Map<string, string>()
  written.set(signals, texts)
  const key = subjects.join()
  const known = texts.get(key)
  if (known !== undefined) return known
  const shown = signals.filter(({ subjectType }) => subjects.includes(subjectType))
  const text = shown.length > 0 || isFirst ? eventOf(nextPosition, shown.map(signalToRest)) : ""
  texts.set(key, text)
  return text
}

const [kind] = leadKinds
const example = {
  type: `${kind?.type}.status_changed`,
  subject_type: kind?.type,
  subject_id: "1",
  request_id: "5f0c7f0e-6d0f-4b1c-9c57-6d1c6a4c2b11",
  is_import: false,
}

export const signalCall: RestCall = {
  route: "GET /changes/signals",
  operationId: "followSignals",
  needs: "leads:read",
  summary: "Stream events",
  description:
    "Server-sent events for a screen that reloads its data. Each has a position and the latest signals: type and subject " +
    "of a change, the `X-Request-Id` of its request, and `is_import`, but no data of leads. The first event has only the " +
    "position. Subjects are leads and the quarantine, and mails and privacy requests for viewers who may read them. A " +
    "comment follows every 15 seconds. `Last-Event-ID` resumes after a position; 409 if that position is no longer " +
    "stored: reload the data, and follow from now on.",
  query,
  headers: { "Last-Event-ID": "Position after which to start." },
  refusals: [409, 503],
  answers: { 200: { description: "Events, until either side closes the connection.", types: [EVENT_STREAM] } },
  examples: { fromNow: { status: 200, answer: eventOf(1204, [example]) } },
  handle: async (request, response) => {
    // Checked before the response and for each page, as the role may change.
    const subjects = () => visibleSubjects(viewerOf(request))
    subjects()
    await sendEvents(request, response, (page) => textFor(page, subjects()))
  },
}
