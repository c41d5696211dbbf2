import type { Size } from "@farelight/api/contract/site/formatShapes.ts"

type Point = readonly [x: number, y: number]

/** Clockwise from the top left corner. */
type Quad = readonly [Point, Point, Point, Point]

interface Scene {
  picture: "interior" | "roof_screen"
  /** The corners of the screen, as fractions of the picture's width. */
  quad: Quad
  /** Crops the picture: the factor of the zoom, and the top left corner as fractions. */
  zoom: number
  from: Point
}

export const scenes = {
  in_car_tablet: {
    picture: "interior",
    quad: [
      [0.572625, 0.20525],
      [0.87025, 0.205813],
      [0.869938, 0.39275],
      [0.57325, 0.395438],
    ],
    zoom: 1.8,
    from: [0.43, 0.18],
  },
  on_top_dynamic_screen: {
    picture: "roof_screen",
    quad: [
      [0.4075, 0.121375],
      [0.56875, 0.096125],
      [0.568875, 0.194062],
      [0.4075, 0.20625],
    ],
    zoom: 2.3,
    from: [0.28, 0.03],
  },
} satisfies Record<string, Scene>

/** CSS that projects an element onto the quad. Its lengths are fractions of the scene's width, to fit at every size. */
export const quadCss = ([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad, { width, height }: Size) => {
  // Maps the unit square onto the quad (Heckbert, Fundamentals of Texture Mapping, 1989).
  const [dx1, dy1] = [x1 - x2, y1 - y2]
  const [dx2, dy2] = [x3 - x2, y3 - y2]
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  const written = (numbers: readonly number[], side: number) =>
    numbers.map((part) => (part / side).toFixed(6)).join(",")
  const across = written([x1 - x0 + g * x1, y1 - y0 + g * y1, -g], width)
  const down = written([x3 - x0 + h * x3, y3 - y0 + h * y3, -h], height)
  const origin = [x0, y0].map((part) => `${(part * 100).toFixed(4)}cqw`).join(",")
  return `perspective(100cqw) translate(${origin}) matrix3d(${across},0,${down},0,0,0,1,0,0,0,0,1)`
}
