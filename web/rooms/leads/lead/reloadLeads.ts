import type { ApolloClient } from "@apollo/client"
import { createListeners } from "../../../parts/browser/store.ts"

// The queries that no lead and no mail changes. Content and pictures may be in the middle of being edited. Every query
// reads `__typename`: without it here all of them would be asked again.
const UNRELATED = /^(__typename$|me$|viewerPermissions$|accountSecurity$|leadViews$|cms|media)/

/** Loads again what is on screen and may have changed with a lead or a mail. */
export const reloadRelated = (client: ApolloClient) =>
  client.refetchQueries({
    updateCache: (cache) => {
      cache.modify({
        fields: (value, { fieldName, INVALIDATE }) => (UNRELATED.test(fieldName) ? value : INVALIDATE),
      })
    },
  })

const { notify, subscribe } = createListeners()

/** Calls the listener when the viewer has taken a lead out of the lists, or put one back; returns how to stop. */
export const onLeadsMoved = subscribe

/** Loads the lists again without the leads that the viewer has taken out, or with those that are back. */
export const reloadLeads = (client: ApolloClient) => {
  notify()
  client.cache.gc()
  return reloadRelated(client)
}
