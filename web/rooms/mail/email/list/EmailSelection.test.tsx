import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { storeAdminToken } from "../../../../apollo/adminToken.ts"
import { buildEmail } from "../../../../mock/data/builders.ts"
import { MOCK_TOKEN } from "../../../../mock/data/store.ts"
import { api } from "../../../../testing/mockApi.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
})

const mails = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildEmail({ id: count - index, status: "failed", subject: `Mail ${index}` }),
  )

const open = async () => {
  const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
  await screen.findByRole("checkbox", { name: "Select Mail 0" })
  return user
}
const box = (index: number) => screen.getByRole("checkbox", { name: `Select Mail ${index}` })
const statuses = () => api.store.emailLogs.map(({ status }) => status)

describe("selected emails", () => {
  test("are a range with Shift, and are sent again together", async () => {
    api.store.emailLogs = mails(9)
    const user = await open()
    await user.click(box(0))
    fireEvent.click(box(7), { shiftKey: true })
    await user.dblClick(screen.getByRole("button", { name: "Resend 8 selected" }))
    expect(await screen.findByText("8 emails are being sent")).toBeVisible()
    expect(api.asked("ResendEmails")).toHaveLength(1)
    expect(statuses().filter((status) => status === "sent")).toHaveLength(8)
    expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("sent")
    await waitFor(() => expect(screen.queryByRole("region", { name: "Selected emails" })).not.toBeInTheDocument())
  })

  test("are all on the page, by keyboard, and what is left alone is told", async () => {
    api.store.emailLogs = [...mails(2), buildEmail({ id: 9, status: "cancelled", subject: "Old news" })]
    const user = await open()
    screen.getByRole("checkbox", { name: "Select all on this page" }).focus()
    await user.keyboard(" {ArrowDown}{ArrowUp}{Enter}{Tab}{Enter}")
    expect(await screen.findByText("2 emails are being sent, 1 left alone")).toBeVisible()
    expect(screen.getByText("Old news: It was canceled.")).toBeVisible()
  })

  test("stay selected when they cannot be sent", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    api.store.emailLogs = mails(2)
    api.behave("ResendEmails", { isUnreachable: true })
    const user = await open()
    await user.click(box(1))
    await user.click(screen.getByRole("button", { name: "Resend 1 selected" }))
    expect(await screen.findByText("Failed to resend the emails")).toBeVisible()
    expect(box(1)).toBeChecked()
  })

  test("are not for those who cannot send", async () => {
    api.store.emailLogs = mails(1)
    api.store.user.role = "VIEWER"
    renderDashboard("/adminpage/dashboard?tab=emails")
    await screen.findByRole("list", { name: "Emails" })
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Resend all that failed" })).not.toBeInTheDocument()
  })
})

test("all failed emails are sent again from the notice", async () => {
  api.store.emailLogs = mails(30)
  const user = await open()
  await user.click(screen.getByRole("button", { name: "Resend all that failed" }))
  expect(await screen.findByText("30 emails are being sent again")).toBeVisible()
  expect(new Set(statuses())).toEqual(new Set(["sent"]))
  await waitFor(() => expect(screen.queryByRole("button", { name: "Resend all that failed" })).not.toBeInTheDocument())
})
