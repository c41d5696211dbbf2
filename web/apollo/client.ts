import { ApolloClient } from "@apollo/client"
import { InMemoryCache } from "@apollo/client/cache"
import { ApolloLink } from "@apollo/client/link"
import { ErrorLink } from "@apollo/client/link/error"
import { HttpLink } from "@apollo/client/link/http"

/** Logs every failure to the console. A request that the operator canceled has not failed. */
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
    cache: new InMemoryCache({
      typePolicies: {
        // Ids of leads are unique only within their kind.
        LeadReference: { keyFields: ["type", "id"] },
        TeamMember: { keyFields: ["user", ["id"]] },
        // There is one.
        TeamSettings: { keyFields: [] },
      },
    }),
    // A reload started after a change must not reuse the answer to one started before it.
    queryDeduplication: false,
  })
