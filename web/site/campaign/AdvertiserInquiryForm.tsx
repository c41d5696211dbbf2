import { planLimits } from "@farelight/api/contract/campaign/campaignPlan.ts"
import { awaitedPlace } from "@farelight/api/contract/cities/findCity.ts"
import { adFormats } from "@farelight/api/rooms/leads/advertisers/contract.ts"
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react"
import { listen } from "../../browser/listen.ts"
import { Confirmation } from "../forms/Confirmation.tsx"
import { CheckedField } from "../forms/fields/CheckedField.tsx"
import { CityField } from "../forms/fields/CityField.tsx"
import { Consent } from "../forms/fields/Consent.tsx"
import { ChoiceField, FormNotice, TextField } from "../forms/fields/fields.tsx"
import { Honeypot } from "../forms/fields/Honeypot.tsx"
import styles from "../forms/form.module.css"
import { sendAdvertiserInquiry } from "../forms/sending/browserBackend.ts"
import { formPaths } from "../forms/sending/formPaths.ts"
import { useFormSubmission } from "../forms/sending/useFormSubmission.ts"
import { useCities, useGlobalContent, useWords } from "../page/currentPage.ts"
import { Button } from "../sections/Button.tsx"
import { CampaignPlanFields, useLinkedPlan } from "./CampaignPlanFields.tsx"

/** Replaces the field for the location if the plan names cities, and follows later changes of those cities. */
const PlannedLocation = ({ cities }: { cities: string }) => {
  const input = useRef<HTMLInputElement>(null)
  const [changed, setChanged] = useState("")
  useEffect(() => {
    const form = input.current?.form
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === "plannedCities") setChanged(target.value.trim())
    }
    return listen(form, { input: follow })
  }, [])
  return <input ref={input} type="hidden" name="location" value={changed || cities} />
}

/** `hasChoice` includes choices that the browser has restored. `isAsked` is true after an attempt to send. */
const useHasChoice = (form: RefObject<HTMLFormElement | null>, field: string, isShown: boolean) => {
  const [hasChoice, setHasChoice] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const element = form.current
    if (!isShown || !element) return
    const read = () => setHasChoice(new FormData(element).has(field))
    read()
    setAsked(false)
    const click = ({ target }: Event) => (target as Element).matches("[data-send]") && setAsked(true)
    const keydown = ({ key }: KeyboardEvent) => key === "Enter" && setAsked(true)
    return listen(element, { change: read, click, keydown })
  }, [form, field, isShown])
  return { hasChoice, isAsked }
}

export const AdvertiserInquiryForm = ({ heading, titleId }: { heading: ReactNode; titleId: string }) => {
  const { after_sending, promises, advertiser_city_notes: notes } = useGlobalContent()
  const { form: words, fields, options } = useWords()
  const { sent, choices, field, wasRefused, formProps, isHydrated, isSending, sendingLabel, notice, sendingNotice } =
    useFormSubmission({
      path: formPaths.advertiser,
      send: sendAdvertiserInquiry,
      choiceFields: ["adFormats"],
    })
  const { hasChoice, isAsked } = useHasChoice(formProps.ref, "adFormats", !sent)
  const needsFormat = isHydrated && !hasChoice
  const reasonId = useId()
  const isRefused = needsFormat && isAsked
  const formatsError = isRefused ? words.chooseFormat : field("adFormats").error
  const plan = useLinkedPlan()
  const cities = useCities()
  const places = plan.cities.join(", ")
  // The plan's cities do not replace the field if the server has refused them, as the sender must see them.
  const isPlaced = places !== "" && places.length <= planLimits.location && !wasRefused("location")
  if (sent) {
    const waits = awaitedPlace(cities, isPlaced ? plan.cities : [sent.values.location ?? ""])
    const next = after_sending.advertiser_next
    const words = { next, promise: promises.advertiser_reply, notes }
    return <Confirmation {...sent} {...words} waits={waits} titleId={titleId} />
  }
  return (
    <>
      {heading}
      <form className="stack gap-5" aria-busy={isSending} {...formProps}>
        <FormNotice notice={notice} />
        <div className={`stack gap-5 ${styles.row}`}>
          <TextField label={fields.contactName} autoComplete="name" {...field("contactName")} />
          <TextField label={fields.companyName} autoComplete="organization" {...field("companyName")} />
        </div>
        <div className={`stack gap-5 ${styles.row}`}>
          <CheckedField label={fields.email} type="email" autoComplete="email" {...field("email")} />
          {isPlaced ? (
            <PlannedLocation cities={places} />
          ) : (
            <CityField
              label={fields.location}
              autoComplete="off"
              hint={words.locationHint}
              notes={notes}
              {...field("location")}
            />
          )}
        </div>
        <ChoiceField
          label={`${fields.adFormats} (${words.atLeastOne})`}
          name="adFormats"
          names={options}
          options={Object.values(adFormats)}
          chosen={choices.adFormats ?? plan.formats}
          error={formatsError}
          multiple
        />
        <CampaignPlanFields field={field} wasRefused={wasRefused} />
        <TextField label={fields.message} rows={6} {...field("message")} />
        <Consent />
        <FormNotice notice={sendingNotice} />
        <div className="cluster" data-send>
          {/* Without JavaScript, the button stays enabled: nothing could enable it later, and the server validates
              anyway. */}
          <Button
            type="submit"
            disabled={isSending || needsFormat}
            aria-describedby={needsFormat ? reasonId : undefined}
          >
            {isSending ? sendingLabel(words.sendingInquiry) : words.sendInquiry}
          </Button>
          {needsFormat && (
            <p className={isRefused ? `small ${styles.error}` : "quiet"} id={reasonId}>
              {words.chooseFormat}
            </p>
          )}
        </div>
        <Honeypot />
      </form>
    </>
  )
}
