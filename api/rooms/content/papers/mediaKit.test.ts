import { expect, test } from "@jest/globals"
import { sampleReport } from "../../../contract/campaign/sampleReport.ts"
import type { StoredSection } from "../../../contract/content/pageContent.ts"
import { registry } from "../../../contract/content/registry.ts"
import type { Locale } from "../../../contract/site/locale.ts"
import { paperContent, readPdf } from "../../../testing/product/papers.ts"
import { writeMediaKit } from "./mediaKit.ts"

const kitOf = async (stored: readonly StoredSection[] = [], locale: Locale = "en") =>
  readPdf(await writeMediaKit(paperContent(stored, locale)))

const section = (sectionId: string, content: object) => ({ page: "formats", sectionId, content })

test("the media kit is eight slides with what the pages say, tagged, and light enough for a mail", async () => {
  const { specification, methodology } = registry.formats
  const { pages, text, title, isTagged, links, size, raw } = await kitOf()
  expect(pages).toHaveLength(8)
  expect(size[0] ?? 0).toBeCloseTo(((size[1] ?? 0) * 16) / 9)
  expect(title).toBe("Farelight: Media kit")
  expect(isTagged).toBe(true)
  expect(raw.includes("/Lang (en-US)")).toBe(true)
  expect(raw.length).toBeLessThan(500_000)
  for (const shown of [
    "In-Car Tablet",
    "Car Wrapping",
    "On-Top Dynamic Screen",
    specification.in_car_tablet.price.value,
    specification.in_car_tablet.resolution,
    methodology.title,
    "Our planning figure.",
    "Company figure, not yet verified.",
    "Los Angeles",
    "Farelight LLC",
    "within 24 hours",
    "Page 2 / 8",
  ])
    expect(text).toContain(shown)
  expect(links).toEqual(["mailto:hello@example.com", "tel:+19495550142"])
})

test("its sample report says that it is one, and keeps counted and modeled impressions apart", async () => {
  const { pages } = await kitOf()
  const sample = pages.find((page) => page.includes("Sample report")) ?? ""
  expect(sample).toContain("This campaign never ran.")
  expect(sample).toContain("Los Angeles, Dallas")
  const numbers = [...sample.matchAll(/\d+,\d{3}/g)].map(([number]) => Number(number.replace(",", "")))
  const [counted = 0, ...others] = numbers
  const [modeled = 0] = others.slice(4)
  const sum = (weeks: number[]) => weeks.reduce((total, week) => total + week, 0)
  const { total } = sampleReport(paperContent([], "en"))
  expect([counted, modeled]).toEqual([total.counted, total.modeled])
  expect([sum(others.slice(0, 4)), sum(others.slice(5))]).toEqual([counted, modeled])
  expect(sample).not.toContain((counted + modeled).toLocaleString("en-US"))
})

test.each([
  [
    "a price that is no number",
    section("specification", {
      in_car_tablet: {
        ...registry.formats.specification.in_car_tablet,
        price: { ...registry.formats.specification.in_car_tablet.price, value: "Ask us" },
      },
    }),
  ],
  [
    "a capacity of next to nothing",
    section("assumptions", { in_car_tablet: { ...registry.formats.assumptions.in_car_tablet, value: "10" } }),
  ],
])("%s leaves the sample without bars, and the kit whole", async (_what, stored) => {
  expect((await kitOf([stored])).pages).toHaveLength(8)
})

test("there is one in Spanish, with the formats as the site calls them", async () => {
  const { text, title, raw } = await kitOf([], "es")
  expect(title).toBe("Farelight: Kit de medios")
  expect(raw.includes("/Lang (es-US)")).toBe(true)
  for (const shown of ["Auto rotulado", paperContent([], "es").page.methodology.title, "Página 2 / 8"])
    expect(text).toContain(shown)
  expect(text).not.toMatch(/Car Wrapping|In-Car|not yet verified/)
})

test("a person to ask for is named once there is one", async () => {
  const { media_kit } = registry.formats
  const named = { ...media_kit, contact_person: "Grace Hopper", contact_role: "Agencies" }
  expect((await kitOf([section("media_kit", named)])).text).toContain("Grace Hopper Agencies")
})

test.each([
  ["Müller’s “$5–$6” café 日", "Müller’s “$5–$6” café ?"],
  ["Łódź, Kraków, Hőgyész, Đà Nẵng", "Łódź, Kraków, Hőgyész, Đà Nẵng"],
  ["Київ and Београд", "Київ and Београд"],
  ["Cafe\u0301 Ｎｏ", "Café No"],
  ["Ride 🚕 with us 👩🏽‍🚀🇺🇸❤️, 24 hours™ ©", "Ride with us, 24 hours™ ©"],
])("the PDF has %s as %s", async (written, read) => {
  const { text } = await kitOf([section("media_kit", { text: written })])
  expect(text.normalize("NFC")).toContain(read)
})

test("a long text gets smaller and is cut off at last, but makes no further slide", async () => {
  const words = Array.from({ length: 900 }, (_, index) => `word${index}`).join(" ")
  const { in_car_tablet } = registry.formats.specification
  const { pages, text } = await kitOf([
    section("specification", { in_car_tablet: { ...in_car_tablet, file: words } }),
    section("media_kit", { riders_text: words }),
  ])
  expect(pages).toHaveLength(8)
  expect(text).toMatch(/word0 word1 .*word9\d?.*…/)
  expect(text).not.toContain("word899")
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
  const { pages, text } = await kitOf([section("case_studies", { items: [item] })])
  expect(pages).toHaveLength(9)
  expect(text).toContain("Campaigns so far")
  expect(text).toContain("“It worked.”")
  expect((await kitOf()).text).not.toContain("Campaigns so far")
})
