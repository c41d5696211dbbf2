import { hasBasis } from "@farelight/api/contract/content/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { formatKeys } from "@farelight/api/contract/leads/adFormats.ts"
import { type AmountRange, dollars, rangeInWords } from "@farelight/api/contract/leads/amounts.ts"
import {
  estimatePay,
  hoursOf,
  MAX_HOURS,
  type PayChoice,
  type PayEstimate,
  type PayRates,
  payChoiceOf,
  payFormats,
} from "@farelight/api/contract/leads/driverPayEstimate.ts"
import { localized } from "@farelight/api/contract/site/locale.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { useId, useState } from "react"
import { useEntries } from "../forms/sending/useEntries.ts"
import { useCurrentPage, useSearch, useWords } from "../page/currentPage.ts"
import { Button } from "../sections/Button.tsx"
import { FigureNote } from "../sections/Figures.tsx"
import styles from "./payEstimator.module.css"

interface PayEstimatorProps {
  texts: PageContent<"drivers">["page"]["estimator"]
  rates: PayRates
  cities: readonly string[]
}

const inWords = (range: AmountRange) => rangeInWords(range, dollars)

interface WorkingsProps {
  texts: PayEstimatorProps["texts"]
  choice: PayChoice
  estimate: PayEstimate
}

/** The formula, factor by factor, each with how its rate is known. */
const Workings = ({ texts, choice, estimate }: WorkingsProps) => {
  const { options: names } = useWords()
  const { format, fullHours, share } = estimate.rates
  const factors = [
    { sign: "", value: format.value, label: names[formatKeys[choice.format]], figure: format },
    {
      sign: "× ",
      value: `${estimate.countedHours} ÷ ${fullHours.value}`,
      label: texts.hours_factor,
      figure: fullHours,
    },
    { sign: "× ", value: share.value, label: choice.city || texts.other_city_label, figure: share },
  ]
  return (
    <div className={styles.workings}>
      <h4>{texts.formula_title}</h4>
      <ul className={styles.factors}>
        {factors.map(({ sign, value, label, figure }) => (
          <li key={label}>
            <span className={styles.factor}>
              {sign}
              {value}
            </span>
            <span>
              {label}
              <FigureNote figure={figure} />
            </span>
          </li>
        ))}
        <li>
          <span className={styles.factor}>= {inWords(estimate.monthly)}</span>
          <span>{texts.period}</span>
        </li>
      </ul>
    </div>
  )
}

/** What a choice comes to, with how it was worked out; screen readers announce a new one. */
const Result = ({ texts, rates, choice }: Omit<PayEstimatorProps, "cities"> & { choice: PayChoice }) => {
  const estimate = estimatePay(rates, choice)
  const isVerified = estimate !== null && Object.values(estimate.rates).every(hasBasis)
  return (
    <div className={styles.result}>
      <output className={styles.answer}>
        <span className={styles.label}>{texts.result_label}</span>
        {estimate ? (
          <>
            <span className={isVerified ? styles.range : styles.unverified}>{inWords(estimate.monthly)}</span>
            <span>{texts.period}</span>
            <span className={styles.weekly}>
              {inWords(estimate.weekly)} {texts.weekly_period}
            </span>
          </>
        ) : (
          <span>{texts.unknown}</span>
        )}
      </output>
      <p className={styles.caution}>{texts.caution}</p>
      {estimate && <Workings texts={texts} choice={choice} estimate={estimate} />}
      <div className={styles.workings}>
        <h4>{texts.assumptions_title}</h4>
        <ul className={styles.assumptions}>
          {texts.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * What a driver could earn: hours, format and city make a range. Without JavaScript the server works it out from the
 * address to which the form leads.
 */
export const PayEstimator = ({ texts, rates, cities }: PayEstimatorProps) => {
  const id = useId()
  const { locale, words } = useCurrentPage()
  const { options: names } = words
  const parameters = useSearch()
  const [choice, setChoice] = useState(() => payChoiceOf(parameters, cities))

  const form = useEntries((entries) => {
    const chosen = new URLSearchParams([...entries].map(([name, value]) => [name, String(value)]))
    // While the hours are being typed anew, the last answer stays.
    if (hoursOf(chosen.get("hours") ?? "") !== null) setChoice(payChoiceOf(chosen, cities))
  })

  return (
    <div className={styles.estimator} id="estimate">
      <form
        className={styles.form}
        method="get"
        action={localized(`${paths.drivers}#estimate`, locale)}
        aria-labelledby={`${id}-title`}
        ref={form}
        // What Enter asks for is shown already.
        onSubmit={(event) => event.preventDefault()}
      >
        <h3 className={styles.title} id={`${id}-title`}>
          {texts.title}
        </h3>
        <p className={styles.text}>{texts.text}</p>
        <label className={styles.field}>
          {texts.hours_label}
          <input
            className={styles.input}
            type="number"
            inputMode="numeric"
            name="hours"
            min={1}
            max={MAX_HOURS}
            required
            autoComplete="off"
            defaultValue={choice.hours}
          />
        </label>
        <fieldset className={styles.formats}>
          <legend>{texts.format_label}</legend>
          {payFormats.map((format) => (
            <label className={styles.option} key={format}>
              <input type="radio" name="format" value={format} defaultChecked={format === choice.format} />
              {names[formatKeys[format]]}
            </label>
          ))}
        </fieldset>
        <label className={styles.field}>
          {texts.city_label}
          <select className={styles.input} name="city" defaultValue={choice.city}>
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
            <option value="">{texts.other_city_label}</option>
          </select>
        </label>
        {/* With JavaScript, each choice is answered at once. */}
        <noscript>
          <Button type="submit">{texts.button_label}</Button>
        </noscript>
      </form>
      <Result texts={texts} rates={rates} choice={choice} />
    </div>
  )
}
