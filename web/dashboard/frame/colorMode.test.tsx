import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { screen } from "@testing-library/react"
import { signIn } from "../../testing/api.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
})

afterEach(() => {
  jest.restoreAllMocks()
})

test("the dashboard is as light or dark as the system until the operator chooses otherwise", async () => {
  const { matchMedia } = window
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media.includes("dark") }))
  const { user } = renderDashboard("/adminpage/dashboard")
  await user.click(await screen.findByRole("button", { name: "Signed in as admin" }))
  const button = screen.getByRole("button", { name: "Use light colors" })
  expect(document.documentElement).toHaveClass("dark")
  await user.click(button)
  expect(document.documentElement).toHaveClass("light")
  expect(screen.getByRole("button", { name: "Use dark colors" })).toBeVisible()
  expect(localStorage.getItem("color_mode")).toBe("light")
})
