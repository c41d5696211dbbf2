import { afterAll, beforeAll, expect, test } from "@jest/globals"
import sharp from "sharp"
import { registry } from "../../../contract/content/registry.ts"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { startTestApp, type TestApp } from "../../../testing/testApp.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { drawable, widthOf } from "./letters.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ site: createSiteStub() })
})
afterAll(() => app.stop())

// Node's fetch would add no-cache to a conditional request, which asks for the whole file.
const knowing = (answer: Response) => ({
  headers: { "if-none-match": answer.headers.get("etag") ?? "", "cache-control": "max-age=0" },
})

const edit = async (page: string, sectionId: string, content: object) => {
  const block = await CmsBlock.findOne({ where: { page, sectionId }, rejectOnEmpty: true })
  const saved = await app.rest("PUT", `/api/cms/blocks/${block.id}`, { content }, { token: await app.login() })
  expect(saved.status).toBe(200)
}

test.each([
  ["Llegue a más gente – “ya”", "Llegue a más gente – “ya”"],
  ["Łódź\u00a0🚕 & 日", "?ódz & ?"],
  ["Drive 👩‍👩‍👧 now 🇺🇸", "Drive now"],
  ["© 2026 e\u0301", "© 2026 é"],
])("%j is drawn as %j", (text, drawn) => {
  expect(drawable(text)).toBe(drawn)
})

test("letters stand as close as the font says", () => {
  expect(widthOf("To", 2_000)).toBeLessThan(widthOf("T", 2_000) + widthOf("o", 2_000))
  expect(widthOf("Tó", 2_000)).toBeCloseTo(widthOf("To", 2_000), -2)
})

test.each([
  ["/share/home.jpg", "/es/share/home.jpg"],
  ["/share/cities/los-angeles-ca.jpg", "/share/cities/austin-tx.jpg"],
])("%s and %s are pictures of their own for other sites", async (...paths) => {
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
  await edit("about", "meta", { ...registry.about.meta, title: `日 & <b> ${"Long ".repeat(60)}` })
  const edited = await fetch(`${app.url}/share/about.jpg`, knowing(first))
  expect(edited.status).toBe(200)
  expect((await sharp(Buffer.from(await edited.arrayBuffer())).metadata()).width).toBe(1200)
})

test.each([
  "/share/nothing.jpg",
  "/share/cities/atlantis-xx.jpg",
  "/share/drivers.png",
  "/share/drivers",
  "/share/status.jpg",
  "/share/..%2Fdrivers.jpg",
  "/share/constructor.jpg",
])("%s is no picture", async (path) => {
  const answer = await fetch(app.url + path)
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"])
})
