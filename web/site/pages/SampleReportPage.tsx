import { sampleDays } from "@farelight/api/contract/campaign/sampleReport.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { csvPaths, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { dateLocales, localized } from "@farelight/api/contract/text/locale.ts"
import { BarChart } from "../campaign/buyers/BarChart.tsx"
import tables from "../campaign/buyers/tables.module.css"
import { PageMeta } from "../document/PageMeta.tsx"
import { Wordmark } from "../layout/Wordmark.tsx"
import { useCurrentPage, usePageContent, useWords } from "../page/currentPage.ts"
import { ButtonLink, buttonClass } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./styles/sampleReport.module.css"

type SamplePage = PageContent<"sample_report">["page"]

type InWords = (day: string) => string

const Charts = ({ page, dateIn, dayIn }: { page: SamplePage; dateIn: InWords; dayIn: InWords }) => {
  const { charts: words } = page
  const days = sampleDays(page)
  const weeks = new Map(days.flatMap(({ day }, index) => (index % 7 === 0 ? [[index, dateIn(day)]] : [])))
  return (
    <section>
      <h3>{words.title}</h3>
      <div className={`grid gap-5 below ${styles.pair}`}>
        {(["counted", "modeled"] as const).map((kind) => {
          const name = words[`${kind}_title`]
          const [most] = [...days].sort((one, other) => other[kind] - one[kind])
          const highest = most && `${words.most_label} ${dayIn(most.day)}, ${most[kind].toLocaleString("en-US")}`
          return (
            <figure className="stack gap-3 small" key={kind}>
              <figcaption>
                <strong>{name}</strong> <span>{highest}</span>
              </figcaption>
              <BarChart
                label={`${words.title}: ${name}`}
                values={days.map((day) => day[kind])}
                ticks={weeks}
                kind={kind}
              />
            </figure>
          )
        })}
      </div>
    </section>
  )
}

const PartsTable = ({ table: { title, items } }: { table: SamplePage["table"] }) => {
  const formats: string[] = Object.values(useWords().options)
  const [head, ...rows] = items
  const isFormat = ({ part }: { part: string }) => formats.includes(part)
  const [first, last] = [rows.findIndex(isFormat), rows.findLastIndex(isFormat) + 1]
  const groups = last > 0 ? [rows.slice(0, first), rows.slice(first, last), rows.slice(last)] : [rows]
  return (
    // Focusable, so that the keyboard can scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={`${tables.scroll} ${styles.parts}`} tabIndex={0} aria-label={title}>
      <table className={tables.table}>
        <caption className="subtitle">{title}</caption>
        <thead>
          <tr>
            {Object.values(head ?? {}).map((text) => (
              <th scope="col" key={text}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group[0]?.part ?? ""}>
            {group.map(({ part, ...cells }) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                {Object.entries(cells).map(([name, text]) => (
                  <td key={name}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

export const SampleReportPage = () => {
  const { locale } = useCurrentPage()
  const { page } = usePageContent<"sample_report">()
  const { hero, campaign, figures, method, closing } = page
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dateLocales[locale], { ...options, timeZone: "UTC" })
    return (day: string) => format.format(new Date(day))
  }
  const dayIn = written({ weekday: "short", month: "short", day: "numeric" })
  const dateIn = written({ month: "short", day: "numeric" })
  return (
    <>
      <PageMeta meta={page.meta} />
      <Hero
        title={hero.title}
        text={hero.text}
        action={
          <>
            <a className={buttonClass("primary")} href={localized(csvPaths.sampleReport, locale)} download>
              {hero.csv_label}
            </a>
            <ButtonLink look="quiet" to={paths.contact}>
              {hero.quote_label}
            </ButtonLink>
          </>
        }
        below={
          <article
            className={`card stack gap-6 ${styles.sheet}`}
            data-section="campaign"
            data-surface="paper"
            aria-labelledby="report"
          >
            <header className={`cluster ${styles.head}`}>
              <Wordmark />
              <strong className={styles.sample}>{campaign.sample_label}</strong>
            </header>
            <div>
              <p>{campaign.title}</p>
              <h2 id="report">{campaign.name}</h2>
              <p>{campaign.text}</p>
            </div>
            {figures.items.length > 0 && (
              <dl className={`facts ${styles.figures}`} data-section="figures">
                {figures.items.map(({ value, label }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd className="figure">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <Charts page={page} dayIn={dayIn} dateIn={dateIn} />
            {page.table.items.length > 0 && <PartsTable table={page.table} />}
            <footer className={`ruled small links ${styles.foot}`} data-section="method">
              <p>
                <strong>{method.title}.</strong> {method.text}{" "}
                <SiteLink to={`${paths.formats}#methodology`}>{method.link_label}</SiteLink>
              </p>
              <strong className={styles.sample}>{campaign.sample_label}</strong>
            </footer>
          </article>
        }
      />
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink to={paths.contact}>{closing.button_label}</ButtonLink>
      </ClosingCall>
    </>
  )
}
