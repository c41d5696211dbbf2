import { type Figure, hasBasis, valueIn } from "@farelight/api/contract/content/figures/figure.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import type { ReactNode } from "react"
import { useCurrentPage, useGlobalContent } from "../page/currentPage.ts"
import { FigureNote } from "./Figures.tsx"
import { SiteLink } from "./SiteLink.tsx"
import sections from "./sections.module.css"
import styles from "./statisticsBand.module.css"
import { useFigures } from "./useFigures.ts"

interface ShownFigure {
  figure: Figure
  label: string
  beside?: ReactNode
}

const UnverifiedFigures = ({ figures }: { figures: readonly ShownFigure[] }) => {
  const { figure_notes: words } = useGlobalContent()
  const { locale } = useCurrentPage()
  return (
    <div className={styles.unverified}>
      <h3 id="unverified">{words.unverified_title}</h3>
      <dl aria-labelledby="unverified">
        {figures.map(({ figure, label, beside }) => (
          <div key={label}>
            <dt>
              {label} {beside}
            </dt>
            <dd>{valueIn(figure.value, locale)}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{words.measures_label}</summary>
        <ul data-plain>
          {figures.map(({ figure, label }) => (
            <li key={label}>
              <strong>{valueIn(figure.value, locale)}</strong> <FigureNote figure={figure} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

interface StatisticsBandProps {
  title: string
  items: readonly { value: string; label: string }[]
  /** Offers of the company, shown beside figures with a basis. */
  offers?: readonly {
    value: string
    label: string
    isSet: boolean
    note?: ReactNode
  }[]
}

/** Large in the style of a taxi meter if they have a basis. */
export const StatisticsBand = ({ title, items, offers = [] }: StatisticsBandProps) => {
  const { figureAt, isNamedAt } = useFigures()
  const { figure_notes: words } = useGlobalContent()
  const { locale } = useCurrentPage()
  const figures = items.map(({ value, label }, index): ShownFigure => {
    const path = `statistics.items.${index}.value`
    const beside = isNamedAt(path, "driver_earnings") && (
      <SiteLink to={`${paths.drivers}#estimate`}>{words.earnings_label}</SiteLink>
    )
    return { figure: figureAt(path, value), label, beside }
  })
  const large = [
    ...figures
      .filter(({ figure }) => hasBasis(figure))
      .map(({ figure, label, beside }) => ({
        ...{ value: valueIn(figure.value, locale), label, isSet: true },
        note: (
          <>
            <FigureNote figure={figure} /> {beside}
          </>
        ),
      })),
    ...offers,
  ]
  const unverified = figures.filter(({ figure }) => !hasBasis(figure))
  if (large.length + unverified.length === 0) return null
  return (
    <section className={styles.band} data-section="statistics" data-surface="night" aria-labelledby="statistics">
      <div className={`${sections.page} ${styles.figures}`} data-alone={large.length === 1}>
        <h2 className={styles.title} id="statistics">
          {title}
        </h2>
        {large.length > 0 && (
          <dl className={styles.large}>
            {large.map(({ value, label, isSet, note }) => (
              <div key={label}>
                <dt>
                  {label} {note}
                </dt>
                <dd data-set={isSet}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {unverified.length > 0 && <UnverifiedFigures figures={unverified} />}
      </div>
    </section>
  )
}
