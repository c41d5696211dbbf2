import type { ReactNode } from "react"
import styles from "./car.module.css"

interface StreetProps {
  /** How much of the street is in view, in the drawing's own units. */
  width: number
  height: number
  children: ReactNode
}

/** A street at night, which the cars on it pass. */
export const Street = ({ width, height, children }: StreetProps) => (
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
