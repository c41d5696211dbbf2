import { type CityStatus, cityStatuses } from "@farelight/api/contract/cities/city.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { useCities } from "../../page/currentPage.ts"
import { CitySymbol } from "./CitySymbol.tsx"
import { statusTexts } from "./statusTexts.ts"

const middle = { x: 16, y: 16 }

export const CityStatusSymbol = ({ status }: { status: CityStatus }) => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <CitySymbol status={status} at={middle} />
  </svg>
)

type Texts = Pick<PageContent<"cities">["page"], "map" | "statuses">

export const MapLegend = ({ map, statuses }: Texts) => {
  const texts = statusTexts(statuses)
  const cities = useCities()
  const shown = new Set(cities.map(({ status }) => status))
  // Phones cut the map off behind the open cities.
  const namesOf = (status: CityStatus) => cities.flatMap((city) => (city.status === status ? city.name : [])).join(", ")
  return (
    <ul className="cluster quiet below">
      {cityStatuses
        .filter((status) => shown.has(status))
        .map((status) => (
          <li className="cluster gap-1" key={status}>
            <CityStatusSymbol status={status} />
            {status === "OPEN" ? map.open_label : `${texts[status].label}: ${namesOf(status)}`}
          </li>
        ))}
    </ul>
  )
}
