import { type CampaignEstimate, type CampaignWish, roughly } from "@farelight/api/contract/campaign/campaignEstimate.ts"
import { planSearch } from "@farelight/api/contract/campaign/campaignSearch.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { type AmountRange, dollars, rangeInWords } from "@farelight/api/contract/leads/amounts.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { useWords } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./campaign.module.css"

const impressionsInWords = (range: AmountRange) =>
  rangeInWords(range, (value) => roughly(value).toLocaleString("en-US"))

interface CampaignResultProps {
  words: PageContent<"formats">["page"]["estimator"]
  wish: CampaignWish
  /** Null while something is missing. */
  estimate: CampaignEstimate | null
}

/** What a campaign comes to, and the way to send it. */
export const CampaignResult = ({ words, wish, estimate }: CampaignResultProps) => {
  const { options: names } = useWords()
  // A budget is known to the dollar; what impressions cost is not.
  const show = (range: AmountRange) =>
    rangeInWords(range, (value) => dollars(wish.start === "budget" ? Math.round(value) : roughly(value)))
  return (
    <div className={styles.result}>
      <h3>{words.result_title}</h3>
      <output aria-live="polite">
        {estimate ? (
          <>
            <p className={styles.total}>
              <strong>{impressionsInWords(estimate.impressions)}</strong> {words.impressions_result_label}
            </p>
            <p className={styles.total}>
              <strong>{show(estimate.budget)}</strong> {words.budget_result_label}
            </p>
          </>
        ) : (
          <p>{words.empty_text}</p>
        )}
      </output>
      {estimate && (
        <>
          <ul className={styles.parts}>
            {estimate.formats.map(({ format, budget, impressions, missedMinimum, isBeyondCapacity }) => (
              <li key={format}>
                <span>{names[format]}</span>
                <span>
                  {impressionsInWords(impressions)} {words.impressions_result_label}, {show(budget)}
                </span>
                {missedMinimum !== null && (
                  <small>
                    {words.minimum_text} {dollars(missedMinimum)}
                  </small>
                )}
                {isBeyondCapacity && <small>{words.capacity_text}</small>}
              </li>
            ))}
          </ul>
          <SiteLink
            className={buttonClass("primary")}
            to={`${paths.contact}?${planSearch({
              budget: Math.max(1, wish.start === "budget" ? (wish.amount ?? 0) : roughly(estimate.budget.high)),
              weeks: wish.weeks,
              formats: [...wish.formats],
              cities: [...wish.cities],
            })}#inquiry`}
          >
            {words.send_label}
          </SiteLink>
          <small>{words.note}</small>
        </>
      )}
    </div>
  )
}
