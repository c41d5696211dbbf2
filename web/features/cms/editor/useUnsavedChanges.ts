import { useEffect } from "react"
import { type Location, useBlocker } from "react-router-dom"
import { useAnnounceUnfinished } from "../../../components/unfinishedWork.ts"

const LOSS = "The site stays as it is, and the draft of what you typed is discarded."

/** What decides which screen, tab and page of the editor is open; the rest of an address may change under an edit. */
const placeOf = ({ pathname, search }: Location) => {
  const address = new URLSearchParams(search)
  return [pathname, address.get("tab"), address.get("page")].join("?")
}

/** Asks before the edit is left by a link, a tab or the browser's way back, and before the window closes. */
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
