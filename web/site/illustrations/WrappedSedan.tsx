import { useId } from "react"
import styles from "./car.module.css"
import { carShape } from "./carShape.ts"
import { Wheel } from "./Wheel.tsx"

/** A car that carries a brand all over; part of a drawing. */
export const WrappedSedan = () => {
  const outline = useId()
  return (
    <g>
      <clipPath id={outline}>
        <path d={carShape.body} />
      </clipPath>
      <path className={styles.paint} d={carShape.body} />
      <g clipPath={`url(#${outline})`}>
        <path className={styles.wrapDeep} d="M-10 150 L120 20 H0 V150z" />
        <path className={styles.wrapBright} d="M14 150 L154 10 H178 L38 150z" />
        <path className={styles.wrapDeep} d="M292 150 L372 70 H450 V150z" />
        <path className={styles.wrapBright} d="M268 150 L358 60 H374 L284 150z" />
        <text className={styles.wrapText} x="150" y="102">
          YOUR
        </text>
        <text className={styles.wrapText} x="150" y="131">
          BRAND
        </text>
      </g>
      <path className={styles.glass} d={carShape.windows} />
      <path className={styles.lamp} d="M418 88q12 4 13 16h-16z" />
      <path className={styles.tail} d="M9 100q2-10 12-14v14z" />
      {carShape.wheels.map((x) => (
        <Wheel key={x} x={x} y={138} />
      ))}
    </g>
  )
}
