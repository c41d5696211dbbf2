import type { City, MapPoint } from "@farelight/api/contract/cities/city.ts"
import type { Label } from "@farelight/api/contract/cities/placeLabels.ts"
import styles from "./localMap.module.css"
import { CitySymbol } from "./map/CitySymbol.tsx"

export interface LocalMap {
  land: string
  borders: string
  places: (Pick<City, "slug" | "name" | "status"> & { point: MapPoint })[]
  labels: Label[]
  states: Omit<Label, "slug">[]
}

export const localMapSize = { width: 400, height: 300 } as const

export const LocalMapView = ({ map, slug, title }: { map: LocalMap; slug: string; title: string }) => {
  const names = map.places.filter((place) => place.slug !== slug).map(({ name }) => name)
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${localMapSize.width} ${localMapSize.height}`}
      role="img"
      aria-label={[title, names.join(", ")].filter(Boolean).join(": ")}
    >
      <pattern id="land" width="8" height="14" patternUnits="userSpaceOnUse">
        <path stroke="var(--color-night-600)" strokeWidth="3" strokeLinecap="round" d="M2 3.5h0M6 10.5h0" />
      </pattern>
      <path d={map.land} fill="url(#land)" />
      <path fill="none" stroke="var(--border-strong)" opacity="0.7" d={map.borders} />
      {map.states.map(({ name, x, y, anchor }) => (
        <text key={name} className={styles.state} x={x} y={y + 4} textAnchor={anchor}>
          {name}
        </text>
      ))}
      {map.places.map((place) => (
        <g key={place.slug} className={place.slug === slug ? styles.own : undefined}>
          <CitySymbol status={place.status} at={place.point} />
        </g>
      ))}
      {map.labels.map(({ slug: of, name, anchor, x, y }) => (
        <text
          key={of}
          className={of === slug ? styles.ownName : styles.name}
          x={x}
          y={y + (of === slug ? 7 : 5)}
          textAnchor={anchor}
        >
          {name}
        </text>
      ))}
    </svg>
  )
}
