import { expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { mockDashboard, mockGlobalContent, mockLeadStatistics } from "../../../testing/msw/handlers.ts"
import { server } from "../../../testing/msw/server.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

test("the charts' numbers stand in tables as well", async () => {
  storeAdminToken("a-token")
  const statistics = {
    days: [{ date: "2026-11-21", driverApplications: 12, advertiserSubmissions: 3 }],
    statuses: [{ status: "PENDING" as const, driverApplications: 40, advertiserSubmissions: 5 }],
  }
  server.use(mockGlobalContent(), mockLeadStatistics({ statistics }), ...mockDashboard())
  renderDashboard("/adminpage/dashboard")
  const days = await screen.findByRole("table", { name: "Leads per day, last 30 days" })
  expect(within(days).getByRole("row", { name: "Nov 21 12 3" })).toBeInTheDocument()
  const statuses = screen.getByRole("table", { name: "Leads per status" })
  expect(within(statuses).getByRole("row", { name: "Pending 40 5" })).toBeInTheDocument()
})
