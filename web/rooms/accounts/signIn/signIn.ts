import { messages } from "@farelight/api/contract/api/messages.ts"
import { toast } from "sonner"
import { storeAdminToken } from "../../../apollo/adminToken.ts"

export const signIn = (token: string) => {
  toast.success(messages.loggedIn)
  storeAdminToken(token)
}
