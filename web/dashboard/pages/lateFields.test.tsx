import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { afterEach, beforeEach, expect, test } from "@jest/globals"
import { cleanup, screen, waitFor } from "@testing-library/react"
import { forgetDrafts } from "../../parts/browser/drafts.ts"
import { stopExpecting } from "../../parts/commands/comingField.ts"
import { draftsSettled } from "../../rooms/mail/replies/serverDrafts.ts"
import { api } from "../../testing/api.ts"
import { openDriverApplications } from "../../testing/drivers.ts"
import { holdBack } from "../../testing/holdBack.ts"

/** Every letter of it but the spaces is a command of the list or of a lead. */
const typed = "crap or parc"

beforeEach(async () => {
  configureMail(smtpSettings(1))
  await addDrivers({})
})
afterEach(async () => {
  // A reply that was begun is kept on the server as it goes, which is none of the next test's.
  cleanup()
  await draftsSettled()
  stopExpecting()
  forgetDrafts({ all: true })
})

const expectUntouched = async () => expect(await DriverApplication.findByPk(1)).toMatchObject({ status: "pending" })

test("a reply takes what was typed before its file and its answer were there, unless Escape took it back", async () => {
  const { delay, release } = holdBack()
  api.behave("ReplyStart", { delay })
  const { user } = await openDriverApplications("/drivers/1")
  await screen.findByRole("button", { name: "Reply" })
  await user.keyboard(`m${typed}{Escape}`)
  await waitFor(async () => expect(await screen.findByRole("button", { name: "Reply" })).toHaveFocus())
  await user.keyboard(`m${typed}`)
  expect(await screen.findByText(typed)).toBeVisible()
  release()
  const text = await screen.findByRole("textbox", { name: "Text" })
  await waitFor(() => expect(text).toHaveValue(`Hi Dana,\n\n${typed}\n\nadmin\nFarelight`))
  await expectUntouched()
})

test("the palette takes what was typed at once", async () => {
  const { user } = await openDriverApplications("/drivers/1")
  await screen.findByRole("button", { name: "Reply" })
  await user.keyboard(`{Control>}k{/Control}${typed}`)
  const field = await screen.findByRole("combobox", { name: "Find an action or a lead" })
  await waitFor(() => expect(field).toHaveValue(typed))
  await expectUntouched()
})

test("the name of a view takes what was typed at once", async () => {
  const { user } = await openDriverApplications("?tab=drivers&search=da")
  const button = await screen.findByRole("button", { name: "Save view" })
  button.focus()
  await user.keyboard(`{Enter}${typed}`)
  await waitFor(() => expect(screen.getByLabelText("Name")).toHaveValue(typed))
  await expectUntouched()
})

test.each([
  ["e", "textbox", "New note"],
  ["o", "combobox", "Owner of Dana Driver"],
])("what the list's key %s opens at a lead takes what was typed until the lead is there", async (key, role, name) => {
  await addColleague({ name: "Maren Okafor" })
  const { delay, release } = holdBack()
  api.behave("DriverApplicationPage", { delay })
  const { user } = await openDriverApplications("?tab=drivers")
  const link = await screen.findByRole("link", { name: "Dana Driver" })
  link.focus()
  await user.keyboard(key + typed)
  release()
  const field = await screen.findByRole(role, { name })
  await waitFor(() => expect(field).toHaveValue(typed))
  await expectUntouched()
})
