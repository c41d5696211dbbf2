import { useApolloClient } from "@apollo/client/react"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { toast } from "sonner"
import { beginLogout, removeAdminToken } from "../../../apollo/adminToken.ts"
import { forgetDrafts } from "../../../browser/drafts.ts"
import { unfinishedWork } from "../../../browser/unfinishedWork.ts"
import { Button } from "../../../components/chakra.ts"
import { useCommands } from "../../../components/commands/useCommands.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { useLogoutMutation } from "../../../graphql/generated.ts"

/** Ends the session in this browser even if the server is unreachable. */
export const LogoutButton = () => {
  const client = useApolloClient()
  const [logout, { loading }] = useLogoutMutation()

  const leave = async () => {
    const losses = unfinishedWork()
    const question = {
      title: "Log out without saving?",
      text: losses.join(" "),
      closeLabel: "Stay",
      goLabel: "Log out",
    }
    if (losses.length > 0 && !(await confirm(question))) return
    beginLogout()
    await logout().catch(() => undefined)
    removeAdminToken()
    toast.success(messages.loggedOut)
    // Aborts uploads, and makes editors store their drafts before all drafts are deleted.
    await client.clearStore()
    forgetDrafts()
  }

  useCommands([{ id: "logout", title: "Logout", run: leave }])

  return (
    <Button variant="ghost" paddingX="2" color="inherit" loading={loading} loadingText="Logging out..." onClick={leave}>
      Logout
    </Button>
  )
}
