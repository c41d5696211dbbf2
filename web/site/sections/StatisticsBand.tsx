import { hasBasis, valueIn } from "@farelight/api/contract/content/figures/figure.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { useCurrentPage, useGlobalContent } from "../page/currentPage.ts"
import { FigureNote } from "./Figures.tsx"
import { SiteLink } from "./SiteLink.tsx"
import styles from "./statisticsBand.module.css"
import { useFigures } from "./useFigures.ts"

interface StatisticsBandProps {
  title: string
  items: readonly { value: string; label: string }[]
  earned: string
}

export const StatisticsBand = ({ title, items, earned }: StatisticsBandProps) => {
  const { figureAt, isNamedAt } = useFigures()
  const { figure_notes: words } = useGlobalContent()
  const { locale } = useCurrentPage()
  const figures = items.map(({ value, label }, index) => {
    const path = `statistics.items.${index}.value`
    const figure = figureAt(path, value)
    const shown = valueIn(figure.value, locale)
    // The number of cities needs no note, as the list of cities proves it.
    const isNoted = hasBasis(figure) && !isNamedAt(path, "cities")
    return { figure, shown, label, isNoted, isEarnings: isNamedAt(path, "driver_earnings") }
  })
  if (figures.length === 0) return null
  const measured = figures.filter(({ figure, isEarnings }) => !hasBasis(figure) && !isEarnings && figure.measures)
  return (
    <section className={styles.band} data-section="statistics" data-surface="night" aria-labelledby="statistics">
      <div className={`page stack gap-5 ${styles.figures}`}>
        <div className={`cluster ${styles.head}`}>
          <h2 className={styles.title} id="statistics">
            {title}
          </h2>
          <p className="quiet">{words.unverified_title}</p>
        </div>
        <dl className="grid gap-6">
          {figures.map(({ figure, shown, label, isNoted, isEarnings }) => (
            <div key={label}>
              <dt>
                {label} {isNoted ? <FigureNote figure={figure} /> : isEarnings && <small>{figure.measures}</small>}
                {isEarnings && earned && <SiteLink to={`${paths.drivers}#estimate`}>{earned}</SiteLink>}
              </dt>
              <dd className={`figure ${styles.figure}`}>{shown}</dd>
            </div>
          ))}
        </dl>
        {measured.length > 0 && (
          <details>
            <summary>{words.measures_label}</summary>
            <ul className="grid gap-5">
              {measured.map(({ figure, shown, label }) => (
                <li key={label}>
                  <strong>{shown}</strong> {figure.measures}.
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  )
}
