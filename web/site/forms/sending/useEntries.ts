import { useEffect, useEffectEvent, useRef } from "react"

/**
 * Reads a form after each entry, of which it says so, and once the page's scripts run: visitors fill in fields before that, and browsers
 * restore them on the way back, some only when the page has been loaded.
 */
export const useEntries = (read: (entries: FormData, isEntered: boolean) => void) => {
  const form = useRef<HTMLFormElement>(null)
  const look = useEffectEvent((event?: Event) => {
    if (form.current) read(new FormData(form.current), event?.type === "input")
  })
  useEffect(() => {
    const element = form.current
    look()
    element?.addEventListener("input", look)
    window.addEventListener("pageshow", look)
    return () => {
      element?.removeEventListener("input", look)
      window.removeEventListener("pageshow", look)
    }
  }, [])
  return form
}
