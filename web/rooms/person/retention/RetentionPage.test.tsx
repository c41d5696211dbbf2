import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { MOCK_TOKEN } from "../../../mock/data/store.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
})

const open = () => renderDashboard("/adminpage/settings/retention")

const rowOf = async (label: string) => within((await screen.findByText(label)).closest("tr") as HTMLElement)

describe("retention", () => {
  test("is off, and says how much each rule would touch", async () => {
    const { rules } = api.store.retention
    Object.assign(rules.REJECTED_LEADS, { dueCount: 1_204, oldestAt: new Date("2021-03-04T12:00:00Z") })
    rules.EVENTS.days = 0
    open()
    expect(await screen.findByText(/^Nothing is erased by itself/)).toBeVisible()
    const rejected = await rowOf("Rejected leads")
    expect(rejected.getByText("365 days")).toBeVisible()
    expect(rejected.getByText("RETENTION_REJECTED_DAYS")).toBeVisible()
    expect(rejected.getByText("1,204")).toBeVisible()
    expect(rejected.getByText("Mar 4, 2021")).toBeVisible()
    expect((await rowOf("Recorded activity")).getByText("Never")).toBeVisible()
    expect(screen.queryByRole("heading", { name: "Last run" })).toBeNull()
  })

  test("is switched on after a question that names the amounts, and off at once", async () => {
    Object.assign(api.store.retention.rules.LEADS, { dueCount: 1, oldestAt: new Date() })
    Object.assign(api.store.retention.rules.MAIL_TEXTS, { dueCount: 3_000, oldestAt: new Date() })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Switch on" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    expect(dialog.getByText(/^The next daily run erases 1 other lead and 3,000 mails’ texts for good\./)).toBeVisible()
    expect(api.asked("SwitchRetention")).toEqual([])
    const seen = {
      rejectedDays: 365,
      leadsDays: 1_095,
      mailDays: 365,
      filesDays: 365,
      eventsDays: api.store.retention.rules.EVENTS.days,
    }
    await user.click(dialog.getByRole("button", { name: "Switch on" }))
    await waitFor(() => expect(api.asked("SwitchRetention")).toEqual([{ on: true, seen }]))
    expect(await screen.findByText(/Switched on/, { selector: "p" })).toBeVisible()
    expect(screen.getByText("None yet. The first one is within a day.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Switch off" }))
    expect(await screen.findByText(/^Nothing is erased by itself\. Once/)).toBeVisible()
  })

  test("asks before it goes by shorter periods", async () => {
    const { retention } = api.store
    retention.switchedOnAt = new Date("2026-11-01T08:00:00Z")
    for (const rule of Object.values(retention.rules)) rule.daysInForce = rule.days
    retention.rules.LEADS.days = 90
    const { user } = open()
    expect((await rowOf("All other leads")).getByText("For now 1,095 days")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Confirm the shorter periods" }))
    await user.click(await screen.findByRole("button", { name: "Confirm" }))
    await waitFor(() => expect(screen.queryByText("For now 1,095 days")).toBeNull())
  })

  test("tells what the last run did", async () => {
    const { retention } = api.store
    retention.switchedOnAt = new Date("2026-11-01T08:00:00Z")
    const at = { startedAt: new Date("2026-11-23T03:00:00Z"), endedAt: new Date("2026-11-23T03:50:00Z") }
    const counts = [
      { rule: "EVENTS" as const, count: 2 },
      { rule: "REJECTED_LEADS" as const, count: 1 },
      { rule: "LEADS" as const, count: 0 },
    ]
    retention.lastRun = { ...at, isComplete: false, failedCount: 3, counts }
    open()
    expect(await screen.findByText("Erased 1 rejected lead and 2 events.")).toBeVisible()
    expect(screen.getByText(/^Some is left/)).toBeVisible()
    expect(screen.getByText(/^3 could not be erased/)).toBeVisible()
  })
})
