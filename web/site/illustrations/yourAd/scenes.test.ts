import { expect, test } from "@jest/globals"
import { quadCss, scenes } from "./scenes.ts"

test.each(Object.entries(scenes))(
  "the picture of %s has an ad aligned with its screen's corners",
  (_format, { quad }) => {
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
      // Relative to the scene's width; nearer parts are larger.
      const nearness = 1 - (c * x + f * y)
      expect((a * x + d * y + x0) / nearness).toBeCloseTo(quad[index]?.[0] ?? 0, 4)
      expect((b * x + e * y + y0) / nearness).toBeCloseTo(quad[index]?.[1] ?? 0, 4)
    })
  },
)
