import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildAdvertiserSubmission } from "../../../testing/builders.ts"
import { mockDashboard, mockGlobalContent, mockSetAdvertiserSubmissionStatuses } from "../../../testing/msw/handlers.ts"
import { server } from "../../../testing/msw/server.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken("a-token")
})

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

const open = (message = "We open three cafés in May.") => {
  server.use(mockGlobalContent(), ...mockDashboard({ submissions: [buildAdvertiserSubmission({ message })] }))
  return renderDashboard("/adminpage/dashboard?tab=advertisers")
}

describe("the list of advertiser inquiries", () => {
  test("has the specified columns behind one to select by", async () => {
    open()
    const table = await screen.findByRole("table", { name: "Advertiser inquiries" })
    expect(textsOf(within(table).getAllByRole("columnheader"))).toEqual([
      "",
      "Company",
      "Contact",
      "Email",
      "Budget",
      "Cities",
      "Status",
      "Action",
    ])
    expect(textsOf(within(table).getAllByRole("cell")).slice(2, 6)).toEqual([
      "Alex Advertiser",
      "alex@example.com",
      "Contact for quote",
      "San DiegoWe open three cafés in May.",
    ])
  })

  test("folds a long message and unfolds it", async () => {
    const { user } = open("Long ".repeat(100))
    const button = await screen.findByRole("button", { name: "Show all" })
    expect(button).toHaveAttribute("aria-expanded", "false")
    await user.click(button)
    expect(screen.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true")
  })

  test("saves a new status", async () => {
    const onRequest = jest.fn()
    server.use(mockSetAdvertiserSubmissionStatuses({ onRequest }))
    const { user } = open()
    server.use(mockSetAdvertiserSubmissionStatuses({ onRequest }))
    await user.selectOptions(await screen.findByRole("combobox", { name: "Status of Harbor Coffee" }), "Rejected")
    expect(await screen.findByText("Status updated")).toBeVisible()
    expect(onRequest).toHaveBeenCalledWith({ changes: [{ id: "1", status: "REJECTED", expectedStatus: "PENDING" }] })
  })
})
