import { PrivacyRequest } from "@farelight/api/rooms/mail/privacy/privacyRequest.model.ts"
import { addPrivacyRequests } from "@farelight/api/testing/factories/privacyRequests.ts"
import { beforeEach, expect, jest, test } from "@jest/globals"
import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { polling } from "../../apollo/polling.ts"
import { api, signIn } from "../../testing/api.ts"
import { muteErrors } from "../../testing/muteErrors.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

muteErrors()
beforeEach(async () => {
  await signIn()
  jest.spyOn(polling, "skipPollAttempt").mockReturnValue(true)
})

const dayOf = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000)

const addRequests = (numbers: readonly number[]) =>
  addPrivacyRequests(...numbers.map((number) => ({ name: `No. ${number}.`, dueAt: dayOf(1000 - number) })))

const SIZE = 50

const shownNumbers = () =>
  [...document.querySelectorAll("[data-record]")].flatMap(({ textContent }) => {
    const number = /No\. (\d+)\./i.exec(textContent ?? "")?.[1]
    return number === undefined ? [] : [Number(number)]
  })

const TOTAL = SIZE + 5

/** Opens a list of one page plus five rows, the newest (highest number) first. */
const openList = async () => {
  await addRequests(Array.from({ length: TOTAL }, (_, index) => index + 1))
  const { user } = renderDashboard("/adminpage/privacy-requests")
  await screen.findByRole("button", { name: "Load more" })
  expect(shownNumbers()).toHaveLength(SIZE)
  return user
}

const expectAll = (total: number) =>
  waitFor(() => expect(shownNumbers()).toEqual(Array.from({ length: total }, (_, index) => total - index)))

test("more rows of a list load once, also after a failure, which keeps the shown ones", async () => {
  const user = await openList()
  api.behave("PrivacyRequests", { isUnreachable: true })
  await user.click(screen.getByRole("button", { name: "Load more" }))
  expect(await screen.findByText("Failed to load more")).toBeVisible()
  expect(shownNumbers()).toHaveLength(SIZE)
  api.behave("PrivacyRequests")
  const again = screen.getByRole("button", { name: "Try again" })
  await waitFor(() => expect(again).toHaveFocus())
  act(() => {
    again.click()
    again.click()
  })
  fireEvent.click(again)
  await expectAll(TOTAL)
  expect(api.asked("PrivacyRequests")).toHaveLength(3)
  expect(screen.queryByText("Failed to load more")).not.toBeInTheDocument()
  expect(screen.queryByRole("button", { name: /Load/ })).not.toBeInTheDocument()
})

test("loaded rows stay when a poll finds a new one, and go when a poll no longer finds them", async () => {
  jest.spyOn(polling, "skipPollAttempt").mockReturnValue(false)
  jest.replaceProperty(polling, "pollInterval", 200)
  const user = await openList()
  await user.click(screen.getByRole("button", { name: "Load more" }))
  await expectAll(TOTAL)
  await addRequests([TOTAL + 1])
  await expectAll(TOTAL + 1)
  await PrivacyRequest.destroy({ where: { id: 3 } })
  await waitFor(() => expect(shownNumbers()).not.toContain(3))
  expect(shownNumbers()).toHaveLength(TOTAL)
})

test("late rows of a previous list are dropped", async () => {
  const user = await openList()
  const answered = { status: "ANSWERED", outcome: "FULFILLED", answeredAt: new Date() } as const
  await PrivacyRequest.update(answered, { where: { id: [1, 2, 3] } })
  const release = api.hold("PrivacyRequests")
  await user.click(screen.getByRole("button", { name: "Load more" }))
  // Requests are not counted, as a poll of the previous test may still arrive.
  await waitFor(() => expect(api.asked("PrivacyRequests").at(-1)).toMatchObject({ after: expect.any(String) }))
  api.behave("PrivacyRequests")
  await user.click(screen.getByRole("button", { name: "Answered" }))
  await waitFor(() => expect(shownNumbers()).toHaveLength(3))
  release()
  await user.click(screen.getByRole("button", { name: "Open" }))
  await waitFor(() => expect(shownNumbers()).toHaveLength(SIZE))
  expect(screen.getByRole("button", { name: "Load more" })).toBeVisible()
})
