import { computedFigure } from "@farelight/api/contract/content/figures/figure.ts"
import { dollars, rangeInWords } from "@farelight/api/contract/leads/amounts.ts"
import { estimatePay, MAX_HOURS, payChoiceOf } from "@farelight/api/contract/leads/driverPayEstimate.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { localized } from "@farelight/api/contract/text/locale.ts"
import { useEffect, useId, useRef, useState } from "react"
import { useCurrentPage } from "../page/currentPage.ts"
import type { HomeContent } from "../page/homeContent.ts"
import { buttonClass } from "../sections/Button.tsx"
import { FigureNotes } from "../sections/Figures.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import styles from "./driverBand.module.css"

const LEAST_HOURS = 5

interface DriverBandProps {
  texts: HomeContent["page"]["drive"]
  pay: HomeContent["facts"]["pay"]
}

export const DriverBand = ({ texts, pay: { rates, period, caution } }: DriverBandProps) => {
  const { locale } = useCurrentPage()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const choice = payChoiceOf(new URLSearchParams(), [])
  // Hours above `countedHours` are not paid, so the slider ends there.
  const most = estimatePay(rates, { ...choice, hours: MAX_HOURS })?.countedHours ?? 0
  const [hours, setHours] = useState(Math.min(choice.hours ?? most, most))
  // The slider may have been moved before hydration, so its value is read.
  useEffect(() => setHours(Number(slider.current?.value)), [])

  const estimate = estimatePay(rates, { ...choice, hours })
  if (!estimate) return null
  const inWords = fillWords(texts.hours_text, { hours })
  const figure = computedFigure(rangeInWords(estimate.monthly, dollars), Object.values(estimate.rates))
  return (
    <section className={styles.band} data-section="drive" aria-labelledby="drive">
      <div className={`page split middle ${styles.columns}`}>
        <SectionHeading id="drive" title={texts.title} text={texts.text} />
        <form className={styles.form} method="get" action={localized(`${paths.drivers}#estimate`, locale)}>
          <label htmlFor={id}>{texts.hours_label}</label>
          <input
            className={styles.slider}
            id={id}
            ref={slider}
            type="range"
            name="hours"
            min={Math.min(LEAST_HOURS, most)}
            max={most}
            defaultValue={hours}
            aria-valuetext={inWords}
            onInput={({ currentTarget }) => setHours(currentTarget.valueAsNumber)}
          />
          <span className={styles.ends} aria-hidden="true">
            <span>{Math.min(LEAST_HOURS, most)}</span>
            <span>{most}</span>
          </span>
          <output className={styles.answer} htmlFor={id}>
            <span>{inWords}</span>
            <strong className={`figure ${styles.figure}`}>{figure.value}</strong>
            <span>{period}</span>
          </output>
          <p className={`prose small ${styles.note}`}>
            {caution} <FigureNotes figures={[rates.in_car_tablet]} />
          </p>
          <button className={buttonClass("solid")} type="submit">
            {texts.button_label}
          </button>
        </form>
      </div>
    </section>
  )
}
