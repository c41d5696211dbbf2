import { cpmOf, type SampleTotals } from "@farelight/api/contract/campaign/sampleReport.ts"
import { dateLocales, localized } from "@farelight/api/contract/site/locale.ts"
import { csvPaths, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { HOUR_MS } from "@farelight/api/contract/text/durations.ts"
import { count, money, share } from "../campaign/buyers/amounts.ts"
import { BarChart } from "../campaign/buyers/BarChart.tsx"
import type { SampleReportContent } from "../campaign/buyers/buyersContent.ts"
import { HeroList } from "../campaign/buyers/HeroList.tsx"
import { ReportTable } from "../campaign/buyers/ReportTable.tsx"
import { PageMeta } from "../document/PageMeta.tsx"
import { Wordmark } from "../layout/Wordmark.tsx"
import { useCurrentPage } from "../page/currentPage.ts"
import { ButtonLink, buttonClass } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import sections from "../sections/sections.module.css"
import styles from "./styles/sampleReport.module.css"

type Rows = readonly (SampleTotals & { label: string })[]

interface ChartsProps {
  words: SampleReportContent["page"]["charts"]
  title: string
  first: string
  rows: Rows
  ticks: readonly string[]
}

/** Counted and modeled impressions side by side, each with its own scale, and the same as a table. */
const Charts = ({ words, title, first, rows, ticks }: ChartsProps) => {
  const kinds = [
    ["counted", words.counted_title],
    ["modeled", words.modeled_title],
  ] as const
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <div className={styles.pair}>
        {kinds.map(([kind, name]) => {
          const most = rows.reduce<Rows[number] | undefined>(
            (found, row) => (found && found[kind] >= row[kind] ? found : row),
            undefined,
          )
          return (
            <figure key={kind}>
              <figcaption>
                <strong>{name}</strong>
                {most && (
                  <span>
                    {words.most_label} {most.label}, {count(most[kind])}
                  </span>
                )}
              </figcaption>
              <BarChart label={`${title}: ${name}`} values={rows.map((row) => row[kind])} ticks={ticks} kind={kind} />
            </figure>
          )
        })}
      </div>
      <details className={styles.numbers}>
        <summary>
          {words.table_label}
          <span className={sections.unseen}> {title}</span>
        </summary>
        <ReportTable words={words} title={title} first={first} rows={rows} />
      </details>
    </section>
  )
}

/** What a client gets: the report of a made-up campaign. */
export const SampleReportPage = () => {
  const { content, locale, words: all } = useCurrentPage()
  const { global, page, report } = content as SampleReportContent
  const { hero, campaign, figures, charts, method, closing } = page
  const { total, byDay, byHour, byCity, byFormat } = report
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dateLocales[locale], { ...options, timeZone: "UTC" })
    return (day: string | undefined) => (day ? format.format(new Date(day)) : "")
  }
  const dayIn = written({ weekday: "short", month: "short", day: "numeric" })
  const dateIn = written({ month: "short", day: "numeric" })
  const hourIn = (hour: number) =>
    new Intl.DateTimeFormat(dateLocales[locale], { hour: "numeric", timeZone: "UTC" }).format(hour * HOUR_MS)
  const longDateIn = written({ dateStyle: "long" })
  const days = byDay.map(({ key, ...totals }) => ({ label: dayIn(key), ...totals }))
  const hours = byHour.map(({ key, ...totals }) => ({ label: hourIn(key), ...totals }))
  const formats = byFormat.map(({ key, ...totals }) => ({ label: all.options[key], ...totals }))
  const cities = byCity.map(({ key, ...totals }) => ({ label: key, ...totals }))
  const cents = (kind: "counted" | "modeled") =>
    byFormat.filter((format) => format[kind] > 0).reduce((sum, format) => sum + format.cents, 0)
  const [first, last] = [byDay[0]?.key, byDay.at(-1)?.key]
  const period = `${longDateIn(first)} – ${longDateIn(last)}`
  const facts = [
    [campaign.client_label, campaign.client],
    [campaign.period_label, period],
    [campaign.cities_label, cities.map(({ label }) => label).join(", ")],
    [campaign.formats_label, formats.map(({ label }) => label).join(", ")],
  ]
  const heads = [
    [count(total.counted), figures.counted_label],
    [count(total.modeled), figures.modeled_label],
    [money(total.cents), figures.cost_label],
    [share(total.completed, total.counted), figures.completion_label],
    [money(cpmOf(cents("counted"), total.counted)), figures.counted_cpm_label],
    [money(cpmOf(cents("modeled"), total.modeled)), figures.modeled_cpm_label],
  ]
  const { hours: ticks } = all
  const weeks = byDay.filter((_day, index) => index % 7 === 0).map(({ key }) => dateIn(key))
  const csv = (
    <a className={buttonClass("primary")} href={localized(csvPaths.sampleReport, locale)} download>
      {hero.csv_label}
    </a>
  )
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <div className={styles.around}>
        <Hero
          title={hero.title}
          text={hero.text}
          action={
            <>
              {csv}
              <ButtonLink look="quiet" to={paths.contact}>
                {hero.quote_label}
              </ButtonLink>
            </>
          }
          aside={<HeroList items={hero.items} />}
        />
      </div>
      <div className={styles.desk} data-section="campaign">
        <article className={styles.sheet} aria-labelledby="report">
          <header className={styles.head}>
            <Wordmark brand={global.company.name} />
            <strong className={styles.sample}>{campaign.sample_label}</strong>
          </header>
          <div>
            <p className={styles.kind}>{campaign.title}</p>
            <h2 className={styles.title} id="report">
              {campaign.name}
            </h2>
            <dl className={styles.facts}>
              {facts.map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <dl className={styles.figures} data-section="figures">
            {heads.map(([value, label]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Charts
            words={charts}
            title={charts.by_day_title}
            first={charts.day_label}
            rows={days}
            ticks={[...weeks, dateIn(last)]}
          />
          <Charts
            words={charts}
            title={charts.by_hour_title}
            first={charts.hour_label}
            rows={hours}
            ticks={[ticks.morning, ticks.noon, ticks.evening, ticks.midnight]}
          />
          <div className={styles.tables}>
            <ReportTable words={charts} title={charts.by_city_title} first={charts.city_label} rows={cities} />
            <ReportTable
              words={charts}
              title={charts.by_format_title}
              first={charts.format_label}
              rows={formats}
              hasCpm
            />
          </div>
          <footer className={styles.foot} data-section="method">
            <p>
              <strong>{method.title}.</strong> {method.text}{" "}
              <SiteLink to={`${paths.formats}#methodology`}>{method.link_label}</SiteLink>
            </p>
            <p>
              <strong className={styles.sample}>{campaign.sample_label}</strong>
            </p>
          </footer>
        </article>
      </div>
      <div className={styles.around}>
        <ClosingCall title={closing.title} text={closing.text}>
          <ButtonLink to={paths.contact}>{closing.button_label}</ButtonLink>
        </ClosingCall>
      </div>
    </>
  )
}
