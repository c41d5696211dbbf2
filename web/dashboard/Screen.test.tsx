import { expect, jest, test } from "@jest/globals"
import { act, render, screen, waitFor } from "@testing-library/react"

let isAway = true
const loads = jest.fn()

jest.unstable_mockModule("./screens.tsx", () => {
  loads()
  if (isAway) throw new TypeError("Failed to fetch dynamically imported module")
  return { screens: { Lead: () => "A lead" } }
})

test("screens that did not come ahead are asked for again once they are needed", async () => {
  const { FirstScreen, prepareScreens } = await import("./Screen.tsx")
  prepareScreens()
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  isAway = false
  await act(async () => render(<FirstScreen name="Lead" />))
  expect(await screen.findByText("A lead")).toBeVisible()
})
