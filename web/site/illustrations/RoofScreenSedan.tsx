import { useId } from "react"
import styles from "./car.module.css"
import { carShape } from "./carShape.ts"
import { Wheel } from "./Wheel.tsx"

const messages = ["Lunch, next left", "Game tonight, 7 pm", "Open till 2 am"]

/** A car with a screen on its roof, whose message changes with the streets; part of a drawing. */
export const RoofScreenSedan = () => {
  const glow = useId()
  return (
    <g>
      <radialGradient id={glow}>
        <stop className={styles.glowCore} />
        <stop className={styles.glowEdge} offset="1" />
      </radialGradient>
      <circle cx="212" cy="-30" r="172" fill={`url(#${glow})`} />
      <path className={styles.dark} d={carShape.body} />
      <path className={styles.glass} d={carShape.windows} />
      <path className={styles.lamp} d="M418 88q12 4 13 16h-16z" />
      <path className={styles.tail} d="M9 100q2-10 12-14v14z" />
      {carShape.wheels.map((x) => (
        <Wheel key={x} x={x} y={138} />
      ))}
      <path className={styles.case} d="M150 14V0h16v14zM256 14V0h16v14z" />
      <path className={styles.case} d="M108 -58 Q110 -66 118 -66 H306 Q314 -66 316 -58 L322 2 H102z" />
      <path className={styles.screen} d="M118 -55 H306 L311 -9 H113z" />
      <g className={styles.messages}>
        {messages.map((message) => (
          <text key={message} x="212" y="-24">
            {message}
          </text>
        ))}
      </g>
    </g>
  )
}
