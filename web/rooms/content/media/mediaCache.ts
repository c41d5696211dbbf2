import type { ApolloClient } from "@apollo/client"
import { createStore } from "../../../browser/store.ts"

const changes = createStore(0)

const countChange = () => changes.set(changes.read() + 1)

/** Counts saved changes, so that components that show pictures without a query can notice them. */
export const mediaChanges = { read: changes.read, subscribe: changes.subscribe }

/** Reloads the visible lists of pictures now, and hidden lists when they are next shown. */
export const reloadMediaLists = (client: ApolloClient) => {
  countChange()
  // The list shows a failed request itself, so the error is ignored here.
  client.refetchQueries({ updateCache: (cache) => cache.evict({ fieldName: "mediaFiles" }) }).catch(() => {})
}

/** Queries in progress are sent again, as their responses would undo the change on the screen. */
export const recordPictureChange = (client: ApolloClient) => {
  countChange()
  for (const query of client.getObservableQueries("active")) {
    if (query.getCurrentResult().loading) query.refetch().catch(() => {})
  }
}
