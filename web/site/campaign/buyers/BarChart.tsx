import styles from "./barChart.module.css"

interface BarChartProps {
  label: string
  values: readonly number[]
  /** Placed at equal distances, from the left edge to the right edge. */
  ticks?: readonly string[]
  kind: "counted" | "modeled"
}

const BAR = 10
const GAP = 2
const HEIGHT = 100

/** Modeled values look different from counted ones, so that readers do not mix them up. */
export const BarChart = ({ label, values, ticks, kind }: BarChartProps) => {
  const most = Math.max(1, ...values)
  return (
    <div className={`stack gap-2 ${styles.chart}`} data-kind={kind}>
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
        <div className={`muted ${styles.ticks}`} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      )}
    </div>
  )
}
