import { sentenceOf, textOf } from "../../../contract/activity/eventSentence.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import type { RecordedEventRow } from "../../../platform/events/event.model.ts"
import { readEvent, type Team } from "../../accounts/team.ts"
import { listEvents } from "./event.service.ts"
import { findSystemWarnings } from "./systemWarnings.ts"

const sentenceFor = (event: RecordedEventRow, team: Team) => sentenceOf(readEvent(event), team)

export const eventResolvers: Resolvers = {
  Query: {
    events: (_parent, request, { viewer }) => listEvents(viewer, request),
    systemWarnings: (_parent, _args, { viewer }) => findSystemWarnings(viewer),
  },
  Event: {
    position: ({ position }) => (position === null ? null : String(position)),
    summary: async (event, _args, { loaders }) => textOf(sentenceFor(event, await loaders.team())),
    summaryParts: async (event, _args, { loaders }) => sentenceFor(event, await loaders.team()),
    actorName: async (event, _args, { loaders }) => (await loaders.team()).nameOf(event),
    actor: async (event, _args, { loaders }) => (await loaders.team()).userOf(event),
    lead: async ({ subjectType, subjectId }, _args, { loaders }) =>
      (await loaders.references.load({ leadType: subjectType, leadId: Number(subjectId) }))[0] ?? null,
    facts: async (event, _args, { loaders }) => JSON.parse((await loaders.team()).factsTextOf(event)),
  },
}
