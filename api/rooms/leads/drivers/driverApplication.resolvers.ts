import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { suggestCities } from "./city.service.ts"

export const driverApplicationResolvers: Resolvers = {
  Query: { leadCities: (_parent, request, { viewer }) => suggestCities(viewer, request) },
}
