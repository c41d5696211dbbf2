import { inTransaction } from "@farelight/api/platform/database/connection/database.ts"
import { eventOf, recordEvents } from "@farelight/api/platform/events/recordEvents.ts"
import { PrivacyRequest } from "@farelight/api/rooms/person/privacyRequests/privacyRequest.model.ts"
import { deleteLead } from "@farelight/api/rooms/person/trash/trash.service.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addPrivacyRequests } from "@farelight/api/testing/factories/privacyRequests.ts"
import { owner } from "@farelight/api/testing/factories/viewers.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { polling } from "../../apollo/polling.ts"
import { api, signIn } from "../../testing/api.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
  jest.spyOn(console, "error").mockImplementation(() => {})
  jest.spyOn(polling, "skipPollAttempt").mockReturnValue(true)
})

afterEach(() => {
  jest.restoreAllMocks()
})

const dayOf = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000)

const titles = (numbers: readonly number[]) => numbers.map((number) => ({ name: `No. ${number}.` }))

const addEvents = (numbers: readonly number[]) =>
  inTransaction((transaction) => {
    const origin = { actorType: "user", actorId: 1, requestId: null } as const
    const events = numbers.map((number) =>
      eventOf({ type: "webhook.created", subjectId: 1, origin, facts: { host: `No. ${number}.` } }),
    )
    return recordEvents(events, transaction)
  })

const addRequests = (numbers: readonly number[]) =>
  addPrivacyRequests(...numbers.map((number) => ({ name: `No. ${number}.`, dueAt: dayOf(1000 - number) })))

const addSpam = async (numbers: readonly number[]) => {
  for (const { name } of titles(numbers)) await api.app().sendDriver({ name, subject: "Cheap pills" })
}

const addTrashed = async (numbers: readonly number[]) => {
  const viewer = await owner()
  for (const { id } of await addDrivers(...titles(numbers)))
    await deleteLead(viewer, { leadType: "driver_application", leadId: String(id) })
}

const lists = [
  { name: "the activity", path: "settings/activity", operation: "Activity", size: 50, add: addEvents },
  { name: "privacy requests", path: "privacy-requests", operation: "PrivacyRequests", size: 50, add: addRequests },
  { name: "the quarantine", path: "dashboard/quarantine", operation: "Quarantine", size: 50, add: addSpam },
  { name: "the trash", path: "dashboard/trash", operation: "Trash", size: 25, add: addTrashed },
] as const

/** The numbers of the rows, as often as they are shown. */
const shownNumbers = () =>
  [...document.querySelectorAll("[data-record], [aria-label=Events] > li")].flatMap(({ textContent }) => {
    const number = /No\. (\d+)\./i.exec(textContent ?? "")?.[1]
    return number === undefined ? [] : [Number(number)]
  })

/** Opens the list with one and a half pages of rows, of which the newest, with the highest number, is the first. */
const openList = async ({ path, size, add }: (typeof lists)[number]) => {
  const total = size * 1.5 - (size % 2) / 2
  await add(Array.from({ length: total }, (_, index) => index + 1))
  const { user } = renderDashboard(`/adminpage/${path}`)
  await screen.findByRole("button", { name: "Load more" })
  expect(shownNumbers()).toHaveLength(size)
  return { user, total }
}

const expectAll = (total: number) =>
  waitFor(() => expect(shownNumbers()).toEqual(Array.from({ length: total }, (_, index) => total - index)))

const answerLater = () => {
  let answer = () => {}
  const later = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { later, answer }
}

describe.each(lists)("further rows of $name", (list) => {
  test("come once, however often the button is pressed", async () => {
    const { total } = await openList(list)
    const button = screen.getByRole("button", { name: "Load more" })
    act(() => {
      button.click()
      button.click()
    })
    fireEvent.click(button)
    await expectAll(total)
    expect(api.asked(list.operation)).toHaveLength(2)
    expect(screen.queryByRole("button", { name: /Load/ })).not.toBeInTheDocument()
  })

  test("that do not come leave those that are there, and can be asked for again", async () => {
    const { user, total } = await openList(list)
    api.behave(list.operation, { isUnreachable: true })
    await user.click(screen.getByRole("button", { name: "Load more" }))
    expect(await screen.findByText("Failed to load more")).toBeVisible()
    expect(shownNumbers()).toHaveLength(list.size)
    api.behave(list.operation)
    const again = screen.getByRole("button", { name: "Try again" })
    await waitFor(() => expect(again).toHaveFocus())
    await user.click(again)
    await expectAll(total)
    expect(screen.queryByText("Failed to load more")).not.toBeInTheDocument()
  })
})

test("further rows stay when a poll finds a new one, and go when a poll no longer finds them", async () => {
  jest.spyOn(polling, "skipPollAttempt").mockReturnValue(false)
  jest.replaceProperty(polling, "pollInterval", 200)
  const list = lists[1]
  const { user, total } = await openList(list)
  await user.click(screen.getByRole("button", { name: "Load more" }))
  await expectAll(total)
  await list.add([total + 1])
  await expectAll(total + 1)
  await PrivacyRequest.destroy({ where: { id: 3 } })
  await waitFor(() => expect(shownNumbers()).not.toContain(3))
  expect(shownNumbers()).toHaveLength(total)
})

test("rows of another list do not come into the one that was chosen meanwhile", async () => {
  const { user } = await openList(lists[1])
  const answered = { status: "ANSWERED", outcome: "FULFILLED", answeredAt: new Date() } as const
  await PrivacyRequest.update(answered, { where: { id: [1, 2, 3] } })
  const { later, answer } = answerLater()
  api.behave("PrivacyRequests", { delay: later })
  await user.click(screen.getByRole("button", { name: "Load more" }))
  // Not counted: a poll of the test before may still arrive here.
  await waitFor(() => expect(api.asked("PrivacyRequests").at(-1)).toMatchObject({ after: expect.any(String) }))
  api.behave("PrivacyRequests")
  await user.click(screen.getByRole("button", { name: "Answered" }))
  await waitFor(() => expect(shownNumbers()).toHaveLength(3))
  answer()
  await user.click(screen.getByRole("button", { name: "Open" }))
  await waitFor(() => expect(shownNumbers()).toHaveLength(50))
  expect(screen.getByRole("button", { name: "Load more" })).toBeVisible()
})
