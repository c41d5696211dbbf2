import { estimateCampaign, readAssumptions } from "@farelight/api/contract/campaign/campaignEstimate.ts"
import { readWish } from "@farelight/api/contract/campaign/campaignSearch.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { localized } from "@farelight/api/contract/site/locale.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { adFormats } from "@farelight/api/rooms/leads/advertisers/contract.ts"
import { useState } from "react"
import { useEntries } from "../forms/sending/useEntries.ts"
import { useHydrated } from "../forms/sending/useHydrated.ts"
import { useCurrentPage, useSearch } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"
import { FigureNote } from "../sections/Figures.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import sections from "../sections/sections.module.css"
import { CampaignResult } from "./CampaignResult.tsx"
import styles from "./campaign.module.css"
import { CheckField, CountField } from "./EstimatorFields.tsx"

type Formats = PageContent<"formats">["page"]

/** What the estimate assumes, each figure with its basis and date. */
const Assumptions = ({ assumptions }: { assumptions: Formats["assumptions"] }) => {
  const { title, text, ...figures } = assumptions
  return (
    <div className={styles.assumptions} data-section="assumptions">
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {Object.entries(figures).map(([key, figure]) => (
          <li key={key}>
            <strong>{figure.value}</strong> <FigureNote figure={figure} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Works out what a budget buys, or what impressions cost. It is a form whose answer is this page with the values in its
 * address, so that it needs no JavaScript; with it, the result follows each entry.
 */
export const CampaignEstimator = ({ page, cities }: { page: Formats; cities: readonly string[] }) => {
  const { estimator } = page
  const { locale, words } = useCurrentPage()
  const { options: names } = words
  const search = useSearch()
  const asked = readWish(search, cities)
  const [wish, setWish] = useState(asked)
  const form = useEntries((entries) => setWish(readWish(entries, cities)))
  const isHydrated = useHydrated()
  const estimate = estimateCampaign(wish, readAssumptions(page))
  const starts = [
    ["budget", estimator.budget_label],
    ["impressions", estimator.impressions_label],
  ] as const
  return (
    <section className={styles.estimator} id="estimator" data-section="estimator" aria-labelledby="estimator-title">
      <div className={sections.page}>
        <SectionHeading id="estimator-title" title={estimator.title} text={estimator.text} />
        <div className={styles.columns}>
          <form
            ref={form}
            className={styles.form}
            action={localized(`${paths.formats}#estimator`, locale)}
            method="get"
            onSubmit={(event) => event.preventDefault()}
          >
            <CheckField
              label={estimator.start_label}
              name="start"
              type="radio"
              options={starts}
              checked={[asked.start]}
            />
            <div className={styles.row}>
              <CountField label={estimator.amount_label} name="amount" value={search.get("amount") ?? ""} />
              <CountField label={estimator.weeks_label} name="weeks" value={search.get("weeks") ?? "4"} />
            </div>
            <CheckField
              label={estimator.formats_label}
              name="formats"
              type="checkbox"
              options={Object.values(adFormats).map((name) => [name, names[name]] as const)}
              checked={asked.formats}
            />
            <CheckField
              label={estimator.cities_label}
              name="cities"
              type="checkbox"
              options={cities.map((name) => [name, name] as const)}
              checked={asked.cities}
            />
            {!isHydrated && (
              <button className={buttonClass("primary")} type="submit">
                {estimator.submit_label}
              </button>
            )}
          </form>
          <div className={styles.outcome} data-surface="night">
            <CampaignResult words={estimator} wish={wish} estimate={estimate} />
            <Assumptions assumptions={page.assumptions} />
          </div>
        </div>
      </div>
    </section>
  )
}
