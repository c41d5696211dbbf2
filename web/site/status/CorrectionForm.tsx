import { useRef } from "react"
import { FormNotice, TextField } from "../forms/fields/fields.tsx"
import { CORRECTED_PARAMETER } from "../forms/sending/sentParameters.ts"
import { useRefusal } from "../forms/sending/useRefusal.ts"
import { useCurrentPage, usePageContent } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"

/** The form is posted by the browser and not by a script, as the response is a whole page. */
export const CorrectionForm = ({ isVehicleUnknown }: { isVehicleUnknown: boolean }) => {
  const { correction } = usePageContent<"status">().page
  const { answer } = useCurrentPage()
  const { result, form } = (answer?.parameter === CORRECTED_PARAMETER && answer) || {}
  const element = useRef<HTMLFormElement>(null)
  const { errors, errorOf, onInput } = useRefusal(element, result)
  const text = result?.outcome === "failed" ? result.message : errors.map(({ message }) => message).join(" ")
  const field = (name: string) => ({
    name,
    defaultValue: form?.values[name] ?? "",
    error: errorOf(name),
  })
  return (
    <details className="card tight raised" data-section="correction" open={isVehicleUnknown || text !== ""}>
      <summary className="subtitle">{correction.title}</summary>
      <form className="stack gap-5" method="post" ref={element} onInput={onInput}>
        {isVehicleUnknown && <p>{correction.vehicle_text}</p>}
        <p className="quiet">{correction.text}</p>
        <FormNotice notice={text ? { kind: "error", text } : undefined} />
        <TextField label={correction.phone_label} type="tel" autoComplete="tel" isOptional {...field("phone")} />
        <TextField label={correction.city_label} autoComplete="address-level2" isOptional {...field("city")} />
        <div className="cluster">
          <button className={buttonClass("quiet")} type="submit">
            {correction.button_label}
          </button>
        </div>
      </form>
    </details>
  )
}
