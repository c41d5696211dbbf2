import type { ApolloClient } from "@apollo/client"

/** Makes every list of pictures on screen ask the server again, and the others when they are next shown. */
export const reloadMediaLists = (client: ApolloClient) => {
  // The list itself shows a failure, and offers another try.
  client.refetchQueries({ updateCache: (cache) => cache.evict({ fieldName: "mediaFiles" }) }).catch(() => {})
}

/** Repeats the queries that are loading: an answer from before a change would undo the change on the screen. */
export const restartPendingQueries = (client: ApolloClient) => {
  for (const query of client.getObservableQueries("active")) {
    if (query.getCurrentResult().loading) query.refetch().catch(() => {})
  }
}
