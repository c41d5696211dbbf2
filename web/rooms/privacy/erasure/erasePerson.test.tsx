import { originOf, recordAccess } from "@farelight/api/platform/events/recordEvents.ts"
import { AdvertiserSubmission } from "@farelight/api/rooms/leads/advertisers/advertiserSubmission.model.ts"
import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { leadsRead } from "@farelight/api/rooms/leads/history/leadEvents.ts"
import { addAdvertisers, addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { owner } from "@farelight/api/testing/factories/viewers.ts"
import { beforeEach, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { ageProofs, PASSWORD, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const ADDRESS = "ada@example.com"

const addExport = async () =>
  recordAccess(
    leadsRead("leads.exported", "driver_application", { statuses: ["PENDING"], ownerId: "1" }, originOf(await owner())),
  )

beforeEach(async () => {
  await addDrivers({ name: "Ada", email: ADDRESS }, { name: "Bea", email: "bea@example.com" })
  await addAdvertisers({ email: ADDRESS })
  await addExport()
  await signIn()
})

const open = () => renderDashboard("/adminpage/dashboard/erase-person")
const lookUp = { name: "Show what would be erased" }

test("a person is erased after a preview, a reason and a proof; the report has no names", async () => {
  await ageProofs()
  const drafts = (id: number) => [
    localStorage.getItem(`reply:DRIVER_APPLICATION:${id}`),
    sessionStorage.getItem(`lead_note:DRIVER_APPLICATION:${id}`),
  ]
  for (const id of [1, 2]) {
    localStorage.setItem(`reply:DRIVER_APPLICATION:${id}`, "Dear driver,")
    sessionStorage.setItem(`lead_note:DRIVER_APPLICATION:${id}`, "Call back")
  }
  const { user } = open()
  await enter(user, await screen.findByLabelText("E-mail address"), ` ${ADDRESS} `)
  await user.click(screen.getByRole("button", lookUp))
  const preview = within(await screen.findByRole("region", { name: "Erase for good" }))
  expect(await preview.findByText("2 leads, with all that was sent")).toBeVisible()
  expect(preview.getByText("Exported files: 1 file")).toBeVisible()
  expect(preview.getByText(/, admin: driver applications, by status, owner$/)).toBeVisible()
  await user.click(preview.getByRole("radio", { name: "The person asked for it" }))
  await user.click(preview.getByRole("button", { name: "Erase for good" }))
  const findProof = async () => within(await screen.findByRole("dialog", { name: "Please confirm that it is you" }))
  await user.click((await findProof()).getByRole("button", { name: "Cancel" }))
  expect(await preview.findByText("This was not done, because you did not confirm that it is you.")).toBeVisible()
  expect(await DriverApplication.count()).toBe(2)
  await user.click(preview.getByRole("button", { name: "Erase for good" }))
  const proof = await findProof()
  await enter(user, proof.getByLabelText(/Password/), PASSWORD)
  await user.click(proof.getByRole("button", { name: "Confirm" }))

  const report = within(await screen.findByRole("dialog", { name: "Erased for good" }))
  expect(report.getByText("What could not be reached")).toBeVisible()
  expect((await DriverApplication.findAll()).map(({ name }) => name)).toEqual(["Bea"])
  expect(await AdvertiserSubmission.count()).toBe(0)
  expect([drafts(1), drafts(2)]).toEqual([
    [null, null],
    ["Dear driver,", "Call back"],
  ])
  expect(document.body).not.toHaveTextContent(/ada@example|Ada/)
  const write = jest.spyOn(navigator.clipboard, "writeText")
  await user.click(report.getByRole("button", { name: "Copy" }))
  expect(await screen.findByText("Report copied")).toBeVisible()
  const copied = write.mock.calls[0]?.[0]
  expect(copied).toContain("- Driver application 1, received")
  expect(copied).toContain(", admin: driver applications, by status, owner")
  expect(copied).toContain("- Backups. Backups that were made before.")
  expect(copied).not.toContain(ADDRESS)

  await user.click(report.getByRole("button", { name: "Done" }))
  expect(screen.getByLabelText("E-mail address")).toHaveValue("")
})

test("the erasure of a person is unavailable for an empty, unknown or outdated search", async () => {
  const { user } = open()
  await user.click(await screen.findByRole("button", lookUp))
  expect(await screen.findByText("Give an e-mail address, a phone number, or both.")).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText("E-mail address")).toHaveFocus())
  await enter(user, await screen.findByLabelText("E-mail address"), ADDRESS)
  await user.click(screen.getByRole("button", lookUp))
  await screen.findByRole("button", { name: "Erase for good" })
  await enter(user, screen.getByLabelText("E-mail address"), ".au")
  expect(screen.queryByRole("button", { name: "Erase for good" })).not.toBeInTheDocument()
  await user.click(screen.getByRole("button", lookUp))
  expect(await screen.findByRole("region", { name: "Nothing is found" })).toBeVisible()
  expect(screen.queryByRole("button", { name: "Erase for good" })).not.toBeInTheDocument()
})

test("an erasure report lists a few exports, and is copied with all", async () => {
  for (let more = 1; more < 5; more += 1) await addExport()
  const { user } = open()
  await enter(user, await screen.findByLabelText("E-mail address"), ADDRESS)
  await user.click(screen.getByRole("button", lookUp))
  await user.click(await screen.findByRole("radio", { name: "It was a mistake or a test" }))
  expect(screen.getAllByText(/, admin:/)).toHaveLength(3)
  const write = jest.spyOn(navigator.clipboard, "writeText")
  await user.click(screen.getByRole("button", { name: "Erase for good" }))
  await user.click(await screen.findByRole("button", { name: "Copy" }))
  expect(write.mock.calls[0]?.[0].match(/admin:/g)).toHaveLength(5)
})
