import type { TypedDocumentNode } from "@apollo/client"
import { useApolloClient } from "@apollo/client/react"

/** Asks for the page behind a cursor; the cache's connection policy puts it behind the rows on screen. */
export const useLoadMore = <Data>(query: TypedDocumentNode<Data, { after: string }>) => {
  const client = useApolloClient()
  return (after: string) => client.query({ query, variables: { after }, fetchPolicy: "network-only" })
}
