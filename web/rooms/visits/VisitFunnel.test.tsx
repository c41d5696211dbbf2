import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { api, signIn } from "../../testing/api.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
})

const open = () => renderDashboard("/adminpage/dashboard/statistics")

const stage = { __typename: "FunnelStage", started: 40, sent: 12, contacted: 9, approved: 4 }

describe("from visit to lead", () => {
  test("says that nothing was counted yet", async () => {
    open()
    expect(await screen.findByText("No visits were counted in this time.")).toBeVisible()
    expect(screen.queryByRole("table", { name: "Visits and leads by source" })).toBeNull()
  })

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
    expect(sources.getByRole("row", { name: "unknown 0 40 12 9 4 –" })).toBeVisible()
    const pages = within(screen.getByRole("table", { name: "Views by page" }))
    expect(pages.getByRole("row", { name: "/drivers 900" })).toBeVisible()
  })

  test("says when it could not be loaded", async () => {
    api.behave("VisitStatistics", { error: { code: "SERVICE_UNAVAILABLE" } })
    open()
    expect(await screen.findByText("Failed to load the visits")).toBeVisible()
  })
})
