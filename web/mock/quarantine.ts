import { resultsOfFound } from "@farelight/api/contract/api/itemResults.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import { asArrived } from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import { chosen } from "@farelight/api/rooms/leads/quarantine/quarantine.rules.ts"
import { kindOf, quarantinedFields } from "@farelight/api/rooms/leads/quarantine/quarantinedFields.ts"
import { referenceTo } from "@farelight/api/rooms/leads/work/leadReference.ts"
import type { Resolvers } from "./generated.ts"
import { mockKinds, writeLeadEmails } from "./leads.ts"
import { pageOf } from "./lists.ts"
import { requirePermission, type Store } from "./store.ts"

/** Removes what was chosen from quarantine. */
const take = (store: Store, ids: readonly string[]) => {
  const taken = store.quarantined.filter(({ id }) => ids.some((each) => idOf(each) === id))
  store.quarantined = store.quarantined.filter((row) => !taken.includes(row))
  const notFoundIds = ids.filter((id) => !taken.some((row) => row.id === idOf(id)))
  return { taken, outcome: { notFoundIds, results: resultsOfFound("submission in quarantine", ids, notFoundIds) } }
}

export const quarantineResolvers: Resolvers = {
  Query: { quarantinedSubmissions: (_parent, page, { store }) => pageOf(store.quarantined, page) },
  Mutation: {
    releaseQuarantined: (_parent, input, context) => {
      requirePermission(context, "leads:write")
      const { ids } = parseInput(chosen, input)
      const { store } = context
      const { taken, outcome } = take(store, ids)
      const leads = taken.map((row) => {
        const kind = kindOf(mockKinds, row)
        const { leadId: id, submitted, createdAt } = row
        const lead = { ...submitted, id, ...asArrived, createdAt, updatedAt: new Date() }
        kind.rowsOf(store).push(lead)
        writeLeadEmails(kind, store, lead)
        return referenceTo(kind, lead)
      })
      return { leads, ...outcome }
    },
    deleteQuarantined: (_parent, input, context) => {
      requirePermission(context, "leads:write")
      const { ids } = parseInput(chosen, input)
      const { taken, outcome } = take(context.store, ids)
      return { deletedIds: taken.map(({ id }) => String(id)), ...outcome }
    },
    requireProofOfWork: (_parent, { isRequired }, { store }) => {
      store.isProofOfWorkRequired = isRequired
      return store
    },
  },
  QuarantinedSubmission: quarantinedFields(mockKinds),
  DashboardSummary: { quarantined: (_parent, _args, { store }) => store.quarantined.length },
}
