import { useEffect, useEffectEvent, useRef } from "react"

/** Reads a form on each entry and once after hydration, as fields may be filled in earlier. */
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
