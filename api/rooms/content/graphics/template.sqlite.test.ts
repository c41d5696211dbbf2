import { expect, test } from "@jest/globals"
import sharp from "sharp"
import { registry } from "../../../contract/content/registry.ts"
import { templatePath } from "../../../contract/site/sitePaths.ts"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { startTestApp } from "../../../testing/testApp.ts"
import { drawTemplate, templateOf } from "./template.ts"

const { specification } = registry.formats

const drawnFor = async (resolution: string) => {
  const roof = { ...specification.on_top_dynamic_screen, resolution }
  const template = templateOf("on_top_dynamic_screen", { ...specification, on_top_dynamic_screen: roof })
  return template && sharp(await drawTemplate(template))
}

test("a screen's template has the pixels that the content says, and others where it says others", async () => {
  const [first, other] = [await drawnFor("960 × 320 px, 30 fps"), await drawnFor("640 × 200 px")]
  expect(await first?.metadata()).toMatchObject({ format: "png", width: 960, height: 320 })
  expect(await other?.metadata()).toMatchObject({ width: 640, height: 200 })
})

test("its safe area is the inner nine tenths, and its pixels stand in it", async () => {
  const drawn = await drawnFor("960 × 320 px")
  const { data, info } = (await drawn?.removeAlpha().raw().toBuffer({ resolveWithObject: true })) ?? {}
  const grayAt = (x: number, y: number) => data?.[(y * (info?.width ?? 0) + x) * (info?.channels ?? 0)]
  expect(grayAt(20, 8)).toBe(0xd8)
  expect(grayAt(960 - 20, 320 - 8)).toBe(0xd8)
  expect(grayAt(100, 60)).toBe(255)
  // The words, which need no font of the system.
  const inked = Array.from({ length: 200 }, (_, x) => grayAt(60 + x, 40) ?? 255).filter((gray) => gray < 100)
  expect(inked.length).toBeGreaterThan(5)
})

test.each(["as the tablet has it", "90000 × 90000 px", "40000 × 300 px"])("%s has none", async (resolution) => {
  expect(await drawnFor(resolution)).toBeNull()
})

test("anyone gets each of them at its address, and again only when it has changed", async () => {
  const app = await startTestApp({ site: createSiteStub() })
  const got = await Promise.all(
    (["in_car_tablet", "car_wrapping", "on_top_dynamic_screen"] as const).map(async (format) => {
      const answer = await fetch(app.url + templatePath(format))
      const again = await fetch(app.url + templatePath(format), {
        headers: { "if-none-match": answer.headers.get("etag") ?? "", "cache-control": "max-age=0" },
      })
      return [answer.status, answer.headers.get("content-type"), again.status]
    }),
  )
  const missing = await fetch(`${app.url}/templates/constructor`)
  await app.stop()
  expect(got).toEqual([
    [200, "image/png", 304],
    [200, "image/svg+xml; charset=utf-8", 304],
    [200, "image/png", 304],
  ])
  expect(missing.status).toBe(404)
})
