import { InMemoryCache } from "@apollo/client/cache"
import { connectionPolicy } from "./connectionPolicy.ts"

/** The cache and how it keeps the schema's lists. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { driverApplications: connectionPolicy, advertiserSubmissions: connectionPolicy } },
    },
  })
