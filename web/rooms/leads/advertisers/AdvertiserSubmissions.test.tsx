import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildAdvertiserSubmission } from "../../../mock/data/builders.ts"
import { MOCK_TOKEN } from "../../../mock/data/store.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
})

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

const open = (message = "We open three cafés in May.") => {
  api.store.advertiserSubmissions = [buildAdvertiserSubmission({ message })]
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
      "Received",
      "Owner",
      "Status",
      "Action",
    ])
    expect(textsOf(within(table).getAllByRole("cell")).slice(2, 6)).toEqual([
      "Alex Advertiser",
      "alex@example.com",
      "Contact for quote",
      "San Diego – We open three cafés in May.",
    ])
  })

  test("saves a new status", async () => {
    const { user } = open()
    await user.selectOptions(await screen.findByRole("combobox", { name: "Status of Harbor Coffee" }), "Rejected")
    expect(await screen.findByText("Status updated")).toBeVisible()
    expect(api.asked("SetAdvertiserSubmissionStatuses")).toEqual([
      { changes: [{ id: "1", status: "REJECTED", expectedStatus: "PENDING" }] },
    ])
  })
})
