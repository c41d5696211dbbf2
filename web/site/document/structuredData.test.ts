import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { describe, expect, test } from "@jest/globals"
import { structuredData } from "./structuredData.ts"

const origin = "https://www.example.com"

const graphOf = (path: string, figures: Record<string, string> = {}) => {
  const { global, cities } = pageContent("home", [{ page: "global", sectionId: "figures", content: figures }])
  const data = structuredData({ origin, path, title: "Title", description: "Description", global, cities })
  expect(data["@context"]).toBe("https://schema.org")
  return data["@graph"] as Record<string, unknown>[]
}

const typesOf = (path: string) => graphOf(path).map((part) => part["@type"])

const part = (path: string, type: string, figures?: Record<string, string>) =>
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

  test("has only figures that the pages show", () => {
    const figures = { active_vehicles: "731+", cities: "17", monthly_impressions: "9M+" }
    expect(part("/", "Service")?.areaServed).toHaveLength(12)
    expect(part("/", "Service", figures)?.description).toBe("731+ vehicles in 17 cities, 9M+ monthly impressions.")
    const { description: _description, ...rest } = part("/", "Service") ?? {}
    expect(JSON.stringify(rest)).not.toMatch(/\d/)
  })

  test("has breadcrumbs from the home page to the page", () => {
    expect(part("/contact", "BreadcrumbList")?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Farelight", item: "https://www.example.com/" },
      { "@type": "ListItem", position: 2, name: "Title", item: "https://www.example.com/contact" },
    ])
  })
})
