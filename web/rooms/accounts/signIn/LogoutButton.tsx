import { useApolloClient } from "@apollo/client/react"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { useState } from "react"
import { toast } from "sonner"
import { beginLogout, removeAdminToken } from "../../../apollo/adminToken.ts"
import { forgetDrafts } from "../../../browser/drafts.ts"
import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import { unfinishedWork } from "../../../browser/unfinishedWork.ts"
import { Button } from "../../../components/chakra.ts"
import { useCommands } from "../../../components/commands/useCommands.ts"
import { useLogoutMutation } from "../../../graphql/generated.ts"

// Keeps Chakra's dialog out of the first load; tabs with unfinished work load it anyway.
const ConfirmDialog = deferredComponent(() => import("../../../components/ModalDialog.tsx"), "ConfirmDialog")

/** Ends the session in this browser even if the server is unreachable. */
export const LogoutButton = () => {
  const client = useApolloClient()
  const [losses, setLosses] = useState<string[]>([])
  const [logout, { loading }] = useLogoutMutation()

  const leaveOrAsk = () => {
    const found = unfinishedWork()
    if (found.length > 0) setLosses(found)
    else leave()
  }

  const leave = async () => {
    beginLogout()
    await logout().catch(() => undefined)
    removeAdminToken()
    toast.success(messages.loggedOut)
    // Aborts uploads and lets editors store their drafts before those are deleted.
    await client.clearStore()
    forgetDrafts()
  }

  useCommands([{ id: "logout", title: "Logout", run: leaveOrAsk }])

  return (
    <>
      <Button
        variant="ghost"
        paddingX="2"
        color="inherit"
        loading={loading}
        loadingText="Logging out..."
        onClick={leaveOrAsk}
      >
        Logout
      </Button>
      {losses.length > 0 && (
        <ConfirmDialog
          title="Log out without saving?"
          text={losses.join(" ")}
          closeLabel="Stay"
          goLabel="Log out"
          close={() => setLosses([])}
          go={leave}
        />
      )}
    </>
  )
}
