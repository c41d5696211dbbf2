import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { describe, expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { renderSite } from "../../testing/renderSite.tsx"

const stored = (page: string, sectionId: string, items: object[]): StoredSection => ({
  page,
  sectionId,
  content: { ...(registry as Record<string, Record<string, object>>)[page]?.[sectionId], items },
})

const regionOf = (section: string) => document.querySelector<HTMLElement>(`[data-section="${section}"]`)

describe("the sample report", () => {
  test.each([
    ["/sample-report", registry.sample_report.campaign.sample_label, "/sample-report.csv"],
    ["/es/sample-report", "Muestra: campaña inventada, sin datos de clientes", "/es/sample-report.csv"],
  ])("%s says at its top and its end that it is one, and has its days as a file", async (path, label, file) => {
    await renderSite(path)
    expect(within(screen.getByRole("article")).getAllByText(label)).toHaveLength(2)
    expect(document.querySelector("a[download]")).toHaveAttribute("href", file)
  })

  test("has its charts, and a table of cities and formats", async () => {
    await renderSite("/es/sample-report")
    expect(screen.getAllByRole("img", { name: /^Por día/ })).toHaveLength(2)
    const rows = within(screen.getByRole("table", { name: "Por ciudad y formato" })).getAllByRole("row")
    expect(rows.map((row) => row.textContent)).toEqual([
      "ParteContadasHasta el finalEstimadasCosto",
      expect.stringMatching(/^Los Angeles109,737/),
      expect.stringMatching(/^Dallas/),
      expect.stringMatching(/^Tableta a bordo179,596/),
      expect.stringMatching(/^Pantalla dinámica en el techo–/),
    ])
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
