import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { signIn } from "../../../../testing/api.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

test("a call is logged by its outcome, with a text and a follow-up, and an attempt shows beside the clock", async () => {
  await addDrivers({})
  await signIn()
  const { user } = renderDashboard("/adminpage/dashboard/drivers/1")
  const write = within(await screen.findByRole("region", { name: "Write" }))
  await user.click(write.getByRole("button", { name: "Call" }))
  await user.click(await write.findByRole("button", { name: "No answer" }))
  const history = within(screen.getByRole("region", { name: "History" }))
  expect(await history.findByText(/called, no answer/)).toBeVisible()
  expect(await screen.findByText(/^Tried /)).toBeVisible()
  await user.click(write.getByRole("button", { name: "Call" }))
  await user.type(await write.findByRole("textbox", { name: "About the call" }), "Starts on Monday")
  await user.selectOptions(write.getByRole("combobox", { name: "Follow up" }), "Tomorrow")
  await user.click(write.getByRole("button", { name: "Reached" }))
  expect(await history.findByText("Starts on Monday")).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/^Tried /)).toBeNull())
  await waitFor(async () =>
    expect(await DriverApplication.findByPk(1)).toMatchObject({ status: "contacted", followUpOn: expect.any(String) }),
  )
})
