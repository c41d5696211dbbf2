/** @jest-environment node */

import { describe, expect, test } from "@jest/globals"
import { servePage } from "../../testing/servePage.ts"

const serve = async (path: string) => (await servePage(path)).html

const firstOffer = (html: string) => / href="([^"]*)" class="button primary"/.exec(html)?.[1]

describe("the pages of the cities", () => {
  test("offer the application first to visitors from the drivers' page", async () => {
    expect(await serve("/drivers")).toContain('href="/cities?driver=1"')
    expect(await serve("/cities?driver=1")).toContain('href="/cities/las-vegas-nv?driver=1"')
    const forDrivers = await serve("/cities/las-vegas-nv?driver=1")
    expect(firstOffer(forDrivers)).toBe("/drivers?city=las-vegas-nv#apply")
    expect(forDrivers).toContain('href="/cities/los-angeles-ca?driver=1"')
    expect(firstOffer(await serve("/cities/las-vegas-nv"))).toMatch(/^\/formats\?.*cities=Las\+Vegas/)
  })

  test("are linked for cities with pay or a rule of their own; other cities are listed", async () => {
    const html = await serve("/cities")
    const linked = [...html.matchAll(/href="\/cities\/([a-z-]+)"/g)].map(([, slug]) => slug)
    expect(linked).toEqual(["las-vegas-nv", "los-angeles-ca", "san-francisco-ca", "new-york-ny"])
    expect(html).toMatch(/Austin, TX<\/strong><a href="\/drivers\?[^"]*#estimate"[^>]*>\$130–\$200/)
  })

  test("open both forms with the city filled in", async () => {
    const [, estimate = ""] = / href="([^"]*#estimate)"/.exec(await serve("/cities/las-vegas-nv")) ?? []
    const opened = await serve(estimate.replaceAll("&amp;", "&"))
    expect(opened).toMatch(/\$150–\$230.*<input[^>]* value="Las Vegas, NV"/s)
    // The campaign is planned with the cost that the page states.
    const [, plan = ""] = / href="(\/formats\?[^"]*)"/.exec(await serve("/cities/dallas-tx")) ?? []
    expect(plan.replaceAll("&amp;", "&")).toMatch(/amount=3900&.*cities=Dallas/)
  })

  test("have breadcrumbs for readers and machines", async () => {
    const html = await serve("/es/cities/dallas-tx")
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const trail = JSON.parse(data)["@graph"].find((part: Record<string, unknown>) => part["@type"] === "BreadcrumbList")
    expect(trail.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
      ["Farelight", "https://www.example.com/es"],
      ["Ciudades", "https://www.example.com/es/cities"],
      ["Dallas", "https://www.example.com/es/cities/dallas-tx"],
    ])
    expect(html).toMatch(/<li><a href="\/es\/cities">Ciudades<\/a><\/li><li aria-current="page">Dallas<\/li>/)
  })

  test("link to a rule's text, with the day it was read", async () => {
    const html = await serve("/cities/new-york-ny")
    expect(html).toMatch(/<a href="https:\/\/www\.nyc\.gov\/[^"]*" rel="noreferrer">NYC Taxi and Limousine Commission</)
    expect(html).toContain("November 26, 2026")
    expect(await serve("/cities/atlantis")).toContain("There&#x27;s no page at this address.")
  })
})
