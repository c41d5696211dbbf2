import type { KeyboardEvent } from "react"

/** Sends on Enter with Ctrl or Command, as Enter alone breaks the line. */
export const sendByKey = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
