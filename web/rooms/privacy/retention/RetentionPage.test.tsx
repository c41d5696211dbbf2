import { inTransaction } from "@farelight/api/platform/database/connection/database.ts"
import { storeConfirmed, storeLastRun } from "@farelight/api/rooms/accounts/settings/retentionSetting.ts"
import { changeSettings } from "@farelight/api/testing/settings.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import type { RetentionRule } from "../../../graphql/generated.ts"
import { api, signIn } from "../../../testing/api.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const periods = { rejectedDays: 365, leadsDays: 1_095, mailDays: 365, filesDays: 365, eventsDays: 1_095 }

beforeEach(async () => {
  changeSettings("retention", periods)
  await signIn()
})

const open = () => renderDashboard("/adminpage/settings/retention")

const rowOf = async (label: string) => within((await screen.findByText(label)).closest("tr") as HTMLElement)

const answerDue = (due: Partial<Record<RetentionRule, { dueCount: number; oldestAt: string }>>) =>
  api.answer("Retention", ({ retention }) => ({
    retention: { ...retention, rules: retention.rules.map((rule) => ({ ...rule, ...due[rule.rule] })) },
  }))

const switchOn = () =>
  inTransaction((transaction) => storeConfirmed({ at: "2026-11-01T08:00:00.000Z", periods }, transaction))

describe("the page of retention", () => {
  test("is off at first, and shows the effect of each rule", async () => {
    answerDue({ REJECTED_LEADS: { dueCount: 1_204, oldestAt: "2021-03-04T12:00:00Z" } })
    changeSettings("retention", { eventsDays: 0 })
    open()
    expect(await screen.findByText(/^Nothing outside the trash is erased by itself/)).toBeVisible()
    const rejected = await rowOf("Rejected leads")
    expect(rejected.getByText("365 days")).toBeVisible()
    expect(rejected.getByText("RETENTION_REJECTED_DAYS")).toBeVisible()
    expect(rejected.getByText("1,204")).toBeVisible()
    expect(rejected.getByText("Mar 4, 2021")).toBeVisible()
    expect((await rowOf("Recorded activity")).getByText("Never")).toBeVisible()
    expect(screen.queryByRole("heading", { name: "Last run" })).toBeNull()
  })

  test("enables retention after a question with the amounts, and disables it at once", async () => {
    const oldestAt = "2021-03-04T12:00:00Z"
    answerDue({ LEADS: { dueCount: 1, oldestAt }, MAIL_TEXTS: { dueCount: 3_000, oldestAt } })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Switch on" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    expect(dialog.getByText(/^The next daily run erases 1 other lead and 3,000 mails’ texts for good\./)).toBeVisible()
    expect(api.asked("SwitchRetention")).toEqual([])
    await user.click(dialog.getByRole("button", { name: "Switch on" }))
    await waitFor(() => expect(api.asked("SwitchRetention")).toEqual([{ on: true, seen: periods }]))
    expect(await screen.findByText(/Switched on/, { selector: "p" })).toBeVisible()
    expect(screen.getByText("None yet. The first one is within a day.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Switch off" }))
    expect(await screen.findByText(/^Nothing outside the trash is erased by itself\. Once/)).toBeVisible()
  })

  test("shows the last run's result, and asks before applying shorter periods", async () => {
    await switchOn()
    changeSettings("retention", { leadsDays: 90 })
    await storeLastRun({
      startedAt: "2026-11-23T03:00:00.000Z",
      endedAt: "2026-11-23T03:50:00.000Z",
      isComplete: false,
      failedCount: 3,
      counts: { EVENTS: 2, FILES: 0, LEADS: 0, MAIL_LINES: 0, MAIL_TEXTS: 0, REJECTED_LEADS: 1 },
    })
    const { user } = open()
    expect(await screen.findByText("Erased 1 rejected lead and 2 events.")).toBeVisible()
    expect(screen.getByText(/^Some is left/)).toBeVisible()
    expect(screen.getByText(/^3 could not be erased/)).toBeVisible()
    expect((await rowOf("All other leads")).getByText("For now 1,095 days")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Confirm the shorter periods" }))
    await user.click(await screen.findByRole("button", { name: "Confirm" }))
    await waitFor(() => expect(screen.queryByText("For now 1,095 days")).toBeNull())
  })
})
