import type { ApolloClient } from "@apollo/client"

/** Has every list of pictures on screen ask the server again, and those that are not on screen when they next are. */
export const reloadMediaLists = (client: ApolloClient) => {
  // A failure shows in the list itself, with another try.
  client.refetchQueries({ updateCache: (cache) => cache.evict({ fieldName: "mediaFiles" }) }).catch(() => {})
}

/** Has what is being asked for right now asked again: an answer from before a change would undo it on the screen. */
export const askAgainWhatIsLoading = (client: ApolloClient) => {
  for (const query of client.getObservableQueries("active")) {
    if (query.getCurrentResult().loading) query.refetch().catch(() => {})
  }
}
