import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import styles from "./campaignStats.module.css"

/** The hours that the chart draws, from six in the morning on; the bars' heights in percent are a drawing. */
const hours = [22, 46, 74, 58, 36, 40, 62, 55, 38, 34, 44, 66, 84, 78, 64, 72, 92, 70].map((height, index) => ({
  hour: index + 6,
  height,
}))

/** The Campaign Stats panel, alive as the dashboard that it stands for. */
export const CampaignStats = ({ stats }: { stats: PageContent<"advertising">["page"]["campaign_stats"] }) => (
  <section className={styles.panel} data-section="campaign_stats" data-surface="night" aria-labelledby="campaign-stats">
    <div className={styles.head}>
      <h3 id="campaign-stats">{stats.title}</h3>
      <span className={styles.signal} aria-hidden="true" />
    </div>
    <dl className={styles.figures}>
      {stats.items.map(({ value, label }) => (
        <div className={styles.figure} key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <div className={styles.chart} aria-hidden="true">
      <p className={styles.chartLabel}>{stats.chart_label}</p>
      <div className={styles.bars}>
        {hours.map(({ hour, height }) => (
          <span key={hour} style={{ height: `${height}%`, animationDelay: `${hour * 140}ms` }} />
        ))}
      </div>
      <div className={styles.axis}>
        <span>6 am</span>
        <span>noon</span>
        <span>6 pm</span>
        <span>midnight</span>
      </div>
    </div>
    <p className={styles.note}>{stats.note}</p>
  </section>
)
