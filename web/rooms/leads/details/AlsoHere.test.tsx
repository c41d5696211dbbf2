import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { act, screen } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildDriverApplication } from "../../../mock/data/builders.ts"
import { MOCK_TOKEN } from "../../../mock/data/store.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
  jest.spyOn(console, "error").mockImplementation(() => {})
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

test("whoever was there is no longer named once nothing has been heard for a while", async () => {
  api.store.driverApplications = [buildDriverApplication()]
  api.store.alsoThere = [{ id: "3", name: "Luis Ferreira" }]
  renderDashboard("/adminpage/dashboard/drivers/1")
  expect(await screen.findByText("Luis Ferreira has this open")).toBeVisible()
  api.behave("KeepLeadOpen", { isUnreachable: true })
  await act(() => jest.advanceTimersByTimeAsync(31_000))
  expect(screen.queryByText("Luis Ferreira has this open")).not.toBeInTheDocument()
})

test("whoever is still there stays named, and a hidden tab tells nobody of the viewer", async () => {
  api.store.driverApplications = [buildDriverApplication()]
  api.store.alsoThere = [{ id: "3", name: "Luis Ferreira" }]
  renderDashboard("/adminpage/dashboard/drivers/1")
  expect(await screen.findByText("Luis Ferreira has this open")).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(31_000))
  expect(screen.getByText("Luis Ferreira has this open")).toBeVisible()
  const asked = api.asked("KeepLeadOpen").length
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true)
  await act(() => jest.advanceTimersByTimeAsync(21_000))
  expect(api.asked("KeepLeadOpen")).toHaveLength(asked)
  hidden.mockRestore()
})
