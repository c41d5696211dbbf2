import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { DeleteLeadsDocument, type LeadType, RestoreLeadsDocument } from "../../../graphql/generated.ts"
import { reloadLeads } from "../lead/reloadLeads.ts"

export interface NamedLead {
  leadType: LeadType
  leadId: string
  name: string
}

/** Time to notice and press Undo. */
const UNDO_MS = 10_000

export const namesOf = (leads: readonly NamedLead[]) => (leads.length === 1 ? leads[0]?.name : `${leads.length} leads`)

/** Deletion and restoration continue after their screen is closed; lists reload. */
export const useTrash = () => {
  const client = useApolloClient()

  /** Resolves to the leads that were moved, after a notice about the others. */
  const move = async (
    mutation: typeof DeleteLeadsDocument | typeof RestoreLeadsDocument,
    verb: string,
    leads: readonly NamedLead[],
  ) => {
    const refusals = new Map<NamedLead, string>()
    for (const leadType of new Set(leads.map((lead) => lead.leadType))) {
      const those = leads.filter((lead) => lead.leadType === leadType)
      const variables = { leadType, ids: those.map(({ leadId }) => leadId) }
      const { data } = await client.mutate({ mutation, variables, fetchPolicy: "no-cache" })
      for (const { id, error } of data?.moved.results ?? []) {
        const refused = error && those.find(({ leadId }) => leadId === id)
        if (refused) refusals.set(refused, error.message)
      }
    }
    const [reason] = refusals.values()
    if (reason) toast.error(`${namesOf([...refusals.keys()])} could not be ${verb}`, { description: reason })
    return leads.filter((lead) => !refusals.has(lead))
  }

  /** Resolves to false if none is back. */
  const restore = async (leads: readonly NamedLead[]) => {
    try {
      const restored = await move(RestoreLeadsDocument, "restored", leads)
      void reloadLeads(client)
      if (restored.length > 0) toast.success(`${namesOf(restored)} ${restored.length === 1 ? "is" : "are"} back`)
      return restored.length > 0
    } catch (error) {
      toast.error(`${namesOf(leads)} could not be restored`, { description: failureText(error) })
      return false
    }
  }

  /** Rejects with the request's error. */
  const remove = async (leads: readonly NamedLead[], done: () => void) => {
    const removed = await move(DeleteLeadsDocument, "deleted", leads)
    done()
    void reloadLeads(client)
    if (removed.length === 0) return
    const isOne = removed.length === 1
    toast.success(`${namesOf(removed)} ${isOne ? "is" : "are"} deleted`, {
      description: `${isOne ? "It is" : "They are"} in the trash for 30 days.`,
      duration: UNDO_MS,
      action: { label: "Undo", onClick: () => void restore(removed) },
    })
  }

  return { remove, restore }
}
