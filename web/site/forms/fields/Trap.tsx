import { useId } from "react"
import { useWords } from "../../page/currentPage.ts"
import styles from "../form.module.css"

/**
 * A field for programs that fill in everything. It is out of sight, and out of reach of the keyboard, of screen readers and of
 * browsers that fill in forms; who meets it nevertheless is told to leave it alone.
 */
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
