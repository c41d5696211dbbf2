import type { ApolloClient } from "@apollo/client"
import { useAssignLeadsMutation, useSetFollowUpMutation } from "../../../graphql/generated.ts"
import { formatDay } from "../../../parts/records/localDay.ts"
import type { LeadKindFacts, ListedLead } from "../lead/leadKind.ts"
import { useStatusChanges } from "../status/LastChange.tsx"
import { changeLeads } from "./changeLeads.ts"

type Owner = ListedLead["owner"]

export type WorkedLead = Pick<ListedLead, "id" | "name" | "owner" | "followUpOn">

/** Loads again what the answer does not tell, as far as it is on screen. */
const reloadRest = (client: ApolloClient, typename: string, ids: readonly string[]) =>
  client.refetchQueries({
    updateCache: (cache) => {
      cache.modify({ fields: { dashboardSummary: (_, { INVALIDATE }) => INVALIDATE } })
      for (const id of ids) {
        const cacheId = cache.identify({ __typename: typename, id })
        if (cacheId) cache.modify({ id: cacheId, fields: { history: (_, { INVALIDATE }) => INVALIDATE } })
      }
    },
  })

/** Gives leads to a colleague and says when they are to be followed up: on screen at once, then on the server. */
export const useLeadWork = ({ type, typename }: Pick<LeadKindFacts, "type" | "typename">) => {
  const { run } = useStatusChanges()
  const [assignLeads, { client }] = useAssignLeadsMutation()
  const [setFollowUp] = useSetFollowUpMutation()
  // The compiler knows the names of all types of leads, a kind only its own.
  const leadType = typename as "DriverApplication"

  const saveOwner = async (ids: string[], owner: Owner) => {
    const ownerOf = owner && { __typename: "Colleague" as const, ...owner }
    const leads = ids.map((id) => ({ __typename: leadType, id, owner: ownerOf }))
    const { data } = await assignLeads({
      variables: { leadType: type, ids, ownerId: owner?.id ?? null },
      optimisticResponse: { assignLeads: { leads, notFoundIds: [] } },
    })
    void reloadRest(client, typename, ids)
    return data?.assignLeads.notFoundIds ?? []
  }

  const saveFollowUp = async (ids: string[], on: string | null) => {
    const leads = ids.map((id) => ({ __typename: leadType, id, followUpOn: on }))
    const { data } = await setFollowUp({
      variables: { leadType: type, ids, on },
      optimisticResponse: { setFollowUp: { leads, notFoundIds: [] } },
    })
    void reloadRest(client, typename, ids)
    return data?.setFollowUp.notFoundIds ?? []
  }

  return {
    giveTo: (leads: readonly WorkedLead[], owner: Owner) =>
      run(
        () =>
          changeLeads({
            changes: leads.map(({ id, name, owner: from }) => ({ id, name, from, to: owner })),
            keyOf: (value) => value?.id ?? "",
            save: saveOwner,
            describe: (to) => (to ? `given to ${to.name}` : "given to nobody"),
            failed: "Failed to change the owner",
          }),
        leads.length,
      ),
    followUp: (leads: readonly WorkedLead[], on: string | null) =>
      run(
        () =>
          changeLeads({
            changes: leads.map(({ id, name, followUpOn: from }) => ({ id, name, from, to: on })),
            keyOf: (value) => value ?? "",
            save: saveFollowUp,
            describe: (to) => (to ? `follow up on ${formatDay(to)}` : "no follow-up"),
            failed: "Failed to change the follow-up",
          }),
        leads.length,
      ),
  }
}
