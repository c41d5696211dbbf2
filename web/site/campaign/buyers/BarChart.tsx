import styles from "./barChart.module.css"

interface BarChartProps {
  label: string
  values: readonly number[]
  /** Names of bars, by index. Each begins at the left edge of its bar. */
  ticks: ReadonlyMap<number, string>
  kind: "counted" | "modeled"
}

const BAR = 10
const GAP = 2
const HEIGHT = 100

/** Modeled values look different from counted ones, so that readers do not mix them up. */
export const BarChart = ({ label, values, ticks, kind }: BarChartProps) => {
  const most = Math.max(1, ...values)
  return (
    <div className={styles.chart} data-kind={kind}>
      <span className="muted" aria-hidden="true">
        {most.toLocaleString("en-US")}
      </span>
      <svg
        viewBox={`0 0 ${values.length * BAR - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {values.map((value, index) => {
          const height = (value / most) * HEIGHT
          const x = index * BAR
          return <rect key={x} x={x} y={HEIGHT - height} width={BAR - GAP} height={height} />
        })}
      </svg>
      <span className="muted" aria-hidden="true">
        0
      </span>
      <div className={`muted ${styles.ticks}`} aria-hidden="true">
        {[...ticks].map(([bar, tick]) => (
          <span key={bar} style={{ left: `${(bar / values.length) * 100}%` }}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  )
}
