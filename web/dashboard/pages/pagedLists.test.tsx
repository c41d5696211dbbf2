import { PrivacyRequest } from "@farelight/api/rooms/person/privacyRequests/privacyRequest.model.ts"
import { addPrivacyRequests } from "@farelight/api/testing/factories/privacyRequests.ts"
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { polling } from "../../apollo/polling.ts"
import { api, signIn } from "../../testing/api.ts"
import { holdBack } from "../../testing/holdBack.ts"
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

const addRequests = (numbers: readonly number[]) =>
  addPrivacyRequests(...numbers.map((number) => ({ name: `No. ${number}.`, dueAt: dayOf(1000 - number) })))

const addSpam = async (numbers: readonly number[]) => {
  for (const number of numbers) await api.app().sendDriver({ name: `No. ${number}.`, subject: "Cheap pills" })
}

const SIZE = 50

const lists = [
  { name: "privacy requests", path: "privacy-requests", operation: "PrivacyRequests", add: addRequests },
  { name: "the quarantine", path: "dashboard/quarantine", operation: "Quarantine", add: addSpam },
] as const

/** The numbers of the rows, as often as they are shown. */
const shownNumbers = () =>
  [...document.querySelectorAll("[data-record]")].flatMap(({ textContent }) => {
    const number = /No\. (\d+)\./i.exec(textContent ?? "")?.[1]
    return number === undefined ? [] : [Number(number)]
  })

/** Opens the list with a page of rows and three more, of which the newest, with the highest number, is the first. */
const openList = async ({ path, add }: (typeof lists)[number]) => {
  const total = SIZE + 3
  await add(Array.from({ length: total }, (_, index) => index + 1))
  const { user } = renderDashboard(`/adminpage/${path}`)
  await screen.findByRole("button", { name: "Load more" })
  expect(shownNumbers()).toHaveLength(SIZE)
  return { user, total }
}

const expectAll = (total: number) =>
  waitFor(() => expect(shownNumbers()).toEqual(Array.from({ length: total }, (_, index) => total - index)))

test.each(lists)(
  "further rows of $name come once, also after a failure, which leaves those that are there",
  async (list) => {
    const { user, total } = await openList(list)
    api.behave(list.operation, { isUnreachable: true })
    await user.click(screen.getByRole("button", { name: "Load more" }))
    expect(await screen.findByText("Failed to load more")).toBeVisible()
    expect(shownNumbers()).toHaveLength(SIZE)
    api.behave(list.operation)
    const again = screen.getByRole("button", { name: "Try again" })
    await waitFor(() => expect(again).toHaveFocus())
    act(() => {
      again.click()
      again.click()
    })
    fireEvent.click(again)
    await expectAll(total)
    expect(api.asked(list.operation)).toHaveLength(3)
    expect(screen.queryByText("Failed to load more")).not.toBeInTheDocument()
    expect(screen.queryByRole("button", { name: /Load/ })).not.toBeInTheDocument()
  },
)

test("further rows stay when a poll finds a new one, and go when a poll no longer finds them", async () => {
  jest.spyOn(polling, "skipPollAttempt").mockReturnValue(false)
  jest.replaceProperty(polling, "pollInterval", 200)
  const [list] = lists
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
  const { user } = await openList(lists[0])
  const answered = { status: "ANSWERED", outcome: "FULFILLED", answeredAt: new Date() } as const
  await PrivacyRequest.update(answered, { where: { id: [1, 2, 3] } })
  const { delay, release } = holdBack()
  api.behave("PrivacyRequests", { delay })
  await user.click(screen.getByRole("button", { name: "Load more" }))
  // Not counted: a poll of the test before may still arrive here.
  await waitFor(() => expect(api.asked("PrivacyRequests").at(-1)).toMatchObject({ after: expect.any(String) }))
  api.behave("PrivacyRequests")
  await user.click(screen.getByRole("button", { name: "Answered" }))
  await waitFor(() => expect(shownNumbers()).toHaveLength(3))
  release()
  await user.click(screen.getByRole("button", { name: "Open" }))
  await waitFor(() => expect(shownNumbers()).toHaveLength(SIZE))
  expect(screen.getByRole("button", { name: "Load more" })).toBeVisible()
})
