import { type Location, useBlocker } from "react-router-dom"
import { useWindowEvent } from "../../../../browser/listen.ts"
import { useUnfinishedWork } from "../../../../browser/unfinishedWork.ts"
import { PrimaryButton, Text } from "../../../../components/chakra.ts"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"

const LOSS = "Your last change to a section is not saved and will be lost."

/** The open screen, tab and section; the rest of the address may change during an edit. */
const placeOf = ({ pathname, search }: Location) => {
  const address = new URLSearchParams(search)
  return [pathname, ...["tab", "page", "block", "language"].map((name) => address.get(name))].join("?")
}

interface Unsaved {
  isPending: boolean
  isStuck: boolean
}

/** Asks before unsaved changes are lost: at a logout, when the window closes, and on navigation while saving fails. */
export const useUnsavedChanges = ({ isPending, isStuck }: Unsaved) => {
  useUnfinishedWork(isPending, LOSS)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isStuck && placeOf(currentLocation) !== placeOf(nextLocation),
  )

  useWindowEvent("beforeunload", (event) => event.preventDefault(), isPending)

  return blocker
}

export const LeaveDialog = ({ stay, leave }: { stay: () => void; leave: () => void }) => (
  <ModalDialog
    title="Leave without saving?"
    close={stay}
    isClosedByBack={false}
    closeLabel="Keep editing"
    actions={
      <PrimaryButton size="md" onClick={leave}>
        Leave
      </PrimaryButton>
    }
  >
    <Text>The site stays as it is, and the draft as it was last saved. What you typed since is lost.</Text>
  </ModalDialog>
)
