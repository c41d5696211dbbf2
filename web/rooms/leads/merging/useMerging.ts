import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { MergeLeadsDocument, type MergeLeadsInput, UndoLeadMergeDocument } from "../../../graphql/generated.ts"
import { reloadLeads } from "../lead/reloadLeads.ts"

/** Long enough to see what became of the two, think and press. */
const UNDO_MS = 15_000

/** Merges leads and undoes it; the lists follow. Both go on where what began them is gone from the screen. */
export const useMerging = () => {
  const client = useApolloClient()

  /** Says itself how it went, and whether it went well. */
  const undo = async (id: string, name: string) => {
    try {
      await client.mutate({ mutation: UndoLeadMergeDocument, variables: { id } })
    } catch (error) {
      toast.error("The merge could not be undone", { description: failureText(error) })
      // Somebody else was faster, and what is on screen is old.
      void reloadLeads(client).catch(() => undefined)
      return false
    }
    toast.success(`${name} is a lead of its own again`)
    void reloadLeads(client).catch(() => undefined)
    return true
  }

  /** Fails as the request does. */
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
