import { expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildAdvertiserSubmission, buildDriverApplication } from "../../../mock/data/builders.ts"
import { MOCK_TOKEN } from "../../../mock/data/store.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

test("the charts' numbers stand in tables as well", async () => {
  storeAdminToken(MOCK_TOKEN)
  api.store.driverApplications = [1, 2, 3].map((id) => buildDriverApplication({ id }))
  api.store.advertiserSubmissions = [buildAdvertiserSubmission({ status: "rejected" })]
  renderDashboard("/adminpage/dashboard/statistics")
  const days = await screen.findByRole("table", { name: "Leads per day, last 30 days" })
  const today = new Date().toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" })
  expect(within(days).getByRole("row", { name: `${today} 3 1` })).toBeInTheDocument()
  const statuses = screen.getByRole("table", { name: "Leads per status" })
  expect(within(statuses).getByRole("row", { name: "Pending 3 0" })).toBeInTheDocument()
})
