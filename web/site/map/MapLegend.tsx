import { type CityStatus, cityStatuses } from "@farelight/api/contract/cities/city.ts"
import { CitySymbol } from "./CitySymbol.tsx"
import styles from "./mapLegend.module.css"

const middle = { x: 16, y: 16 }

/** What the symbols of the map stand for. */
export const MapLegend = ({ labels }: { labels: Record<CityStatus, string> }) => (
  <ul className={styles.legend}>
    {cityStatuses.map((status) => (
      <li key={status}>
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <CitySymbol status={status} at={middle} />
        </svg>
        {labels[status]}
      </li>
    ))}
  </ul>
)
