import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { MergeLeadsDocument, type MergeLeadsInput, UndoLeadMergeDocument } from "../../../graphql/generated.ts"
import { reloadLeads } from "../lead/reloadLeads.ts"

/** In milliseconds: time to look at the result and press Undo. */
const UNDO_MS = 15_000

/** Merging and undoing continue after their screen is closed. Lists are reloaded afterwards. */
export const useMerging = () => {
  const client = useApolloClient()

  /** Shows its result itself. Resolves to true if it succeeded. */
  const undo = async (id: string, name: string) => {
    try {
      await client.mutate({ mutation: UndoLeadMergeDocument, variables: { id } })
    } catch (error) {
      toast.error("The merge could not be undone", { description: failureText(error) })
      // A colleague may have been faster, so visible data may be outdated.
      void reloadLeads(client).catch(() => undefined)
      return false
    }
    toast.success(`${name} is a lead of its own again`)
    void reloadLeads(client).catch(() => undefined)
    return true
  }

  const merge = async (input: MergeLeadsInput, mergedName: string, done: () => void) => {
    const { data } = await client.mutate({ mutation: MergeLeadsDocument, variables: { input } })
    const id = data?.mergeLeads.merge.id
    done()
    toast.success("The two are one lead now", {
      duration: UNDO_MS,
      ...(id && { action: { label: "Undo", onClick: () => void undo(id, mergedName) } }),
    })
    void reloadLeads(client).catch(() => undefined)
  }

  return { merge, undo }
}
