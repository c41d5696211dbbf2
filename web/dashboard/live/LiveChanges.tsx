import { useApolloClient } from "@apollo/client/react"
import { useEffect } from "react"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"

/** Follows what happens, by a file that the first list does without. */
export const LiveChanges = ({ accountId }: { accountId: string | undefined }) => {
  const client = useApolloClient()
  const { viewerCanReadLeads } = usePermissions()

  useEffect(() => {
    if (!viewerCanReadLeads) return
    let isWanted = true
    let stop = () => {
      isWanted = false
    }
    const start = async () => {
      const { followChanges } = await import("./followChanges.ts")
      if (isWanted) stop = followChanges(client, accountId)
    }
    // Without it, polls show what changes.
    void start().catch(() => undefined)
    return () => stop()
  }, [client, accountId, viewerCanReadLeads])

  return null
}
