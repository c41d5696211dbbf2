import { ApolloLink } from "@apollo/client/link"
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs"
import { uploadFetch } from "./uploadFetch.ts"

const sendMultipart = new UploadHttpLink({
  uri: `${window.location.origin}/graphql`,
  // Without this header, the server refuses multipart requests, as they might be forged by another site.
  headers: { "apollo-require-preflight": "true" },
  fetch: uploadFetch,
})

const hasFile = (variables: object) => Object.values(variables).some((value) => value instanceof File)

/** `fetchOptions` in the context may be `UploadOptions`. */
export const uploadLink = ApolloLink.split(({ variables }) => hasFile(variables), sendMultipart)
