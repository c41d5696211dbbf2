import { useId } from "react"
import { useWords } from "../../page/currentPage.ts"
import styles from "../form.module.css"

/** A honeypot field, out of reach of keyboard, screen readers and autofill. */
export const Trap = () => {
  const { form: words } = useWords()
  const id = useId()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{words.trap}</label>
      <input id={id} name="subject" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
