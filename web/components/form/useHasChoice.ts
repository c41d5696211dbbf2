import { type RefObject, useEffect, useState } from "react"

/** Whether any option of the field is ticked, also by a browser that restores a form or by the form's reset. */
export const useHasChoice = (form: RefObject<HTMLFormElement | null>, field: string) => {
  const [hasChoice, setHasChoice] = useState(false)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const read = () => setHasChoice(new FormData(element).has(field))
    // A reset event comes before the fields change.
    const readAfterReset = () => queueMicrotask(read)
    read()
    element.addEventListener("change", read)
    element.addEventListener("reset", readAfterReset)
    return () => {
      element.removeEventListener("change", read)
      element.removeEventListener("reset", readAfterReset)
    }
  }, [form, field])
  return hasChoice
}
