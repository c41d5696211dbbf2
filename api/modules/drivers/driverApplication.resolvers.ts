import type { Resolvers } from "../../graphql/generated.ts"
import { suggestCities } from "./city.service.ts"

/** What drivers have besides what all leads have. */
export const driverApplicationResolvers: Resolvers = {
  Query: { leadCities: (_parent, request, { viewer }) => suggestCities(viewer, request) },
}
