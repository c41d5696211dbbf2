import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { listEvents } from "./event.service.ts"
import { summaryOf } from "./eventSummary.ts"
import { findSystemWarnings } from "./systemWarnings.ts"

export const eventResolvers: Resolvers = {
  Query: {
    events: (_parent, request, { viewer }) => listEvents(viewer, request),
    systemWarnings: (_parent, _args, { viewer }) => findSystemWarnings(viewer),
  },
  Event: {
    id: ({ id }) => String(id),
    position: ({ position }) => (position === null ? null : String(position)),
    summary: async (event, _args, { loaders }) => summaryOf(event, await loaders.team()),
    actorName: async (event, _args, { loaders }) => (await loaders.team()).nameOf(event),
    actor: async (event, _args, { loaders }) => (await loaders.team()).userOf(event),
    facts: async (event, _args, { loaders }) => JSON.parse((await loaders.team()).factsTextOf(event)),
  },
}
