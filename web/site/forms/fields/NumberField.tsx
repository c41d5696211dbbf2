import { useEffect, useId, useRef, useState } from "react"
import form from "../form.module.css"
import { FieldError } from "./fields.tsx"

interface NumberFieldProps {
  label: string
  name: string
  defaultValue: string
  /** The number in a text, null in one that is refused. */
  read: (text: string) => number | null
  /** What is accepted, said below a text that is not. */
  help: string
}

/** A number as text: number inputs hide bad values, refuse commas and change on scroll. */
export const NumberField = ({ label, read, help, ...given }: NumberFieldProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Half a number is no mistake: what is being typed is looked at once the field is left.
  const [finished, setFinished] = useState(given.defaultValue)
  const finish = () => setFinished(input.current?.value ?? "")
  useEffect(finish, [])
  const error = finished.trim() !== "" && read(finished) === null ? help : undefined
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...given}
        id={id}
        ref={input}
        className={form.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onInput={() => setFinished("")}
        onBlur={finish}
        onKeyDown={({ key }) => key === "Enter" && finish()}
      />
      {error && (
        <div role="alert">
          <FieldError id={`${id}-error`} message={error} />
        </div>
      )}
    </div>
  )
}
