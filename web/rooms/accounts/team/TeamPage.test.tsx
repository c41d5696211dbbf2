import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { type MemberRow, MOCK_TOKEN } from "../../../mock/data/store.ts"
import { enter } from "../../../testing/enter.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
})

const buildMember = (overrides: Partial<MemberRow["user"]> = {}): MemberRow => ({
  user: {
    id: 2,
    username: "luis@example.com",
    name: "Luis",
    email: "luis@example.com",
    role: "MANAGER",
    password: "",
    ...overrides,
  },
  state: "ACTIVE",
  signedInAt: new Date(),
  hasSecondFactor: false,
  invitationExpiresAt: null,
  createdAt: new Date(),
})

const open = () => renderDashboard("/adminpage/settings/team")

const rowOf = async (name: string) => within((await screen.findByText(name)).closest("tr") as HTMLElement)

describe("the team", () => {
  test("is invited by a link to copy where no mail goes out", async () => {
    api.store.isMailConfigured = false
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
    api.store.members.push(buildMember())
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
    api.store.members.push({ ...buildMember({ name: "" }), state: "INVITED", invitationExpiresAt: new Date(0) })
    const { user } = open()
    expect(await screen.findByText("Invitation expired")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Invite luis@example.com again" }))
    expect(await screen.findByText(/^A mail is on its way to luis@example.com/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(await screen.findByText("Invited")).toBeVisible()
  })

  test("gets other roles, and is let go and back", async () => {
    api.store.members.push(buildMember())
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
    api.store.members.push(buildMember())
    open()
    expect(await screen.findByRole("button", { name: "Deactivate admin" })).toBeDisabled()
    expect(screen.getByRole("button", { name: "Change role of admin" })).toBeDisabled()
    expect(screen.getByText(/^The last owner stays/)).toBeVisible()
    expect(screen.getByRole("button", { name: "Deactivate Luis" })).toBeEnabled()
  })

  test("needs a second factor once an owner who has one asks for it", async () => {
    api.store.members.push(buildMember())
    for (const member of api.store.members.slice(0, 1)) member.hasSecondFactor = true
    api.store.account.hasTotp = true
    const { user } = open()
    const rule = await screen.findByRole("switch", { name: "Require a second factor for everybody" })
    expect(screen.getByText(/1 of 2 have one/)).toBeVisible()
    await user.click(rule)
    await user.click(await screen.findByRole("button", { name: "Require" }))
    await waitFor(() => expect(api.asked("RequireSecondFactor")).toEqual([{ isRequired: true }]))
  })
})
