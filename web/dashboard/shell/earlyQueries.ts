import type { TypedDocumentNode } from "@apollo/client"
import { InMemoryCache } from "@apollo/client/cache"
import { print } from "graphql"
import {
  DashboardLayoutDocument,
  DashboardPageDocument,
  DriverApplicationsDocument,
  GlobalContentDocument,
  LeadViewsDocument,
} from "../../graphql/generated.ts"

// Adds `__typename` as the client does, so that the queries are the same.
const cache = new InMemoryCache()

const query = <Name extends string, Variables>(
  operationName: Name,
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
) => ({
  operationName,
  variables,
  query: print(cache.transformDocument(document)),
})

export const earlyQueries = () => [
  query("DashboardLayout", DashboardLayoutDocument, {}),
  query("GlobalContent", GlobalContentDocument, {}),
  ...[
    query("DriverApplications", DriverApplicationsDocument, {
      first: 25,
      after: null,
      filter: {},
      orderBy: null,
      hasFilters: false,
    }),
    query("DashboardPage", DashboardPageDocument, { readsLeads: true, readsMail: true }),
    query("LeadViews", LeadViewsDocument, {}),
  ].map((asked) => ({ ...asked, needsLeadsAndMail: true })),
]
