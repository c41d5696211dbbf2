import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { afterEach, expect, jest, test } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import { system } from "../../../dashboard/frame/system.ts"
import type { ListedLead } from "../lead/leadKind.ts"
import { AnswerDue } from "./LeadStatus.tsx"
import { StatusChangesProvider } from "./StatusChanges.tsx"
import { StatusSheetButton } from "./StatusSheetButton.tsx"

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ["2026-11-21T12:30:00Z", false, "due in 30 min"],
  ["2026-11-21T12:59:59Z", false, "due in 1 h"],
  ["2026-11-23T11:59:59Z", false, "due in 48 h"],
  ["2026-12-21T12:00:01Z", false, "due in 30 days"],
  ["2026-11-21T12:00:00Z", false, "1 min overdue"],
  ["2026-11-21T11:00:00Z", true, "late 1 h overdue"],
])("a reply due at %s (brief: %p) is shown at noon as %p", (dueAt, isBrief, text) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T12:00:00Z"))
  const { container } = render(
    <ChakraProvider value={system}>
      <AnswerDue dueAt={dueAt} isBrief={isBrief} />
    </ChakraProvider>,
  )
  expect(container.querySelector(".answer-due")).toHaveTextContent(new RegExp(`^${text}$`))
})

test("the name of a status button begins with its visible text", () => {
  const lead = { id: "1", name: "Dana Driver", status: "PENDING" } as ListedLead
  render(
    <ChakraProvider value={system}>
      <StatusChangesProvider>
        <StatusSheetButton lead={lead} save={async () => ({ conflicts: [], notFoundIds: [] })} />
      </StatusChangesProvider>
    </ChakraProvider>,
  )
  const button = screen.getByRole("button")
  expect(button).toHaveTextContent("Pending")
  expect(button).toHaveAccessibleName("Pending: Change status of Dana Driver")
})
