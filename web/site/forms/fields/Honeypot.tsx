import { FORM_DAY, utcDay } from "@farelight/api/contract/leads/formDay.ts"
import { useId, useState } from "react"
import { useCurrentPage, useWords } from "../../page/currentPage.ts"

/** Hidden from keyboard, screen readers and autofill, so only bots fill it in. Also sends the day of rendering. */
export const Honeypot = () => {
  const { form: words } = useWords()
  const { answer } = useCurrentPage()
  const id = useId()
  // Kept from the first render, as a later one may be after midnight.
  const [day] = useState(() => answer?.form.values[FORM_DAY] || utcDay(new Date()))
  return (
    <div className="unseen" aria-hidden="true">
      <input type="hidden" name={FORM_DAY} defaultValue={day} suppressHydrationWarning />
      <label htmlFor={id}>{words.trap}</label>
      <input id={id} name="subject" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
