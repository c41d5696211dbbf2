import { useApolloClient } from "@apollo/client/react"
import type { LeadKindFacts } from "../lead/leadKind.ts"

/** How to load a lead's notes again, with those that others have written in the meantime, and what happened to it. */
export const useReloadNotes = ({ typename }: LeadKindFacts, leadId: string) => {
  const client = useApolloClient()
  return () =>
    void client.refetchQueries({
      updateCache: (cache) => {
        const id = cache.identify({ __typename: typename, id: leadId })
        const fields = {
          notes: (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE,
          history: (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE,
        }
        if (id) cache.modify({ id, fields })
      },
    })
}
