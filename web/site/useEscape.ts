import { useEffect, useEffectEvent } from "react"

/** Calls back on the Escape key, for as long as there is something open to close. */
export const useEscape = (isOpen: boolean, close: () => void) => {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") close()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [isOpen])
}
