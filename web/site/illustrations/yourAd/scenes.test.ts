import { describe, expect, test } from "@jest/globals"
import { quadCss, scenes } from "./scenes.ts"

describe.each(Object.entries(scenes))("the picture of %s", (_format, { quad, picture, zoom, from }) => {
  test("has an ad laid onto its screen, corner on corner", () => {
    const css = quadCss(quad, { width: 0.3, height: 0.17 })
    const [x0 = 0, y0 = 0] = [...css.matchAll(/([\d.]+)cqw[,)]/g)].slice(1).map(([, part]) => Number(part) / 100)
    const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0] = (/matrix3d\((.+)\)/.exec(css)?.[1] ?? "")
      .split(",")
      .map(Number)
    const corners = [
      [0, 0],
      [0.3, 0],
      [0.3, 0.17],
      [0, 0.17],
    ]
    corners.forEach(([x = 0, y = 0], index) => {
      // With the scene's width as 1: what comes nearer gets larger.
      const nearness = 1 - (c * x + f * y)
      expect((a * x + d * y + x0) / nearness).toBeCloseTo(quad[index]?.[0] ?? 0, 4)
      expect((b * x + e * y + y0) / nearness).toBeCloseTo(quad[index]?.[1] ?? 0, 4)
    })
  })

  test("is shown where its screen is, and covers its frame", () => {
    expect(picture).toMatch(/^(interior|roof_screen)$/)
    const [left = 0, top = 0] = from
    for (const part of [left, top]) expect(part + 1 / zoom).toBeLessThanOrEqual(1)
    for (const [x = 0, y = 0] of quad) {
      expect(x).toBeGreaterThan(left)
      expect(x).toBeLessThan(left + 1 / zoom)
      expect(y * 1.6).toBeGreaterThan(top)
      expect(y * 1.6).toBeLessThan(top + 1 / zoom)
    }
  })
})
