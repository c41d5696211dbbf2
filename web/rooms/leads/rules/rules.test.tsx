import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { MOCK_TOKEN } from "../../../mock/data/store.ts"
import { buildMember } from "../../../mock/resolvers/team.ts"
import { newLeadRule } from "../../../mock/rules/ruleResolvers.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const dana = { id: 2, name: "Dana", email: "dana@example.com", role: "MANAGER" as const }
const lee = { id: 3, name: "Lee", email: "lee@example.com", role: "MANAGER" as const }
const active = { state: "ACTIVE", signedInAt: null, hasSecondFactor: false, createdAt: new Date() } as const

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
  api.store.members.push(buildMember(dana, active), buildMember(lee, active))
})

const PAGE = "/adminpage/settings/rules"
const open = (address = "") => renderDashboard(PAGE + address)
const button = (name: string | RegExp) => screen.findByRole("button", { name })
const sentence = () => document.querySelector("[data-sentence]")

const choose = async (user: ReturnType<typeof open>["user"], ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole("option", { name }))
  await user.keyboard("{Escape}")
}

const nothing = { assignTo: [], followUpDays: null, isWorkingDays: false, template: null, tell: [] }

const addRules = () => {
  const turn = newLeadRule({
    id: 1,
    leadType: "driver_application",
    conditions: [
      { field: "city", values: ["Phoenix", "Tempe"] },
      { field: "platform", values: ["Uber"] },
    ],
    effects: { ...nothing, assignTo: ["2", "3"] },
    runCount: 1_204,
    lastRunAt: new Date(Date.now() - 2.5 * 3_600_000),
  })
  const late = newLeadRule({
    id: 2,
    name: "Escalation",
    isOn: false,
    trigger: "OVERDUE",
    afterHours: 24,
    effects: { ...nothing, tell: ["managers"] },
    lastFailure: "There is no manager.",
    lastFailureAt: new Date(),
  })
  api.store.leadRules = [turn, late]
}

const items = async () => within(await screen.findByRole("list", { name: "Rules" })).getAllByRole("listitem")

describe("the list of rules", () => {
  test("says each rule in a sentence, its values in bold, how it fares, and what failed", async () => {
    addRules()
    open()
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
  })

  test("switches a rule on, and deletes one after a question", async () => {
    addRules()
    const { user } = open()
    const toggle = await screen.findByRole("switch", { name: "Runs: Escalation" })
    expect(toggle).not.toBeChecked()
    await user.click(toggle)
    await waitFor(() => expect(toggle).toBeChecked())
    await user.click(await button("Delete: Escalation"))
    const dialog = within(await screen.findByRole("alertdialog"))
    await user.click(dialog.getByRole("button", { name: "Delete" }))
    await waitFor(() => expect(api.store.leadRules).toHaveLength(1))
    await waitFor(async () => expect(await items()).toHaveLength(1))
  })

  test("offers rules to begin with while there is none", async () => {
    const { user, router } = open()
    await user.click(await screen.findByRole("link", { name: "Tell managers after a day" }))
    expect(router.state.location.search).toBe("?begin=managers")
    await screen.findByLabelText("Hours overdue")
    expect(sentence()).toHaveTextContent("When the answer to a lead has been overdue for 24 hours, tell the managers.")
  })

  test("is not for those who may only look", async () => {
    api.store.user.role = "VIEWER"
    open()
    expect(await screen.findByText("Your role does not include this page")).toBeVisible()
  })
})

describe("the form of a rule", () => {
  test("is written as a sentence, says what is missing at its place, and is stored", async () => {
    const { user, router } = open("/new")
    await user.selectOptions(await screen.findByLabelText("Which leads"), "a driver application")
    await user.click(await button("Add a condition"))
    const cities = await screen.findByRole("combobox", { name: "Values of city" })
    await user.click(await button("Save and switch on"))
    expect(await screen.findByText("Choose at least one value.")).toBeVisible()
    expect(screen.getByText("Say what it does: at least one of these.")).toBeVisible()
    expect(cities).toHaveFocus()
    expect(api.asked("SaveLeadRule")).toEqual([])

    await user.type(cities, "Phoenix, Tempe{Enter}")
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
    expect(api.asked("SaveLeadRule")).toEqual([
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

  test("changes a stored rule, and keeps what was not changed", async () => {
    addRules()
    const { user } = open("/1")
    await user.click(await button("Remove Tempe"))
    await user.click(await button("Remove the condition on platform"))
    await user.click(await button("Save"))
    await waitFor(() =>
      expect(api.store.leadRules[0]).toMatchObject({
        conditions: [{ field: "city", values: ["Phoenix"] }],
        effects: { assignTo: ["2", "3"], followUpDays: null },
      }),
    )
  })

  test("shows what the server refuses where it stands", async () => {
    addRules()
    Object.assign(api.store.leadRules[1] ?? {}, { conditions: [{ field: "source", values: ["x".repeat(300)] }] })
    const { user } = open("/2")
    expect(await button("Save")).toBeDisabled()
    await user.type(screen.getByLabelText("Name"), "!")
    await user.click(await button("Save"))
    expect(await screen.findByText(/A value may/)).toBeVisible()
  })

  test("says that a rule is gone", async () => {
    open("/99")
    expect(await screen.findByText("This rule is gone")).toBeVisible()
  })
})

test("a press on a day changes the working days, unless the server refuses", async () => {
  const { user } = open()
  const panel = within(await screen.findByRole("region", { name: "Working days" }))
  const day = (name: string) => panel.findByRole("button", { name })
  await user.click(await day("Sat"))
  await waitFor(() => expect(api.store.workingDays).toEqual([1, 2, 3, 4, 5, 6]))
  expect(await day("Sat")).toHaveAttribute("aria-pressed", "true")
  api.behave("SaveWorkingDays", { error: { code: "CONFLICT" } })
  await user.click(await day("Mon"))
  expect(await screen.findByText("Failed to save the working days")).toBeVisible()
  await waitFor(async () => expect(await day("Mon")).toHaveAttribute("aria-pressed", "true"))
})
