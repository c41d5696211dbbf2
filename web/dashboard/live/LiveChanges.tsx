import { useApolloClient } from "@apollo/client/react"
import { useEffect } from "react"
import { isOwnRequest } from "../../apollo/requestIds.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { reloadRelated } from "../../rooms/leads/lead/reloadLeads.ts"
import { createReloads } from "./createReloads.ts"
import { openLiveFeed } from "./liveFeed.ts"
import { announceLiveOpen, newLeads } from "./newLeads.ts"
import type { Signal } from "./signalStream.ts"

const isNewLead = ({ type }: Signal) => type.endsWith(".created") || type === "quarantine.released"

/** Keeps what is on screen as the server has it, and counts the leads that come while nobody looks. */
export const LiveChanges = () => {
  const client = useApolloClient()
  const { viewerCanReadLeads } = usePermissions()

  useEffect(() => {
    if (!viewerCanReadLeads) return
    const reloads = createReloads(() => reloadRelated(client))
    const feed = openLiveFeed({
      onSignals: (signals) => {
        const arrived = signals.filter(isNewLead).length
        if (arrived > 0 && document.hidden) newLeads.set(newLeads.read() + arrived)
        else if (arrived > 0) feed.look()
        if (signals.some(({ request_id }) => !isOwnRequest(request_id))) reloads.want()
      },
      onOpen: announceLiveOpen,
      onGap: reloads.want,
      onLooked: () => newLeads.set(0),
    })
    const look = () => {
      if (document.hidden) return
      feed.look()
      reloads.look()
    }
    document.addEventListener("visibilitychange", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      reloads.stop()
      feed.stop()
      newLeads.set(0)
    }
  }, [client, viewerCanReadLeads])

  return null
}
