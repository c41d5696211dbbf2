import { useApolloClient } from "@apollo/client/react"
import { useEffect } from "react"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"

/** Loads `followChanges` in a chunk of its own, as the first list does not need live updates. */
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
    // If live updates fail to load, polling still updates the screens.
    void start().catch(() => undefined)
    return () => stop()
  }, [client, accountId, viewerCanReadLeads])

  return null
}
