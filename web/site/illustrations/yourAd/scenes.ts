import type { Size } from "@farelight/api/contract/site/formatShapes.ts"

export type Point = readonly [x: number, y: number]

/** Corners from the upper left one on, clockwise. */
export type Quad = readonly [Point, Point, Point, Point]

export interface Scene {
  picture: "interior" | "roof_screen"
  /** Where the picture has its screen, in its own pixels. */
  quad: Quad
  /** The part of the picture that is shown: how much it is enlarged, and what of it stands at the upper left, as parts of it. */
  zoom: number
  from: Point
}

/** The width that the corners refer to. */
export const SCENE_WIDTH = 1600

export const scenes = {
  in_car_tablet: {
    picture: "interior",
    quad: [
      [916.2, 328.4],
      [1392.4, 329.3],
      [1391.9, 628.4],
      [917.2, 632.7],
    ],
    zoom: 1.8,
    from: [0.43, 0.18],
  },
  on_top_dynamic_screen: {
    picture: "roof_screen",
    quad: [
      [652, 194.2],
      [910, 153.8],
      [910.2, 310.5],
      [652, 330],
    ],
    zoom: 2.3,
    from: [0.28, 0.03],
  },
} satisfies Record<string, Scene>

/**
 * What lays an element, of this size and at the upper left of its scene, onto a quad: sizes and points are parts of the
 * scene's width, whose length CSS knows as 100cqw. A projection has its part that depends on that length in `perspective`
 * alone, so that it holds at every size.
 */
export const quadTransform = (quad: Quad, { width, height }: Size) => {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad
  // From the unit square to the quad (Heckbert, Fundamentals of Texture Mapping, 1989).
  const [dx1, dy1] = [x1 - x2, y1 - y2]
  const [dx2, dy2] = [x3 - x2, y3 - y2]
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  const across = [x1 - x0 + g * x1, y1 - y0 + g * y1, -g].map((part) => part / width)
  const down = [x3 - x0 + h * x3, y3 - y0 + h * y3, -h].map((part) => part / height)
  return { across, down, origin: [x0, y0] }
}

const written = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(6)).join(",")

/** The same as CSS. */
export const quadCss = (quad: Quad, size: Size) => {
  const { across, down, origin } = quadTransform(quad, size)
  const [x, y] = origin.map((part) => `${(part * 100).toFixed(4)}cqw`)
  return `perspective(100cqw) translate(${x},${y}) matrix3d(${written(across)},0,${written(down)},0,0,0,1,0,0,0,0,1)`
}
