import { openCities } from "@farelight/api/contract/cities/city.ts"
import { type Figure, hasBasis } from "@farelight/api/contract/content/figures/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { dollars, rangeInWords } from "@farelight/api/contract/leads/amounts.ts"
import {
  estimatePay,
  hoursOf,
  MAX_HOURS,
  type PayChoice,
  type PayEstimate,
  payChoiceOf,
  payFormats,
  payParameters,
  presentRates,
  weeksToEarn,
} from "@farelight/api/contract/leads/driverPayEstimate.ts"
import { formatKeys } from "@farelight/api/contract/site/adFormats.ts"
import { CITY_PARAMETER, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { amountHelp, fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { localized } from "@farelight/api/contract/text/locale.ts"
import { useState } from "react"
import { syncAddress } from "../browser/keepInAddress.ts"
import { NumberField } from "../forms/fields/NumberField.tsx"
import fields from "../forms/form.module.css"
import { useEntries } from "../forms/sending/useEntries.ts"
import { useCurrentPage, usePageContent, useSearch, useWords } from "../page/currentPage.ts"
import { Button } from "../sections/Button.tsx"
import { FigureNote } from "../sections/Figures.tsx"
import styles from "./payEstimator.module.css"

const PLACE = "estimate"

const ratesOf = ({ global, page, cities }: PageContent<"drivers">) => ({
  ...presentRates(page.rates, cities),
  in_car_tablet: global.figures.driver_monthly_pay,
})

interface RowProps {
  value: string
  label: string
  figure?: Figure
}

const Rows = ({ rows }: { rows: readonly RowProps[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ value, label, figure }) => (
      <li key={label}>
        <span className={styles.value}>{value}</span>
        <span>
          {label}
          {figure && <FigureNote figure={figure} />}
        </span>
      </li>
    ))}
  </ul>
)

const Workings = ({ choice, estimate }: { choice: PayChoice; estimate: PayEstimate }) => {
  const { options: names } = useWords()
  const content = usePageContent<"drivers">()
  const { estimator: texts } = content.page
  const { driver_earnings: average } = content.global.figures
  const { format, fullHours, share } = estimate.rates
  // The weeks in which each format earns the average pay, at the chosen hours and city.
  const averages = payFormats.flatMap((key) => {
    const weeks = weeksToEarn(average.value, ratesOf(content), { ...choice, format: key })
    if (!weeks) return []
    const value = fillWords(texts.average_weeks, { weeks: rangeInWords(weeks, String) })
    return [{ value, label: names[formatKeys[key]] }]
  })
  return (
    <details className={`prose small ${styles.workings}`}>
      <summary>{texts.formula_title}</summary>
      <Rows
        rows={[
          { value: format.value, label: names[formatKeys[choice.format]], figure: format },
          {
            value: `× ${estimate.countedHours} ÷ ${fullHours.value}`,
            label: fillWords(texts.hours_factor, { hours: fullHours.value }),
            figure: fullHours,
          },
          { value: `× ${share.value}`, label: choice.city || texts.other_city_label, figure: share },
          { value: `= ${rangeInWords(estimate.monthly, dollars)}`, label: texts.period },
        ]}
      />
      {texts.assumptions.length > 0 && (
        <>
          <h3>{texts.assumptions_title}</h3>
          <ul>
            {texts.assumptions.map((assumption) => (
              <li key={assumption}>{fillWords(assumption, { hours: fullHours.value })}</li>
            ))}
          </ul>
        </>
      )}
      {averages.length > 0 && (
        <>
          <h3>{texts.average_title}</h3>
          <p>{fillWords(texts.average_text, { hours: estimate.countedHours })}</p>
          <Rows rows={averages} />
          <FigureNote figure={average} />
        </>
      )}
    </details>
  )
}

const Result = ({ choice }: { choice: PayChoice }) => {
  const content = usePageContent<"drivers">()
  const { estimator: texts } = content.page
  const { entries } = useWords()
  const estimate = estimatePay(ratesOf(content), choice)
  const isVerified = estimate !== null && Object.values(estimate.rates).every(hasBasis)
  return (
    <div className={`stack start ${styles.result}`}>
      <output className="stack gap-1">
        <span className="small">{texts.result_label}</span>
        {estimate ? (
          <>
            <span className={`figure ${styles.range}`}>{rangeInWords(estimate.monthly, dollars)}</span>
            <span>{texts.period}</span>
            <span className="muted">
              {rangeInWords(estimate.weekly, dollars)} {texts.weekly_period}
            </span>
            {!isVerified && <small>{content.global.figure_notes.unverified}.</small>}
          </>
        ) : (
          <span>{choice.hours === null ? amountHelp(entries.hours, MAX_HOURS) : texts.unknown}</span>
        )}
      </output>
      <p className={styles.caution}>{texts.caution}</p>
      {estimate && <Workings choice={choice} estimate={estimate} />}
    </div>
  )
}

interface SelectProps {
  label: string
  name: string
  defaultValue: string
  options: readonly (readonly [value: string, label: string])[]
}

const Select = ({ label, options, ...given }: SelectProps) => (
  <label className="stack gap-2">
    <span className={`small ${fields.label}`}>{label}</span>
    <select className={fields.input} {...given}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

/** Without JavaScript, the server computes the estimate. */
export const PayEstimator = () => {
  const { locale, words } = useCurrentPage()
  const { page, cities } = usePageContent<"drivers">()
  const { estimator: texts } = page
  const open = openCities(cities)
  const parameters = useSearch()
  const [choice, setChoice] = useState(() => payChoiceOf(parameters, open))

  const form = useEntries((entries, isEntered) => {
    const chosen = payChoiceOf(entries, open)
    // While the hours are being typed, the last estimate stays.
    if (chosen.hours === null) return
    setChoice(chosen)
    if (isEntered) syncAddress([...payParameters, CITY_PARAMETER], entries, PLACE)
  })

  return (
    <section className="band" id={PLACE} data-section="estimator" aria-labelledby="estimator-title">
      <div className="page">
        <div className={`card media ${styles.estimator}`} data-surface="night">
          <form
            className={`stack start ${styles.form}`}
            method="get"
            action={localized(`${paths.drivers}#${PLACE}`, locale)}
            ref={form}
            // Nothing to send, as the estimate is up to date already.
            onSubmit={(event) => event.preventDefault()}
          >
            <div>
              <h2 id="estimator-title">{texts.title}</h2>
              <p className="muted">{texts.text}</p>
            </div>
            <NumberField
              label={texts.hours_label}
              name="hours"
              defaultValue={parameters.get("hours") ?? String(choice.hours)}
              read={hoursOf}
              help={amountHelp(words.entries.hours, MAX_HOURS)}
            />
            <Select
              label={texts.format_label}
              name="format"
              defaultValue={choice.format}
              options={payFormats.map((format) => [format, words.options[formatKeys[format]]])}
            />
            <Select
              label={texts.city_label}
              name={CITY_PARAMETER}
              defaultValue={open.find(({ name }) => name === choice.city)?.slug ?? ""}
              options={[["", texts.other_city_label], ...open.map(({ slug, name }) => [slug, name] as const)]}
            />
            <noscript>
              <Button type="submit">{texts.button_label}</Button>
            </noscript>
          </form>
          <Result choice={choice} />
        </div>
      </div>
    </section>
  )
}
