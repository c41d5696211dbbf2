import { useApolloClient } from "@apollo/client/react"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { toast } from "sonner"
import { storeAdminToken } from "../../../apollo/adminToken.ts"

/** Signs this browser in with a token, which the login page watches. */
export const useSignIn = () => {
  const { cache } = useApolloClient()
  return (token: string) => {
    // What another account has seen in this tab is not for this one. The site's content is for everybody.
    cache.modify({ fields: (value, { fieldName, DELETE }) => (fieldName === "cmsBlocks" ? value : DELETE) })
    cache.gc()
    toast.success(messages.loggedIn)
    storeAdminToken(token)
  }
}
