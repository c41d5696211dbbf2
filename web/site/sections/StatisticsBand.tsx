import sections from "./sections.module.css"
import styles from "./statisticsBand.module.css"

interface StatisticsBandProps {
  title: string
  items: readonly { value: string; label: string }[]
}

/** The marketing figures, in the style of a fare meter. */
export const StatisticsBand = ({ title, items }: StatisticsBandProps) => (
  <section className={styles.band} data-section="statistics" data-surface="night" aria-labelledby="statistics">
    <div className={sections.page}>
      <h2 className={styles.title} id="statistics">
        {title}
      </h2>
      <dl className={styles.figures}>
        {items.map(({ value, label }) => (
          <div className={styles.figure} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
