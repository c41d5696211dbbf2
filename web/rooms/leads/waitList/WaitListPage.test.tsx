import { EmailLog } from "@farelight/api/platform/outbox/emailLog.model.ts"
import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { writeNext } from "@farelight/api/rooms/mail/letters/letterWorker.ts"
import { addAdvertisers, addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const DALLAS = "dallas-tx"
const NEW_YORK = "new-york-ny"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
})

const waits = (id: number, waitListCity: string) => ({
  waitListCity,
  isPromised: false,
  email: `${id}@example.com`,
  name: `Driver ${id}`,
})

const open = async () => {
  // Dallas was not open when they applied.
  await addDrivers(waits(1, NEW_YORK), waits(2, DALLAS), waits(3, DALLAS), waits(4, "reno"))
  await addAdvertisers({ waitListCity: NEW_YORK, isPromised: false })
  return renderDashboard("/adminpage/wait-list")
}
const row = async (table: string, name: RegExp) =>
  within(await screen.findByRole("table", { name: table })).getByRole("row", { name })

test("a filter by city and an open lead show the city's current name", async () => {
  await addDrivers(waits(1, NEW_YORK))
  api.answer("WaitList", ({ waitList }) => ({ waitList: waitList.map((city) => ({ ...city, name: "Gotham, NY" })) }))
  const { user } = renderDashboard(`/adminpage/dashboard?tab=drivers&waitlist=${NEW_YORK}`)
  expect(await screen.findByRole("button", { name: /Waits for Gotham, NY/ })).toBeVisible()
  await user.click(await screen.findByRole("link", { name: "Driver 1" }))
  expect(await screen.findByText("On the wait list for Gotham, NY")).toBeVisible()
  api.answer("WaitList", ({ waitList }) => ({ waitList: waitList.map((city) => ({ ...city, isListed: false })) }))
  renderDashboard("/adminpage/dashboard/drivers/1")
  expect(await screen.findByText("New York, NY is not on the map")).toBeVisible()
})

describe("the page of wait lists", () => {
  test("shows waiting leads per city, with links", async () => {
    const { user, router } = await open()
    expect(await row("Waiting", /^New York, NY 1 driver, New York, NY 1 advertiser, New York, NY 0/)).toBeVisible()
    expect(await row("Not on the map", /^Reno 1 driver, Reno 0 0/)).toBeVisible()
    await user.click(screen.getByRole("link", { name: "1 driver, New York, NY" }))
    expect(await screen.findByRole("button", { name: /Waits for New York, NY/ })).toBeVisible()
    expect(router.state.location.search).toBe(`?tab=drivers&waitlist=${NEW_YORK}`)
    expect(await screen.findByRole("link", { name: "Driver 1" })).toBeVisible()
    expect(screen.queryByRole("link", { name: "Driver 2" })).not.toBeInTheDocument()
    expect(screen.getByRole("img", { name: "Wait list" })).toBeInTheDocument()
  })

  test("writes once to leads of an opened city, with an editable letter", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Write to 2 drivers who waited for Dallas, TX" }))
    const subject = await screen.findByLabelText("Subject")
    expect(subject).toHaveValue("Farelight is now in {city}")
    await user.clear(subject)
    await user.paste("We are in {city}, {first_name}")
    await user.click(screen.getByRole("button", { name: "Español" }))
    expect(screen.getByLabelText("Subject")).toHaveValue("Farelight ya está en {city}")
    await user.click(screen.getByRole("button", { name: "Send to 2" }))
    expect(await screen.findByText("The letter is being sent")).toBeVisible()
    await writeNext()
    cleanup()
    renderDashboard("/adminpage/wait-list")
    await waitFor(() => expect(screen.queryByText("Open now")).not.toBeInTheDocument())
    expect(await row("Notified", /^Dallas, TX 0 0 2/)).toBeVisible()
    expect((await EmailLog.findAll()).map(({ subject: sent }) => sent)).toEqual([
      "We are in Dallas, Driver",
      "We are in Dallas, Driver",
    ])
  })

  test("shows a letter's errors, and a colleague's earlier sending", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: /^Write to 2/ }))
    const text = await screen.findByLabelText("Text")
    await enter(user, text, "{nothing}")
    await user.click(await screen.findByRole("button", { name: "Send to 2" }))
    expect(await screen.findByText(/Replace \{nothing\}/)).toBeVisible()
    await user.clear(text)
    await enter(user, text, "We are here.")
    await DriverApplication.update({ waitListToldAt: new Date() }, { where: {} })
    await user.click(screen.getByRole("button", { name: "Send to 2" }))
    expect(await screen.findByText("Nobody would get this letter.")).toBeVisible()
    expect(await EmailLog.count()).toBe(0)
  })

  test("has an empty state", async () => {
    renderDashboard("/adminpage/wait-list")
    expect(await screen.findByText("No one waiting")).toBeVisible()
  })
})
