import { addAdvertisers } from "@farelight/api/testing/factories/leads.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
})

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

const open = async () => {
  await addAdvertisers({})
  return renderDashboard("/adminpage/dashboard?tab=advertisers")
}

describe("the list of advertiser inquiries", () => {
  test("has the specified columns after the tick box", async () => {
    await open()
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
    expect(textsOf(within(table).getAllByRole("cell")).slice(1, 5)).toEqual([
      "Alex Advertiser",
      "alex@example.com",
      "Contact for quote",
      "San Diego – We open three cafés in May.",
    ])
  })

  test("saves a new status", async () => {
    const { user } = await open()
    await user.selectOptions(await screen.findByRole("combobox", { name: "Status of Harbor Coffee" }), "Rejected")
    expect(await screen.findByText("Status updated")).toBeVisible()
    expect(api.asked("SetAdvertiserSubmissionStatuses")).toEqual([
      { changes: [{ id: "1", status: "REJECTED", expectedStatus: "PENDING" }] },
    ])
  })
})
