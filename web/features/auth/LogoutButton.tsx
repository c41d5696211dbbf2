import { useApolloClient } from "@apollo/client/react"
import { Button } from "@chakra-ui/react/button"
import { messages } from "@farelight/api/messages.ts"
import { lazy, Suspense, useState } from "react"
import { toast } from "sonner"
import { removeAdminToken } from "../../apollo/adminToken.ts"
import { hasUnsavedChanges } from "../../components/unsavedChanges.ts"
import { useLogoutMutation } from "../../graphql/generated.ts"

// Chakra's dialog would weigh on the dashboard's first load. What is unsaved comes from the editor, which has brought it.
const ConfirmDialog = lazy(async () => ({
  default: (await import("../../components/ConfirmDialog.tsx")).ConfirmDialog,
}))

interface Props {
  /** Forgets what this browser has kept for the admin. */
  forget: () => void
}

/** Ends the session. This browser forgets it even when the server cannot be told (SPEC §4). */
export const LogoutButton = ({ forget }: Props) => {
  const client = useApolloClient()
  const [isAsking, setIsAsking] = useState(false)
  const [logout, { loading }] = useLogoutMutation()

  const leave = async () => {
    await logout().catch(() => undefined)
    removeAdminToken()
    toast.success(messages.loggedOut)
    await client.clearStore()
    forget()
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        loading={loading}
        loadingText="Logging out..."
        onClick={() => (hasUnsavedChanges() ? setIsAsking(true) : leave())}
      >
        Logout
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title="Log out without saving?"
            text="The site stays as it is, and the draft of what you typed is discarded."
            stayLabel="Keep editing"
            goLabel="Log out"
            stay={() => setIsAsking(false)}
            go={() => {
              setIsAsking(false)
              leave()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
