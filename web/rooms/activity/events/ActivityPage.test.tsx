import { RecordedEvent, type RecordedEventRow } from "@farelight/api/platform/events/event.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { watchDownloads } from "../../../testing/downloads.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => signIn())

/** Events; default: the account approved lead 31. */
const addEvents = (...events: readonly Partial<RecordedEventRow>[]) => {
  const about = { type: "driver_application.status_changed", subjectType: "driver_application", subjectId: "31" }
  const by = { actorType: "user", actorId: 1, requestId: null } as const
  const facts = JSON.stringify({ from: "pending", to: "approved" })
  return RecordedEvent.bulkCreate(
    events.map((values) => ({ ...about, ...by, facts, position: null, hash: null, occurredAt: new Date(), ...values })),
  )
}

const open = (search = "") => renderDashboard(`/adminpage/settings/activity${search}`)

describe("the page of the activity", () => {
  test("lists actor and action by day, with a link to each lead that still exists", async () => {
    const [lead] = await addDrivers({ name: "Maria Lopez" })
    const earlier = { occurredAt: new Date("2026-01-05T12:00Z") }
    await addEvents({ subjectId: String(lead?.id) }, { type: "lead.erased", subjectId: "32", facts: "{}", ...earlier })
    open()
    const [link] = await screen.findAllByRole("link", { name: "Maria Lopez’s driver application" })
    expect(link).toHaveAttribute("href", `/adminpage/dashboard/drivers/${lead?.id}`)
    expect(link?.closest("li")).toHaveTextContent(
      /^Todayadmin changed Pending to Approved for Maria Lopez’s driver application/,
    )
    expect(screen.getByRole("heading", { name: "Monday, January 5, 2026" })).toBeInTheDocument()
    expect(screen.getByText(/erased driver application 32/)).toHaveTextContent(/^admin/)
    expect(screen.queryByRole("link", { name: "driver application 32" })).not.toBeInTheDocument()
  })

  test("shows warnings to the server's operator", async () => {
    api.answer("SystemWarnings", { systemWarnings: ["Has not succeeded for 2 days: backing up."] })
    open()
    expect(await screen.findByRole("alert")).toHaveTextContent("Has not succeeded for 2 days: backing up.")
  })

  test("is filtered by its URL, and by the controls", async () => {
    await addEvents({}, { type: "user.signed_in", subjectType: "user", subjectId: "1", facts: "{}" })
    const { user, router } = open("?kind=sign-in&person=1&from=2026-01-01&about=nonsense")
    await waitFor(() => expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0))
    expect(api.asked("Events").at(-1)).toMatchObject({
      filter: { actorId: "1", types: expect.arrayContaining(["user.signed_in"]), from: expect.any(String) },
    })
    await user.selectOptions(screen.getByLabelText("Kind"), "API keys")
    await waitFor(() =>
      expect(api.asked("Events").at(-1)).toMatchObject({
        filter: { types: ["api_key.created", "api_key.revoked", "api_key.refused"] },
      }),
    )
    await user.selectOptions(screen.getByLabelText("Kind"), "leads")
    expect(router.state.location.search).toBe("?person=1&kind=leads&from=2026-01-01")
    await user.click(screen.getByRole("button", { name: "Clear all" }))
    expect(router.state.location.search).toBe("")
    await user.click(screen.getByRole("button", { name: "Last month" }))
    expect(router.state.location.search).toMatch(/^\?from=.*-01&to=/)
  })

  test("offers a retry, loads more at the end, and has an empty state", async () => {
    await addEvents(...Array.from({ length: 60 }, () => ({})))
    api.behave("Events", { isUnreachable: true })
    const { user } = open()
    expect(await screen.findByText("Failed to load data")).toBeVisible()
    api.behave("Events")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByText("50 events, and older ones")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Load more" }))
    expect(await screen.findByText("60 events")).toBeVisible()
    await user.selectOptions(screen.getByLabelText("Kind"), "mail")
    expect(await screen.findByText("Nothing matches this filter")).toBeVisible()
  })

  test("is exported with the same filters, by their names in REST", async () => {
    watchDownloads()
    await addEvents({})
    const { user } = open("?about=driver_application&kind=leads")
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(api.asked("ExportEvents")).toEqual([
      { subject_type: "driver_application", types: expect.stringContaining("lead.noted") },
    ])
  })
})
