import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, useId } from "react"
import styles from "./form.module.css"

interface TextFieldProps {
  label: string
  name: string
  defaultValue: string
  error: string | undefined
  type?: "text" | "email" | "tel"
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"]
  /** The height in lines of a text that may span several. */
  rows?: number
}

/** A required text with its label above and its error below. It has no maximum length, which would truncate silently. */
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

interface ChoiceFieldProps {
  label: string
  name: string
  options: readonly string[]
  /** What the options are called in the page's language. */
  names: Readonly<Record<string, string>>
  chosen: readonly string[]
  error: string | undefined
  /** Whether more than one may be checked. */
  multiple?: boolean
}

/** Radio buttons, or with `multiple` check boxes of which at least one is required. */
export const ChoiceField = ({ label, name, options, names, chosen, error, multiple = false }: ChoiceFieldProps) => {
  const errorId = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label className={styles.option} key={option}>
            <input
              type={multiple ? "checkbox" : "radio"}
              name={name}
              value={option}
              defaultChecked={chosen.includes(option)}
              required={!multiple}
              aria-invalid={error ? true : undefined}
            />
            {names[option] ?? option}
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}

const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p className={styles.error} id={id}>
      {message}
    </p>
  ) : null

/** The result of a submission, above the form's fields; screen readers announce it. */
export const FormNotice = ({ notice }: { notice: { kind: "success" | "error"; text: string } | undefined }) =>
  notice ? (
    <p className={styles.notice} data-kind={notice.kind} role={notice.kind === "error" ? "alert" : "status"}>
      {notice.text}
    </p>
  ) : null
