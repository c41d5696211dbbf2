import { useId } from "react"
import { FieldError } from "./FieldError.tsx"
import styles from "./form.module.css"

interface ChoiceFieldProps {
  label: string
  name: string
  options: readonly string[]
  chosen: readonly string[]
  error: string | undefined
  /** Whether several may be ticked. */
  multiple?: boolean
}

/** A choice of one, or of at least one, out of a few options that are all in sight. */
export const ChoiceField = ({ label, name, options, chosen, error, multiple = false }: ChoiceFieldProps) => {
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
            {option}
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}
