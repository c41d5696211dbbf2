import { expect, jest, test } from "@jest/globals"
import { act, render, screen } from "@testing-library/react"
import { createScreens } from "./Screen.tsx"
import { screens } from "./screens.tsx"

test("dashboard screens that failed to preload are loaded when needed", async () => {
  const load = jest
    .fn(async () => ({ screens: { ...screens, Lead: () => <p>A lead</p> } }))
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
  const { FirstScreen, loadScreens, prepareScreens } = createScreens(load)
  prepareScreens()
  await expect(loadScreens()).rejects.toThrow("Failed to fetch")
  await act(async () => render(<FirstScreen name="Lead" />))
  expect(await screen.findByText("A lead")).toBeVisible()
})
