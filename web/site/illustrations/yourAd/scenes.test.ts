import { describe, expect, test } from "@jest/globals"
import { type Quad, quadTransform, SCENE_WIDTH, scenes } from "./scenes.ts"

describe.each(Object.entries(scenes))("the picture of %s", (_format, { quad, picture, zoom, from }) => {
  test("has an ad laid onto its screen, corner on corner", () => {
    const size = { width: 0.3, height: 0.17 }
    const corners = quad.map(([x = 0, y = 0]) => [x / SCENE_WIDTH, y / SCENE_WIDTH]) as unknown as Quad
    const { across, down, origin } = quadTransform(corners, size)
    const [a = 0, b = 0, c = 0] = across
    const [d = 0, e = 0, f = 0] = down
    const [x0 = 0, y0 = 0] = origin
    const placed = [
      [0, 0],
      [size.width, 0],
      [size.width, size.height],
      [0, size.height],
    ].map(([x = 0, y = 0]) => {
      // As CSS has it, with the scene's width as 1: what comes nearer gets larger.
      const nearness = 1 - (c * x + f * y)
      return [(a * x + d * y + x0) / nearness, (b * x + e * y + y0) / nearness]
    })
    placed.forEach(([x, y], index) => {
      expect(x).toBeCloseTo(corners[index]?.[0] ?? 0, 6)
      expect(y).toBeCloseTo(corners[index]?.[1] ?? 0, 6)
    })
  })

  test("is shown where its screen is, and covers its frame", () => {
    expect(picture).toMatch(/^(interior|roof_screen)$/)
    const [left = 0, top = 0] = from
    for (const part of [left, top]) expect(part + 1 / zoom).toBeLessThanOrEqual(1)
    for (const [x = 0, y = 0] of quad) {
      expect(x / SCENE_WIDTH).toBeGreaterThan(left)
      expect(x / SCENE_WIDTH).toBeLessThan(left + 1 / zoom)
      expect(y / 1000).toBeGreaterThan(top)
      expect(y / 1000).toBeLessThan(top + 1 / zoom)
    }
  })
})
