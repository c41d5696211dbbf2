import { type ReactNode, useId } from "react"
import { useWords } from "../page/currentPage.ts"
import styles from "./car.module.css"

/** A sedan seen from the side, 440 wide. */
const sedan = {
  body: "M8 132 V104 Q8 88 26 84 L92 70 L140 22 Q150 12 164 12 H262 Q276 12 287 22 L336 68 L406 80 Q432 86 432 106 V132 Q432 138 424 138 H374 A42 42 0 0 0 290 138 H138 A42 42 0 0 0 54 138 H16 Q8 138 8 132z",
  windows: "M112 68 L150 30 Q156 24 165 24 H204 V68z M216 24 H258 Q266 24 273 30 L312 68 H216z",
  wheels: [96, 332],
} as const

/** The parts that all sedans have: windows, lights and wheels. */
const SedanDetails = () => (
  <>
    <path className={styles.glass} d={sedan.windows} />
    <path className={styles.lamp} d="M418 88q12 4 13 16h-16z" />
    <path className={styles.tail} d="M9 100q2-10 12-14v14z" />
    {sedan.wheels.map((x) => (
      <g key={x} transform={`translate(${x} 138)`}>
        <circle className={styles.tyre} r="32" />
        <g className={styles.rim}>
          <circle r="18" />
          <path className={styles.spokes} d="M0 -18V18M-15.600 -9L15.600 9M-15.600 9L15.600 -9" />
        </g>
      </g>
    ))}
  </>
)

/** A car with a screen on its roof, whose message changes from street to street. */
const RoofScreenSedan = () => {
  const { drawings: words } = useWords()
  const glow = useId()
  return (
    <g>
      <radialGradient id={glow}>
        <stop className={styles.glowCore} />
        <stop className={styles.glowEdge} offset="1" />
      </radialGradient>
      <circle cx="212" cy="-30" r="172" fill={`url(#${glow})`} />
      <path className={styles.dark} d={sedan.body} />
      <SedanDetails />
      <path className={styles.case} d="M150 14V0h16v14zM256 14V0h16v14z" />
      <path className={styles.case} d="M108 -58 Q110 -66 118 -66 H306 Q314 -66 316 -58 L322 2 H102z" />
      <path className={styles.screen} d="M118 -55 H306 L311 -9 H113z" />
      <g className={styles.messages}>
        {[words.lunch, words.game, words.open].map((message) => (
          <text key={message} x="212" y="-24">
            {message}
          </text>
        ))}
      </g>
    </g>
  )
}

/** A car wrapped in a brand. */
const WrappedSedan = () => {
  const { drawings: words } = useWords()
  const outline = useId()
  return (
    <g>
      <clipPath id={outline}>
        <path d={sedan.body} />
      </clipPath>
      <path className={styles.paint} d={sedan.body} />
      <g clipPath={`url(#${outline})`}>
        <path className={styles.wrapDeep} d="M-10 150 L120 20 H0 V150z" />
        <path className={styles.wrapBright} d="M14 150 L154 10 H178 L38 150z" />
        <path className={styles.wrapDeep} d="M292 150 L372 70 H450 V150z" />
        <path className={styles.wrapBright} d="M268 150 L358 60 H374 L284 150z" />
        <text className={styles.wrapText} x="150" y="102">
          {words.your}
        </text>
        <text className={styles.wrapText} x="150" y="131">
          {words.brand}
        </text>
      </g>
      <SedanDetails />
    </g>
  )
}

interface StreetProps {
  /** The visible part of the street, in the drawing's own units. */
  width: number
  height: number
  children: ReactNode
}

/** A street at night, with cars driving on it. */
const Street = ({ width, height, children }: StreetProps) => (
  <svg className={styles.scene} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path
      className={styles.skyline}
      transform={`translate(0 ${height - 18})`}
      d="M-40 0V-96h52v-40h40v70h48v-52h44v52h60v-96h48v96h50v-46h50v46h46v-70h50v40h52v-74h60v96h40v-58h56v40h44v-102h50v88h60v-48h40v62h50v-90h54v70h140V0z"
    />
    {children}
    <path className={styles.ground} d={`M0 ${height - 18}H${width}`} />
    <path className={styles.dashes} d={`M-80 ${height - 6}H${width + 80}`} />
  </svg>
)

/** The format On-Top Dynamic Screen. */
export const RoofScreen = () => (
  <Street width={520} height={300}>
    <g transform="translate(40 112)">
      <RoofScreenSedan />
    </g>
  </Street>
)

/** The format Car Wrapping. */
export const WrappedCar = () => (
  <Street width={520} height={260}>
    <g transform="translate(40 72)">
      <WrappedSedan />
    </g>
  </Street>
)

/** The two formats outside the car, in one lane. */
export const Fleet = () => (
  <Street width={1000} height={290}>
    <g transform="translate(20 102)">
      <WrappedSedan />
    </g>
    <g transform="translate(520 102)">
      <RoofScreenSedan />
    </g>
  </Street>
)
