import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildAdvertiserSubmission, buildDriverApplication } from "../../../mock/data/builders.ts"
import { MOCK_TOKEN } from "../../../mock/data/store.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const DALLAS = "dallas-tx"
const NEW_YORK = "new-york-ny"

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
  const waits = (id: number, waitListCity: string) =>
    buildDriverApplication({ id, waitListCity, isPromised: false, email: `${id}@example.com`, name: `Driver ${id}` })
  // Dallas was not open when they applied.
  api.store.driverApplications = [waits(1, NEW_YORK), waits(2, DALLAS), waits(3, DALLAS), waits(4, "reno")]
  api.store.advertiserSubmissions = [buildAdvertiserSubmission({ waitListCity: NEW_YORK, isPromised: false })]
})

const open = () => renderDashboard("/adminpage/wait-list")
const row = async (table: string, name: RegExp) =>
  within(await screen.findByRole("table", { name: table })).getByRole("row", { name })

describe("the wait list", () => {
  test("says who waits where, and leads to them", async () => {
    const { user, router } = open()
    expect(await row("Waiting", /^New York, NY 1 driver, New York, NY 1 advertiser, New York, NY 0/)).toBeVisible()
    expect(await row("Not on the map", /^Reno 1 driver, Reno 0 0/)).toBeVisible()
    await user.click(screen.getByRole("link", { name: "1 driver, New York, NY" }))
    expect(await screen.findByRole("button", { name: /Waits for New York, NY/ })).toBeVisible()
    expect(router.state.location.search).toBe(`?tab=drivers&waitlist=${NEW_YORK}`)
    expect(await screen.findByRole("link", { name: "Driver 1" })).toBeVisible()
    expect(screen.queryByRole("link", { name: "Driver 2" })).not.toBeInTheDocument()
    expect(screen.getByRole("img", { name: "Wait list" })).toBeInTheDocument()
  })

  test("offers to write to those whose city has opened, each once, in words that can be changed", async () => {
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Write to 2 drivers who waited for Dallas, TX" }))
    const subject = await screen.findByLabelText("Subject")
    expect(subject).toHaveValue("Farelight is now in {city}")
    await user.clear(subject)
    await user.paste("We are in {city}, {first_name}")
    await user.click(screen.getByRole("button", { name: "Español" }))
    expect(screen.getByLabelText("Subject")).toHaveValue("Farelight ya está en {city}")
    await user.click(screen.getByRole("button", { name: "Send to 2" }))
    expect(await screen.findByText("2 mails are on the way")).toBeVisible()
    await waitFor(() => expect(screen.queryByText("Open now")).not.toBeInTheDocument())
    expect(await row("Told", /^Dallas, TX 0 0 2/)).toBeVisible()
    expect(api.store.emailLogs.map(({ subject: sent }) => sent)).toEqual([
      "We are in Dallas, Driver",
      "We are in Dallas, Driver",
    ])
  })

  test("says that somebody else was first", async () => {
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: /^Write to 2/ }))
    await screen.findByLabelText("Subject")
    for (const lead of api.store.driverApplications) lead.waitListToldAt = new Date()
    await user.click(screen.getByRole("button", { name: "Send to 2" }))
    expect(await screen.findByText("Everybody has been told already")).toBeVisible()
    expect(api.store.emailLogs).toEqual([])
  })

  test("says of a letter what is wrong with it", async () => {
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: /^Write to 2/ }))
    await user.type(await screen.findByLabelText("Text"), "{{nothing}")
    await user.click(screen.getByRole("button", { name: "Send to 2" }))
    expect(await screen.findByText(/Replace \{nothing\}/)).toBeVisible()
  })

  test("of nobody says so", async () => {
    api.store.driverApplications = []
    api.store.advertiserSubmissions = []
    open()
    expect(await screen.findByText("Nobody waits for a city")).toBeVisible()
  })

  test("can be written to by nobody who may only look", async () => {
    api.store.user.role = "VIEWER"
    open()
    expect(await row("Open now", /^Dallas, TX 2 drivers, Dallas, TX 0 0/)).toBeVisible()
    expect(screen.queryByRole("button", { name: /^Write to/ })).not.toBeInTheDocument()
  })
})
