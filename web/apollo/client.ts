import { ApolloClient } from "@apollo/client"
import { InMemoryCache } from "@apollo/client/cache"
import { ApolloLink } from "@apollo/client/link"
import { ErrorLink } from "@apollo/client/link/error"
import { HttpLink } from "@apollo/client/link/http"

/** All failures are also written to the console. What the operator cancels has not failed. */
const logFailure = new ErrorLink(({ error, operation }) => {
  if (error.name !== "AbortError") console.error(`${operation.operationName} failed:`, error)
})

/**
 * A client of the GraphQL interface on the page's own origin. The dashboard passes `sessionLink`; the
 * public pages pass nothing, so that an admin's expired token never gets in the way of a visitor's form.
 */
export const createApolloClient = (...links: ApolloLink[]) =>
  new ApolloClient({
    link: ApolloLink.from([logFailure, ...links, new HttpLink({ uri: `${window.location.origin}/graphql` })]),
    // The two kinds of lead count their ids apart.
    cache: new InMemoryCache({ typePolicies: { LeadReference: { keyFields: ["type", "id"] } } }),
    // A reload that starts after a change must not be answered by one that started before it.
    queryDeduplication: false,
  })
