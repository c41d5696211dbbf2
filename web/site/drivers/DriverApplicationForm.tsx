import { awaitedPlace } from "@farelight/api/contract/cities/findCity.ts"
import { platforms } from "@farelight/api/rooms/leads/drivers/contract.ts"
import { type FocusEvent, useState } from "react"
import { Confirmation } from "../forms/Confirmation.tsx"
import { CheckedField } from "../forms/fields/CheckedField.tsx"
import { CityField } from "../forms/fields/CityField.tsx"
import { Consent } from "../forms/fields/Consent.tsx"
import { ChoiceField, FormNotice, TextField } from "../forms/fields/fields.tsx"
import { Honeypot } from "../forms/fields/Honeypot.tsx"
import styles from "../forms/form.module.css"
import { NextSteps } from "../forms/NextSteps.tsx"
import { sendDriverApplication } from "../forms/sending/browserBackend.ts"
import { formPaths } from "../forms/sending/formPaths.ts"
import { useFormSubmission } from "../forms/sending/useFormSubmission.ts"
import { useCities, useGlobalContent, useWords } from "../page/currentPage.ts"
import { Button } from "../sections/Button.tsx"

const MAKES_ID = "vehicle-makes"
const MODELS_ID = "vehicle-models"

interface Suggestions {
  makes: readonly string[]
  models: readonly string[]
}

const VehicleFields = ({ field }: Pick<ReturnType<typeof useFormSubmission>, "field">) => {
  const { fields } = useWords()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const suggest = async ({ target: { form } }: FocusEvent<HTMLInputElement>) => {
    const { vehicles, modelsOf } = await import("../forms/checks/vehicles.ts")
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

export const DriverApplicationForm = () => {
  const { after_sending, promises, driver_city_notes: notes } = useGlobalContent()
  const { form: words, fields, options } = useWords()
  const cities = useCities()
  const { sent, field, formProps, isSending, sendingLabel, notice, sendingNotice } = useFormSubmission({
    path: formPaths.driver,
    send: sendDriverApplication,
  })
  const { defaultValue: platform, ...platformField } = field("platform")
  if (sent) {
    const waits = awaitedPlace(cities, [sent.values.city ?? ""])
    return (
      <Confirmation
        {...sent}
        next={after_sending.driver_next}
        promise={promises.driver_reply}
        waits={waits}
        notes={notes}
      />
    )
  }
  return (
    <form className="card raised stack gap-5" aria-busy={isSending} {...formProps}>
      <FormNotice notice={notice} />
      <TextField label={fields.name} autoComplete="name" {...field("name")} />
      <div className={`stack gap-5 ${styles.row}`}>
        <CheckedField label={fields.email} type="email" autoComplete="email" {...field("email")} />
        <CheckedField label={fields.phone} type="tel" autoComplete="tel" {...field("phone")} />
      </div>
      <CityField label={fields.city} autoComplete="address-level2" notes={notes} {...field("city")} />
      <ChoiceField
        label={fields.platform}
        names={options}
        options={Object.values(platforms)}
        chosen={[platform]}
        {...platformField}
      />
      <VehicleFields field={field} />
      <Consent />
      <FormNotice notice={sendingNotice} />
      <div className="cluster">
        <Button type="submit" disabled={isSending}>
          {isSending ? sendingLabel(words.sendingApplication) : words.sendApplication}
        </Button>
      </div>
      <NextSteps steps={after_sending.driver_steps} />
      <Honeypot />
    </form>
  )
}
