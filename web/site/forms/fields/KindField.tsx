import { useId } from "react"
import form from "../form.module.css"
import { type KindTexts, requestKinds } from "../sending/requestKinds.ts"
import { FieldError, fieldId } from "./fields.tsx"
import styles from "./kindField.module.css"

interface KindFieldProps {
  texts: KindTexts
  name: string
  defaultValue: string
  error: string | undefined
}

export const KindField = ({ texts, name, defaultValue, error }: KindFieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <fieldset
      className={`stack gap-2 ${form.choices}`}
      data-section="kinds"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={`small ${form.label}`}>{texts.label}</legend>
      <div className="halves gap-3">
        {Object.entries(requestKinds).map(([kind, key], index) => (
          <label className={`${form.option} ${styles.card}`} key={kind}>
            <input
              id={index === 0 ? fieldId(name) : undefined}
              type="radio"
              name={name}
              value={kind}
              defaultChecked={kind === defaultValue}
              required
              aria-labelledby={`${id}-${key}`}
              aria-describedby={`${id}-${key}-text`}
              aria-invalid={error ? true : undefined}
            />
            <span>
              <span className={styles.title} id={`${id}-${key}`}>
                {texts[key].title}
              </span>
              <span className={`quiet ${styles.text}`} id={`${id}-${key}-text`}>
                {texts[key].text}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}
