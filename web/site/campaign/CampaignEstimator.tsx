import {
  bookablePlan,
  estimateCampaign,
  exampleWish,
  readAssumptions,
} from "@farelight/api/contract/campaign/campaignEstimate.ts"
import { planLimits } from "@farelight/api/contract/campaign/campaignPlan.ts"
import { campaignParameters, campaignQuery, readWish } from "@farelight/api/contract/campaign/campaignSearch.ts"
import type { City } from "@farelight/api/contract/cities/city.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { amountHelp } from "@farelight/api/contract/text/fillWords.ts"
import { localized } from "@farelight/api/contract/text/locale.ts"
import { numberUpTo, parseAmount, parseWholeNumber } from "@farelight/api/contract/text/typedNumbers.ts"
import { adFormats } from "@farelight/api/rooms/leads/advertisers/contract.ts"
import { useState } from "react"
import { syncAddress } from "../browser/keepInAddress.ts"
import { useHydrated } from "../browser/useHydrated.ts"
import { ChoiceField } from "../forms/fields/fields.tsx"
import { NumberField } from "../forms/fields/NumberField.tsx"
import { useEntries } from "../forms/sending/useEntries.ts"
import { useCurrentPage, useSearch } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"
import { FigureNote } from "../sections/Figures.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import { CampaignResult } from "./CampaignResult.tsx"
import styles from "./campaign.module.css"
import { PlanFoot, PlanHead } from "./PlanPaper.tsx"

type Formats = PageContent<"formats">["page"]

const PLACE = "estimator"

const weeksIn = (text: string) => numberUpTo(planLimits.weeks, parseWholeNumber(text))

const Assumptions = ({ assumptions }: { assumptions: Formats["assumptions"] }) => {
  const { title, text, ...figures } = assumptions
  return (
    <details className={`ruled ${styles.assumptions}`} data-section="assumptions">
      <summary>
        <h3>{title}</h3>
      </summary>
      <p className="quiet">{text}</p>
      <ul className="stack gap-3 small below">
        {Object.entries(figures).map(([key, figure]) => (
          <li key={key}>
            <strong>{figure.value}</strong> <FigureNote figure={figure} isPlanned />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A GET form, so that it works without JavaScript; with JavaScript, the estimate is updated during the input. */
export const CampaignEstimator = ({ page, cities }: { page: Formats; cities: readonly City[] }) => {
  const { estimator } = page
  const { locale, words } = useCurrentPage()
  const search = useSearch()
  const assumptions = readAssumptions(page)
  const isFresh = !campaignParameters.some((name) => search.has(name))
  const example = isFresh ? exampleWish(assumptions, cities) : null
  const asked = example ?? readWish(search, cities)
  const [wish, setWish] = useState(asked)
  const form = useEntries((entries, isEntered) => {
    const read = readWish(entries, cities)
    setWish(read)
    if (!isEntered) return
    // An invalid amount may be any text, which a shared link should not contain.
    if (read.amount === null) entries.delete("amount")
    if (read.weeks === null) entries.delete("weeks")
    syncAddress(campaignParameters, entries, PLACE)
  })
  const isHydrated = useHydrated()
  const estimate = estimateCampaign(wish, assumptions)
  const isExample = example !== null && campaignQuery(wish) === campaignQuery(example)
  const isPlanned = !isExample && estimate !== null && bookablePlan(wish, estimate) !== null
  const amountRead = (text: string) => numberUpTo(planLimits[wish.start], parseAmount(text))
  const starts = { budget: estimator.budget_label, impressions: estimator.impressions_label }
  return (
    <section
      className={isPlanned ? `band ${styles.planned}` : "band"}
      id={PLACE}
      data-section="estimator"
      data-surface="gray"
      aria-labelledby="estimator-title"
    >
      <div className="page">
        <div className={styles.screen}>
          <SectionHeading id="estimator-title" title={estimator.title} text={estimator.text} />
        </div>
        {isPlanned && <PlanHead page={page} wish={wish} />}
        <div className={`split ${styles.columns}`}>
          <form
            ref={form}
            className={`card raised stack gap-5 ${styles.form}`}
            action={localized(`${paths.formats}#${PLACE}`, locale)}
            method="get"
            onSubmit={(event) => event.preventDefault()}
          >
            <ChoiceField
              label={estimator.start_label}
              name="start"
              names={starts}
              options={Object.keys(starts)}
              chosen={[asked.start]}
            />
            <div className="grid narrow gap-5">
              <NumberField
                label={estimator.amount_label}
                name="amount"
                defaultValue={search.get("amount") ?? String(asked.amount ?? "")}
                read={amountRead}
                help={amountHelp(words.entries[wish.start], planLimits[wish.start])}
              />
              <NumberField
                label={estimator.weeks_label}
                name="weeks"
                defaultValue={search.get("weeks") ?? "4"}
                read={weeksIn}
                help={amountHelp(words.entries.weeks, planLimits.weeks)}
              />
            </div>
            <ChoiceField
              label={estimator.formats_label}
              name="formats"
              names={words.options}
              options={Object.values(adFormats)}
              chosen={asked.formats}
              multiple
            />
            <ChoiceField
              label={estimator.cities_label}
              name="cities"
              options={cities.map(({ name }) => name)}
              chosen={asked.cities}
              multiple
            />
            {!isHydrated && (
              <button className={buttonClass("primary")} type="submit">
                {estimator.submit_label}
              </button>
            )}
          </form>
          <div className={`card stack gap-6 ${styles.outcome}`} data-surface="night">
            <CampaignResult page={page} wish={wish} estimate={estimate} isExample={isExample} />
            <Assumptions assumptions={page.assumptions} />
          </div>
        </div>
        {isPlanned && <PlanFoot page={page} wish={wish} />}
      </div>
    </section>
  )
}
