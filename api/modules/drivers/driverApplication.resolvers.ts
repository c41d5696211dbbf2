import { messages } from "../../contract/messages.ts"
import type { Resolvers } from "../../graphql/generated.ts"
import { answerDueAt } from "../leads/leadClock.ts"
import { findPossibleRepeats } from "../leads/possibleRepeats.ts"
import { readReplyPromise } from "../leads/readReplyPromise.ts"
import {
  driverApplicationKind,
  findDriverApplication,
  listDriverApplications,
  setDriverApplicationStatus,
  setDriverApplicationStatuses,
  submitDriverApplication,
  suggestCities,
} from "./driverApplication.service.ts"

const keyOf = (leadId: number) => ({ leadType: driverApplicationKind.type, leadId })

export const driverApplicationResolvers: Resolvers = {
  Query: {
    driverApplications: (_parent, request, { viewer }) => listDriverApplications(viewer, request),
    leadCities: (_parent, request, { viewer }) => suggestCities(viewer, request),
    driverApplication: (_parent, { id }, { viewer }) => findDriverApplication(viewer, id),
  },
  Mutation: {
    submitDriverApplication: async (_parent, { input }, { viewer }) => {
      const { id } = await submitDriverApplication(viewer, input)
      return { id: String(id), message: messages.driverApplicationSent((await readReplyPromise("driver_reply")).text) }
    },
    setDriverApplicationStatus: async (_parent, change, { viewer }) => ({
      driverApplication: await setDriverApplicationStatus(viewer, change),
    }),
    setDriverApplicationStatuses: async (_parent, changes, { viewer }) => {
      const { changed, ...others } = await setDriverApplicationStatuses(viewer, changes)
      return { driverApplications: changed, ...others }
    },
  },
  DriverApplication: {
    id: ({ id }) => String(id),
    answerDueAt: (application) => answerDueAt(driverApplicationKind, application),
    statusChanges: ({ id }, _args, { loaders }) => loaders.statusChanges.load(keyOf(id)),
    notes: ({ id }, _args, { loaders }) => loaders.notes.load(keyOf(id)),
    emails: ({ id }, _args, { loaders }) => loaders.emails.load(keyOf(id)),
    possibleRepeats: ({ id, email, phone }, _args, { viewer }) =>
      findPossibleRepeats(viewer, keyOf(id), { email, phone }),
  },
  DriverApplicationConnection: { totalCount: (page) => page.countAll() },
}
