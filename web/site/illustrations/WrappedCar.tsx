import styles from "./car.module.css"
import { carShape } from "./carShape.ts"
import { Wheel } from "./Wheel.tsx"

/** A car that carries a brand all over, on the road at night. */
export const WrappedCar = () => (
  <svg className={styles.scene} viewBox="0 0 520 250" aria-hidden="true">
    <defs>
      <clipPath id="wrap">
        <path d={carShape.body} />
      </clipPath>
    </defs>
    <g className={styles.skyline}>
      <path d="M0 196V120h40v-34h46v60h34V96h58v50h40V60h52v86h36v-36h60v36h44V84h56v50h54v62z" />
    </g>
    <g className={styles.streaks}>
      <path d="M-20 92H40M470 64H560M-60 150H20" />
    </g>
    <g transform="translate(40 60)">
      <path className={styles.paint} d={carShape.body} />
      <g clipPath="url(#wrap)">
        <path className={styles.wrapDeep} d="M-10 150 L150 -10 H250 L90 150z" />
        <path className={styles.wrapBright} d="M120 150 L280 -10 H330 L170 150z" />
        <path className={styles.wrapPale} d="M196 150 L356 -10 H372 L212 150z" />
        <path className={styles.wrapDeep} d="M300 150 L400 50 H470 V150z" />
        <text className={styles.wrapText} x="150" y="112">
          YOUR BRAND
        </text>
      </g>
      <path className={styles.glass} d={carShape.windows} />
      <path className={styles.lamp} d="M418 88q12 4 13 16h-16z" />
      <path className={styles.tail} d="M9 100q2-10 12-14v14z" />
      {carShape.wheels.map((x) => (
        <Wheel key={x} x={x} y={138} />
      ))}
    </g>
    <path className={styles.ground} d="M0 232H520" />
    <path className={styles.dashes} d="M-80 244H600" />
  </svg>
)
