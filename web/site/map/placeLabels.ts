import type { City, MapPoint } from "@farelight/api/contract/cities/city.ts"

/** A city's name on the map, on one of its sides. */
export interface Label extends MapPoint {
  slug: string
  name: string
  anchor: "start" | "end"
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const LETTER = 9.3
const LINE = 18
const GAP = 11

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const sides: readonly { anchor: Label["anchor"]; down: number }[] = [
  { anchor: "start", down: 0 },
  { anchor: "end", down: 0 },
  { anchor: "start", down: 10 },
  { anchor: "end", down: 10 },
  { anchor: "start", down: -10 },
  { anchor: "end", down: -10 },
]

/** The names that fit on the map: none covers another one or a city's point. The list beside the map has them all. */
export const placeLabels = (cities: readonly City[]): Label[] => {
  const points = cities.flatMap(({ slug, name, point }) => (point ? [{ slug, name, point }] : []))
  const taken: { slug: string; box: Box }[] = points.map(({ slug, point: { x, y } }) => ({
    slug,
    box: { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 },
  }))
  return points.flatMap(({ slug, name, point }) => {
    const width = name.length * LETTER
    for (const { anchor, down } of sides) {
      const x = point.x + (anchor === "start" ? GAP : -GAP)
      const y = point.y + down
      const left = anchor === "start" ? x : x - width
      const box = { left, right: left + width, top: y - LINE / 2, bottom: y + LINE / 2 }
      if (taken.some((other) => other.slug !== slug && overlap(box, other.box))) continue
      taken.push({ slug, box })
      return [{ slug, name, anchor, x, y }]
    }
    return []
  })
}
