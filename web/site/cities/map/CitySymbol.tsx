import type { CityStatus, MapPoint } from "@farelight/api/contract/cities/city.ts"
import styles from "./citySymbol.module.css"

export const CitySymbol = ({ status, at: { x, y } }: { status: CityStatus; at: MapPoint }) => (
  <g className={styles.symbol} data-status={status} transform={`translate(${x} ${y})`}>
    {status === "OPEN" && <circle className={styles.glow} r="15" />}
    {status === "NOT_PERMITTED" ? (
      <path className={styles.cross} d="M-5-5 5 5M5-5-5 5" />
    ) : (
      <circle className={styles.point} r="5" />
    )}
  </g>
)
