import type { ApolloClient } from "@apollo/client"
import { createStore } from "../../../browser/store.ts"

const changes = createStore(0)

const countChange = () => changes.set(changes.read() + 1)

/** Number of saved changes, for components that show pictures without querying them. */
export const mediaChanges = { read: changes.read, subscribe: changes.subscribe }

/** Refetches visible lists of pictures now, others when they are next shown. */
export const reloadMediaLists = (client: ApolloClient) => {
  countChange()
  // The list shows a failure itself.
  client.refetchQueries({ updateCache: (cache) => cache.evict({ fieldName: "mediaFiles" }) }).catch(() => {})
}

/** Records a change and restarts pending queries: their responses would undo the change on screen. */
export const recordPictureChange = (client: ApolloClient) => {
  countChange()
  for (const query of client.getObservableQueries("active")) {
    if (query.getCurrentResult().loading) query.refetch().catch(() => {})
  }
}
