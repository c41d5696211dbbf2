import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import { errorCode, failureText } from "../../../apollo/errors.ts"
import { DeleteLeadDocument, type LeadType, RestoreLeadDocument } from "../../../graphql/generated.ts"
import { reloadLeads } from "../../leads/lead/reloadLeads.ts"

export interface NamedLead {
  leadType: LeadType
  leadId: string
  name: string
}

/** Time to notice and press Undo. */
const UNDO_MS = 10_000

/** Deletion and restoration continue after their screen is closed; lists reload. */
export const useTrash = () => {
  const client = useApolloClient()

  const restore = async ({ leadType, leadId, name }: NamedLead) => {
    try {
      await client.mutate({ mutation: RestoreLeadDocument, variables: { leadType, leadId } })
    } catch (error) {
      toast.error(`${name} could not be restored`, { description: failureText(error) })
      // Somebody else was faster, so visible data is outdated.
      if (errorCode(error) === "NOT_FOUND") void reloadLeads(client)
      return false
    }
    toast.success(`${name} is back`)
    void reloadLeads(client)
    return true
  }

  /** Rejects with the request's error. */
  const remove = async (lead: NamedLead, done: () => void) => {
    const { leadType, leadId, name } = lead
    await client.mutate({ mutation: DeleteLeadDocument, variables: { leadType, leadId }, fetchPolicy: "no-cache" })
    done()
    toast.success(`${name} is deleted`, {
      description: "It is in the trash for 30 days.",
      duration: UNDO_MS,
      action: { label: "Undo", onClick: () => void restore(lead) },
    })
    void reloadLeads(client)
  }

  return { remove, restore }
}
