/** @jest-environment node */

import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { canonicalPaths, cityPath } from "@farelight/api/contract/site/sitePaths.ts"
import { locales, localized } from "@farelight/api/contract/text/locale.ts"
import { wordsIn } from "@farelight/api/contract/words/words.ts"
import { describe, expect, test } from "@jest/globals"
import { unknownToSchemaOrg } from "../../testing/schemaOrg.ts"
import { servePage } from "../../testing/servePage.ts"
import { structuredData } from "./structuredData.ts"

const origin = "https://www.example.com"

const graphOf = (path: string, figures: Record<string, unknown> = {}, links?: object[]) => {
  const { global, cities } = pageContent("home", [
    { page: "global", sectionId: "figures", content: figures },
    { page: "global", sectionId: "social", content: { links } },
  ])
  const data = structuredData({
    locale: "en",
    words: wordsIn("en"),
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
  test("states publisher and position of each page", () => {
    expect(typesOf("/")).toEqual(["Organization", "WebSite", "WebPage", "Service"])
    expect(typesOf("/advertising")).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList", "Service"])
    expect(typesOf("/about")).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList"])
  })

  test("lists the company's profiles, without examples", () => {
    const real = { label: "LinkedIn", url: "https://www.linkedin.com/company/farelight" }
    const links = [{ label: "Instagram", url: "https://www.example.com/instagram" }, real]
    expect(graphOf("/", {}, links)[0]).toMatchObject({ sameAs: [real.url] })
    expect(part("/", "Organization")).toMatchObject({ sameAs: [] })
  })

  test("contains only figures that the pages show and that have a basis", () => {
    const proven = { measures: "", basis: "Counted", as_of: "2026-09-30" }
    const figures = { active_vehicles: { value: "731+", ...proven }, monthly_impressions: { value: "9M+", ...proven } }
    expect(part("/", "Service")?.areaServed).toHaveLength(12)
    expect(part("/", "Service")?.description).toBe("12 cities.")
    expect(part("/", "Service", { cities: "17" })).not.toHaveProperty("description")
    const { description, ...rest } = part("/", "Service", { ...figures, cities: "17" }) ?? {}
    expect(description).toBe("731+ vehicles, 9M+ monthly impressions.")
    expect(JSON.stringify(rest)).not.toMatch(/\d/)
  })

  test("is checked against schema.org's vocabulary", () => {
    const slips = [
      { "@type": "Place", nmae: "x", address: { "@type": "Adress" } },
      { "@type": "City", "@id": "x" },
    ]
    expect(unknownToSchemaOrg(slips)).toEqual(["Place.nmae", "Adress"])
  })
})

const english = [...canonicalPaths, cityPath("austin-tx"), cityPath("new-york-ny")]
const addresses = english.flatMap((path) => locales.map((locale) => localized(path, locale)))

const referencesIn = (part: unknown): string[] => {
  if (typeof part === "string") return part.startsWith(origin) ? [part] : []
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(referencesIn) : []
}

test.each(addresses)("the structured data of %s is valid schema.org", async (address) => {
  const { html } = await servePage(address)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(1)
  const { "@context": context, "@graph": graph } = JSON.parse(scripts[0]?.[1] ?? "")
  expect(context).toBe("https://schema.org")
  expect(unknownToSchemaOrg(graph)).toEqual([])
  const page = graph.find((part: Record<string, unknown>) => part["@type"] === "WebPage")
  expect(page.url).toBe(origin + address)
  // Every referenced node is in the same graph.
  const described = graph.map((part: Record<string, unknown>) => part["@id"])
  for (const reference of referencesIn(graph).filter((text) => text.includes("#")))
    expect(described).toContain(reference)
})
