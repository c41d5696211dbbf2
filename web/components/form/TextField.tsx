import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, useId } from "react"
import { FieldError } from "./FieldError.tsx"
import styles from "./form.module.css"

interface TextFieldProps {
  label: string
  name: string
  defaultValue: string
  error: string | undefined
  type?: "text" | "email" | "tel"
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"]
  /** Lines of a text that may have several. */
  rows?: number
}

/** A required text with its label above and its error below. It has no maximum length, which would cut silently. */
export const TextField = ({ label, error, rows, type, inputMode, ...given }: TextFieldProps) => {
  const id = useId()
  const shared = {
    ...given,
    id,
    className: styles.input,
    required: true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type ?? "text"} inputMode={inputMode} {...shared} />}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
