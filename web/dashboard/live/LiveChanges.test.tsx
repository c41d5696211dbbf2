import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { beginLogout, readAdminToken, storeAdminToken } from "../../apollo/adminToken.ts"
import { polling } from "../../apollo/polling.ts"
import { buildDriverApplication } from "../../mock/data/builders.ts"
import { MOCK_TOKEN } from "../../mock/data/store.ts"
import { api } from "../../testing/mockApi.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
  jest.spyOn(console, "error").mockImplementation(() => {})
  jest.spyOn(polling, "skipPollAttempt").mockReturnValue(true)
  // jsdom has none; the tab of a test is the only one.
  Object.defineProperty(navigator, "locks", {
    value: { request: (_name: string, _options: object, lead: () => Promise<void>) => lead() },
    configurable: true,
  })
  api.store.driverApplications = [buildDriverApplication()]
})

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, "Notification")
  Reflect.deleteProperty(window, "AudioContext")
  localStorage.removeItem("lead_sound_1")
})

const signal = (type: string, id = 1, requestId: string | null = null) => ({
  type,
  subject_type: "driver_application",
  subject_id: String(id),
  request_id: requestId,
})

const openList = async () => {
  const opened = renderDashboard("/adminpage/dashboard")
  expect(await screen.findByText("1–1 of 1")).toBeVisible()
  await waitFor(() => expect(api.signals.count()).toBe(1))
  return opened
}

const arrive = (id: number) => {
  api.store.driverApplications.push(buildDriverApplication({ id, name: `Number ${id}` }))
  api.signals.send(signal("driver_application.created", id))
}

const loads = () => api.asked("DriverApplications").length

/** Longer than a reload takes to begin. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 600))

const hide = (isHidden: boolean) => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden)
  fireEvent(document, new Event("visibilitychange"))
}

test("shows what others change, without a poll, and moves no row", async () => {
  await openList()
  arrive(2)
  expect(await screen.findByRole("button", { name: "1 new driver application — show" })).toBeVisible()
  expect(screen.getByText("1–1 of 1")).toBeVisible()
  Object.assign(api.store.driverApplications[0] ?? {}, { status: "rejected" })
  api.signals.send(signal("driver_application.status_changed"))
  await waitFor(() => expect(screen.getByRole("combobox", { name: /^Status of/ })).toHaveValue("REJECTED"))
  expect(api.asked("DashboardChanges")).toEqual([])
})

test("loads again only what a lead may have changed", async () => {
  await openList()
  const others = ["DashboardLayout", "GlobalContent", "LeadViews", "LeadViewer"] as const
  const countOthers = () => others.map((name) => api.asked(name).length)
  const before = countOthers()
  const [lists, summaries] = [loads(), api.asked("DashboardPage").length]
  arrive(2)
  await waitFor(() => expect([api.asked("DashboardPage").length, loads()]).toEqual([summaries + 1, lists + 1]))
  expect(countOthers()).toEqual(before)
})

test("loads nothing again for what this tab has done itself", async () => {
  const { user } = await openList()
  await user.selectOptions(screen.getByRole("combobox", { name: /^Status of/ }), "CONTACTED")
  await waitFor(() => expect(api.requests("SetDriverApplicationStatuses")).toHaveLength(1))
  const before = loads()
  const id = api.requests("SetDriverApplicationStatuses")[0]?.headers.get("x-request-id") ?? null
  api.signals.send(signal("driver_application.status_changed", 1, id))
  await aWhile()
  expect(loads()).toBe(before)
})

test("a burst is a few reloads", async () => {
  await openList()
  const before = loads()
  for (let id = 2; id < 1_002; id += 1) api.signals.send(signal("lead.noted", id))
  await waitFor(() => expect(loads()).toBeGreaterThan(before))
  expect(loads()).toBeLessThan(before + 3)
})

test("the title of a hidden tab counts the leads that come, until somebody looks, and only then they are loaded", async () => {
  await openList()
  expect(document.title).toBe("Driver Applications | Farelight")
  hide(true)
  const before = loads()
  arrive(2)
  await waitFor(() => expect(document.title).toBe("(1) Driver Applications | Farelight"))
  arrive(3)
  await waitFor(() => expect(document.title).toBe("(2) Driver Applications | Farelight"))
  await aWhile()
  expect(loads()).toBe(before)
  hide(false)
  await waitFor(() => expect(document.title).toBe("Driver Applications | Farelight"))
  expect(await screen.findByRole("button", { name: "2 new driver applications — show" })).toBeVisible()
})

test("each tab has a title of its own", async () => {
  const { user } = await openList()
  await user.click(screen.getByRole("tab", { name: "Email Logs" }))
  await waitFor(() => expect(document.title).toBe("Email Logs | Farelight"))
})

test("comes back behind the last position when the stream ends, and looks for what is no event", async () => {
  await openList()
  api.signals.send(signal("lead.noted"))
  await waitFor(() => expect(api.requests("FollowSignals")).toHaveLength(1))
  jest.spyOn(polling, "skipPollAttempt").mockReturnValue(false)
  const asked = api.asked("DashboardChanges").length
  api.signals.end()
  await waitFor(() => expect(api.requests("FollowSignals")).toHaveLength(2))
  const [first, second] = api.requests("FollowSignals")
  expect(first?.headers.get("last-event-id")).toBeNull()
  expect(Number(second?.headers.get("last-event-id"))).toBeGreaterThan(1)
  await waitFor(() => expect(api.asked("DashboardChanges").length).toBeGreaterThan(asked))
})

test("loads everything again when the position is no longer kept", async () => {
  await openList()
  const before = loads()
  api.behave("FollowSignals", { error: { code: "CONFLICT" } })
  api.signals.end()
  await waitFor(() => expect(loads()).toBeGreaterThan(before))
  api.behave("FollowSignals")
  await waitFor(() => expect(api.signals.count()).toBe(1))
  expect(api.requests("FollowSignals").at(-1)?.headers.get("last-event-id")).toBeNull()
})

test("goes to the login page when the session has ended", async () => {
  await openList()
  api.store.tokens.clear()
  api.signals.end()
  await waitFor(() => expect(readAdminToken()).toBeNull())
})

test("an account that may not read leads follows nothing", async () => {
  Object.assign(api.store.user, { role: "EDITOR" })
  renderDashboard("/adminpage/dashboard")
  expect(await screen.findByRole("tab", { name: "CMS Editor" })).toBeVisible()
  expect(api.requests("FollowSignals")).toEqual([])
})

/** What the browser has shown, and what it answers when it is asked. */
const stubNotifications = (answer: NotificationPermission) => {
  const shown: { title: string; body: string | undefined }[] = []
  class Stub {
    static permission: NotificationPermission = "default"
    static requestPermission = jest.fn(async () => {
      Stub.permission = answer
      return answer
    })
    constructor(title: string, { body }: NotificationOptions = {}) {
      shown.push({ title, body })
    }
  }
  Object.defineProperty(window, "Notification", { value: Stub, configurable: true })
  return { shown, Stub }
}

test("notifies of a new lead by its city, once somebody has asked for it, and only who looks elsewhere", async () => {
  const { shown, Stub } = stubNotifications("granted")
  const { user, router } = await openList()
  hide(true)
  arrive(2)
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/))
  hide(false)
  expect(Stub.requestPermission).not.toHaveBeenCalled()

  await act(() => router.navigate("/adminpage/settings/you"))
  await user.click(await screen.findByRole("switch", { name: "Notify me of new leads" }))
  await waitFor(() => expect(screen.getByRole("switch", { name: "Notify me of new leads" })).toBeChecked())
  arrive(3)
  await waitFor(() => expect(api.signals.count()).toBe(1))
  hide(true)
  arrive(4)
  await waitFor(() => expect(shown).toEqual([{ title: "New driver application", body: "Los Angeles" }]))
  for (const id of [5, 6, 7]) arrive(id)
  await waitFor(() => expect(shown[1]).toEqual({ title: "3 new leads", body: undefined }))
  hide(false)
  await user.click(screen.getByRole("switch", { name: "Notify me of new leads" }))
  expect(screen.getByRole("switch", { name: "Notify me of new leads" })).not.toBeChecked()
})

test("says so when the browser refuses notifications", async () => {
  stubNotifications("denied")
  const { user } = renderDashboard("/adminpage/settings/you")
  await user.click(await screen.findByRole("switch", { name: "Notify me of new leads" }))
  expect(await screen.findByText(/does not let the dashboard notify you/)).toBeVisible()
  expect(screen.getByRole("switch", { name: "Notify me of new leads" })).not.toBeChecked()
})

/** How many tones the browser has played. */
const stubAudio = () => {
  const played: number[] = []
  const node = () => ({ connect: (next: unknown) => next })
  class Stub {
    currentTime = 0
    destination = node()
    resume = async () => {}
    close = async () => {}
    createGain = () => ({
      ...node(),
      gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    })
    createOscillator = () => ({
      ...node(),
      frequency: { value: 0 },
      start: (at: number) => played.push(at),
      stop: () => {},
      addEventListener: () => {},
    })
  }
  Object.defineProperty(window, "AudioContext", { value: Stub, configurable: true })
  return played
}

const ringSwitch = () => screen.findByRole("switch", { name: "Ring when a new lead comes" })

test("rings for a new lead once somebody has asked for it, and once for those that come together", async () => {
  const played = stubAudio()
  const { user, router } = await openList()
  arrive(2)
  expect(await screen.findByRole("button", { name: "1 new driver application — show" })).toBeVisible()
  await act(() => router.navigate("/adminpage/settings/you"))
  expect(await ringSwitch()).not.toBeChecked()
  expect(played).toEqual([])
  await user.click(screen.getByRole("button", { name: "Play it" }))
  await waitFor(() => expect(played).toHaveLength(2))
  await user.click(await ringSwitch())
  for (const id of [3, 4, 5]) arrive(id)
  await waitFor(() => expect(played).toHaveLength(4))
  await aWhile()
  expect(played).toHaveLength(4)
  // For this account alone.
  expect(localStorage.getItem("lead_sound_1")).toBe("on")
})

test("rings for no lead that this tab has brought itself", async () => {
  const played = stubAudio()
  localStorage.setItem("lead_sound_1", "on")
  const { user } = await openList()
  await user.selectOptions(screen.getByRole("combobox", { name: /^Status of/ }), "CONTACTED")
  await waitFor(() => expect(api.requests("SetDriverApplicationStatuses")).toHaveLength(1))
  const id = api.requests("SetDriverApplicationStatuses")[0]?.headers.get("x-request-id") ?? null
  api.signals.send(signal("quarantine.released", 1, id))
  await aWhile()
  expect(played).toEqual([])
  arrive(2)
  await waitFor(() => expect(played).toHaveLength(2))
})

test("rings in no tab but the one that holds the connection", async () => {
  const played = stubAudio()
  Object.defineProperty(navigator, "locks", { value: { request: () => new Promise(() => {}) }, configurable: true })
  localStorage.setItem("lead_sound_1", "on")
  renderDashboard("/adminpage/dashboard")
  expect(await screen.findByText("1–1 of 1")).toBeVisible()
  api.store.driverApplications.push(buildDriverApplication({ id: 2 }))
  const leading = new BroadcastChannel("live_changes")
  leading.postMessage({ kind: "page", page: { position: 9, signals: [signal("driver_application.created", 2)] } })
  expect(await screen.findByRole("button", { name: "1 new driver application — show" })).toBeVisible()
  leading.close()
  expect(played).toEqual([])
})

test("opens no stream again once the operator gives the session up", async () => {
  await openList()
  act(beginLogout)
  api.signals.end()
  // Longer than the pause before a stream is opened again.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(api.asked("FollowSignals")).toHaveLength(1)
})
