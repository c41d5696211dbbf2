import { ApolloClient } from "@apollo/client"
import { InMemoryCache } from "@apollo/client/cache"
import { ApolloLink } from "@apollo/client/link"
import { ErrorLink } from "@apollo/client/link/error"
import { HttpLink } from "@apollo/client/link/http"
import { possibleTypes } from "../graphql/generated.ts"
import { fetchOrTakeEarly } from "./earlyAnswers.ts"
import { errorReason } from "./errors.ts"
import { createNewestAnswerLink } from "./newestAnswerLink.ts"

const logFailure = new ErrorLink(({ error, operation }) => {
  if (error.name !== "AbortError" && !errorReason(error)) console.error(`${operation.operationName} failed:`, error)
})

/** Public pages pass no `sessionLink`, so that an expired token never blocks a form. */
export const createApolloClient = (...links: ApolloLink[]) =>
  new ApolloClient({
    link: ApolloLink.from([
      logFailure,
      createNewestAnswerLink(),
      ...links,
      new HttpLink({ uri: `${window.location.origin}/graphql`, fetch: fetchOrTakeEarly }),
    ]),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        // A type with empty `keyFields` has no id, so each response updates its one cached object.
        AccountSecurity: { keyFields: [] },
        // Ids of leads are unique within their kind only, so the kind is part of the key.
        LeadReference: { keyFields: ["type", "id"] },
        Mailbox: { keyFields: [] },
        Retention: { keyFields: [] },
        TeamMember: { keyFields: ["user", ["id"]] },
        TeamSettings: { keyFields: [] },
      },
    }),
    // After a change, a reload must not share the response of a query that started before the change.
    queryDeduplication: false,
  })
