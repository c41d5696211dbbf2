import { ApolloClient } from "@apollo/client"
import { InMemoryCache } from "@apollo/client/cache"
import { ApolloLink } from "@apollo/client/link"
import { ErrorLink } from "@apollo/client/link/error"
import { HttpLink } from "@apollo/client/link/http"
import { fetchOrTakeEarly } from "./earlyAnswers.ts"
import { errorReason } from "./errors.ts"
import { createNewestAnswerLink } from "./newestAnswerLink.ts"

/** Logs failures to the console, but no canceled requests and none that ask for a proof. */
const logFailure = new ErrorLink(({ error, operation }) => {
  if (error.name !== "AbortError" && !errorReason(error)) console.error(`${operation.operationName} failed:`, error)
})

/** A client of the page's own origin. Public pages pass no `sessionLink`, so an expired token never stops a form. */
export const createApolloClient = (...links: ApolloLink[]) =>
  new ApolloClient({
    link: ApolloLink.from([
      logFailure,
      createNewestAnswerLink(),
      ...links,
      new HttpLink({ uri: `${window.location.origin}/graphql`, fetch: fetchOrTakeEarly }),
    ]),
    cache: new InMemoryCache({
      typePolicies: {
        // There is one, so that every answer with it updates what is on screen.
        AccountSecurity: { keyFields: [] },
        // Ids of leads are unique only within their kind.
        LeadReference: { keyFields: ["type", "id"] },
        // There is one.
        Mailbox: { keyFields: [] },
        // There is one.
        Retention: { keyFields: [] },
        TeamMember: { keyFields: ["user", ["id"]] },
        // There is one.
        TeamSettings: { keyFields: [] },
      },
    }),
    // A reload started after a change must not reuse the answer to one started before it.
    queryDeduplication: false,
  })
