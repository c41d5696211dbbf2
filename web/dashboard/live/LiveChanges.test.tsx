import { inTransaction } from "@farelight/api/platform/database/connection/database.ts"
import { RecordedEvent } from "@farelight/api/platform/events/event.model.ts"
import { eventOf, recordEvents } from "@farelight/api/platform/events/recordEvents.ts"
import { startSequencer } from "@farelight/api/platform/jobs/sequencer.ts"
import { UserSession } from "@farelight/api/rooms/accounts/users/user.model.ts"
import { addDrivers, addImportedDrivers } from "@farelight/api/testing/factories/leads.ts"
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { beginLogout, readAdminToken } from "../../apollo/adminToken.ts"
import { polling } from "../../apollo/polling.ts"
import { api, signIn } from "../../testing/api.ts"
import { muteErrors } from "../../testing/muteErrors.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"
import { onLiveOpen } from "./newLeads.ts"

let giver: ReturnType<typeof startSequencer>
let opened = 0
onLiveOpen(() => {
  opened += 1
})

muteErrors()
beforeEach(async () => {
  opened = 0
  giver = startSequencer()
  await addDrivers({})
  await signIn()
  jest.spyOn(polling, "skipPollAttempt").mockReturnValue(true)
  // jsdom has no `navigator.locks`. The test's only tab always gets the lock.
  Object.defineProperty(navigator, "locks", {
    value: { request: (_name: string, _options: object, lead: () => Promise<void>) => lead() },
    configurable: true,
  })
})

afterEach(async () => {
  await giver.stop()
  Reflect.deleteProperty(window, "Notification")
})

/** Records events of leads as another process would. */
const record = (
  type: "lead.deleted" | "quarantine.released",
  ids: readonly number[],
  requestId: string | null = null,
) => {
  const origin = { actorType: "system", actorId: null, requestId } as const
  const events = ids.map((subjectId) => eventOf({ type, subjectType: "driver_application", subjectId, origin }))
  return inTransaction((transaction) => recordEvents(events, transaction))
}

const openList = async () => {
  const page = renderDashboard("/adminpage/dashboard")
  expect(await screen.findByText("1–1 of 1")).toBeVisible()
  await waitFor(() => expect(opened).toBe(1))
  return page
}

const arrive = (count = 1) => addDrivers(...Array.from({ length: count }, () => ({})))

const loads = () => api.asked("DriverApplications").length

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const aWhile = () => pause(600)

/** Waits until all changes are signaled, and their reloads have started. */
const told = async () => {
  await waitFor(async () => expect(await RecordedEvent.count({ where: { position: null } })).toBe(0))
  await aWhile()
}

const hide = (isHidden: boolean) => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden)
  fireEvent(document, new Event("visibilitychange"))
}

test("the list shows others' changes without polling or moving rows, and reloads related data only", async () => {
  await openList()
  const others = ["DashboardLayout", "GlobalContent", "LeadViews", "LeadViewer"] as const
  const countOthers = () => others.map((name) => api.asked(name).length)
  const before = countOthers()
  const [lists, summaries] = [loads(), api.asked("DashboardPage").length]
  await arrive()
  expect(await screen.findByRole("button", { name: "1 new driver application — show" })).toBeVisible()
  expect(screen.getByText("1–1 of 1")).toBeVisible()
  await waitFor(() => expect([api.asked("DashboardPage").length, loads()]).toEqual([summaries + 1, lists + 1]))
  expect(countOthers()).toEqual(before)
  const app = api.app()
  await app.rest("PUT", "/api/admin/drivers/1/status", { status: "rejected" }, { token: await app.as("OWNER") })
  await waitFor(() => expect(screen.getByRole("combobox", { name: /^Status of/ })).toHaveValue("REJECTED"))
  expect(api.asked("DashboardChanges")).toEqual([])
})

test("the notice counts imported leads apart from those of senders, and a hidden tab's title omits them", async () => {
  await openList()
  await addImportedDrivers({}, {})
  expect(await screen.findByRole("button", { name: "2 driver applications imported — show" })).toBeVisible()
  hide(true)
  await addImportedDrivers({})
  await arrive()
  await waitFor(() => expect(document.title).toBe("(1) Driver Applications | Farelight"))
  hide(false)
  const both = "1 new driver application, 3 driver applications imported — show"
  expect(await screen.findByRole("button", { name: both })).toBeVisible()
})

test("a burst of changes causes few reloads", async () => {
  await openList()
  const before = loads()
  const ids = Array.from({ length: 1_000 }, (_, index) => index + 2)
  await record("lead.deleted", ids)
  await told()
  expect(loads()).toBeGreaterThan(before)
  expect(loads()).toBeLessThan(before + 6)
})

test("a hidden tab counts new leads in its title, and loads them when shown", async () => {
  const { user } = await openList()
  expect(document.title).toBe("Driver Applications | Farelight")
  hide(true)
  const before = loads()
  await arrive()
  await waitFor(() => expect(document.title).toBe("(1) Driver Applications | Farelight"))
  await arrive()
  await waitFor(() => expect(document.title).toBe("(2) Driver Applications | Farelight"))
  await aWhile()
  expect(loads()).toBe(before)
  hide(false)
  await waitFor(() => expect(document.title).toBe("Driver Applications | Farelight"))
  expect(await screen.findByRole("button", { name: "2 new driver applications — show" })).toBeVisible()
  await user.click(screen.getByRole("tab", { name: "Email Logs" }))
  await waitFor(() => expect(document.title).toBe("Email Logs | Farelight"))
})

test("the stream of changes resumes after its last position, and ends with the session", async () => {
  await openList()
  await arrive()
  expect(await screen.findByRole("button", { name: "1 new driver application — show" })).toBeVisible()
  expect(api.requests("FollowSignals")).toHaveLength(1)
  // Makes polls run in the hidden test window.
  jest.spyOn(polling, "skipPollAttempt").mockReturnValue(false)
  const asked = api.asked("DashboardChanges").length
  api.cutStreams()
  await waitFor(() => expect(api.requests("FollowSignals")).toHaveLength(2))
  const [first, second] = api.requests("FollowSignals")
  expect(first?.headers.get("last-event-id")).toBeNull()
  expect(Number(second?.headers.get("last-event-id"))).toBeGreaterThan(0)
  await waitFor(() => expect(api.asked("DashboardChanges").length).toBeGreaterThan(asked))
  await waitFor(() => expect(opened).toBe(2))

  // Without its position, the client assumes that everything changed.
  const before = loads()
  api.behave("FollowSignals", { error: { code: "CONFLICT" } })
  api.cutStreams()
  await waitFor(() => expect(loads()).toBeGreaterThan(before))
  api.behave("FollowSignals")
  await waitFor(() => expect(opened).toBe(3))
  expect(api.requests("FollowSignals").at(-1)?.headers.get("last-event-id")).toBeNull()

  await UserSession.destroy({ where: {} })
  api.cutStreams()
  await waitFor(() => expect(readAdminToken()).toBeNull())
})

/** The browser's notifications, and its answer to the permission request. */
const stubNotifications = (answer: NotificationPermission) => {
  const shown: string[] = []
  class Stub {
    static permission: NotificationPermission = "default"
    static requestPermission = jest.fn(async () => (Stub.permission = answer))
    constructor(title: string) {
      shown.push(title)
    }
  }
  Object.defineProperty(window, "Notification", { value: Stub, configurable: true })
  return { shown, Stub }
}

test("a background tab notifies of a new lead, if the operator asked for that", async () => {
  const { shown, Stub } = stubNotifications("granted")
  const { user, router } = await openList()
  hide(true)
  await arrive()
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/))
  hide(false)
  expect(Stub.requestPermission).not.toHaveBeenCalled()

  await act(() => router.navigate("/adminpage/settings/you"))
  const notify = await screen.findByRole("switch", { name: "Notify me of new leads" })
  await user.click(notify)
  await waitFor(() => expect(notify).toBeChecked())
  await arrive()
  await told()
  hide(true)
  await arrive()
  await waitFor(() => expect(shown).toEqual(["New driver application"]))
  await arrive(3)
  await waitFor(() => expect(shown[1]).toBe("3 new leads"))
  await record("quarantine.released", [1])
  await waitFor(() => expect(shown[2]).toBe("New driver application"))
  hide(false)
  await user.click(notify)
  expect(notify).not.toBeChecked()
})

test("the switch for notifications shows an error when the browser refuses them", async () => {
  stubNotifications("denied")
  const { user } = renderDashboard("/adminpage/settings/you")
  const notify = await screen.findByRole("switch", { name: "Notify me of new leads" })
  await user.click(notify)
  expect(await screen.findByText(/does not let the dashboard notify you/)).toBeVisible()
  expect(notify).not.toBeChecked()
})

test("a tab's own changes cause no reload", async () => {
  const { user } = await openList()
  await user.selectOptions(screen.getByRole("combobox", { name: /^Status of/ }), "CONTACTED")
  await waitFor(() => expect(api.requests("SetDriverApplicationStatuses")).toHaveLength(1))
  const before = loads()
  const id = api.requests("SetDriverApplicationStatuses")[0]?.headers.get("x-request-id") ?? null
  await record("quarantine.released", [1], id)
  await told()
  expect(loads()).toBe(before)
})

test("the stream of changes stays closed after the operator ends the session", async () => {
  await openList()
  act(beginLogout)
  api.cutStreams()
  // Longer than the pause before a stream is opened again.
  await pause(2_000)
  expect(api.asked("FollowSignals")).toHaveLength(1)
})
