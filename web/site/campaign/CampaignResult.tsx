import {
  bookablePlan,
  type CampaignEstimate,
  type CampaignWish,
} from "@farelight/api/contract/campaign/campaignEstimate.ts"
import { campaignQuery, planSearch } from "@farelight/api/contract/campaign/campaignSearch.ts"
import { type EstimateTexts, estimateTexts, type LabeledValue } from "@farelight/api/contract/campaign/campaignTexts.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { localized } from "@farelight/api/contract/text/locale.ts"
import { useState } from "react"
import { useHydrated } from "../browser/useHydrated.ts"
import { useCurrentPage, useWords } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./campaign.module.css"

type Formats = PageContent<"formats">["page"]

const Total = ({ value, label }: LabeledValue) => (
  <p className={styles.total}>
    <strong className="figure">{value}</strong> {label}
  </p>
)

const FormatResult = ({ format, booked, cars, notes }: EstimateTexts["parts"][number]) => {
  const { options: names } = useWords()
  return (
    <li className="ruled stack gap-1">
      <span>{names[format]}</span>
      {booked && <span>{booked}</span>}
      {cars && <span>{cars}</span>}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </li>
  )
}

const TakeAlong = ({ words, search }: { words: Formats["plan"]; search: string }) => {
  const { locale } = useCurrentPage()
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState("")
  const copy = () =>
    navigator.clipboard
      .writeText(`${location.origin}${localized(paths.formats, locale)}?${search}#estimator`)
      .then(() => setCopied(search))
  return (
    <p className={`cluster ${styles.along} ${styles.screen}`}>
      {/* Browsers offer the clipboard on secure origins only. */}
      {isHydrated && "clipboard" in navigator && (
        <button type="button" onClick={copy}>
          {words.copy_label}
        </button>
      )}
      {isHydrated && (
        <button type="button" onClick={() => window.print()}>
          {words.print_label}
        </button>
      )}
      <span aria-live="polite">{copied === search && words.copied_label}</span>
    </p>
  )
}

interface CampaignResultProps {
  page: Pick<Formats, "estimator" | "plan">
  wish: CampaignWish
  estimate: CampaignEstimate | null
  isExample: boolean
}

export const CampaignResult = ({ page, wish, estimate, isExample }: CampaignResultProps) => {
  const { estimator: words } = page
  const plan = estimate && bookablePlan(wish, estimate)
  const texts = estimate && estimateTexts(words, wish, estimate)
  return (
    <div className={`stack ${styles.result}`}>
      <h3>{words.result_title}</h3>
      {isExample && <p>{words.example_text}</p>}
      <output className="stack gap-2" aria-live="polite">
        {!estimate && <p>{words.empty_text}</p>}
        {estimate && !plan && <p>{words.nothing_text}</p>}
        {texts?.totals.map((total) => (
          <Total key={total.label} {...total} />
        ))}
        {texts?.left && (
          <p>
            <strong>{texts.left.value}</strong> {texts.left.label}
          </p>
        )}
      </output>
      {texts && (
        <ul className={`stack gap-3 small ${styles.parts}`}>
          {texts.parts.map((part) => (
            <FormatResult key={part.format} {...part} />
          ))}
        </ul>
      )}
      {plan && (
        <>
          <SiteLink
            className={`${buttonClass("primary")} ${styles.screen}`}
            to={`${paths.contact}?${planSearch(plan)}#inquiry`}
          >
            {words.send_label}
          </SiteLink>
          {!isExample && <TakeAlong words={page.plan} search={campaignQuery(wish)} />}
          <small>{words.note}</small>
        </>
      )}
    </div>
  )
}
