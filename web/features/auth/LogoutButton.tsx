import { useApolloClient } from "@apollo/client/react"
import { Button } from "@chakra-ui/react/button"
import { messages } from "@farelight/api/messages.ts"
import { toast } from "sonner"
import { removeAdminToken } from "../../apollo/adminToken.ts"
import { useLogoutMutation } from "../../graphql/generated.ts"

/** Ends the session. This browser forgets it even when the server cannot be told (SPEC §4). */
export const LogoutButton = () => {
  const client = useApolloClient()
  const [logout, { loading }] = useLogoutMutation()

  const leave = async () => {
    await logout().catch(() => undefined)
    removeAdminToken()
    toast.success(messages.loggedOut)
    await client.clearStore()
  }

  return (
    <Button variant="outline" size="sm" loading={loading} loadingText="Logging out..." onClick={leave}>
      Logout
    </Button>
  )
}
