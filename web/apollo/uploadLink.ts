import { ApolloLink } from "@apollo/client/link"
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs"
import { uploadFetch } from "./uploadFetch.ts"

const sendMultipart = new UploadHttpLink({
  uri: `${window.location.origin}/graphql`,
  // Without it the server refuses a multipart request as a possible cross-site request forgery.
  headers: { "apollo-require-preflight": "true" },
  fetch: uploadFetch,
})

const hasFile = (variables: object) => Object.values(variables).some((value) => value instanceof File)

/**
 * Sends operations with a file among their variables as the GraphQL multipart request specification says, and leaves
 * all others to the next link. `fetchOptions` in the operation's context may be `UploadOptions`.
 */
export const uploadLink = ApolloLink.split(({ variables }) => hasFile(variables), sendMultipart)
