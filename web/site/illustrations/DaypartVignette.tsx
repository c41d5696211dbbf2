import styles from "./vignettes.module.css"

/** How much of the budget each hour of the day gets. */
const hours = [1, 1, 0, 0, 0, 1, 3, 5, 5, 3, 1, 2, 4, 3, 1, 1, 2, 4, 4, 3, 4, 5, 4, 2].map((share, hour) => ({
  share,
  hour,
}))

/** A day from midnight to midnight, lit in the hours that are booked. */
export const DaypartVignette = () => (
  <svg className={styles.vignette} viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
    {hours.map(({ share, hour }) => (
      <rect
        className={styles.hour}
        key={hour}
        x={20 + hour * 15}
        y="40"
        width="11"
        height="70"
        rx="3"
        opacity={0.1 + share * 0.18}
      />
    ))}
    <path className={styles.hand} d="M133 26V124" />
  </svg>
)
