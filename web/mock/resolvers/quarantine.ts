import { resultsOfFound } from "@farelight/api/contract/api/itemResults.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import { chosen } from "@farelight/api/rooms/leads/quarantine/quarantine.rules.ts"
import { quarantinedFields } from "@farelight/api/rooms/leads/quarantine/quarantinedFields.ts"
import { referenceTo } from "@farelight/api/rooms/leads/work/leadReference.ts"
import { pageOf } from "../data/lists.ts"
import type { Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"
import { writeLeadEmails } from "./leads.ts"

const take = (store: Store, input: unknown) => {
  const { ids } = parseInput(chosen, input)
  const isTaken = ({ id }: { id: number }) => ids.some((each) => idOf(each) === id)
  const taken = store.quarantined.filter(isTaken)
  store.quarantined = store.quarantined.filter((row) => !isTaken(row))
  const notFoundIds = ids.filter((id) => !taken.some((row) => row.id === idOf(id)))
  return { taken, outcome: { notFoundIds, results: resultsOfFound("submission in quarantine", ids, notFoundIds) } }
}

export const quarantineResolvers: Resolvers = {
  Query: { quarantinedSubmissions: (_parent, page, { store }) => pageOf(store.quarantined, page) },
  Mutation: {
    releaseQuarantined: (_parent, input, { store }) => {
      const { taken, outcome } = take(store, input)
      const leads = taken.map(({ kind, lead }) => {
        lead.updatedAt = new Date()
        kind.rowsOf(store).push(lead)
        writeLeadEmails(kind, store, lead)
        return referenceTo(kind, lead)
      })
      return { leads, ...outcome }
    },
    deleteQuarantined: (_parent, input, { store }) => {
      const { taken, outcome } = take(store, input)
      return { deletedIds: taken.map(({ id }) => String(id)), ...outcome }
    },
    requireProofOfWork: (_parent, { isRequired: isProofOfWorkRequired }, { store }) =>
      Object.assign(store, { isProofOfWorkRequired }),
  },
  QuarantinedSubmission: quarantinedFields,
  DashboardSummary: { quarantined: (_parent, _args, { store }) => store.quarantined.length },
}
