import type { RefusedField } from "@farelight/api/contract/forms/site.ts"
import { type FocusEvent, type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, useId } from "react"
import styles from "../form.module.css"

interface TextFieldProps {
  label: string
  name: string
  defaultValue: string
  error: string | undefined
  type?: "text" | "email" | "tel"
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"]
  rows?: number
  isOptional?: boolean
  hintId?: string | undefined
  list?: string | undefined
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void
}

/** The anchor of a field, for links that work without JavaScript. */
export const fieldId = (name: string) => `field-${name}`

/** Has no maximum length, which would cut pasted text without a message. */
export const TextField = ({
  label,
  error,
  rows,
  type,
  inputMode,
  isOptional = false,
  hintId,
  list,
  onFocus,
  ...given
}: TextFieldProps) => {
  const id = fieldId(given.name)
  const shared = {
    ...given,
    id,
    className: styles.input,
    required: !isOptional,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [error && `${id}-error`, hintId].filter(Boolean).join(" ") || undefined,
  }
  return (
    <div className="stack gap-2">
      <label className={`small ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      {rows ? (
        <textarea rows={rows} {...shared} />
      ) : (
        <input type={type ?? "text"} inputMode={inputMode} list={list} onFocus={onFocus} {...shared} />
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}

interface ChoiceFieldProps {
  label: string
  name: string
  options: readonly string[]
  names?: Readonly<Record<string, string>>
  chosen: readonly string[]
  error?: string | undefined
  multiple?: boolean
}

/** Above this number, options are in columns. */
const MANY = 6

/** Radio buttons; with `multiple`, check boxes of which at least one is required. */
export const ChoiceField = ({
  label,
  name,
  options,
  names = {},
  chosen,
  error,
  multiple = false,
}: ChoiceFieldProps) => {
  const errorId = useId()
  return (
    <fieldset className={`stack gap-2 ${styles.choices}`} aria-describedby={error ? errorId : undefined}>
      <legend className={`small ${styles.label}`}>{label}</legend>
      <div className={options.length > MANY ? `grid gap-2 ${styles.many}` : "cluster gap-2"}>
        {options.map((option, index) => (
          <label className={styles.option} key={option}>
            <input
              id={index === 0 ? fieldId(name) : undefined}
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

export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p className={`small ${styles.error}`} id={id}>
      {message}
    </p>
  ) : null

interface Notice {
  kind: "success" | "error" | "waiting"
  text: string
  fields?: readonly RefusedField[]
}

export const FormNotice = ({ notice }: { notice: Notice | undefined }) =>
  notice ? (
    <div
      className={styles.notice}
      data-notice
      data-kind={notice.kind}
      role={notice.kind === "error" ? "alert" : "status"}
      tabIndex={-1}
    >
      <p>{notice.text}</p>
      {notice.fields && (
        <ul>
          {notice.fields.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${fieldId(field.split(".")[0] ?? field)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  ) : null
