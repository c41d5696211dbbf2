import { type InputHTMLAttributes, use, useId } from "react"
import styles from "./forms.module.css"
import { FormContext } from "./useForm.ts"

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "className"> {
  label: string
  help?: string | undefined
  error?: string | undefined
  look?: "narrow" | "code" | "spacedCode"
}

const looks = {
  plain: styles.input,
  narrow: `${styles.input} ${styles.narrow}`,
  code: `${styles.input} ${styles.code}`,
  spacedCode: `${styles.input} ${styles.code} ${styles.spaced}`,
}

export const TextField = ({ label, help, look, name = "", error: ownError, ...input }: Props) => {
  const id = useId()
  const form = use(FormContext)
  const error = ownError ?? form?.faults[name]
  const isRefused = error !== undefined
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name || undefined}
        className={looks[look ?? "plain"]}
        aria-describedby={help && `${id}help`}
        aria-invalid={isRefused || undefined}
        aria-errormessage={isRefused ? `${id}error` : undefined}
        {...form?.draft?.field(name)}
        {...input}
      />
      {help && (
        <span id={`${id}help`} className={styles.help}>
          {help}
        </span>
      )}
      {isRefused && (
        <span id={`${id}error`} className={styles.error} aria-live="polite">
          {error}
        </span>
      )}
    </div>
  )
}
