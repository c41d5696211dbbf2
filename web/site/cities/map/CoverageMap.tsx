import { type City, mapSize, openCities } from "@farelight/api/contract/cities/city.ts"
import { type LabelSizes, placeLabels, placesOf } from "@farelight/api/contract/cities/placeLabels.ts"
import { CitySymbol } from "./CitySymbol.tsx"
import styles from "./coverageMap.module.css"

/** Phones show the map at a third of its size. */
const phone: LabelSizes = {
  ...{ letter: 18, line: 40, gap: 20, point: 10 },
  within: { left: 0, right: mapSize.width, top: 0, bottom: mapSize.height },
}

const NAMED_ON_PHONES = 5

/** Phones have no room for the names of all open cities. */
export const CoverageMap = ({ title, cities }: { title: string; cities: readonly City[] }) => {
  const { width, height } = mapSize
  const places = placesOf(cities)
  const first = [...openCities(places).slice(0, NAMED_ON_PHONES), ...places.filter(({ status }) => status !== "OPEN")]
  const names = openCities(cities).map(({ name }) => name)
  const labels = [
    { className: styles.names, down: 5, of: placeLabels(places) },
    { className: styles.firstNames, down: 11, of: placeLabels(places, { sizes: phone, named: first }) },
  ]
  return (
    <div className={styles.map} data-surface="night">
      <img src="/us-map.svg" alt="" width={width} height={height} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${names.join(", ")}`}>
        {places.map(({ slug, status, point }) => (
          <CitySymbol key={slug} status={status} at={point} />
        ))}
        {labels.map(({ className, down, of }) => (
          <g key={className} className={className}>
            {of.map(({ slug, name, anchor, x, y }) => (
              <text key={slug} x={x} y={y + down} textAnchor={anchor}>
                {name}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}
