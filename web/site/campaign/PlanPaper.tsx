import type { CampaignWish } from "@farelight/api/contract/campaign/campaignEstimate.ts"
import { campaignQuery } from "@farelight/api/contract/campaign/campaignSearch.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { dollars } from "@farelight/api/contract/leads/amounts.ts"
import { formatKeys, formatNames } from "@farelight/api/contract/site/adFormats.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { dateLocales, localized } from "@farelight/api/contract/text/locale.ts"
import { use } from "react"
import { useHydrated } from "../browser/useHydrated.ts"
import { SiteOrigin } from "../document/PageMeta.tsx"
import { Wordmark } from "../layout/Wordmark.tsx"
import { useCurrentPage } from "../page/currentPage.ts"
import { FigureNote } from "../sections/Figures.tsx"
import styles from "./campaign.module.css"

interface PlanPaperProps {
  page: PageContent<"formats">["page"]
  wish: CampaignWish
}

export const PlanHead = ({ page, wish }: PlanPaperProps) => {
  const { locale, words } = useCurrentPage()
  // Rendered after hydration only, as the server and the browser may disagree on the day.
  const day = useHydrated() && new Date().toLocaleDateString(dateLocales[locale], { dateStyle: "long" })
  const { estimator, plan } = page
  const amount = wish.amount ?? 0
  const entries = [
    [estimator[`${wish.start}_label`], wish.start === "budget" ? dollars(amount) : amount.toLocaleString("en-US")],
    [estimator.weeks_label, wish.weeks],
    [estimator.formats_label, wish.formats.map((format) => words.options[format]).join(", ")],
    [estimator.cities_label, wish.cities.join(", ")],
  ]
  return (
    <header className={styles.paper}>
      <Wordmark />
      <h2>{plan.title}</h2>
      {day && <p>{fillWords(plan.made_by, { date: day })}</p>}
      <h3>{plan.entries_title}</h3>
      <dl>
        {entries.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

export const PlanFoot = ({ page, wish }: PlanPaperProps) => {
  const { content, locale, words } = useCurrentPage()
  const origin = use(SiteOrigin)
  const { company } = content.global
  const { plan, specification } = page
  const keys = formatNames.filter((key) => wish.formats.includes(formatKeys[key]))
  const link = `${origin}${localized(paths.formats, locale)}?${campaignQuery(wish)}#estimator`
  return (
    <footer className={styles.paper}>
      <h3>{plan.price_label}</h3>
      {keys.map((key) => (
        <p key={key}>
          {words.options[formatKeys[key]]}: <strong>{specification[key].price.value}</strong>{" "}
          <FigureNote figure={specification[key].price} isPlanned />
        </p>
      ))}
      <p>
        {/* In print, global.css adds its raw address to a link without a class. It would fill several lines here. */}
        <a className="no-address" href={link}>
          {plan.link_label}
        </a>
      </p>
      <p>
        {company.legal_name}, {company.location}, {company.phone}, {company.contact_email}
      </p>
    </footer>
  )
}
