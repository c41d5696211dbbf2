import { type FormatInventory, weekPrice } from "@farelight/api/contract/campaign/inventory.ts"
import { type Figure, hasBasis } from "@farelight/api/contract/content/figure.ts"
import { dollars, rangeInWords } from "@farelight/api/contract/leads/amounts.ts"
import { dateLocales, localized } from "@farelight/api/contract/site/locale.ts"
import { csvPaths, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/words/fillWords.ts"
import type { ComponentProps } from "react"
import { count } from "../campaign/buyers/amounts.ts"
import type { InventoryContent } from "../campaign/buyers/buyersContent.ts"
import { HeroList } from "../campaign/buyers/HeroList.tsx"
import { InventoryTable } from "../campaign/buyers/InventoryTable.tsx"
import styles from "../campaign/buyers/inventory.module.css"
import { PageMeta } from "../document/PageMeta.tsx"
import { useCurrentPage, useGlobalContent } from "../page/currentPage.ts"
import { ButtonLink, buttonClass } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { FigureNote } from "../sections/Figures.tsx"
import { Hero } from "../sections/Hero.tsx"
import sections from "../sections/sections.module.css"

/** What a format offers and costs. What nobody has verified has a mark, which one line below explains. */
const Facts = ({ facts }: { facts: readonly (readonly [label: string, figure: Figure])[] }) => {
  const { figure_notes: notes } = useGlobalContent()
  const isPlanned = facts.some(([, figure]) => !hasBasis(figure))
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{figure.value}</strong>
              {hasBasis(figure) ? (
                <FigureNote figure={figure} />
              ) : (
                <>
                  <sup aria-hidden="true">*</sup>
                  <span className={sections.unseen}> ({notes.planned})</span> <small>{figure.measures}</small>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isPlanned && (
        <p className={styles.planned} aria-hidden="true">
          * {notes.planned}.
        </p>
      )}
    </>
  )
}

/** The weeks of a format; where all of them are free, that is said first and the table waits. */
const Weeks = (table: ComponentProps<typeof InventoryTable>) => {
  const { of, words, weeks } = table
  const { locale } = useCurrentPage()
  const shown = (
    <>
      <InventoryTable {...table} />
      <ul className={styles.key}>
        {(["all", "part", "none", "soon"] as const).map((state) => (
          <li key={state} data-free={state}>
            {words[`${state}_key`]}
          </li>
        ))}
      </ul>
    </>
  )
  const dayIn = new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: "long", timeZone: "UTC" })
  const isAllFree = of.cities.every((city) => city.weeks.every(({ bookedPercent }) => bookedPercent === 0))
  if (!isAllFree || of.soonest > (weeks.at(-1) ?? "")) return shown
  return (
    <>
      <p className={styles.free}>{fillWords(words.all_free_text, { date: dayIn.format(new Date(of.soonest)) })}</p>
      <details className={styles.weeks}>
        <summary>{words.weeks_label}</summary>
        {shown}
      </details>
    </>
  )
}

/** What is free in each city and week, and what it costs. */
export const InventoryPage = () => {
  const { content, locale, words } = useCurrentPage()
  const { global, page, inventory, figures } = content as InventoryContent
  const { hero, table, notes, closing } = page
  const titleOf = ({ isCars, kind }: FormatInventory) => (isCars ? table.free_cars_label : table[`free_${kind}_label`])
  const factsOf = ({ key, isCars, offered, price }: FormatInventory) => {
    const own = figures[key]
    const week = rangeInWords(weekPrice(offered, price), dollars)
    return [
      [
        isCars ? table.cars_capacity_label : table.capacity_label,
        isCars ? { ...own.offered, value: count(offered), measures: "" } : own.offered,
      ],
      [table.price_label, own.price],
      ...(isCars ? [] : [[table.week_price_label, { ...own.price, value: week, measures: "" }] as const]),
      [table.minimum_label, own.minimum],
    ] as const
  }
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <Hero
        title={hero.title}
        text={fillWords(hero.text, { weeks: inventory.weeks.length })}
        action={
          <>
            <ButtonLink to={`${paths.formats}#estimator`}>{hero.plan_label}</ButtonLink>
            <a className={buttonClass("quiet")} href={localized(csvPaths.inventory, locale)} download>
              {hero.csv_label}
            </a>
          </>
        }
        aside={
          <HeroList
            items={inventory.formats.map(({ key, format }) => {
              const { value, measures } = figures[key].price
              return { title: words.options[format], value, text: measures, href: `#${key}` }
            })}
          />
        }
      />
      <section className={sections.section} data-section="table">
        <div className={sections.page}>
          {inventory.formats.map((of) => (
            <section className={styles.format} key={of.key} aria-labelledby={of.key}>
              <h2 id={of.key}>{words.options[of.format]}</h2>
              <Facts facts={factsOf(of)} />
              <Weeks of={of} words={table} title={titleOf(of)} weeks={inventory.weeks} />
            </section>
          ))}
        </div>
      </section>
      <section className={styles.notes} data-section="notes" aria-labelledby="notes">
        <div className={sections.page}>
          <h2 className={sections.title} id="notes">
            {notes.title}
          </h2>
          <dl className={styles.facts}>
            {notes.items.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink to={paths.contact}>{closing.button_label}</ButtonLink>
        <ButtonLink look="quiet" to={paths.sampleReport}>
          {closing.report_label}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
