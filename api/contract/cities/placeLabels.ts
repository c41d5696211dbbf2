import type { MapPoint } from "./city.ts"

export interface Place {
  slug: string
  name: string
  point: MapPoint
}

export interface Label extends MapPoint {
  slug: string
  name: string
  anchor: "start" | "middle" | "end"
  /** The place itself, if a line must lead from it to the label. */
  from?: MapPoint
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface LabelSizes {
  letter: number
  line: number
  gap: number
  point: number
  /** Labels must stay inside this box, as the map is cut off at its edges. */
  within?: Box
}

const wideMap: LabelSizes = { letter: 11, line: 21, gap: 11, point: 5 }

export const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

export const isInside = (box: Box, { left, right, top, bottom }: Box) =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom

export const boxAround = ({ x, y }: MapPoint, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
})

export const boxOf = (
  { name, x, y, anchor }: Omit<Label, "slug">,
  { letter, line }: Pick<LabelSizes, "letter" | "line">,
): Box => {
  const width = name.length * letter
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return { left, right: left + width, top: y - line / 2, bottom: y + line / 2 }
}

/** In order of preference: beside the point, then shifted up or down by a part of a line or more. */
const sides: readonly { anchor: "start" | "end"; down: number }[] = [0, 0.55, -0.55, -1.6, 1, 1.6].flatMap((down) => [
  { anchor: "start", down },
  { anchor: "end", down },
])

interface Placing {
  sizes?: LabelSizes
  named?: readonly Place[]
  obstacles?: readonly Box[]
}

/** Earlier places take precedence. A label that would cover another label or a point is omitted. */
export const placeLabels = (
  places: readonly Place[],
  { sizes = wideMap, named = places, obstacles = [] }: Placing = {},
): Label[] => {
  const { line, gap, point: half, within } = sizes
  const taken = [
    ...places.map(({ slug, point }) => ({ slug, box: boxAround(point, half) })),
    ...obstacles.map((box) => ({ slug: "", box })),
  ]
  return named.flatMap(({ slug, name, point }) => {
    for (const { anchor, down } of sides) {
      const label: Label = {
        slug,
        name,
        anchor,
        x: Math.round(point.x + (anchor === "start" ? gap : -gap)),
        y: Math.round(point.y + down * line),
        ...(Math.abs(down) >= 1 && { from: point }),
      }
      const box = boxOf(label, sizes)
      if (within && !isInside(box, within)) continue
      if (taken.some((other) => other.slug !== slug && overlap(box, other.box))) continue
      taken.push({ slug, box })
      return [label]
    }
    return []
  })
}

export const placesOf = <City extends { point: MapPoint | null }>(cities: readonly City[]) =>
  cities.flatMap((city) => (city.point ? [{ ...city, point: city.point }] : []))
