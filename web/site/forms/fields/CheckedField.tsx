import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { type ComponentProps, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useWords } from "../../page/currentPage.ts"
import type { Doubt } from "../checks/softChecks.ts"
import { untilReleased } from "../sending/untilReleased.ts"
import styles from "./checkedField.module.css"
import { TextField } from "./fields.tsx"

/** Fetched when somebody fills in a form, as nobody needs it to read a page. */
const loadChecks = () => import("../checks/softChecks.ts")

/** Whoever is offline gets no hints. */
const doubtAbout = async (name: string, entered: string) => {
  try {
    return (await loadChecks()).doubtAbout(name, entered)
  } catch {
    return null
  }
}

/** A text with a hint on blur about what may have been meant. The form can be sent as it is. */
export const CheckedField = (field: ComponentProps<typeof TextField>) => {
  const { checks: words } = useWords()
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { name } = field
  const hintId = `check-${name}`

  useEffect(() => {
    const input = place.current?.querySelector("input")
    if (!input) return
    const prepare = () => void loadChecks().catch(() => null)
    const look = async () => {
      const entered = input.value
      const found = await doubtAbout(name, entered)
      if (found) await untilReleased()
      // At once: a press that begins meanwhile must not have its button moved away.
      if (input.value === entered) flushSync(() => setDoubt(found))
    }
    const forget = () => setDoubt(null)
    input.addEventListener("focus", prepare)
    input.addEventListener("blur", look)
    input.addEventListener("input", forget)
    input.form?.addEventListener("reset", forget)
    return () => {
      input.removeEventListener("focus", prepare)
      input.removeEventListener("blur", look)
      input.removeEventListener("input", forget)
      input.form?.removeEventListener("reset", forget)
    }
  }, [name])

  const take = (suggestion: string) => {
    const input = place.current?.querySelector("input")
    if (!input) return
    input.value = suggestion
    // The draft listens to it, and the hint goes.
    input.dispatchEvent(new Event("input", { bubbles: true }))
    input.dispatchEvent(new Event("change", { bubbles: true }))
    input.focus()
  }

  const suggestion = doubt?.suggestion
  return (
    <div ref={place}>
      <TextField {...field} hintId={[doubt && hintId, field.hintId].filter(Boolean).join(" ") || undefined} />
      <div className={styles.hint} aria-live="polite">
        {doubt && <p id={hintId}>{words[doubt.hint]}</p>}
        {suggestion && (
          <button className={styles.take} type="button" onClick={() => take(suggestion)}>
            {fillWords(words.use, { suggestion })}
          </button>
        )}
      </div>
    </div>
  )
}
