import styles from "./car.module.css"

/** A turning wheel of a car. */
export const Wheel = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={styles.tyre} r="32" />
    <g className={styles.rim}>
      <circle r="18" />
      <path className={styles.spokes} d="M0 -18V18M-15.600 -9L15.600 9M-15.600 9L15.600 -9" />
    </g>
  </g>
)
