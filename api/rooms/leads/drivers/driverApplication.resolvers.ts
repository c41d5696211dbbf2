import type { Resolvers } from "../../../edges/graphql/generated.ts"
import type { Row } from "../../../platform/database/reading/row.ts"
import { suggestCities } from "./city.service.ts"
import type { DriverApplication } from "./driverApplication.model.ts"
import { readPhone } from "./phoneNumber.ts"

type ApplicationRow = Row<DriverApplication>

export const driverApplicationResolvers: Resolvers = {
  Query: { leadCities: (_parent, request, { viewer }) => suggestCities(viewer, request) },
  DriverApplication: {
    phoneE164: (lead) => (lead as ApplicationRow).phoneE164,
    phoneDisplay: (lead) => readPhone((lead as ApplicationRow).phone).display,
  },
}
