import type { KeyboardEvent } from "react"

/** Not Enter alone, which breaks the line. */
export const sendByKey = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
