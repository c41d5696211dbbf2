import { permits, roles } from "@farelight/api/contract/accounts/roles.ts"
import { buildBlock, setBlocks } from "@farelight/api/testing/factories/content.ts"
import { addAdvertisers, addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addMails } from "@farelight/api/testing/factories/mail.ts"
import { buildPicture, setPictures } from "@farelight/api/testing/factories/media.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { api, signIn } from "../../testing/api.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await addDrivers({})
  await addAdvertisers({})
  await setBlocks(buildBlock())
  await setPictures(buildPicture())
  configureMail(smtpSettings(1))
  await addMails({ status: "failed" })
})

const NOT_PERMITTED = "Your role does not include this page"

/** Each tab, what reading it needs, what shows that it is loaded, and a control that only some may use. */
const tabs = [
  {
    label: "Driver Applications",
    read: "leads:read",
    loaded: () => screen.findByRole("link", { name: "Dana Driver" }),
    control: ["combobox", "Status of Dana Driver"],
    write: "leads:write",
  },
  {
    label: "Advertiser Inquiries",
    read: "leads:read",
    loaded: () => screen.findByRole("link", { name: "Harbor Coffee" }),
    control: ["combobox", "Status of Harbor Coffee"],
    write: "leads:write",
  },
  {
    label: "CMS Editor",
    read: "content:read",
    loaded: async () => {
      fireEvent.click(await screen.findByRole("link", { name: "hero" }))
      return screen.findByRole("button", { name: "History of hero" })
    },
    control: ["button", "Edit hero"],
    write: "content:write",
  },
  {
    label: "Media Library",
    read: "media:read",
    loaded: () => screen.findByRole("article", { name: "roof-screen.png" }),
    control: ["button", "Upload images"],
    write: "media:write",
  },
  {
    label: "Email Logs",
    read: "mail:read",
    loaded: () => screen.findByRole("button", { name: /^View/ }),
    control: ["button", "Send test"],
    write: "mail:write",
  },
] as const

const settings = [
  { name: "you", needs: "account" },
  { name: "team", needs: "team:manage" },
  { name: "keys", needs: "team:manage" },
  { name: "webhooks", needs: "team:manage" },
  { name: "security", needs: "account" },
  { name: "activity", needs: "events:read" },
] as const

describe.each(roles)("as %s", (role) => {
  test("every screen is drawn without a control or a query that would be refused", async () => {
    await signIn(role)
    const { user, router } = renderDashboard("/adminpage/dashboard")
    const row = within((await screen.findAllByRole("tablist"))[0] as HTMLElement)
    const permitted = tabs.filter(({ read }) => permits(role, read))
    expect(row.getAllByRole("tab").map(({ textContent }) => textContent?.replace(/\d.*$/, ""))).toEqual(
      permitted.map(({ label }) => label),
    )
    for (const { label, loaded, control, write } of permitted) {
      await user.click(row.getByRole("tab", { name: new RegExp(`^${label}`) }))
      await loaded()
      expect(screen.queryAllByRole(control[0], { name: control[1] }).length > 0).toBe(permits(role, write))
    }

    if (permits(role, "leads:read")) {
      await act(() => router.navigate("/adminpage/dashboard/drivers/1"))
      expect(await screen.findByRole("region", { name: "History" })).toBeVisible()
      expect(screen.queryByLabelText("New note") !== null).toBe(permits(role, "leads:write"))
    } else {
      await act(() => router.navigate("/adminpage/dashboard?tab=drivers"))
      expect(await screen.findByText(NOT_PERMITTED)).toBeVisible()
      await user.click(screen.getByRole("link", { name: "Go to the dashboard" }))
      expect(await screen.findByRole("tab", { selected: true, name: permitted[0]?.label })).toBeVisible()
      expect(api.requests("FollowSignals")).toEqual([])
    }

    for (const { name, needs } of settings) {
      await act(() => router.navigate(`/adminpage/settings/${name}`))
      await screen.findByRole("heading", { level: 2 })
      expect(screen.queryByText(NOT_PERMITTED) === null).toBe(permits(role, needs))
    }
    expect(api.refusals).toEqual([])
  })
})
