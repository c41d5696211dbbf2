import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import type { Locale } from "@farelight/api/contract/site/locale.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { wordsIn } from "@farelight/api/contract/words/words.ts"
import { describe, expect, test } from "@jest/globals"
import { unknownToSchemaOrg } from "../../testing/schemaOrg.ts"
import { structuredData } from "./structuredData.ts"

const origin = "https://www.example.com"

const graphOf = (path: string, figures: Record<string, unknown> = {}, locale: Locale = "en", links?: object[]) => {
  const { global, cities } = pageContent("home", [
    { page: "global", sectionId: "figures", content: figures },
    { page: "global", sectionId: "social", content: { links } },
  ])
  const data = structuredData({
    locale,
    words: wordsIn(locale),
    origin,
    path,
    title: "Title",
    description: "Description",
    global,
    cities,
  })
  expect(data["@context"]).toBe("https://schema.org")
  return data["@graph"] as readonly object[] as readonly Record<string, unknown>[]
}

const typesOf = (path: string) => graphOf(path).map((part) => part["@type"])

const part = (path: string, type: string, figures?: Record<string, unknown>) =>
  graphOf(path, figures).find((candidate) => candidate["@type"] === type)

describe("structured data", () => {
  test("states on each page who publishes it, and where in the site it is", () => {
    expect(typesOf("/")).toEqual(["Organization", "WebSite", "WebPage", "Service"])
    expect(typesOf("/advertising")).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList", "Service"])
    expect(typesOf("/about")).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList"])
  })

  test("names the company as the content does", () => {
    expect(part("/", "Organization")).toMatchObject({
      name: "Farelight",
      legalName: "Farelight LLC",
      url: "https://www.example.com/",
      logo: "https://www.example.com/icon-512.png",
    })
  })

  test("tells of the company's profiles, but of none that is an example", () => {
    const real = { label: "LinkedIn", url: "https://www.linkedin.com/company/farelight" }
    const links = [{ label: "Instagram", url: "https://www.example.com/instagram" }, real]
    expect(graphOf("/", {}, "en", links)[0]).toMatchObject({ sameAs: [real.url] })
    expect(part("/", "Organization")).toMatchObject({ sameAs: [] })
  })

  test("has only figures that the pages show, and that have a basis", () => {
    const proven = { measures: "", basis: "Counted", as_of: "2026-09-30" }
    const figures = { active_vehicles: { value: "731+", ...proven }, monthly_impressions: { value: "9M+", ...proven } }
    expect(part("/", "Service")?.areaServed).toHaveLength(12)
    expect(part("/", "Service")?.description).toBe("12 cities.")
    expect(part("/", "Service", { cities: "17" })).not.toHaveProperty("description")
    expect(part("/", "Service", { ...figures, cities: "17" })?.description).toBe(
      "731+ vehicles, 9M+ monthly impressions.",
    )
    const { description: _description, ...rest } = part("/", "Service") ?? {}
    expect(JSON.stringify(rest)).not.toMatch(/\d/)
  })

  test("tells of the service in the language of the page", () => {
    const proven = { measures: "", basis: "Counted", as_of: "2026-09-30" }
    const figures = { active_vehicles: { value: "731+", ...proven }, monthly_impressions: { value: "9M+", ...proven } }
    const service = graphOf("/", figures, "es").find((node) => node["@type"] === "Service")
    expect(service).toMatchObject({
      serviceType: "Publicidad en autos de Uber y Lyft",
      description: "731+ vehículos, 12 ciudades, 9M+ impresiones al mes.",
    })
    expect(JSON.stringify(service)).not.toMatch(/rideshare|Brands|Ad formats|Car Wrapping/i)
  })

  test.each(Object.values(paths))("on %s has only types and properties of schema.org", (path) => {
    expect(unknownToSchemaOrg(graphOf(path))).toEqual([])
  })

  test("is found out where schema.org does not know it", () => {
    const slips = [
      { "@type": "Place", nmae: "x", address: { "@type": "Adress" } },
      { "@type": "City", "@id": "x" },
    ]
    expect(unknownToSchemaOrg(slips)).toEqual(["Place.nmae", "Adress"])
  })

  test("has breadcrumbs from the home page to the page", () => {
    expect(part("/contact", "BreadcrumbList")?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Farelight", item: "https://www.example.com/" },
      { "@type": "ListItem", position: 2, name: "Title", item: "https://www.example.com/contact" },
    ])
  })
})
