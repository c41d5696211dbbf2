import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { describe, expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { renderSite } from "../../testing/renderSite.tsx"
import { servePage } from "../../testing/servePage.ts"

const stored = (page: string, sectionId: string, items: object[]): StoredSection => ({
  page,
  sectionId,
  content: { ...(registry as Record<string, Record<string, object>>)[page]?.[sectionId], items },
})

const regionOf = (section: string) => document.querySelector<HTMLElement>(`[data-section="${section}"]`)

describe("the inventory", () => {
  const booking = {
    city: "LA",
    ad_format: "In-Car Tablet",
    first_week: "2026-12-07",
    week_count: "1",
    share_percent: "50",
  }
  const rowOf = (name: string) => {
    const [table] = screen.getAllByRole("table")
    return within(within(table as HTMLElement).getByRole("row", { name: new RegExp(`^${name}`) }))
  }

  test("leads from each cell to the estimator with all that is free there", async () => {
    await renderSite("/inventory", [stored("inventory", "bookings", [booking])])
    const [first, second] = rowOf("Los Angeles").getAllByRole("link")
    // Half of one week, and all of three.
    const search = "weeks=4&start=impressions&amount=133000&formats=In-Car+Tablet&cities=Los+Angeles"
    expect(first).toHaveTextContent("19,000")
    expect(first).toHaveAttribute("href", `/formats?${search}#estimator`)
    expect(second).toHaveTextContent("38,000")
  })

  test("does not lead on from what is less than can be booked", async () => {
    const taken = { ...booking, week_count: "20", share_percent: "90" }
    await renderSite("/inventory", [stored("inventory", "bookings", [taken])])
    expect(rowOf("Los Angeles").getAllByRole("cell")[1]).toHaveTextContent("3,800")
    expect(rowOf("Los Angeles").queryAllByRole("link")).toEqual([])
    expect(rowOf("Dallas").getAllByRole("link")).toHaveLength(11)
  })

  test("says first where nothing is booked, and from when a file can run", async () => {
    await renderSite("/inventory")
    const [tablets] = screen.getAllByText(/^Nothing is booked in any of these cities\./)
    expect(tablets).toHaveTextContent("A file that you send today can run from December 7, 2026 on.")
  })

  test("tells the browser nothing of the bookings but what is left", async () => {
    const { html } = await servePage("/inventory", { stored: [stored("inventory", "bookings", [booking])] })
    expect(html).toContain("19,000")
    expect(html).not.toContain("share_percent")
  })
})

describe("the sample report", () => {
  test.each([
    ["/sample-report", registry.sample_report.campaign.sample_label, "/sample-report.csv"],
    ["/es/sample-report", "Muestra: campaña inventada, sin datos de clientes", "/es/sample-report.csv"],
  ])("%s says at its top and its end that it is one, and has its rows as a file", async (path, label, file) => {
    await renderSite(path)
    expect(within(screen.getByRole("article")).getAllByText(label)).toHaveLength(2)
    expect(document.querySelector("a[download]")).toHaveAttribute("href", file)
  })

  test("has a table of each chart", async () => {
    await renderSite("/sample-report")
    const rows = ["By day", "By hour", "By city", "By format"].map(
      (name) => within(screen.getByRole("table", { name })).getAllByRole("row").length - 1,
    )
    expect(rows).toEqual([28, 18, 2, 2])
    expect(screen.getAllByRole("img", { name: /^By/ })).toHaveLength(4)
  })
})

describe("what proves it, on the advertiser page,", () => {
  test("is not there until an operator has written something", async () => {
    await renderSite("/advertising")
    for (const section of ["clients", "cases", "partners"]) expect(regionOf(section)).toBeNull()
  })

  test("is there once somebody has", async () => {
    const study = {
      client: "Northgate Theater",
      goal: "Fill weekday evenings",
      campaign: "Tablets, six weeks",
      result: "+18% tickets",
      measured: "Box office",
      as_of: "2026-04-20",
      source: "https://example.com/case",
      quote: "",
      quoted: "",
    }
    const unproven = { ...study, client: "Bayview Health", as_of: "", source: "javascript:alert(1)" }
    await renderSite("/advertising", [
      stored("advertising", "clients", [{ client: "Northgate Theater", picture: "" }]),
      stored("advertising", "partners", [{ partner: "Count Bureau", measures: "traffic", source: "", picture: "" }]),
      stored("formats", "case_studies", [study, unproven]),
    ])
    expect(regionOf("clients")).toHaveTextContent("Northgate Theater")
    expect(regionOf("partners")).toHaveTextContent("Count Bureau")
    const [proven, claimed] = within(regionOf("cases") as HTMLElement).getAllByRole("listitem")
    expect(proven).toHaveTextContent(
      /\+18% tickets.*Fill weekday evenings.*Tablets, six weeks.*Box office.*April 20, 2026/,
    )
    expect(within(proven as HTMLElement).getByRole("link")).toHaveAttribute("href", study.source)
    expect(claimed).toHaveTextContent(/Box office.*not yet verified/)
    expect(within(claimed as HTMLElement).queryByRole("link")).toBeNull()
  })

  test("keeps the cases of a site that knew no goals", async () => {
    const old = { client: "Old", campaign: "Wraps", result: "+5%", measured: "Counted", quote: "", quoted: "" }
    await renderSite("/advertising", [stored("formats", "case_studies", [old, { ...old, client: "Older" }])])
    expect(within(regionOf("cases") as HTMLElement).getAllByRole("listitem")).toHaveLength(2)
  })
})
