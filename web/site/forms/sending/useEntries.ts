import { useEffect, useEffectEvent, useRef } from "react"
import { listen, together } from "../../../browser/listen.ts"

/** Reads a form on each entry and once after hydration, as fields may be filled in earlier. */
export const useEntries = (read: (entries: FormData, isEntered: boolean) => void) => {
  const form = useRef<HTMLFormElement>(null)
  const look = useEffectEvent((event?: Event) => {
    if (form.current) read(new FormData(form.current), event?.type === "input")
  })
  useEffect(() => {
    const element = form.current
    look()
    return together(listen(element, { input: look }), listen(window, { pageshow: look }))
  }, [])
  return form
}
