import { callParts } from "@farelight/api/contract/leads/callOutcomes.ts"
import { dateLocales } from "@farelight/api/contract/text/locale.ts"
import { ChoiceField, FormNotice } from "../forms/fields/fields.tsx"
import { CALL_PARAMETER } from "../forms/sending/sentParameters.ts"
import { useCurrentPage, usePageContent } from "../page/currentPage.ts"
import { Button } from "../sections/Button.tsx"

/** The form is posted by the browser and not by a script, as the response is a whole page. */
export const CallForm = ({ days }: { days: readonly string[] }) => {
  const { call } = usePageContent<"status">().page
  const { answer, locale } = useCurrentPage()
  const { result } = (answer?.parameter === CALL_PARAMETER && answer) || {}
  const text = result?.outcome === "failed" ? result.message : ""
  const error = result?.outcome === "invalid" ? result.fields[0]?.message : undefined
  const format = new Intl.DateTimeFormat(dateLocales[locale], {
    ...({ weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const),
  })
  const times = days.flatMap((day) =>
    callParts.map((part) => [`${day} ${part}`, `${format.format(new Date(day))}, ${call[`${part}_label`]}`] as const),
  )
  return (
    <section data-section="call" aria-labelledby="call">
      <form className="card raised stack gap-5" method="post">
        <h2 className="subtitle" id="call">
          {call.title}
        </h2>
        <FormNotice notice={text ? { kind: "error", text } : undefined} />
        <ChoiceField
          label={call.text}
          name={CALL_PARAMETER}
          options={times.map(([time]) => time)}
          names={Object.fromEntries(times)}
          chosen={[]}
          error={error}
        />
        <div className="cluster">
          <Button type="submit">{call.button_label}</Button>
        </div>
      </form>
    </section>
  )
}
