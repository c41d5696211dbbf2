import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { afterEach, expect, jest, test } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import { system } from "../../../dashboard/system.ts"
import { LeadStatusCell } from "./LeadStatus.tsx"

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ["2026-11-21T12:30:00Z", "due in 30 min"],
  ["2026-11-22T11:59:00Z", "due in 23 h"],
  ["2026-11-23T12:00:00Z", "due in 2 days"],
  ["2026-11-21T12:00:00Z", "1 min overdue"],
  ["2026-11-20T11:00:00Z", "25 h overdue"],
])("an answer due at %s is %p at noon", (answerDueAt, text) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T12:00:00Z"))
  render(
    <ChakraProvider value={system}>
      <LeadStatusCell lead={{ status: "PENDING", answerDueAt }} />
    </ChakraProvider>,
  )
  expect(screen.getByText(text)).toBeVisible()
})
