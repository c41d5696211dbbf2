import { useEffect, useEffectEvent, useRef } from "react"
import { listen, stopAll } from "../../../browser/listen.ts"

/** Also reads the form after hydration, as fields may have been filled in before. */
export const useEntries = (read: (entries: FormData, isEntered: boolean) => void) => {
  const form = useRef<HTMLFormElement>(null)
  const look = useEffectEvent((event?: Event) => {
    if (form.current) read(new FormData(form.current), event?.type === "input")
  })
  useEffect(() => {
    const element = form.current
    look()
    return stopAll(listen(element, { input: look }), listen(window, { pageshow: look }))
  }, [])
  return form
}
