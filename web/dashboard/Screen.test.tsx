import { expect, jest, test } from "@jest/globals"
import { act, render, screen } from "@testing-library/react"

let isAway = true

jest.unstable_mockModule("./screens.tsx", () => {
  if (isAway) throw new TypeError("Failed to fetch dynamically imported module")
  return { screens: { Lead: () => "A lead" } }
})

test("screens that did not come ahead are asked for again once they are needed", async () => {
  const { FirstScreen, loadScreens, prepareScreens } = await import("./Screen.tsx")
  prepareScreens()
  await expect(loadScreens()).rejects.toThrow("Failed to fetch")
  isAway = false
  await act(async () => render(<FirstScreen name="Lead" />))
  expect(await screen.findByText("A lead")).toBeVisible()
})
