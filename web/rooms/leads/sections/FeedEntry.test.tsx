import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { afterEach, expect, jest, test } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import { system } from "../../../dashboard/frame/system.ts"
import { FeedEntry } from "./FeedEntry.tsx"

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ["2026-11-21T11:59:01Z", "just now"],
  ["2026-11-21T11:59:00Z", "1 min ago"],
  ["2026-11-07T12:01:00Z", "13 days ago"],
  ["2026-11-07T12:00:00Z", "Nov 7, 2026"],
])("an event at %s is shown at noon as %p", (at, text) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T12:00:00Z"))
  render(
    <ChakraProvider value={system}>
      <FeedEntry at={at}>Luis moved it</FeedEntry>
    </ChakraProvider>,
  )
  expect(screen.getByText(text)).toHaveAttribute("datetime", at)
})
