import { daysAfter } from "@farelight/api/contract/accounts/apiKeys.ts"
import { makeApiKey } from "@farelight/api/testing/accounts/apiKeys.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
})

const open = () => renderDashboard("/adminpage/settings/keys")

const rowOf = async (name: string) => within((await screen.findByText(name)).closest("tr") as HTMLElement)

describe("API keys", () => {
  test("say what they are for while there are none", async () => {
    open()
    expect(await screen.findByText(/^An API key lets a program/)).toBeVisible()
    expect(screen.getByText(/Authorization: Bearer flk_/)).toBeVisible()
    expect(screen.queryByRole("table")).toBeNull()
  })

  test("are made with a name and scopes, and shown once", async () => {
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Create a key" }))
    await enter(user, await screen.findByLabelText(/^Name/), "CRM sync")
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect(await screen.findByText("Choose at least one thing that it may do.")).toBeVisible()
    await user.click(screen.getByRole("checkbox", { name: "Read leads" }))
    await user.selectOptions(screen.getByLabelText("Expires after"), "30 days")
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect(await screen.findByLabelText("API key")).toHaveDisplayValue(/^flk_/)
    expect(screen.getByText(/^This is the only time/)).toBeVisible()
    const [{ input }] = api.asked("CreateApiKey") as [{ input: { expiresAt: string } }]
    expect(input).toMatchObject({ name: "CRM sync", scopes: ["LEADS_READ"] })
    expect(Date.parse(input.expiresAt)).toBeLessThan(daysAfter(new Date(), 30.1).getTime())
    await user.click(screen.getByRole("button", { name: "Done" }))
    expect(screen.queryByLabelText("API key")).toBeNull()
    expect((await rowOf("CRM sync")).getByText("Read leads")).toBeVisible()
  })

  test("are not made under a name in use, and the dialog says why", async () => {
    await makeApiKey(["leads:read"], { name: "CRM sync" })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Create a key" }))
    await enter(user, await screen.findByLabelText(/^Name/), "CRM sync")
    await user.click(screen.getByRole("checkbox", { name: "Read leads" }))
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect(await screen.findByText(/^A key in use has this name/)).toBeVisible()
  })

  test("say when they end soon, have ended, or lost who made them", async () => {
    const now = new Date()
    const { id: createdById } = await addColleague({ name: "Mei", state: "DEACTIVATED" })
    const add = (name: string, values: Parameters<typeof makeApiKey>[1]) =>
      makeApiKey(["leads:read"], { name, ...values })
    await add("One", { expiresAt: daysAfter(now, 20) })
    await add("Two", { expiresAt: daysAfter(now, 13), createdById })
    await add("Three", { expiresAt: daysAfter(now, -1) })
    await add("Four", { revokedAt: now })
    open()
    expect((await rowOf("One")).getByText("20 days left")).toBeVisible()
    expect((await rowOf("Two")).getByText("Expires in 13 days")).toBeVisible()
    expect((await rowOf("Two")).getByText("Left the team: replace it")).toBeVisible()
    expect((await rowOf("Three")).getByText("Expired")).toBeVisible()
    expect((await rowOf("Four")).getByText("Revoked")).toBeVisible()
    expect(screen.getAllByRole("button", { name: /^Revoke / })).toHaveLength(2)
  })

  test("are revoked after a confirmation", async () => {
    const { apiKey } = await makeApiKey(["leads:read"], { name: "CRM sync" })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Revoke CRM sync" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    expect(dialog.getByText(/^It was never used/)).toBeVisible()
    await user.click(dialog.getByRole("button", { name: "Revoke" }))
    await waitFor(() => expect(api.asked("RevokeApiKey")).toEqual([{ id: String(apiKey.id) }]))
    expect(await screen.findByText("Revoked")).toBeVisible()
    expect(screen.queryByRole("button", { name: "Revoke CRM sync" })).toBeNull()
  })
})
