import { type FocusEvent, useState } from "react"
import { useWords } from "../../page/currentPage.ts"
import styles from "../form.module.css"
import type { useFormSubmission } from "../sending/useFormSubmission.ts"
import { CheckedField } from "./CheckedField.tsx"
import { TextField } from "./fields.tsx"

const MAKES_ID = "vehicle-makes"
const MODELS_ID = "vehicle-models"

interface Suggestions {
  makes: readonly string[]
  models: readonly string[]
}

/** Year, make and model with suggestions. Any text is accepted. */
export const VehicleFields = ({ field }: Pick<ReturnType<typeof useFormSubmission>, "field">) => {
  const { fields } = useWords()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const suggest = async ({ target: { form } }: FocusEvent<HTMLInputElement>) => {
    const { vehicles, modelsOf } = await import("../checks/vehicles.ts")
    const make = form?.elements.namedItem("vehicleMake")
    const models = modelsOf(make instanceof HTMLInputElement ? make.value : "")
    setSuggestions({ makes: Object.keys(vehicles), models })
  }
  const onFocus = (event: FocusEvent<HTMLInputElement>) => void suggest(event).catch(() => null)
  return (
    <div className={`stack gap-5 ${styles.row}`}>
      <CheckedField label={fields.vehicleYear} inputMode="numeric" autoComplete="off" {...field("vehicleYear")} />
      <CheckedField
        label={fields.vehicleMake}
        autoComplete="off"
        list={suggestions ? MAKES_ID : undefined}
        onFocus={onFocus}
        {...field("vehicleMake")}
      />
      <TextField
        label={fields.vehicleModel}
        autoComplete="off"
        list={suggestions ? MODELS_ID : undefined}
        onFocus={onFocus}
        {...field("vehicleModel")}
      />
      {suggestions && (
        <>
          <Options id={MAKES_ID} values={suggestions.makes} />
          <Options id={MODELS_ID} values={suggestions.models} />
        </>
      )}
    </div>
  )
}

const Options = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
)
