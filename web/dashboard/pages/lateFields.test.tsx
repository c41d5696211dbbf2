import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { afterEach, beforeEach, expect, test } from "@jest/globals"
import { cleanup, screen, waitFor } from "@testing-library/react"
import { forgetDrafts } from "../../browser/drafts.ts"
import { cancelPendingFocus } from "../../components/commands/pendingFocus.ts"
import { pendingDraftSaves } from "../../rooms/mail/replies/serverDrafts.ts"
import { api } from "../../testing/api.ts"
import { openDriverApplications } from "../../testing/drivers.ts"

/** Every letter is a command of the list or of a lead. */
const typed = "crap or parc"

beforeEach(async () => {
  configureMail(smtpSettings(1))
  await addDrivers({})
})
afterEach(async () => {
  // Deletes the server's draft, which the next test would find.
  cleanup()
  await pendingDraftSaves()
  cancelPendingFocus()
  forgetDrafts()
})

const expectUntouched = async () => expect(await DriverApplication.findByPk(1)).toMatchObject({ status: "pending" })

test.each([
  ["the palette", "/drivers/1", "button", "Reply", "{Control>}k{/Control}", "combobox", "Find an action or a lead"],
  ["a view's name", "?tab=drivers&search=da", "button", "Save view", "{Enter}", "textbox", "Name"],
  ["a note of a lead", "?tab=drivers", "link", "Dana Driver", "e", "textbox", "New note"],
  ["a reply to a lead", "?tab=drivers", "link", "Dana Driver", "m", "textbox", "Text"],
  ["an owner of a lead", "?tab=drivers", "link", "Dana Driver", "o", "combobox", "Owner of Dana Driver"],
  ["a lead that is added", "?tab=drivers", "button", "Add a lead", "{Enter}", "textbox", "Name"],
])("%s gets text typed before the field loaded", async (_, address, role, name, key, fieldRole, fieldName) => {
  await addColleague({ name: "Maren Okafor" })
  const { user } = await openDriverApplications(address)
  const start = await screen.findByRole(role, { name })
  const release = api.hold("DriverApplicationPage")
  start.focus()
  await user.keyboard(key + typed)
  release()
  const field = await screen.findByRole(fieldRole, { name: fieldName })
  await waitFor(() => expect(field).toHaveDisplayValue(new RegExp(typed)))
  await expectUntouched()
})
