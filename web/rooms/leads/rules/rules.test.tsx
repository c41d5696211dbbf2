import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildDriverApplication } from "../../../mock/data/builders.ts"
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

const addRules = () => {
  const turn = newLeadRule({
    id: 1,
    leadType: "driver_application",
    conditions: [
      { field: "city", values: ["Phoenix", "Tempe"] },
      { field: "platform", values: ["Uber"] },
    ],
    effects: [{ kind: "ASSIGN", userIds: ["2", "3"] }],
    runCount: 1_204,
    lastRunAt: new Date(Date.now() - 2.5 * 3_600_000),
  })
  const late = newLeadRule({
    id: 2,
    name: "Escalation",
    isOn: false,
    trigger: "OVERDUE",
    afterHours: 24,
    effects: [{ kind: "TELL_MANAGERS" }],
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

  test("is reordered by buttons at once, which keep the focus, also at the end", async () => {
    addRules()
    const { user } = open()
    const down = await button(/^Move down: When a driver/)
    // It is seen at once, before the server has answered.
    api.behave("OrderLeadRules", { delay: "infinite" })
    await user.click(down)
    await waitFor(() => expect(api.asked("OrderLeadRules")).toEqual([{ ids: ["2", "1"] }]))
    await waitFor(async () => expect((await items())[0]).toHaveTextContent("Escalation"))
    const moved = await button(/^Move down: When a driver/)
    await waitFor(() => expect(moved).toHaveFocus())
    expect(moved).toHaveAttribute("aria-disabled", "true")
    await user.click(moved)
    expect(api.asked("OrderLeadRules")).toHaveLength(1)
  })

  test("shows the old order again where another is refused", async () => {
    addRules()
    const { user } = open()
    api.behave("OrderLeadRules", { error: { code: "CONFLICT" } })
    await user.click(await button("Move up: Escalation"))
    expect(await screen.findByText("Failed to change the order")).toBeVisible()
    await waitFor(async () => expect((await items())[1]).toHaveTextContent("Escalation"))
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
    expect(screen.getByText("Choose at least one colleague.")).toBeVisible()
    expect(cities).toHaveFocus()
    expect(api.asked("SaveLeadRule")).toEqual([])

    await user.type(cities, "Phoenix, Tempe{Enter}")
    await user.click(await button("Choose"))
    await choose(user, "Lee", "Dana")
    await user.click(await button("Add an action"))
    await user.selectOptions(screen.getByLabelText("Which days count"), "working day")
    expect(sentence()).toHaveTextContent(
      "When a driver application arrives from Phoenix or Tempe, give it in turn to Lee and Dana, and set a follow-up for the next working day.",
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
          effects: [
            { kind: "ASSIGN", userIds: ["3", "2"] },
            { kind: "FOLLOW_UP", days: 1, isWorkingDays: true },
          ],
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
        effects: [{ kind: "ASSIGN", userIds: ["2", "3"] }],
      }),
    )
  })

  test("tells what it would have done, and no longer once it says something else", async () => {
    const one = { city: "Phoenix", createdAt: new Date(Date.now() - 86_400_000) }
    const old = { ...one, createdAt: new Date(Date.now() - 31 * 86_400_000) }
    api.store.driverApplications = [
      buildDriverApplication({ ...old, id: 1, name: "Olu" }),
      buildDriverApplication({ ...one, id: 2, name: "Mei" }),
      buildDriverApplication({ ...one, id: 3, name: "Ana", city: "Fresno" }),
    ]
    addRules()
    Object.assign(api.store.leadRules[0] ?? {}, { conditions: [{ field: "city", values: ["Phoenix"] }] })
    const { user } = open("/1")
    await user.click(await button("Try it on the last 30 days"))
    expect(await screen.findByText("It would have done something with 1 lead.")).toBeVisible()
    const list = within(screen.getByRole("list", { name: "What it would have done" }))
    expect(list.getByRole("link", { name: "Mei" })).toBeVisible()
    expect(list.getByText("Give it to Dana")).toBeVisible()
    await user.click(await button("Remove Phoenix"))
    expect(screen.queryByText(/It would have done/)).toBeNull()
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

test("the team's hours are said in the same place", async () => {
  const { user } = open()
  const panel = within(await screen.findByRole("region", { name: "Team hours" }))
  await user.click(await panel.findByRole("button", { name: "Sat" }))
  const until = panel.getByLabelText("To")
  await user.clear(until)
  await user.type(until, "08:00")
  await user.click(panel.getByRole("button", { name: "Save" }))
  expect(await panel.findByText("The day must end after it begins.")).toBeVisible()
  await user.clear(until)
  await user.type(until, "18:30")
  await user.selectOptions(panel.getByLabelText("Time zone"), "America/Phoenix")
  await user.click(panel.getByRole("button", { name: "Save" }))
  await waitFor(() =>
    expect(api.store.teamHours).toMatchObject({
      days: [1, 2, 3, 4, 5, 6],
      endsAt: "18:30",
      timeZone: "America/Phoenix",
    }),
  )
})
