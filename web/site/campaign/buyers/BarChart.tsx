import styles from "./barChart.module.css"

interface BarChartProps {
  /** What the bars say, for those who don't see them. */
  label: string
  values: readonly number[]
  /** From the left edge to the right one, evenly. */
  ticks?: readonly string[]
  kind: "counted" | "modeled"
}

const BAR = 10
const GAP = 2
const HEIGHT = 100

/** Bars from zero to the highest. What is modeled looks unlike what is counted. */
export const BarChart = ({ label, values, ticks, kind }: BarChartProps) => {
  const most = Math.max(1, ...values)
  return (
    <div className={styles.chart} data-kind={kind}>
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
      {ticks && (
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      )}
    </div>
  )
}
