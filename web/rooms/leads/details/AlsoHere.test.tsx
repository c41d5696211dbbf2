import { LeadOpening } from "@farelight/api/rooms/leads/work/leadWork.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { driver } from "@farelight/api/testing/factories/leadWork.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { act, screen } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await addDrivers({})
  const { id } = await addColleague({ name: "Luis Ferreira" })
  // Says it again all the time.
  await LeadOpening.create({ ...driver(), userId: id, seenAt: new Date(Date.now() + 300_000) })
  await signIn()
  jest.spyOn(console, "error").mockImplementation(() => {})
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

test("whoever was there is no longer named once nothing has been heard for a while", async () => {
  renderDashboard("/adminpage/dashboard/drivers/1")
  expect(await screen.findByText("Luis Ferreira has this open")).toBeVisible()
  api.behave("KeepLeadOpen", { isUnreachable: true })
  await act(() => jest.advanceTimersByTimeAsync(31_000))
  expect(screen.queryByText("Luis Ferreira has this open")).not.toBeInTheDocument()
})

test("whoever is still there stays named, and a hidden tab tells nobody of the viewer", async () => {
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
