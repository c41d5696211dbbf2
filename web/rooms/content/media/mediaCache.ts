import type { ApolloClient } from "@apollo/client"
import { createStore } from "../../../browser/store.ts"

const changes = createStore(0)

const countChange = () => changes.set(changes.read() + 1)

/** How many changes of pictures were saved here: what shows pictures without querying them is then out of date. */
export const mediaChanges = { read: changes.read, subscribe: changes.subscribe }

/** Makes every list of pictures on screen ask the server again, and the others when they are next shown. */
export const reloadMediaLists = (client: ApolloClient) => {
  countChange()
  // The list itself shows a failure, and offers another try.
  client.refetchQueries({ updateCache: (cache) => cache.evict({ fieldName: "mediaFiles" }) }).catch(() => {})
}

/** Notes a saved picture, and repeats the queries under way, whose answers would undo it on screen. */
export const notePictureChange = (client: ApolloClient) => {
  countChange()
  for (const query of client.getObservableQueries("active")) {
    if (query.getCurrentResult().loading) query.refetch().catch(() => {})
  }
}
