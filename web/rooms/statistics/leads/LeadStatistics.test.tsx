import { addDays } from "@farelight/api/contract/text/zonedTime.ts"
import { addAdvertisers, addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { formatDay, localDay } from "../../../components/records/localDay.ts"
import { api, signIn } from "../../../testing/api.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const HOUR_MS = 60 * 60_000
const today = () => localDay(new Date())

beforeEach(() => signIn())

const open = (search = "") => renderDashboard(`/adminpage/dashboard/statistics${search}`)

const receiveSome = async () => {
  await addDrivers(
    { createdAt: new Date(Date.now() - 800 * HOUR_MS), status: "rejected" },
    { status: "approved", answeredAfter: 3_600 },
    { city: "Fresno" },
    {},
  )
  await addAdvertisers({ location: "Fresno & Clovis" })
}

/** A total with its change, visible and spoken, and the note below. */
const figure = async (label: string) => (await screen.findByText(label, { selector: "dt" })).nextSibling?.textContent

describe("the page of statistics", () => {
  test("shows four totals with their changes, a chart with a table, and weeks for long periods", async () => {
    // jsdom has no layout.
    const box = { width: 640, height: 260 } as DOMRect
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(box)
    await receiveSome()
    const { user } = open()
    expect(await figure("Leads received")).toBe("44×4 times as many as before1 previously")
    expect(await figure("Promise kept")).toBe("100%No comparison1 of 1 answered in time")
    expect(await figure("Time to first answer")).toBe("1 hNo comparisonMedian: half were faster")
    expect(await figure("Approved")).toBe("1No comparison25% of leads received")
    await waitFor(() => expect(document.querySelectorAll("[data-series] rect")).toHaveLength(2))
    const days = within(screen.getByRole("table", { name: "Leads per day, last 30 days" }))
    expect(days.getAllByRole("row")).toHaveLength(31)
    expect(days.getByRole("row", { name: `${formatDay(today())} 3 1` })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "90 days" }))
    const weeks = within(await screen.findByRole("table", { name: "Leads per week, last 90 days" }))
    const cells = weeks.getAllByRole("cell").map(({ textContent }) => Number(textContent))
    expect([cells.length, cells.reduce((sum, count) => sum + count, 0)]).toEqual([26, 5])
  })

  test("covers the period in the URL, and has an empty state", async () => {
    const { user, router } = open("?days=7")
    expect(await figure("Promise kept")).toBe("–No comparisonNo leads yet")
    expect(screen.getByText("No leads arrived in this time")).toBeVisible()
    expect(screen.getByText("No city was named or looked at in this time")).toBeVisible()
    expect(screen.queryByText(/NaN|Infinity/)).toBeNull()
    expect(await screen.findByText("No visits were counted in this time.")).toBeVisible()
    expect(screen.queryByRole("table", { name: "Visits and leads by source" })).toBeNull()
    expect(api.asked("LeadFigures").at(-1)).toEqual({ days: 7, timeZone: "UTC" })
    expect(api.asked("VisitStatistics").at(-1)).toEqual({ days: 7 })
    await user.click(screen.getByRole("button", { name: "1 year" }))
    expect(router.state.location.search).toBe("?days=365")
    await waitFor(() => expect(api.asked("VisitStatistics").at(-1)).toEqual({ days: 365 }))
    await user.click(screen.getByRole("button", { name: "30 days", pressed: false }))
    expect(router.state.location.search).toBe("")
  })

  test("reports a failure to load", async () => {
    api.behave("LeadFigures", { error: { code: "SERVICE_UNAVAILABLE" } })
    api.behave("VisitStatistics", { error: { code: "SERVICE_UNAVAILABLE" } })
    open()
    expect(await screen.findByText("Failed to load the statistics")).toBeVisible()
    expect(await screen.findByText("Failed to load the visits")).toBeVisible()
  })
})

describe("the table of cities in the statistics", () => {
  const rowOf = async (name: RegExp) => within(await screen.findByRole("row", { name }))

  test("links to the leads behind each number, and can be downloaded", async () => {
    await receiveSome()
    const { user } = open()
    const from = addDays(today(), -29)
    const angeles = await rowOf(/^Los Angeles 2 2 drivers/)
    const hrefOf = (row: typeof angeles, name: string) => row.getByRole("link", { name }).getAttribute("href")
    const list = "/adminpage/dashboard?tab="
    expect(hrefOf(angeles, "2 drivers, Los Angeles")).toBe(`${list}drivers&city=Los+Angeles&from=${from}&to=${today()}`)
    expect(hrefOf(angeles, "1 approved driver, Los Angeles")).toBe(
      `${list}drivers&city=Los+Angeles&status=approved&from=${from}&to=${today()}`,
    )
    expect(hrefOf(await rowOf(/^Fresno & Clovis/), "1 advertiser, Fresno & Clovis")).toBe(
      `${list}advertisers&search=Fresno+%26+Clovis&from=${from}&to=${today()}`,
    )
    const all = await rowOf(/^All cities 4 3 drivers/)
    expect(hrefOf(all, "3 drivers, All cities")).toBe(`${list}drivers&from=${from}&to=${today()}`)

    let file = new Blob()
    URL.createObjectURL = (blob: Blob) => {
      file = blob
      return "blob:saved"
    }
    URL.revokeObjectURL = () => undefined
    const names: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await user.click(screen.getByRole("button", { name: "Export CSV: By city" }))
    await waitFor(() => expect(names).toEqual([`leads_by_city_${today()}.csv`]))
    expect((await file.text()).split("\r\n")).toEqual([
      '"city","visits","leads","drivers","advertisers","approved"',
      '"Los Angeles","0","2","2","0","1"',
      '"Fresno","0","1","1","0","0"',
      '"Fresno & Clovis","0","1","0","1","0"',
      "",
    ])
  })

  test("shows all cities on request", async () => {
    await addDrivers(...Array.from({ length: 14 }, (_, index) => ({ city: `City ${index}` })))
    const { user } = open()
    const table = within(await screen.findByRole("table", { name: "Visits and leads by city" }))
    expect(table.getAllByRole("row")).toHaveLength(12)
    await user.click(screen.getByRole("button", { name: "Show all 14 cities" }))
    expect(table.getAllByRole("row")).toHaveLength(16)
    expect(table.getByRole("row", { name: /^All cities 14 14 drivers/ })).toBeVisible()
  })
})

describe("the funnel from visit to lead", () => {
  const stage = { __typename: "FunnelStage", started: 40, sent: 12, contacted: 9, approved: 4 }

  test("shows the steps by source, and the pages", async () => {
    api.answer("VisitStatistics", {
      visitStatistics: {
        views: 1_204,
        visits: 300,
        uncountedViews: 1,
        sources: [
          { name: "newsletter", visits: 200, ...stage },
          { name: "unknown", visits: 0, ...stage },
        ],
        pages: [{ path: "/drivers", views: 900 }],
      },
    })
    open()
    expect(
      await screen.findByText("300 visits with 1,204 page views. 1 more view by browsers that ask not to be counted."),
    ).toBeVisible()
    const sources = within(screen.getByRole("table", { name: "Visits and leads by source" }))
    expect(sources.getByRole("row", { name: "newsletter 200 40 12 9 4 6%" })).toBeVisible()
    expect(sources.getByRole("row", { name: "unknown – 40 12 9 4 –" })).toBeVisible()
    const pages = within(screen.getByRole("table", { name: "Views by page" }))
    expect(pages.getByRole("row", { name: "/drivers 900" })).toBeVisible()
  })
})
