import { type City, mapSize, openCities } from "@farelight/api/contract/cities/city.ts"
import styles from "./coverageMap.module.css"
import { placeLabels } from "./placeLabels.ts"

/** The cities on a map of the United States: a light for an open one, a ring for one that waits. */
export const CoverageMap = ({ title, cities }: { title: string; cities: readonly City[] }) => {
  const { width, height } = mapSize
  const shown = cities.flatMap(({ slug, status, point }) => (point ? [{ slug, status, point }] : []))
  const names = openCities(cities).map(({ name }) => name)
  return (
    <div className={styles.map} data-surface="night">
      <img src="/us-map.svg" alt="" width={width} height={height} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${names.join(", ")}`}>
        {shown.map(({ slug, status, point }) => (
          <g key={slug} data-status={status}>
            {status === "OPEN" && <circle className={styles.glow} cx={point.x} cy={point.y} r="15" />}
            <circle className={styles.point} cx={point.x} cy={point.y} r="5" />
          </g>
        ))}
        {placeLabels(cities).map(({ slug, name, anchor, x, y }) => (
          <text key={slug} x={x} y={y + 5} textAnchor={anchor}>
            {name}
          </text>
        ))}
      </svg>
    </div>
  )
}
