import type { Resolvers } from "../../graphql/generated.ts"
import { messages } from "../../messages.ts"
import { answerDueAt } from "../leads/leadListing.ts"
import {
  driverApplicationKind,
  listDriverApplications,
  setDriverApplicationStatus,
  submitDriverApplication,
} from "./driverApplication.service.ts"
import { driverApplicationOrderFields } from "./driverApplicationOrder.ts"
import { platforms } from "./platform.ts"

export const driverApplicationResolvers: Resolvers = {
  Platform: platforms,
  DriverApplicationOrderField: driverApplicationOrderFields,
  Query: {
    driverApplications: (_parent, request, { viewer }) => listDriverApplications(viewer, request),
  },
  Mutation: {
    submitDriverApplication: async (_parent, { input }, { viewer }) => {
      const { id } = await submitDriverApplication(viewer, input)
      return { id: String(id), message: messages.driverApplicationSent }
    },
    setDriverApplicationStatus: async (_parent, change, { viewer }) => ({
      driverApplication: await setDriverApplicationStatus(viewer, change),
    }),
  },
  DriverApplication: {
    id: ({ id }) => String(id),
    answerDueAt: (application) => answerDueAt(driverApplicationKind, application),
    statusChanges: ({ id }, _args, { loaders }) =>
      loaders.statusChanges.load({ leadType: driverApplicationKind.type, leadId: id }),
  },
  DriverApplicationConnection: { totalCount: (page) => page.countAll() },
}
