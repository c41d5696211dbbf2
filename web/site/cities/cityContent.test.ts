/** @jest-environment node */

import { localizedContent } from "@farelight/api/contract/content/localizedContent.ts"
import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { projectCity } from "@farelight/api/edges/site/cityProjection.ts"
import { describe, expect, test } from "@jest/globals"
import { cityContent } from "./cityContent.ts"

const factsOf = (slug: string, stored: readonly StoredSection[] = []) => {
  const load = <Page extends "cities" | "drivers" | "formats">(page: Page) =>
    localizedContent(page, stored, [], "en", { project: projectCity })
  const pages = { cities: load("cities"), drivers: load("drivers"), formats: load("formats") }
  const city = pages.cities.cities.find((known) => known.slug === slug)
  if (!city) throw new Error(`No city ${slug}`)
  return cityContent(city, pages).facts
}

describe("the estimate on a city's page", () => {
  test("equals the estimators' results with the city's own share", () => {
    const amounts = (slug: string) => factsOf(slug).pay?.monthly.map(({ hours, amount }) => `${hours}: ${amount}`)
    expect(amounts("los-angeles-ca")).toEqual(["20: $145–$220", "30: $220–$330"])
    expect(amounts("dallas-tx")).toEqual(["20: $130–$200", "30: $200–$300"])
    expect(amounts("las-vegas-nv")).toEqual(["20: $150–$230", "30: $230–$345"])
    const { campaign } = factsOf("dallas-tx")
    expect([campaign?.impressions.value, campaign?.cost]).toEqual(["39,000", "$2,652–$3,900"])
  })

  test("follows figures set by an operator, and is omitted without numbers", () => {
    const { rates } = registry.drivers
    const stored = (full_hours: string, impressions: string) => [
      { page: "drivers", sectionId: "rates", content: { ...rates, full_hours } },
      { page: "formats", sectionId: "assumptions", content: { in_car_tablet: impressions } },
    ]
    const edited = factsOf("dallas-tx", stored("20", "100,000"))
    expect(edited.pay?.monthly).toEqual([{ hours: 20, amount: "$200–$300" }])
    expect(edited.campaign?.cost).toBe("$6,800–$10,000")
    const none = { pay: null, campaign: null }
    expect(factsOf("dallas-tx", stored("by agreement", "on request"))).toMatchObject(none)
    // A city without cars.
    expect(factsOf("new-york-ny")).toMatchObject(none)
  })
})
