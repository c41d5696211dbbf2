import { permits, roles } from "@farelight/api/contract/accounts/roles.ts"
import { buildBlock, setBlocks } from "@farelight/api/testing/factories/content.ts"
import { addAdvertisers, addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addMails } from "@farelight/api/testing/factories/mail.ts"
import { buildPicture, setPictures } from "@farelight/api/testing/factories/media.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, expect, test } from "@jest/globals"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { api, signIn } from "../../testing/api.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"
import { widenWindow } from "../../testing/wideWindow.ts"

beforeEach(async () => {
  await addDrivers({})
  await addAdvertisers({})
  await setBlocks(buildBlock())
  await setPictures(buildPicture())
  configureMail(smtpSettings(1))
  await addMails({ status: "failed" })
})

const NOT_PERMITTED = "Your role does not include this page"

const openHero = async () => {
  fireEvent.click(await screen.findByRole("link", { name: "hero" }))
  return screen.findByRole("button", { name: "History of hero" })
}

/** Each tab with its permissions, a text that shows it has loaded, and a restricted control. */
const tabs = [
  [
    "Driver Applications",
    "leads",
    () => screen.findByRole("link", { name: "Dana Driver" }),
    "combobox",
    /^Status of D/,
  ],
  ["Advertiser Inquiries", "leads", () => screen.findByRole("link", { name: /^Harbor/ }), "combobox", /^Status of H/],
  ["CMS Editor", "content", openHero, "button", "Edit hero"],
  ["Media Library", "media", () => screen.findByRole("article", { name: /^roof/ }), "button", "Upload images"],
  ["Email Logs", "mail", () => screen.findByRole("button", { name: /^View/ }), "button", "Send test"],
] as const

const settings = {
  you: "account",
  team: "team:manage",
  keys: "team:manage",
  webhooks: "team:manage",
  security: "account",
  activity: "events:read",
} as const

test.each(roles)("every screen as %s renders without forbidden controls and queries", async (role) => {
  await signIn(role)
  const { user, router } = renderDashboard("/adminpage/dashboard")
  const row = within((await screen.findAllByRole("tablist"))[0] as HTMLElement)
  const permitted = tabs.filter(([, kind]) => permits(role, `${kind}:read`))
  expect(row.getAllByRole("tab").map(({ textContent }) => textContent?.replace(/\d.*$/, ""))).toEqual(
    permitted.map(([label]) => label),
  )
  for (const [label, kind, loaded, control, name] of permitted) {
    await user.click(row.getByRole("tab", { name: new RegExp(`^${label}`) }))
    await loaded()
    expect(screen.queryAllByRole(control, { name }).length > 0).toBe(permits(role, `${kind}:write`))
  }

  if (permits(role, "leads:read")) {
    await act(() => router.navigate("/adminpage/dashboard/drivers/1"))
    expect(await screen.findByRole("region", { name: "History" })).toBeVisible()
    expect(screen.queryByLabelText("New note") !== null).toBe(permits(role, "leads:write"))
  } else {
    await act(() => router.navigate("/adminpage/dashboard?tab=drivers"))
    expect(await screen.findByText(NOT_PERMITTED)).toBeVisible()
    await user.click(screen.getByRole("link", { name: "Go to the dashboard" }))
    expect(await screen.findByRole("tab", { selected: true, name: permitted[0]?.[0] })).toBeVisible()
    expect(api.requests("FollowSignals")).toEqual([])
  }

  for (const [name, needs] of Object.entries(settings)) {
    await act(() => router.navigate(`/adminpage/settings/${name}`))
    await screen.findByRole("heading", { level: 2 })
    expect(screen.queryByText(NOT_PERMITTED) === null).toBe(permits(role, needs))
  }
  expect(api.refusals).toEqual([])
})

test("a mailed link to a forbidden lead shows one refusal, without the list", async () => {
  widenWindow()
  await signIn("EDITOR")
  renderDashboard("/adminpage/dashboard/drivers/1")
  expect(await screen.findByText(NOT_PERMITTED)).toBeVisible()
  expect(screen.queryByRole("searchbox")).toBeNull()
  expect(api.refusals).toEqual([])
})
