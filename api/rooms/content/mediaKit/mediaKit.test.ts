import { afterAll, beforeAll, expect, jest, test } from "@jest/globals"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"
import { localizedContent } from "../../../contract/content/localizedContent.ts"
import { pageContent } from "../../../contract/content/pageContent.ts"
import { registry } from "../../../contract/content/registry.ts"
import { logger } from "../../../platform/log/logger.ts"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { startTestApp, type TestApp } from "../../../testing/testApp.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { renderMediaKit } from "./renderMediaKit.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ site: createSiteStub() })
})
afterAll(() => app.stop())

/** Reads a PDF back: its pages' texts, what it is called, and its language. */
const readPdf = async (bytes: Uint8Array) => {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/g, " "),
    )
  }
  const { info } = await document.getMetadata()
  const isTagged = Boolean((await document.getMarkInfo())?.Marked)
  return { pages, text: pages.join(" "), title: (info as { Title: string }).Title, isTagged, raw: Buffer.from(bytes) }
}

const contentWith = (sectionId: string, content: object) =>
  pageContent("formats", [{ page: "formats", sectionId, content }])

test("the media kit has the formats, prices and methods of the page, tagged and numbered", async () => {
  const { specification, methodology } = registry.formats
  const { pages, text, title, isTagged, raw } = await readPdf(await renderMediaKit(pageContent("formats", [])))
  expect(pages).toHaveLength(4)
  expect(title).toBe("Farelight: Media kit")
  expect(isTagged).toBe(true)
  expect(raw.includes("/Lang (en-US)")).toBe(true)
  for (const shown of [
    "In-Car Tablet",
    "Car Wrapping",
    "On-Top Dynamic Screen",
    specification.in_car_tablet.price.value,
    specification.in_car_tablet.resolution,
    methodology.title,
    "Our planning figure.",
    "hello@example.com",
    "Page 2 / 4",
  ])
    expect(text).toContain(shown)
})

test("there is one in Spanish, with the formats as the site calls them", async () => {
  const content = localizedContent("formats", [], [], "es")
  const { text, title, raw } = await readPdf(await renderMediaKit(content, "es"))
  expect(title).toBe("Farelight: Kit de medios")
  expect(raw.includes("/Lang (es-US)")).toBe(true)
  for (const shown of ["Auto rotulado", content.page.methodology.title, "Página 2 / 4"]) expect(text).toContain(shown)
  expect(text).not.toMatch(/Car Wrapping|In-Car/)
})

test("real glyphs stand for dashes, quotes and accents, and others are not lost silently", async () => {
  const { text } = await readPdf(
    await renderMediaKit(contentWith("specification", { title: "Müller’s “$5–$6” café 日" })),
  )
  expect(text).toContain("Müller’s “$5–$6” café ?")
})

test.each([
  ["Łódź, Kraków, Hőgyész, Đà Nẵng", "Łódź, Kraków, Hőgyész, Đà Nẵng"],
  ["Київ and Београд", "Київ and Београд"],
  ["Cafe\u0301 Ｎｏ", "Café No"],
  ["Ride 🚕 with us 👩🏽‍🚀🇺🇸❤️, 24 hours™ ©", "Ride with us, 24 hours™ ©"],
])("the PDF has %s as %s", async (written, read) => {
  const { text } = await readPdf(await renderMediaKit(contentWith("specification", { title: written })))
  expect(text.normalize("NFC")).toContain(read)
})

test("one process makes a kit for all who ask, and one that fails is not tried again at once", async () => {
  const told = jest.spyOn(logger, "error").mockImplementation(() => undefined)
  const content = pageContent("formats", [])
  expect(renderMediaKit(content)).toBe(renderMediaKit(content))
  const broken = { ...content, page: {} } as typeof content
  const ask = () => renderMediaKit(broken).catch(({ code }) => code)
  const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()]
  expect(answers).toEqual(Array(4).fill("SERVICE_UNAVAILABLE"))
  expect(told).toHaveBeenCalledTimes(1)
  const now = performance.now()
  jest.spyOn(performance, "now").mockReturnValue(now + 10 * 60_000)
  await ask()
  expect(told).toHaveBeenCalledTimes(2)
  jest.restoreAllMocks()
})

test("long texts go on on further pages, also in a table's cell", async () => {
  const words = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `${word}${index}`).join(" ")
  const { in_car_tablet: format } = registry.formats.specification
  const { pages, text } = await readPdf(
    await renderMediaKit(
      contentWith("specification", {
        text: words(900, "lead"),
        in_car_tablet: { ...format, file: words(900, "file") },
      }),
    ),
  )
  expect(pages.length).toBeGreaterThan(5)
  for (const word of ["lead0", "lead899", "file0", "file899", "On-Top Dynamic Screen"]) expect(text).toContain(word)
})

test("a case study is in it once there is one", async () => {
  const item = {
    client: "Harbor Coffee",
    campaign: "Two weeks.",
    result: "",
    measured: "",
    quote: "It worked.",
    quoted: "",
  }
  const { text } = await readPdf(await renderMediaKit(contentWith("case_studies", { items: [item] })))
  expect(text).toContain("Campaigns so far")
  expect(text).toContain("“It worked.”")
  expect((await readPdf(await renderMediaKit(pageContent("formats", [])))).text).not.toContain("Campaigns so far")
})

test("it is served with a tag that changes with the content", async () => {
  const first = await fetch(`${app.url}/media-kit.pdf`)
  expect(first.status).toBe(200)
  expect(first.headers.get("content-type")).toBe("application/pdf")
  const etag = first.headers.get("etag") ?? ""
  expect((await readPdf(new Uint8Array(await first.arrayBuffer()))).pages).toHaveLength(4)
  // Node's fetch would add no-cache to a conditional request, which asks for the whole file.
  const known = { "if-none-match": etag, "cache-control": "max-age=0" }
  expect((await fetch(`${app.url}/media-kit.pdf`, { headers: known })).status).toBe(304)

  const block = await CmsBlock.findOne({ where: { page: "formats", sectionId: "media_kit" }, rejectOnEmpty: true })
  const content = { ...registry.formats.media_kit, title: "Edited kit" }
  const token = await app.login()
  const saved = await app.rest("PUT", `/api/cms/blocks/${block.id}`, { content }, { token })
  expect(saved.status).toBe(200)
  const edited = await fetch(`${app.url}/media-kit.pdf`, { headers: known })
  expect(edited.status).toBe(200)
  expect((await readPdf(new Uint8Array(await edited.arrayBuffer()))).text).toContain("Edited kit")
})
