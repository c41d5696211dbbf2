/** The part that is used here; the package describes its types only in comments. */
declare module "apollo-upload-client/UploadHttpLink.mjs" {
  import { ApolloLink } from "@apollo/client/link"

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: { uri: string; headers: Record<string, string>; fetch: typeof fetch })
  }
}
