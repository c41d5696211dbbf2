import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { type ComponentProps, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { listen, stopAll } from "../../../browser/listen.ts"
import { useWords } from "../../page/currentPage.ts"
import type { Hint } from "../checks/softChecks.ts"
import { pointerReleased } from "../sending/pointerReleased.ts"
import styles from "./checkedField.module.css"
import { TextField } from "./fields.tsx"

/** Loaded on first use, as readers of the page do not need the checks. */
const loadChecks = () => import("../checks/softChecks.ts")

/** Offline, the checks may not load; then there are no hints. */
const hintFor = async (name: string, entered: string) => {
  try {
    return (await loadChecks()).hintFor(name, entered)
  } catch {
    return null
  }
}

/** A hint about a probable typo does not block sending. */
export const CheckedField = (field: ComponentProps<typeof TextField>) => {
  const { checks: words } = useWords()
  const [hint, setDoubt] = useState<Hint | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { name } = field
  const hintId = `check-${name}`

  useEffect(() => {
    const input = place.current?.querySelector("input")
    if (!input) return
    const prepare = () => void loadChecks().catch(() => null)
    const look = async () => {
      const entered = input.value
      const found = await hintFor(name, entered)
      if (found) await pointerReleased()
      // The hint is rendered at once, as a later change of the layout could move a button while it is pressed.
      if (input.value === entered) flushSync(() => setDoubt(found))
    }
    const forget = () => setDoubt(null)
    return stopAll(listen(input, { focus: prepare, blur: look, input: forget }), listen(input.form, { reset: forget }))
  }, [name])

  const take = (suggestion: string) => {
    const input = place.current?.querySelector("input")
    if (!input) return
    input.value = suggestion
    // The event updates the saved draft and removes the hint.
    input.dispatchEvent(new Event("input", { bubbles: true }))
    input.dispatchEvent(new Event("change", { bubbles: true }))
    input.focus()
  }

  const suggestion = hint?.suggestion
  return (
    <div ref={place}>
      <TextField {...field} hintId={[hint && hintId, field.hintId].filter(Boolean).join(" ") || undefined} />
      <div className={`prose small ${styles.hint}`} aria-live="polite">
        {hint && <p id={hintId}>{words[hint.hint]}</p>}
        {suggestion && (
          <button className={styles.take} type="button" onClick={() => take(suggestion)}>
            {fillWords(words.use, { suggestion })}
          </button>
        )}
      </div>
    </div>
  )
}
