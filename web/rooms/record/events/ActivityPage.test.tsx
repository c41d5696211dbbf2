import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { type EventRow, MOCK_TOKEN } from "../../../mock/data/store.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
})

const buildEvent = (overrides: Partial<EventRow> = {}): EventRow => ({
  id: 1,
  type: "driver_application.status_changed",
  actorName: "Luis",
  actorId: 1,
  subjectType: "driver_application",
  subjectId: "31",
  facts: { from: "pending", to: "approved" },
  occurredAt: new Date(),
  requestId: null,
  ...overrides,
})

const open = (search = "") => renderDashboard(`/adminpage/settings/activity${search}`)

describe("the activity", () => {
  test("tells who did what and leads to it", async () => {
    api.store.events = [buildEvent()]
    open()
    const link = await screen.findByRole("link", { name: "driver application 31" })
    expect(link).toHaveAttribute("href", "/adminpage/dashboard/drivers/31")
    expect(link.closest("li")).toHaveTextContent("Luis moved driver application 31 from pending to approved")
  })

  test("says what whoever runs the server should look at", async () => {
    api.store.systemWarnings = ["Has not succeeded for 2 days: backing up."]
    open()
    expect(await screen.findByRole("alert")).toHaveTextContent("Has not succeeded for 2 days: backing up.")
  })

  test("leads to no lead that was erased", async () => {
    const type = "lead.erased"
    api.store.events = [buildEvent({ type, actorName: "Kim" })]
    open()
    expect(await screen.findByText(/erased driver application 31/)).toHaveTextContent(/^Kim/)
    expect(screen.queryByRole("link", { name: "driver application 31" })).not.toBeInTheDocument()
  })

  test("is narrowed by what the address says, and by the controls", async () => {
    api.store.events = [
      buildEvent(),
      buildEvent({ id: 2, type: "user.signed_in", subjectType: "user", subjectId: "1" }),
    ]
    const { user, router } = open("?kind=sign-in&person=1&from=2026-01-01&about=nonsense")
    await waitFor(() => expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0))
    expect(api.asked("Activity").at(-1)).toMatchObject({
      filter: { actorId: "1", types: expect.arrayContaining(["user.signed_in"]), from: expect.any(String) },
    })
    await user.selectOptions(screen.getByLabelText("Kind"), "API keys")
    await waitFor(() =>
      expect(api.asked("Activity").at(-1)).toMatchObject({
        filter: { types: ["api_key.created", "api_key.revoked", "api_key.refused"] },
      }),
    )
    await user.selectOptions(screen.getByLabelText("Kind"), "leads")
    expect(router.state.location.search).toBe("?person=1&kind=leads&from=2026-01-01")
    await user.click(await screen.findByRole("button", { name: /^Only what this is about: Moved/ }))
    expect(router.state.location.search).toBe("?person=1&kind=leads&about=driver_application&id=31&from=2026-01-01")
    expect(await screen.findByRole("button", { name: "Only driver application 31" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Clear all" }))
    expect(router.state.location.search).toBe("")
  })

  test("loads more at the end, and says when there is nothing", async () => {
    api.store.events = Array.from({ length: 60 }, (_, index) => buildEvent({ id: index + 1 }))
    const { user } = open()
    expect(await screen.findByText("50 events, and older ones")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Load more" }))
    expect(await screen.findByText("60 events")).toBeVisible()
    await user.selectOptions(screen.getByLabelText("Kind"), "mail")
    expect(await screen.findByText("Nothing matches this filter")).toBeVisible()
  })

  test("is exported with the same filters, by their names in REST", async () => {
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
    URL.createObjectURL = () => "blob:file"
    URL.revokeObjectURL = () => {}
    api.store.events = [buildEvent()]
    const { user } = open("?about=driver_application&id=31&kind=leads")
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(api.asked("ExportEvents")).toEqual([
      { subject_type: "driver_application", subject_id: "31", types: expect.stringContaining("lead.noted") },
    ])
  })

  test("offers another try when it cannot be loaded", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    api.behave("Activity", { isUnreachable: true })
    open()
    expect(await screen.findByText("Failed to load data")).toBeVisible()
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible()
  })
})
