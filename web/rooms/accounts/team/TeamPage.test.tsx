import { daysAfter } from "@farelight/api/contract/accounts/apiKeys.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { ApiKey } from "@farelight/api/rooms/accounts/apiKeys/apiKey.model.ts"
import { Totp } from "@farelight/api/rooms/accounts/proofs/factor.model.ts"
import { UserLink } from "@farelight/api/rooms/accounts/users/user.model.ts"
import { makeApiKey } from "@farelight/api/testing/accounts/apiKeys.ts"
import { addApp } from "@farelight/api/testing/factories/factors.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => signIn())

const open = () => renderDashboard("/adminpage/settings/team")

const rowOf = async (name: string) => within((await screen.findByText(name)).closest("tr") as HTMLElement)

describe("the page of the team", () => {
  test("shows a link to copy for an invitation if no mail can be sent", async () => {
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

  test("sorts members by the head of a column, and back", async () => {
    for (const name of ["Zoe", "Bo"]) await addColleague({ name })
    const { user } = open()
    const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent?.slice(0, 2))
    const head = await screen.findByRole("button", { name: "Name" })
    await user.click(head)
    expect(names()).toEqual(["ad", "Bo", "Zo"])
    await user.click(head)
    expect(names()).toEqual(["Zo", "Bo", "ad"])
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending")
  })

  test("tells an owner that an invitation was mailed or resent, or why it was refused", async () => {
    configureMail(smtpSettings(1))
    await addColleague({ name: "Luis" })
    const { id: userId } = await addColleague({ name: "cleo@example.com", email: "cleo@example.com", state: "INVITED" })
    await UserLink.create({ userId, purpose: "INVITATION", tokenHash: "", expiresAt: new Date(0), usedAt: null })
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
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(await screen.findByText("Invitation expired")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Invite cleo@example.com again" }))
    expect(await screen.findByText(/^A mail is on its way to cleo@example.com/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Close" }))
    await waitFor(() => expect(screen.getAllByText("Invited, mail on its way")).toHaveLength(2))
  })

  test("changes roles, deactivates and reactivates members, except the last owner", async () => {
    const luis = await addColleague({ name: "Luis" })
    const expiresAt = daysAfter(new Date(), 90)
    await makeApiKey(["leads:read"], { name: "CRM", createdById: luis.id, expiresAt })
    await makeApiKey(["leads:read"], { name: "Export", createdById: luis.id, expiresAt })
    const { user } = open()
    expect(await screen.findByRole("button", { name: "Deactivate admin" })).toBeDisabled()
    expect(screen.getByRole("button", { name: "Change role of admin" })).toBeDisabled()
    expect(screen.getByText(/^You're the only owner/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Change role of Luis" }))
    await user.click(await screen.findByRole("radio", { name: "Viewer" }))
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await (await rowOf("Luis")).findByText("Viewer")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Deactivate Luis" }))
    expect(await screen.findByText(/^Luis is signed out everywhere at once/)).toBeVisible()
    expect(await screen.findByRole("checkbox", { name: "CRM" })).toBeChecked()
    await user.click(screen.getByRole("checkbox", { name: "Export" }))
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Deactivate" }))
    await user.click(await screen.findByRole("button", { name: "Reactivate Luis" }))
    expect(await screen.findByRole("button", { name: "Deactivate Luis" })).toBeVisible()
    const left = await ApiKey.findAll({ where: { revokedAt: null } })
    expect(left.map(({ name }) => name)).toEqual(["Export"])
  })

  test("requires a second factor of a role only if the owner has one", async () => {
    await addColleague({ name: "Luis", role: "EDITOR" })
    await addApp()
    const { user } = open()
    await user.click(await screen.findByRole("switch", { name: "Owners: require a second factor" }))
    expect(await screen.findByText("A second factor is required from owners")).toBeVisible()
    await user.click(screen.getByRole("switch", { name: "Editors: require a second factor" }))
    expect(await screen.findByText(/^1 of 1 has none yet/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Require" }))
    await waitFor(() =>
      expect(api.asked("RequireSecondFactor").at(-1)).toEqual({ isRequired: true, roles: ["OWNER", "EDITOR"] }),
    )
    await waitFor(() => expect(screen.getByRole("switch", { name: "Editors: require a second factor" })).toBeChecked())
  })

  test("lets an owner unlock a member's account, and remove a lost second factor", async () => {
    const { id } = await addColleague({ name: "Luis" })
    await Totp.create({ userId: id, secret: "JBSWY3DPEHPK3PXP", lastStep: 0, confirmedAt: new Date() })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Unlock Luis" }))
    await user.click(await screen.findByRole("switch", { name: "Remove the second factor" }))
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Unlock" }))
    expect(await screen.findByText("Luis can sign in again")).toBeVisible()
    expect((await rowOf("Luis")).getByText("No second factor")).toBeVisible()
    expect(await Totp.count()).toBe(0)
  })
})

describe("the page of API keys", () => {
  const open = () => renderDashboard("/adminpage/settings/keys")

  test("explains the purpose of keys while there are none", async () => {
    open()
    expect(await screen.findByText(/^An API key lets a program/)).toBeVisible()
    expect(screen.getByText(/Authorization: Bearer flk_/)).toBeVisible()
    expect(screen.queryByRole("table")).toBeNull()
  })

  test("creates keys with an unused name and scopes, and shows the secret once", async () => {
    await makeApiKey(["leads:read"], { name: "CRM" })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Create a key" }))
    const name = await screen.findByLabelText(/^Name/)
    await enter(user, name, "CRM")
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect(await screen.findByText("Choose at least one thing that it may do.")).toBeVisible()
    await user.click(screen.getByRole("checkbox", { name: "Read leads" }))
    await user.selectOptions(screen.getByLabelText("Expires after"), "30 days")
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect(await screen.findByText(/^A key in use has this name/)).toBeVisible()
    await enter(user, name, " sync")
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect(await screen.findByLabelText("API key")).toHaveDisplayValue(/^flk_/)
    expect(screen.getByText(/^This is the only time/)).toBeVisible()
    const { input } = api.asked("CreateApiKey").at(-1) as { input: { expiresAt: string } }
    expect(input).toMatchObject({ name: "CRM sync", scopes: ["LEADS_READ"] })
    expect(Date.parse(input.expiresAt)).toBeLessThan(daysAfter(new Date(), 30.1).getTime())
    await user.click(screen.getByRole("button", { name: "Done" }))
    expect(screen.queryByLabelText("API key")).toBeNull()
    expect((await rowOf("CRM sync")).getByText("Read leads")).toBeVisible()
  })

  test("shows an upcoming or past expiry and a deactivated creator, and revokes after a confirmation", async () => {
    const now = new Date()
    const { id: createdById } = await addColleague({ name: "Mei", state: "DEACTIVATED" })
    const add = (name: string, values: Parameters<typeof makeApiKey>[1]) =>
      makeApiKey(["leads:read"], { name, ...values })
    await add("One", { expiresAt: daysAfter(now, 20) })
    await add("Two", { expiresAt: daysAfter(now, 13), createdById })
    await add("Three", { expiresAt: daysAfter(now, -1) })
    await add("Four", { revokedAt: now })
    const { user } = open()
    expect((await rowOf("One")).getByText("20 days left")).toBeVisible()
    expect((await rowOf("Two")).getByText("Expires in 13 days")).toBeVisible()
    expect((await rowOf("Two")).getByText("Left the team: replace it")).toBeVisible()
    expect((await rowOf("Three")).getByText("Expired")).toBeVisible()
    expect((await rowOf("Four")).getByText("Revoked")).toBeVisible()
    expect(screen.getAllByRole("button", { name: /^Revoke / })).toHaveLength(2)
    await user.click(screen.getByRole("button", { name: "Revoke One" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    expect(dialog.getByText(/^It was never used/)).toBeVisible()
    await user.click(dialog.getByRole("button", { name: "Revoke" }))
    expect(await (await rowOf("One")).findByText("Revoked")).toBeVisible()
    expect(screen.queryByRole("button", { name: "Revoke One" })).toBeNull()
  })
})
