import { mergeLeads } from "@farelight/api/rooms/automation/merges/leadMerge.service.ts"
import { AdvertiserSubmission } from "@farelight/api/rooms/leads/advertisers/advertiserSubmission.model.ts"
import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { correctLead } from "@farelight/api/rooms/privacy/privacyRequests/answers/correctLead.service.ts"
import { deleteLead } from "@farelight/api/rooms/privacy/trash/trash.service.ts"
import { addAdvertisers, addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addMails } from "@farelight/api/testing/factories/mail.ts"
import { owner } from "@farelight/api/testing/factories/viewers.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { act, screen, waitFor, within } from "@testing-library/react"
import { polling } from "../../../apollo/polling.ts"
import { api, signIn } from "../../../testing/api.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const older = {
  name: "Ana Álvarez",
  email: "ana@example.com",
  city: "Phoenix",
  createdAt: new Date("2026-11-03T10:00:00Z"),
}
const newer = {
  name: "Ana Alvarez",
  email: "ana@example.com",
  city: "Tempe",
  createdAt: new Date("2026-11-20T10:00:00Z"),
}

beforeEach(async () => {
  await addDrivers(older, newer)
  await addMails({ leadId: 2 }, { leadId: 2 })
  await signIn()
})

const openMerge = () => renderDashboard("/adminpage/dashboard/drivers/2/merge/1")
const choice = (name: string) => screen.findByRole("radiogroup", { name })
const mergeNow = async (user: ReturnType<typeof openMerge>["user"]) =>
  user.click(await screen.findByRole("button", { name: "Merge" }))
const driver = (id: number) => DriverApplication.findByPk(id)

describe("the merge of two leads of one person", () => {
  test("uses the chosen values through the palette, and can be undone", async () => {
    const { user, router } = renderDashboard("/adminpage/dashboard/drivers/2")
    await screen.findByRole("link", { name: "Merge with Ana Álvarez" })
    await user.keyboard("{Control>}k{/Control}merge with")
    await user.click(await screen.findByRole("option", { name: /Merge with Ana Álvarez/ }))
    expect(router.state.location.pathname).toBe("/adminpage/dashboard/drivers/2/merge/1")
    const city = within(await choice("City"))
    expect(city.getByRole("radio", { name: "Newer Tempe" })).toBeChecked()
    await user.click(city.getByRole("radio", { name: "Older Phoenix" }))
    expect(within(await choice("Keep")).getByRole("radio", { name: /^Older Ana Álvarez/ })).toBeChecked()
    expect(screen.getByText(/^The older driver application stays, with the name of the newer one/)).toHaveTextContent(
      "It gets 2 mails and the history",
    )
    await user.dblClick(screen.getByRole("button", { name: "Merge" }))
    await waitFor(() => expect(router.state.location.pathname).toBe("/adminpage/dashboard/drivers/1"))
    expect(await screen.findByRole("heading", { name: "Ana Alvarez" })).toBeVisible()
    expect(await driver(1)).toMatchObject({ name: "Ana Alvarez", city: "Phoenix" })
    expect(await driver(2)).toBeNull()
    expect(api.asked("MergeLeads")).toHaveLength(1)
    expect(await screen.findByRole("region", { name: "History" })).toHaveTextContent(
      "admin merged another lead into it",
    )
    expect(screen.queryByText(/that you asked for was merged/)).not.toBeInTheDocument()
    await act(() => router.navigate("/adminpage/dashboard/drivers/2"))
    expect(await screen.findByText("The driver application that you asked for was merged into this one.")).toBeVisible()
    expect(router.state.location.pathname).toBe("/adminpage/dashboard/drivers/1")

    const merged = within(await screen.findByRole("region", { name: "Merged with" }))
    expect(merged.getByRole("listitem")).toHaveTextContent(/^Ana Alvarez, received Nov 20, 2026.*, by admin/)
    await user.click(merged.getByRole("button", { name: "Undo the merge with Ana Alvarez" }))
    expect(await screen.findByText("Ana Alvarez is a lead of its own again")).toBeVisible()
    expect(await driver(2)).toMatchObject(newer)
    expect(await driver(1)).toMatchObject({ name: "Ana Álvarez", city: "Phoenix" })
    expect(await screen.findByRole("link", { name: "Merge with Ana Alvarez" })).toBeVisible()
  })

  test("shows which lead remains, and keeps values that only one lead has without a question", async () => {
    await DriverApplication.update({ ownerId: 1, status: "contacted" }, { where: { id: 2 } })
    const { user, router } = openMerge()
    await user.click(within(await choice("Keep")).getByRole("radio", { name: /^Newer Ana Alvarez/ }))
    expect(within(await choice("Status")).getByRole("radio", { name: "Newer Contacted" })).toBeChecked()
    expect(screen.getByRole("group", { name: "Owner" })).toHaveTextContent("admin")
    await mergeNow(user)
    await waitFor(() => expect(router.state.location.pathname).toBe("/adminpage/dashboard/drivers/2"))
    expect(api.asked("MergeLeads")[0]).toMatchObject({ input: { survivorId: "2", mergedId: "1", takenFields: [] } })
    expect(await driver(2)).toMatchObject({ ownerId: 1, status: "contacted", city: "Tempe" })
  })

  test("offers the fields of inquiries for two advertisers", async () => {
    await addAdvertisers(
      { plannedBudget: 500, plannedWeeks: null },
      { companyName: "Harbor Coffee Inc.", message: "Six cafés.", plannedBudget: null, plannedWeeks: 2 },
    )
    const { user } = renderDashboard("/adminpage/dashboard/advertisers/1/merge/2")
    expect(within(await choice("Company")).getByRole("radio", { name: /Inc\.$/ })).toBeChecked()
    expect(screen.getByRole("group", { name: "Planned budget" })).toHaveTextContent("$500")
    await user.click(within(await choice("Message")).getByRole("radio", { name: /^Older/ }))
    await mergeNow(user)
    expect(await screen.findByRole("heading", { name: "Harbor Coffee Inc." })).toBeVisible()
    expect(await AdvertiserSubmission.findAll()).toMatchObject([
      {
        companyName: "Harbor Coffee Inc.",
        message: "We open three cafés in May.",
        plannedBudget: 500,
        plannedWeeks: 2,
      },
    ])
  })
})

describe("a merge that is not possible", () => {
  test("is refused once after a concurrent change, also if the page shows it", async () => {
    jest.replaceProperty(polling, "pollInterval", 50)
    const { user } = openMerge()
    await choice("City")
    await correctLead(await owner(), { leadType: "driver_application", leadId: "2", values: { city: "Mesa" } })
    expect(await within(await choice("City")).findByRole("radio", { name: "Newer Mesa" })).toBeChecked()
    await mergeNow(user)
    expect(
      await screen.findByText("One of them has changed since. Look at both driver applications again."),
    ).toBeVisible()
    expect(await DriverApplication.count()).toBe(2)
    await user.click(within(await choice("City")).getByRole("radio", { name: "Newer Mesa" }))
    await mergeNow(user)
    await screen.findByRole("region", { name: "Merged with" })
    expect(await driver(1)).toMatchObject({ city: "Mesa" })
  })

  test("shows that the two leads are merged already", async () => {
    const { user } = openMerge()
    await choice("City")
    const these = { leadType: "driver_application", survivorId: "1", mergedId: "2" }
    await mergeLeads(await owner(), these)
    await mergeNow(user)
    expect(await screen.findByText("These two are one driver application already.")).toBeVisible()
  })

  test("shows that one of the two leads is gone", async () => {
    await deleteLead(await owner(), { leadType: "driver_application", leadId: "2" })
    openMerge()
    expect(await screen.findByText(/^One of the two is not here any more/)).toBeVisible()
    expect(screen.getByRole("link", { name: "Ana Álvarez" })).toBeVisible()
  })
})

test("a merge is offered for two selected leads only", async () => {
  await addDrivers({ name: "Bo", email: "bo@example.com", phone: "1" })
  const { user, router } = renderDashboard("/adminpage/dashboard?tab=drivers")
  const tick = async (name: string) => user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }))
  await tick("Ana Álvarez")
  await screen.findByRole("button", { name: /^Owner/ })
  expect(screen.queryByRole("button", { name: "Merge" })).not.toBeInTheDocument()
  await tick("Ana Alvarez")
  await tick("Bo")
  expect(screen.queryByRole("button", { name: "Merge" })).not.toBeInTheDocument()
  await tick("Bo")
  await user.click(screen.getByRole("button", { name: "Merge" }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/drivers\/[12]\/merge\/[12]$/))
})
