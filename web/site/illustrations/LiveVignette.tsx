import styles from "./vignettes.module.css"

const bars = [28, 40, 34, 52, 66, 58, 74, 90, 82, 104, 96, 116]

/** Impressions as they come in. */
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
