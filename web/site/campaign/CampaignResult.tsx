import {
  type CampaignEstimate,
  type CampaignWish,
  type FormatEstimate,
  plannedOf,
} from "@farelight/api/contract/campaign/campaignEstimate.ts"
import { planSearch } from "@farelight/api/contract/campaign/campaignSearch.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { type AmountRange, dollars, rangeInWords } from "@farelight/api/contract/leads/amounts.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/words/fillWords.ts"
import { useWords } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./campaign.module.css"

type EstimatorWords = PageContent<"formats">["page"]["estimator"]

// All figures are whole and shown whole: whoever multiplies the prices comes to the same.
const count = (value: number) => value.toLocaleString("en-US")
const counts = (range: AmountRange) => rangeInWords(range, count)
const amounts = (range: AmountRange) => rangeInWords(range, dollars)

const Total = ({ value, label }: { value: string; label: string }) => (
  <p className={styles.total}>
    <strong>{value}</strong> {label}
  </p>
)

/** What one format comes to, and what limits it. */
const FormatResult = ({ words, wish, part }: { words: EstimatorWords; wish: CampaignWish; part: FormatEstimate }) => {
  const { options: names } = useWords()
  const { booked, weeks, fault } = part
  const facts = {
    weeks,
    asked: wish.weeks ?? weeks,
    cars: booked?.cars ? counts(booked.cars) : "",
    share: dollars(part.share),
    minimum: dollars(part.minimum),
    impressions: count(part.capacity.impressions),
    dollars: dollars(part.capacity.dollars),
  }
  const notes = [
    fault && words[`${fault}_fault`],
    weeks !== wish.weeks && words.wrap_text,
    part.isRaised && words.raised_text,
    part.isAtCapacity && words.capacity_text,
  ].filter((note) => typeof note === "string")
  return (
    <li>
      <span>{names[part.format]}</span>
      {booked && (
        <span>
          {counts(booked.impressions)} {words.impressions_result_label}, {amounts(booked.budget)}
        </span>
      )}
      {booked?.cars && <span>{fillWords(words.cars_text, facts)}</span>}
      {notes.map((note) => (
        <small key={note}>{fillWords(note, facts)}</small>
      ))}
    </li>
  )
}

interface CampaignResultProps {
  words: EstimatorWords
  wish: CampaignWish
  /** Null while something is missing. */
  estimate: CampaignEstimate | null
}

/** What a campaign comes to, and the way to send what can be booked of it. */
export const CampaignResult = ({ words, wish, estimate }: CampaignResultProps) => {
  const plan = estimate && plannedOf(wish, estimate)
  return (
    <div className={styles.result}>
      <h3>{words.result_title}</h3>
      <output aria-live="polite">
        {!estimate && <p>{words.empty_text}</p>}
        {estimate && !plan && <p>{words.nothing_text}</p>}
        {estimate?.counted && <Total value={counts(estimate.counted)} label={words.counted_label} />}
        {estimate?.modeled && <Total value={counts(estimate.modeled)} label={words.modeled_label} />}
        {estimate && plan && <Total value={amounts(estimate.budget)} label={words.budget_result_label} />}
        {estimate?.left && estimate.left.high > 0 && (
          <p>
            <strong>{amounts(estimate.left)}</strong>{" "}
            {fillWords(words.left_label, { budget: dollars(wish.amount ?? 0) })}
          </p>
        )}
      </output>
      {estimate && (
        <ul className={styles.parts}>
          {estimate.formats.map((part) => (
            <FormatResult key={part.format} words={words} wish={wish} part={part} />
          ))}
        </ul>
      )}
      {plan && (
        <>
          <SiteLink className={buttonClass("primary")} to={`${paths.contact}?${planSearch(plan)}#inquiry`}>
            {words.send_label}
          </SiteLink>
          <small>{words.note}</small>
        </>
      )}
    </div>
  )
}
