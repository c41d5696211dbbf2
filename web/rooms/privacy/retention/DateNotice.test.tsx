import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { recordMoment } from "@farelight/api/platform/database/locks/confirmedDate.ts"
import { expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { signIn } from "../../../testing/api.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

test("an owner confirms a date that has jumped", async () => {
  await recordMoment(Date.now() - 3 * DAY_MS)
  await signIn()
  const { user } = renderDashboard("/adminpage")
  const notice = within(
    await screen
      .findByText(/^The server’s date jumped from .* to .*\. Nothing is deleted by age/)
      .then((text) => text.parentElement as HTMLElement),
  )
  await user.click(notice.getByRole("button", { name: "The date is right" }))
  await waitFor(() => expect(screen.queryByText(/date jumped/)).toBeNull())
})
