import { type City, mapSize, openCities } from "@farelight/api/contract/cities/city.ts"
import { type Place, placeLabels, placesOf } from "@farelight/api/contract/cities/placeLabels.ts"
import { type CSSProperties, Fragment } from "react"
import { CitySymbol } from "./CitySymbol.tsx"
import styles from "./coverageMap.module.css"

const LABEL_ROOM = 90

/** Phones show the map at a third of its size, and only up to the easternmost open city, for lack of room. */
const phoneMap = (open: readonly Place[]) => {
  const { width, height } = mapSize
  const right = Math.max(width / 2, ...open.map(({ point }) => point.x + LABEL_ROOM))
  const zoom = Math.max(1, width / right)
  const [letter = 0, line = 0, gap = 0, point = 0] = [18, 40, 20, 10].map((size) => size / zoom)
  const sizes = { letter, line, gap, point, within: { left: 0, right: width / zoom, top: 0, bottom: height } }
  return { zoom, sizes }
}

export const CoverageMap = ({ title, cities }: { title: string; cities: readonly City[] }) => {
  const { width, height } = mapSize
  const places = placesOf(cities)
  const { zoom, sizes } = phoneMap(openCities(places))
  const names = openCities(cities).map(({ name }) => name)
  const labels = [
    { className: styles.names, down: 5, of: placeLabels(places) },
    { className: styles.phoneNames, down: 11 / zoom, of: placeLabels(places, { sizes }) },
  ]
  return (
    <div className={styles.map} data-surface="night" style={{ "--zoom": zoom } as CSSProperties}>
      <img src="/us-map.svg" alt="" width={width} height={height} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${names.join(", ")}`}>
        {places.map(({ slug, status, point }) => (
          <CitySymbol key={slug} status={status} at={point} />
        ))}
        {labels.map(({ className, down, of }) => (
          <g key={className} className={className}>
            {of.map(({ slug, name, anchor, x, y, from }) => (
              <Fragment key={slug}>
                {from && <path stroke="currentColor" strokeWidth="2" d={`M${from.x} ${from.y}L${x} ${y}`} />}
                <text x={x} y={Math.round(y + down)} textAnchor={anchor}>
                  {name}
                </text>
              </Fragment>
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}
