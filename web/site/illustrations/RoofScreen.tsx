import styles from "./car.module.css"
import { carShape } from "./carShape.ts"
import { Wheel } from "./Wheel.tsx"

const messages = ["Lunch, next left", "Game tonight, 7 pm", "Open till 2 am"]

/** A car with a screen on its roof, whose message changes with the streets. */
export const RoofScreen = () => (
  <svg className={styles.scene} viewBox="0 0 520 300" aria-hidden="true">
    <g className={styles.skyline}>
      <path d="M0 246V150h52v-40h40v70h48V128h44v52h60V84h48v96h50v-46h50v46h46V110h50v40h32v96z" />
    </g>
    <path className={styles.glow} d="M150 96 L370 96 L520 0 H0z" />
    <g transform="translate(40 110)">
      <path className={styles.dark} d={carShape.body} />
      <path className={styles.glass} d={carShape.windows} />
      <path className={styles.lamp} d="M418 88q12 4 13 16h-16z" />
      <path className={styles.tail} d="M9 100q2-10 12-14v14z" />
      {carShape.wheels.map((x) => (
        <Wheel key={x} x={x} y={138} />
      ))}
      <path className={styles.mount} d="M150 12V2h16v10M256 12V2h16v10" />
      <path className={styles.case} d="M108 -58 Q110 -66 118 -66 H306 Q314 -66 316 -58 L322 2 H102z" />
      <path className={styles.screen} d="M118 -54 H306 L311 -8 H113z" />
      {messages.map((message) => (
        <text className={styles.message} key={message} x="212" y="-24">
          {message}
        </text>
      ))}
    </g>
    <path className={styles.ground} d="M0 282H520" />
    <path className={styles.dashes} d="M-80 294H600" />
  </svg>
)
