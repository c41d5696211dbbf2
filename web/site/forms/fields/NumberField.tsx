import { useEffect, useId, useRef, useState } from "react"
import form from "../form.module.css"
import { FieldError } from "./fields.tsx"

interface NumberFieldProps {
  label: string
  name: string
  defaultValue: string
  read: (text: string) => number | null
  help: string
}

/** A text input, as number inputs hide invalid values, refuse commas, and change on scroll. */
export const NumberField = ({ label, read, help, ...given }: NumberFieldProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Checked on blur, as a number may be incomplete while it is typed.
  const [finished, setFinished] = useState(given.defaultValue)
  const finish = () => setFinished(input.current?.value ?? "")
  useEffect(finish, [])
  const error = finished.trim() !== "" && read(finished) === null ? help : undefined
  return (
    <div className="stack gap-2">
      <label className={`small ${form.label}`} htmlFor={id}>
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
