import { EmailLog } from "@farelight/api/platform/outbox/emailLog.model.ts"
import { addMails } from "@farelight/api/testing/factories/mail.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { api, signIn } from "../../../../testing/api.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
})

/** Mails that failed, of which the last is the oldest. */
const addFailed = (count: number) =>
  addMails(
    ...Array.from({ length: count }, (_, index) => ({
      status: "failed" as const,
      subject: `Mail ${count - 1 - index}`,
    })),
  )

const open = async () => {
  const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
  await screen.findByRole("checkbox", { name: "Select Mail 0" })
  return user
}
const box = (index: number) => screen.getByRole("checkbox", { name: `Select Mail ${index}` })
const statuses = async () => (await EmailLog.findAll()).map(({ status }) => status)

describe("selected emails", () => {
  test("are a range with Shift, and are sent again together", async () => {
    await addFailed(9)
    const user = await open()
    await user.click(box(0))
    fireEvent.click(box(7), { shiftKey: true })
    await user.dblClick(screen.getByRole("button", { name: "Resend 8 selected" }))
    expect(await screen.findByText("8 emails are being sent")).toBeVisible()
    expect(api.asked("ResendEmails")).toHaveLength(1)
    expect((await statuses()).filter((status) => status === "queued")).toHaveLength(8)
    expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("queued")
    await waitFor(() => expect(screen.queryByRole("region", { name: "Selected emails" })).not.toBeInTheDocument())
  })

  test("are all on the page, by keyboard, and what is left alone is told", async () => {
    await addFailed(2)
    await addMails({ status: "cancelled", subject: "Old news" })
    const user = await open()
    screen.getByRole("checkbox", { name: "Select all on this page" }).focus()
    await user.keyboard(" {ArrowDown}{ArrowUp}{Enter}{Tab}{Enter}")
    expect(await screen.findByText("2 emails are being sent, 1 left alone")).toBeVisible()
    expect(screen.getByText("Old news: It was canceled.")).toBeVisible()
  })

  test("stay selected when they cannot be sent", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    await addFailed(2)
    api.behave("ResendEmails", { isUnreachable: true })
    const user = await open()
    await user.click(box(1))
    await user.click(screen.getByRole("button", { name: "Resend 1 selected" }))
    expect(await screen.findByText("Failed to resend the emails")).toBeVisible()
    expect(box(1)).toBeChecked()
  })

  test("are not for those who cannot send", async () => {
    await addFailed(1)
    await signIn("VIEWER")
    renderDashboard("/adminpage/dashboard?tab=emails")
    await screen.findByRole("list", { name: "Emails" })
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Resend all that failed" })).not.toBeInTheDocument()
  })
})

test("all failed emails are sent again from the notice", async () => {
  await addFailed(30)
  const user = await open()
  await user.click(screen.getByRole("button", { name: "Resend all that failed" }))
  expect(await screen.findByText("30 emails are being sent again")).toBeVisible()
  expect(new Set(await statuses())).toEqual(new Set(["queued"]))
  await waitFor(() => expect(screen.queryByRole("button", { name: "Resend all that failed" })).not.toBeInTheDocument())
})
