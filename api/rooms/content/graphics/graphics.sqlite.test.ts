import { expect, test } from "@jest/globals"
import sharp from "sharp"
import { registry } from "../../../contract/content/registry.ts"
import { templatePath } from "../../../contract/site/sitePaths.ts"
import { setContent } from "../../../testing/factories/content.ts"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { drawable } from "./letters.ts"
import { drawTemplate, templateOf } from "./template.ts"

const app = await setUpTestApp({ site: createSiteStub() })

// Node's fetch would add no-cache to a conditional request, which asks for the whole file.
const knowing = (answer: Response) => ({
  headers: { "if-none-match": answer.headers.get("etag") ?? "", "cache-control": "max-age=0" },
})

test.each([
  ["Llegue a más gente – “ya”", "Llegue a más gente – “ya”"],
  ["Łódź\u00a0🚕 & 日", "?ódz & ?"],
  ["Drive 👩‍👩‍👧 now 🇺🇸", "Drive now"],
  ["© 2026 e\u0301", "© 2026 é"],
])("the text %j is drawn in a picture as %j", (text, drawn) => {
  expect(drawable(text)).toBe(drawn)
})

test.each([
  ["/share/home.jpg", "/es/share/home.jpg"],
  ["/share/cities/los-angeles-ca.jpg", "/share/cities/austin-tx.jpg"],
])("the addresses %s and %s have share pictures that other sites may embed", async (...paths) => {
  const answers = await Promise.all(paths.map((path) => fetch(app.url + path)))
  const files = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
  for (const [index, { status, headers }] of answers.entries()) {
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"])
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin")
    expect(await sharp(files[index]).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
    expect(files[index]?.length).toBeLessThan(120_000)
  }
  expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(false)
})

test("a share picture follows its page's title", async () => {
  const first = await fetch(`${app.url}/share/about.jpg`)
  expect((await fetch(`${app.url}/share/about.jpg`, knowing(first))).status).toBe(304)
  await setContent("about", "meta", { title: `日 & <b> ${"Long ".repeat(60)}` })
  const edited = await fetch(`${app.url}/share/about.jpg`, knowing(first))
  expect(edited.status).toBe(200)
  expect((await sharp(Buffer.from(await edited.arrayBuffer())).metadata()).width).toBe(1200)
})

test.each([
  "/share/nothing.jpg",
  "/share/cities/atlantis-xx.jpg",
  "/share/drivers.png",
  "/share/status.jpg",
  "/share/..%2Fdrivers.jpg",
  "/share/constructor.jpg",
])("the address %s has no share picture", async (path) => {
  const answer = await fetch(app.url + path)
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"])
})

const { specification } = registry.formats

const drawnFor = async (resolution: string) => {
  const roof = { ...specification.on_top_dynamic_screen, resolution }
  const template = templateOf("on_top_dynamic_screen", { ...specification, on_top_dynamic_screen: roof })
  return template && sharp(await drawTemplate(template))
}

test("the template of an ad screen has the pixel size in the content", async () => {
  const [first, other] = [await drawnFor("960 × 320 px, 30 fps"), await drawnFor("640 × 200 px")]
  expect(await first?.metadata()).toMatchObject({ format: "png", width: 960, height: 320 })
  expect(await other?.metadata()).toMatchObject({ width: 640, height: 200 })
})

test("the template's safe area is the inner nine tenths, labeled with its pixels", async () => {
  const drawn = await drawnFor("960 × 320 px")
  const { data, info } = (await drawn?.removeAlpha().raw().toBuffer({ resolveWithObject: true })) ?? {}
  const grayAt = (x: number, y: number) => data?.[(y * (info?.width ?? 0) + x) * (info?.channels ?? 0)]
  expect(grayAt(20, 8)).toBe(0xd8)
  expect(grayAt(960 - 20, 320 - 8)).toBe(0xd8)
  expect(grayAt(100, 60)).toBe(255)
  // The words are drawn without a system font.
  const inked = Array.from({ length: 200 }, (_, x) => grayAt(60 + x, 40) ?? 255).filter((gray) => gray < 100)
  expect(inked.length).toBeGreaterThan(5)
})

test.each(["as the tablet has it", "90000 × 90000 px", "40000 × 300 px"])("%s has no template", async (resolution) => {
  expect(await drawnFor(resolution)).toBeNull()
})

test("each format's template is public at its address, and revalidated by ETag", async () => {
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
  expect(got).toEqual([
    [200, "image/png", 304],
    [200, "image/svg+xml; charset=utf-8", 304],
    [200, "image/png", 304],
  ])
  expect(missing.status).toBe(404)
})
