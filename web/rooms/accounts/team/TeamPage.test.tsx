import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { UserLink } from "@farelight/api/rooms/accounts/users/user.model.ts"
import { addApp } from "@farelight/api/testing/factories/factors.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
})

const open = () => renderDashboard("/adminpage/settings/team")

const rowOf = async (name: string) => within((await screen.findByText(name)).closest("tr") as HTMLElement)

describe("the team", () => {
  test("is invited by a link to copy where no mail goes out", async () => {
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Invite" }))
    await enter(user, await screen.findByLabelText(/^E-mail address/), "new@example.com")
    await user.click(screen.getByRole("radio", { name: "Editor" }))
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Invite" }))
    expect(await screen.findByLabelText("Invitation link")).toHaveDisplayValue(/adminpage/)
    expect(screen.getByText(/counts once, for 72 hours/)).toBeVisible()
    expect(api.asked("InviteUser")).toEqual([{ input: { email: "new@example.com", role: "EDITOR" } }])
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect((await rowOf("new@example.com")).getByText("Invited")).toBeVisible()
  })

  test("is told that a mail is on its way, and why somebody cannot be invited", async () => {
    configureMail(smtpSettings(1))
    await addColleague({ name: "Luis" })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Invite" }))
    const field = await screen.findByLabelText(/^E-mail address/)
    const dialog = within(screen.getByRole("dialog"))
    await enter(user, field, "luis@example.com")
    await user.click(dialog.getByRole("button", { name: "Invite" }))
    expect(await screen.findByText(refusals.addressInUse(false))).toBeVisible()
    await user.clear(field)
    await enter(user, field, "new@example.com")
    await user.click(dialog.getByRole("button", { name: "Invite" }))
    expect(await screen.findByText(/^A mail is on its way to new@example.com/)).toBeVisible()
  })

  test("is invited again", async () => {
    configureMail(smtpSettings(1))
    const { id: userId } = await addColleague({ name: "luis@example.com", email: "luis@example.com", state: "INVITED" })
    await UserLink.create({ userId, purpose: "INVITATION", tokenHash: "", expiresAt: new Date(0), usedAt: null })
    const { user } = open()
    expect(await screen.findByText("Invitation expired")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Invite luis@example.com again" }))
    expect(await screen.findByText(/^A mail is on its way to luis@example.com/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(await screen.findByText("Invited, mail on its way")).toBeVisible()
  })

  test("gets other roles, and is let go and back", async () => {
    await addColleague({ name: "Luis" })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Change role of Luis" }))
    await user.click(await screen.findByRole("radio", { name: "Viewer" }))
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await (await rowOf("Luis")).findByText("Viewer")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Deactivate Luis" }))
    expect(await screen.findByText(/^Luis is signed out everywhere at once/)).toBeVisible()
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Deactivate" }))
    await user.click(await screen.findByRole("button", { name: "Reactivate Luis" }))
    expect(await screen.findByRole("button", { name: "Deactivate Luis" })).toBeVisible()
  })

  test("keeps its last owner, and says why", async () => {
    await addColleague({ name: "Luis" })
    open()
    expect(await screen.findByRole("button", { name: "Deactivate admin" })).toBeDisabled()
    expect(screen.getByRole("button", { name: "Change role of admin" })).toBeDisabled()
    expect(screen.getByText(/^The last owner stays/)).toBeVisible()
    expect(screen.getByRole("button", { name: "Deactivate Luis" })).toBeEnabled()
  })

  test("needs a second factor once an owner who has one asks for it", async () => {
    await addColleague({ name: "Luis" })
    await addApp()
    const { user } = open()
    const rule = await screen.findByRole("switch", { name: "Require a second factor for everybody" })
    expect(screen.getByText(/1 of 2 have one/)).toBeVisible()
    await user.click(rule)
    await user.click(await screen.findByRole("button", { name: "Require" }))
    await waitFor(() => expect(api.asked("RequireSecondFactor")).toEqual([{ isRequired: true }]))
  })
})
