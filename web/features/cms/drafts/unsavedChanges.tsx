import { useEffect } from "react"
import { type Location, useBlocker } from "react-router-dom"
import { ConfirmDialog } from "../../../components/ModalDialog.tsx"
import { useAnnounceUnfinished } from "../../../components/unfinishedWork.ts"

const LOSS = "The site stays as it is, and the draft of what you typed is discarded."

/** Which screen, tab and page of the editor is open; the rest of the address may change during an edit. */
const placeOf = ({ pathname, search }: Location) => {
  const address = new URLSearchParams(search)
  return [pathname, address.get("tab"), address.get("page")].join("?")
}

/** Asks before a link, a tab, the browser's history or closing the window leaves the edit. */
export const useUnsavedChanges = (isUnsaved: boolean) => {
  useAnnounceUnfinished(isUnsaved, LOSS)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  )

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isUnsaved])

  return blocker
}

/** Asks whether to leave an edit that is not saved. */
export const LeaveDialog = ({ stay, leave }: { stay: () => void; leave: () => void }) => (
  <ConfirmDialog
    title="Leave without saving?"
    text="The site stays as it is. What you typed is kept as a draft on this device, and offered when you come back."
    stayLabel="Keep editing"
    goLabel="Leave"
    stay={stay}
    go={leave}
  />
)
