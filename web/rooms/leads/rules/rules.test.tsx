import { database } from "@farelight/api/platform/database/connection/database.ts"
import { chosenTimeZone, teamTimeZone } from "@farelight/api/rooms/accounts/settings/timeZone.ts"
import { currentWorkingDays } from "@farelight/api/rooms/accounts/settings/workingDays.ts"
import { LeadRule } from "@farelight/api/rooms/automation/rules/leadRule.model.ts"
import { effects } from "@farelight/api/testing/events/rules.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { formatMoment } from "../../../components/records/DateTime.tsx"
import { setTimeZone } from "../../../components/records/dateFormat.ts"
import { localDay } from "../../../components/records/localDay.ts"
import { api, signIn } from "../../../testing/api.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
  await addColleague({ name: "Dana" })
  await addColleague({ name: "Lee" })
})

const PAGE = "/adminpage/settings/rules"
const open = (address = "") => renderDashboard(PAGE + address)
const button = (name: string | RegExp) => screen.findByRole("button", { name })
const sentence = () => document.querySelector("[data-sentence]")

const choose = async (user: ReturnType<typeof open>["user"], ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole("option", { name }))
  await user.keyboard("{Escape}")
}

const addRules = async () => {
  const rule = { isOn: true, madeById: 1, since: new Date(), sinceEventId: 0 }
  await LeadRule.create({
    ...{ ...rule, name: null, trigger: "ARRIVED", afterHours: 0, leadType: "driver_application" },
    conditions: [
      { field: "city", values: ["Phoenix", "Tempe"] },
      { field: "platform", values: ["Uber"] },
    ],
    effects: effects({ assignTo: ["2", "3"] }),
    runCount: 1_204,
    lastRunAt: new Date(Date.now() - 2.5 * 3_600_000),
  })
  await LeadRule.create({
    ...{ ...rule, name: "Escalation", isOn: false, trigger: "OVERDUE", afterHours: 24, leadType: null, conditions: [] },
    effects: effects({ tell: ["managers"] }),
    lastFailure: "There is no manager.",
    lastFailureAt: new Date(),
  })
}

const items = async () => within(await screen.findByRole("list", { name: "Rules" })).getAllByRole("listitem")

describe("the list of rules", () => {
  test("shows each rule as a sentence with bold values, its state and failures, and switches and deletes it", async () => {
    await addRules()
    const { user } = open()
    const [first, second] = await items()
    expect(first).toHaveTextContent(
      "When a driver application whose platform is Uber arrives from Phoenix or Tempe, give it in turn to Dana and Lee.",
    )
    const bold = () => [...(first?.querySelectorAll("strong") ?? [])].map(({ textContent }) => textContent)
    await waitFor(() => expect(bold()).toEqual(["driver application", "Uber", "Phoenix", "Tempe", "Dana", "Lee"]))
    expect(first).toHaveTextContent("1,204 leads, last 2 h ago")
    expect(second).toHaveTextContent("Escalation")
    expect(second).toHaveTextContent("Has not run yet")
    expect(second).toHaveTextContent("There is no manager.")
    const toggle = screen.getByRole("switch", { name: "Runs: Escalation" })
    expect(toggle).not.toBeChecked()
    await user.click(toggle)
    await waitFor(() => expect(toggle).toBeChecked())
    await user.click(await button("Delete: Escalation"))
    const dialog = within(await screen.findByRole("alertdialog"))
    await user.click(dialog.getByRole("button", { name: "Delete" }))
    await waitFor(async () => expect(await LeadRule.count()).toBe(1))
    await waitFor(async () => expect(await items()).toHaveLength(1))
  })
})

describe("the form of a rule", () => {
  test("reads as a sentence, shows missing parts in place, and is stored", async () => {
    const { user, router } = open("/new")
    await user.selectOptions(await screen.findByLabelText("Which leads"), "a driver application")
    await user.click(await button("Add a condition"))
    const cities = await screen.findByRole("combobox", { name: "Values of city" })
    await user.click(await button("Save and switch on"))
    expect(await screen.findByText("Choose at least one value.")).toBeVisible()
    await waitFor(() => expect(cities).toHaveFocus())
    expect(api.asked("SaveLeadRule")).toEqual([])

    await user.type(cities, "Phoenix, Tempe")
    await user.click(await button("Save and switch on"))
    expect(await screen.findByText("A rule must do something.")).toBeVisible()
    await user.click(await button("Choose: Give it to"))
    await choose(user, "Lee", "Dana")
    await user.type(screen.getByLabelText("Days until the follow-up"), "1 day")
    await user.click(await button("Choose: Tell by mail"))
    await choose(user, "the managers")
    expect(sentence()).toHaveTextContent(
      "When a driver application arrives from Phoenix or Tempe, give it in turn to Lee and Dana, set a follow-up for the next working day, and tell the managers.",
    )
    await user.click(await button("Save and switch on"))
    await waitFor(() => expect(router.state.location.pathname).toBe(PAGE))
    expect(api.asked("SaveLeadRule").slice(1)).toEqual([
      {
        input: {
          name: null,
          isOn: true,
          trigger: "ARRIVED",
          afterHours: 0,
          leadType: "DRIVER_APPLICATION",
          conditions: [{ field: "city", values: ["Phoenix", "Tempe"] }],
          assignTo: ["3", "2"],
          followUpDays: 1,
          isWorkingDays: true,
          template: null,
          tell: ["managers"],
        },
      },
    ])
    expect(await items()).toHaveLength(1)
  })

  test("asks for hours once an answer is overdue", async () => {
    const { user } = open("/new")
    await user.selectOptions(await screen.findByLabelText("What happens"), "is overdue for an answer")
    expect(sentence()).toHaveTextContent("When the answer to a lead is overdue, …")
    await user.type(screen.getByLabelText("Hours overdue"), "{Backspace}24")
    expect(sentence()).toHaveTextContent("When the answer to a lead has been overdue for 24 hours, …")
  })

  test("contains the status to which a lead changes", async () => {
    const { user } = open("/new")
    await user.selectOptions(await screen.findByLabelText("What happens"), "changes its status")
    await user.click(await button("any status: New status"))
    await choose(user, "approved", "rejected")
    expect(sentence()).toHaveTextContent("When the status of a lead changes to approved or rejected, …")
    expect(within(screen.getByRole("list", { name: "Conditions" })).queryAllByRole("listitem")).toEqual([])
  })

  test("changes a stored rule, and keeps its other parts", async () => {
    await addRules()
    const { user } = open("/1")
    const cities = await screen.findByRole("combobox", { name: "Values of city" })
    expect(cities).toHaveValue("Phoenix, Tempe")
    await user.type(cities, "{Backspace>7/}")
    await button("Dana, Lee: Give it to")
    await user.click(await button("Remove the condition on platform"))
    await user.click(await button("Save"))
    await waitFor(async () =>
      expect(await LeadRule.findByPk(1)).toMatchObject({
        conditions: [{ field: "city", values: ["Phoenix"] }],
        effects: { assignTo: ["2", "3"], followUpDays: null },
      }),
    )
  })

  test("shows the server's refusal at its field", async () => {
    await addRules()
    await LeadRule.update({ conditions: [{ field: "source", values: ["x".repeat(300)] }] }, { where: { id: 2 } })
    const { user } = open("/2")
    expect(await button("Save")).toBeDisabled()
    await user.type(screen.getByLabelText("Name"), "!")
    await user.click(await button("Save"))
    expect(await screen.findByText(/A value may/)).toBeVisible()
  })

  test("reports a deleted rule", async () => {
    open("/99")
    expect(await screen.findByText("This rule is gone")).toBeVisible()
  })
})

test("pressing a day changes the working days, unless the server refuses", async () => {
  const { user } = open()
  const panel = within(await screen.findByRole("region", { name: "Working days" }))
  const day = (name: string) => panel.findByRole("button", { name })
  await user.click(await day("Sat"))
  await waitFor(async () => expect(await currentWorkingDays()).toEqual([1, 2, 3, 4, 5, 6]))
  expect(await day("Sat")).toHaveAttribute("aria-pressed", "true")
  api.behave("SaveWorkingDays", { error: { code: "CONFLICT" } })
  await user.click(await day("Mon"))
  expect(await screen.findByText("Failed to save the working days")).toBeVisible()
  await waitFor(async () => expect(await day("Mon")).toHaveAttribute("aria-pressed", "true"))
})

describe("the team's time zone", () => {
  afterEach(async () => {
    jest.restoreAllMocks()
    setTimeZone("UTC")
    await database().query("DELETE FROM team_settings WHERE name = 'time_zone'")
  })

  test("is chosen from all zones, and shown in the menu", async () => {
    const { user } = open()
    await user.selectOptions(
      await screen.findByRole("combobox", { name: "Time zone of the team" }),
      "Pacific/Kiritimati",
    )
    await waitFor(async () => expect(await teamTimeZone()).toBe("Pacific/Kiritimati"))
    await user.click(await button(/^Signed in as|^Account/))
    expect(await screen.findByText("Times are in Pacific/Kiritimati")).toBeVisible()
    expect(localDay(new Date("2026-11-20T10:15:00Z"))).toBe("2026-11-21")
    expect(formatMoment("2026-11-20T10:15:00Z")).toMatch(/Nov 21, 2026, 12:15/)
  })

  test("is suggested by an owner's browser until chosen", async () => {
    const inTokyo = { timeZone: "Asia/Tokyo" } as Intl.ResolvedDateTimeFormatOptions
    jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(inTokyo)
    const { user } = open()
    await user.click(await button("Use Asia/Tokyo"))
    await waitFor(async () => expect(await chosenTimeZone()).toBe("Asia/Tokyo"))
    await waitFor(() => expect(screen.queryByRole("button", { name: "Use Asia/Tokyo" })).toBeNull())
  })
})
