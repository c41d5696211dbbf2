import { type Figure, hasBasis } from "@farelight/api/contract/content/figure.ts"
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
  payParameters,
  weeksToEarn,
} from "@farelight/api/contract/leads/driverPayEstimate.ts"
import { localized } from "@farelight/api/contract/site/locale.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { amountHelp, fillWords } from "@farelight/api/contract/words/fillWords.ts"
import { useId, useState } from "react"
import { keepInAddress } from "../browser/keepInAddress.ts"
import { NumberField } from "../forms/fields/NumberField.tsx"
import { useEntries } from "../forms/sending/useEntries.ts"
import { useCurrentPage, useSearch, useWords } from "../page/currentPage.ts"
import { Button } from "../sections/Button.tsx"
import { FigureNote } from "../sections/Figures.tsx"
import styles from "./payEstimator.module.css"

interface PayEstimatorProps {
  texts: PageContent<"drivers">["page"]["estimator"]
  rates: PayRates
  /** What drivers earn on average, which the rates explain. */
  average: Figure
  cities: readonly string[]
}

const PLACE = "estimate"

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
        <li className={styles.sum}>
          <span className={styles.factor}>= {inWords(estimate.monthly)}</span>
          <span>{texts.period}</span>
        </li>
      </ul>
    </div>
  )
}

interface AverageWeeksProps extends Pick<PayEstimatorProps, "texts" | "rates" | "average"> {
  choice: PayChoice
  hours: number
}

/** After how many weeks each format has paid the average, at the chosen hours and in the chosen city. */
const AverageWeeks = ({ texts, rates, average, choice, hours }: AverageWeeksProps) => {
  const { options: names } = useWords()
  const formats = payFormats.flatMap((format) => {
    const weeks = weeksToEarn(average.value, rates, { ...choice, format })
    return weeks ? [{ format, weeks: rangeInWords(weeks, String) }] : []
  })
  if (formats.length === 0) return null
  return (
    <div className={styles.workings}>
      <h4>{texts.average_title}</h4>
      <p>{fillWords(texts.average_text, { hours })}</p>
      <ul className={styles.factors}>
        {formats.map(({ format, weeks }) => (
          <li key={format}>
            <span className={styles.factor}>{fillWords(texts.average_weeks, { weeks })}</span>
            <span>{names[formatKeys[format]]}</span>
          </li>
        ))}
      </ul>
      <FigureNote figure={average} />
    </div>
  )
}

/** What a choice comes to, with how it was worked out; screen readers announce a new one. */
const Result = ({ texts, rates, average, choice }: Omit<PayEstimatorProps, "cities"> & { choice: PayChoice }) => {
  const estimate = estimatePay(rates, choice)
  const { entries } = useWords()
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
          <span>{choice.hours === null ? amountHelp(entries.hours, MAX_HOURS) : texts.unknown}</span>
        )}
      </output>
      <p className={styles.caution}>{texts.caution}</p>
      {estimate && <Workings texts={texts} choice={choice} estimate={estimate} />}
      {estimate && (
        <AverageWeeks texts={texts} rates={rates} average={average} choice={choice} hours={estimate.countedHours} />
      )}
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
export const PayEstimator = ({ texts, rates, average, cities }: PayEstimatorProps) => {
  const id = useId()
  const { locale, words } = useCurrentPage()
  const { options: names } = words
  const parameters = useSearch()
  const [choice, setChoice] = useState(() => payChoiceOf(parameters, cities))

  const form = useEntries((entries, isEntered) => {
    const chosen = payChoiceOf(entries, cities)
    // While the hours are being typed anew, the last answer stays.
    if (chosen.hours === null) return
    setChoice(chosen)
    if (isEntered) keepInAddress(payParameters, entries, PLACE)
  })

  return (
    <div className={styles.estimator} id={PLACE}>
      <form
        className={styles.form}
        method="get"
        action={localized(`${paths.drivers}#${PLACE}`, locale)}
        aria-labelledby={`${id}-title`}
        ref={form}
        // What Enter asks for is shown already.
        onSubmit={(event) => event.preventDefault()}
      >
        <h3 className={styles.title} id={`${id}-title`}>
          {texts.title}
        </h3>
        <p className={styles.text}>{texts.text}</p>
        <NumberField
          label={texts.hours_label}
          name="hours"
          defaultValue={parameters.get("hours") ?? String(choice.hours)}
          read={hoursOf}
          help={amountHelp(words.entries.hours, MAX_HOURS)}
        />
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
            <option value="">{texts.other_city_label}</option>
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        </label>
        {/* With JavaScript, each choice is answered at once. */}
        <noscript>
          <Button type="submit">{texts.button_label}</Button>
        </noscript>
      </form>
      <Result texts={texts} rates={rates} average={average} choice={choice} />
    </div>
  )
}
