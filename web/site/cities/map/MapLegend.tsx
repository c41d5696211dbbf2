import { type CityStatus, cityStatuses } from "@farelight/api/contract/cities/city.ts"
import { useCities } from "../../page/currentPage.ts"
import { CitySymbol } from "./CitySymbol.tsx"

const middle = { x: 16, y: 16 }

export const StatusSymbol = ({ status }: { status: CityStatus }) => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <CitySymbol status={status} at={middle} />
  </svg>
)

export const MapLegend = ({ labels }: { labels: Record<CityStatus, string> }) => {
  const shown = new Set(useCities().map(({ status }) => status))
  return (
    <ul className="cluster quiet below">
      {cityStatuses
        .filter((status) => shown.has(status))
        .map((status) => (
          <li className="cluster gap-1" key={status}>
            <StatusSymbol status={status} />
            {labels[status]}
          </li>
        ))}
    </ul>
  )
}
