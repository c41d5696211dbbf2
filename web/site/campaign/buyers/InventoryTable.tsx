import { wishSearch } from "@farelight/api/contract/campaign/campaignSearch.ts"
import { type FormatInventory, type FreeWeek, PLAN_WEEKS } from "@farelight/api/contract/campaign/inventory.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { dateLocales } from "@farelight/api/contract/site/locale.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import type { CSSProperties } from "react"
import { useCurrentPage } from "../../page/currentPage.ts"
import { SiteLink } from "../../sections/SiteLink.tsx"
import { count } from "./amounts.ts"
import styles from "./inventory.module.css"
import tables from "./tables.module.css"

/** How much of a week is free, in words that its style knows. */
const stateOf = ({ bookedPercent }: FreeWeek, isTooSoon: boolean) => {
  if (isTooSoon) return "soon"
  return bookedPercent === 0 ? "all" : bookedPercent === 100 ? "none" : "part"
}

/** How full the cell of a week stands that is booked in part. */
const levelOf = ({ bookedPercent }: FreeWeek) =>
  bookedPercent > 0 ? ({ "--free": `${100 - bookedPercent}%` } as CSSProperties) : undefined

const Cell = ({ of, city, week }: { of: FormatInventory; city: string; week: FreeWeek }) => {
  const shown = count(week.free)
  if (week.planned === null) return <span>{shown}</span>
  const entered = { start: "impressions", amount: week.planned } as const
  const plan = { entered, budget: null, weeks: PLAN_WEEKS, formats: [of.format], cities: [city] }
  return <SiteLink to={`${paths.formats}?${wishSearch(plan)}#estimator`}>{shown}</SiteLink>
}

interface InventoryTableProps {
  words: PageContent<"inventory">["page"]["table"]
  /** What the numbers are. */
  title: string
  weeks: readonly string[]
  of: FormatInventory
}

/** What is free of a format: a row for each city, a column for each week. */
export const InventoryTable = ({ words, title, weeks, of }: InventoryTableProps) => {
  const { locale } = useCurrentPage()
  const dayIn = new Intl.DateTimeFormat(dateLocales[locale], { month: "short", day: "numeric", timeZone: "UTC" })
  return (
    // Whoever has no mouse scrolls it by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={`${tables.scroll} ${styles.scroll}`} tabIndex={0} aria-label={title}>
      <table className={`${tables.table} ${styles.table}`}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.city_label}</th>
            {weeks.map((week) => (
              <th scope="col" key={week}>
                {dayIn.format(new Date(week))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.cities.map(({ name, weeks: free }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {free.map((week, index) => (
                <td
                  key={weeks[index]}
                  data-free={stateOf(week, (weeks[index] ?? "") < of.soonest)}
                  style={levelOf(week)}
                >
                  <Cell of={of} city={name} week={week} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
