import { unitedStates } from "@farelight/api/contract/cities/atlas.ts"
import type { City, MapPoint } from "@farelight/api/contract/cities/city.ts"
import {
  type Box,
  boxAround,
  boxOf,
  isInside,
  type Label,
  type LabelSizes,
  overlap,
  placeLabels,
  placesOf,
} from "@farelight/api/contract/cities/placeLabels.ts"
import { geoIdentity, geoPath } from "d3-geo"
import { type LocalMap, localMapSize } from "./LocalMap.tsx"
import { fromMiles } from "./nearCities.ts"

const { width, height } = localMapSize

const MILES = 200

const scale = height / 2 / fromMiles(MILES)

const edge = 8

const within: Box = { left: edge, right: width - edge, top: edge, bottom: height - edge }

const own: LabelSizes = { letter: 12.5, line: 26, gap: 22, point: 20, within }

const others: LabelSizes = { letter: 8.5, line: 18, gap: 11, point: 6, within }

/** Names of states stay off the glow around the city. */
const GLOW = 36

const stateSizes = { letter: 11, line: 22 }

export const localMap = (city: City, cities: readonly City[]): LocalMap | null => {
  if (!city.point) return null
  const center = { x: width / 2, y: height / 2 }
  const [east, south] = [center.x - city.point.x * scale, center.y - city.point.y * scale]
  const toLocal = ({ x, y }: MapPoint): MapPoint => ({
    x: Math.round(x * scale + east),
    y: Math.round(y * scale + south),
  })
  const places = placesOf(cities)
    .map(({ slug, name, status, point }) => ({ slug, name, status, point: toLocal(point) }))
    .filter(({ point }) => isInside(boxAround(point, 0), within))
  const isOwn = ({ slug }: { slug: string }) => slug === city.slug
  const neighbors = places.filter((place) => !isOwn(place))
  const ownLabels = placeLabels(places, { sizes: own, named: places.filter(isOwn) })
  const ownBoxes = [boxAround(center, own.point), ...ownLabels.map((label) => boxOf(label, own))]
  const labels = placeLabels(neighbors, { sizes: others, obstacles: ownBoxes })

  const drawn = unitedStates()
  const project = geoIdentity()
    .scale(scale)
    .translate([east, south])
    .clipExtent([
      [0, 0],
      [width, height],
    ])
  const path = geoPath(project).digits(0)
  const taken = [
    ...ownBoxes,
    boxAround(center, GLOW),
    ...neighbors.map(({ point }) => boxAround(point, others.point)),
    ...labels.map((label) => boxOf(label, others)),
  ]
  const stateNames = drawn.states.flatMap(({ name, shape }): Omit<Label, "slug">[] => {
    const size = boxOf({ name, x: 0, y: 0, anchor: "middle" }, stateSizes)
    // A state of which little is on the map has no room for its name.
    if (path.area(shape) < 2 * (size.right - size.left) * (size.bottom - size.top)) return []
    const [x, y] = path.centroid(shape)
    const free = [0, -30, 30, -60, 60, -90, 90]
      .map((down) => ({ name, anchor: "middle" as const, x: Math.round(x), y: Math.round(y + down) }))
      .find((label) => {
        const box = boxOf(label, stateSizes)
        return isInside(box, within) && !taken.some((other) => overlap(box, other))
      })
    if (!free) return []
    taken.push(boxOf(free, stateSizes))
    return [free]
  })

  return {
    land: path(drawn.land) ?? "",
    borders: path(drawn.borders) ?? "",
    places,
    labels: [...ownLabels, ...labels],
    states: stateNames,
  }
}
