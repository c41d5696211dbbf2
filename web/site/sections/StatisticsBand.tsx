import { FigureList } from "./Figures.tsx"
import sections from "./sections.module.css"
import styles from "./statisticsBand.module.css"
import { useFigures } from "./useFigures.ts"

interface StatisticsBandProps {
  title: string
  /** Of the page's content section `statistics`. */
  items: readonly { value: string; label: string }[]
}

/** The marketing figures, in the style of a fare meter. */
export const StatisticsBand = ({ title, items }: StatisticsBandProps) => {
  const { figureAt } = useFigures()
  return (
    <section className={styles.band} data-section="statistics" data-surface="night" aria-labelledby="statistics">
      <div className={sections.page}>
        <h2 className={styles.title} id="statistics">
          {title}
        </h2>
        <FigureList
          items={items.map(({ value, label }, index) => ({
            figure: figureAt(`statistics.items.${index}.value`, value),
            label,
          }))}
        />
      </div>
    </section>
  )
}
