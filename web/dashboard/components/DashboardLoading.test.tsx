import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { expect, jest, test } from "@jest/globals"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { Suspense } from "react"
import { lazyComponent } from "../../browser/lazyComponent.tsx"
import { system } from "../frame/system.ts"
import { DashboardLoading } from "./DashboardLoading.tsx"

test("a page opened offline says so, and is loaded with Try again", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  const load = jest.fn(async () => ({ Page: () => <p>The page</p> })).mockRejectedValueOnce(new TypeError("offline"))
  const Page = lazyComponent(load, "Page")
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <Suspense fallback={<DashboardLoading page="Statistics" />}>
          <Page />
        </Suspense>
      </ChakraProvider>,
    ),
  )
  expect(screen.getByRole("alert")).toHaveTextContent("You're offline.")
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })))
  expect(await screen.findByText("The page")).toBeVisible()
})
