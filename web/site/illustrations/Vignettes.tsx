import styles from "./vignettes.module.css"

/** Streets, and the geofence within which an ad is shown. */
export const FenceVignette = () => (
  <svg className={styles.vignette} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      className={styles.lines}
      d="M-20 52L420 8M-20 128L420 84M-20 204L420 160M60 -10L96 260M160 -10L196 260M260 -10L296 260M350 -10L386 260"
    />
    <path className={styles.fence} d="M132 62 L250 38 L312 92 L290 178 L184 198 L120 136z" />
    <circle className={styles.dot} cx="206" cy="114" r="9" />
    <circle className={styles.halo} cx="206" cy="114" r="9" />
    <path className={styles.faintDot} d="M72 92h.01M334 34h.01M352 196h.01M84 188h.01" />
    <path className={styles.activeDot} d="M168 84h.01M262 136h.01M224 168h.01" />
  </svg>
)

const bars = [28, 40, 34, 52, 66, 58, 74, 90, 82, 104, 96, 116]

/** Impressions in real time. */
export const LiveVignette = () => (
  <svg className={styles.vignette} viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
    <g className={styles.bars}>
      {bars.map((height, index) => (
        <rect
          key={height}
          x={22 + index * 30}
          y={150 - height}
          width="18"
          height={height}
          style={{ animationDelay: `${index * 90}ms` }}
        />
      ))}
    </g>
  </svg>
)

/** Each hour's share of the budget. */
const hours = [1, 1, 0, 0, 0, 1, 3, 5, 5, 3, 1, 2, 4, 3, 1, 1, 2, 4, 4, 3, 4, 5, 4, 2].map((share, hour) => ({
  share,
  hour,
}))

/** A day from midnight to midnight; the booked hours are lit. */
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
