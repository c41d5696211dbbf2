import { User } from "@farelight/api/rooms/accounts/users/user.model.ts"
import { expect, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { signIn } from "../../../../testing/api.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

test("kinds of mail are switched one by one, and the summary is off at first", async () => {
  await signIn()
  const { user } = renderDashboard("/adminpage/settings")
  const summary = await screen.findByRole("switch", { name: "Morning summary" })
  const rules = screen.getByRole("switch", { name: "Rules" })
  expect([summary, rules].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true])
  await user.click(summary)
  await waitFor(() => expect(summary).toBeChecked())
  await user.click(rules)
  await waitFor(() => expect(rules).not.toBeChecked())
  expect(summary).toBeChecked()
  const [owner] = await User.findAll({ where: { role: "OWNER" } })
  expect(owner?.mailChoices).toEqual(["morning_summary", "lead_rule"])
})
