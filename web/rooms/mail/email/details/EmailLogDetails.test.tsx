import { EmailLog } from "@farelight/api/platform/outbox/emailLog.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addAttempts, addMails, type MailValues } from "@farelight/api/testing/factories/mail.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { act, screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../../testing/api.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"
import { widenWindow } from "../../../../testing/wideWindow.ts"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
})

const view = async (email: MailValues, ...attempts: Parameters<typeof addAttempts>[1][]) => {
  widenWindow()
  await addMails(email)
  await addAttempts(1, ...attempts)
  const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
  await user.click(await screen.findByRole("button", { name: /^View:/ }))
  await screen.findByText("What happened")
  return { user, panel: within(screen.getByRole("region", { name: "Open email" })) }
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const deferral = { outcome: "deferred", explanation: "The mail server is away.", answer: "421 busy" } as const
const refusal = {
  outcome: "refused",
  explanation: "The mail server refuses the recipient for good.",
  answer: "550 5.1.1 <ops@example.com>: no such user",
} as const

describe("the details of an email", () => {
  test("show the result in plain words and in the server's own", async () => {
    await addDrivers({ id: 7 })
    const { panel } = await view({ status: "sent", leadId: 7, messageId: "<1@example.com>" }, deferral, {})
    const steps = panel.getAllByRole("listitem").map(({ textContent }) => textContent)
    expect(steps).toEqual([
      expect.stringMatching(/^Written/),
      expect.stringMatching(/^The mail server is away\.421 busy/),
      expect.stringMatching(/^The mail server accepted the mail\.250 2\.0\.0 Ok: queued as 4bX/),
    ])
    expect(panel.getByText("<1@example.com>")).toBeVisible()
    expect(panel.getByRole("link", { name: /^dana@/ })).toHaveAttribute("href", "mailto:dana@example.com")
    expect(panel.getByRole("link", { name: "Dana Driver" })).toHaveAttribute("href", "/adminpage/dashboard/drivers/7")
    expect(panel.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument()
  })

  test("fold consecutive equal failures, and dismiss the email", async () => {
    const { user, panel } = await view({ status: "failed" }, deferral, deferral, refusal)
    expect(panel.getAllByText("The mail server is away.")).toHaveLength(1)
    expect(panel.getByText(refusal.explanation)).toBeVisible()
    const tries = panel.getByText(/^Tried 2 times, last /)
    const list = within(tries.closest("details") as HTMLElement)
    expect(list.getAllByRole("listitem", { hidden: true })[1]).not.toBeVisible()
    await user.click(tries)
    expect(list.getAllByRole("listitem")[1]).toBeVisible()
    await user.click(panel.getByRole("button", { name: "Dismiss" }))
    expect(await panel.findByText("Canceled: it is not tried any more")).toBeVisible()
    expect(panel.getByText("canceled")).toBeVisible()
    expect(panel.queryByRole("button", { name: "Dismiss" })).not.toBeInTheDocument()
  })

  test("isolate the email's HTML from the dashboard", async () => {
    const { user, panel } = await view({ html: "<!doctype html><button>Pay now</button>" })
    await user.click(panel.getByRole("button", { name: "HTML" }))
    const frame = panel.getByTitle("The mail as HTML")
    expect(frame).toHaveAttribute("sandbox", "")
    expect(frame).toHaveAttribute("srcdoc", expect.stringContaining("<!doctype html><button>Pay now</button>"))
    expect(screen.queryByRole("button", { name: "Pay now" })).not.toBeInTheDocument()
    await user.click(panel.getByRole("button", { name: "Text" }))
    expect(panel.getByText("Dana Driver wants to drive.")).toBeVisible()
  })

  test("resend a failed email, and show why a resend failed", async () => {
    const { user, panel } = await view({ status: "failed" }, refusal)
    api.behave("ResendEmail", { isUnreachable: true })
    await user.click(panel.getByRole("button", { name: "Resend" }))
    expect(await screen.findByText("Failed to resend the email")).toBeVisible()
    expect(screen.getByText("The server cannot be reached. Please try again.")).toBeVisible()
    api.behave("ResendEmail")
    await user.click(panel.getByRole("button", { name: "Resend" }))
    expect(await screen.findByText("The email is being sent")).toBeVisible()
    expect(api.asked("ResendEmail").at(-1)).toEqual({ id: "1" })
    expect(await panel.findByText("queued")).toBeVisible()
  })

  test("show the next attempt, and a running action, which blocks another", async () => {
    const { user, panel } = await view({ status: "queued", dueAt: inMinutes(90.5) })
    expect(panel.getByText("Next try in 2 h")).toBeVisible()
    api.behave("CancelEmail", { delay: "infinite" })
    await user.click(panel.getByRole("button", { name: "Cancel" }))
    const pending = await panel.findByRole("button", { name: "Cancelling..." })
    await user.click(pending)
    await user.click(panel.getByRole("button", { name: "Send now" }))
    expect([...api.asked("CancelEmail"), ...api.asked("ResendEmail")]).toHaveLength(1)
  })

  test("explain a refused action after a concurrent status change", async () => {
    const { user, panel } = await view({ status: "queued", dueAt: inMinutes(90) })
    await EmailLog.update({ status: "sent" }, { where: {} })
    await user.click(panel.getByRole("button", { name: "Cancel" }))
    expect(await screen.findByText("Failed to cancel the email")).toBeVisible()
    expect(screen.getByText("This mail is not waiting and did not fail: it is sent.")).toBeVisible()
    expect(await panel.findByText("sent")).toBeVisible()
    expect(panel.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument()
  })

  test("hide actions that need a missing mail server", async () => {
    configureMail(null)
    const { panel } = await view({ status: "logged" })
    expect(panel.getByText("Only kept here: no mail server was set")).toBeVisible()
    expect(panel.queryByRole("button", { name: /Resend|Send now|Cancel/ })).not.toBeInTheDocument()
  })

  test("show the time of erasure, without actions", async () => {
    const erased = { subject: "", recipient: "", body: "", html: null, textsErasedAt: new Date() }
    const { panel } = await view({ status: "sent", ...erased })
    expect(panel.getByText("Erased, as its time was over")).toBeVisible()
    expect(panel.getByText(/It cannot be sent again\.$/)).toBeVisible()
    expect(panel.queryByRole("button", { name: /Resend|Send now|Cancel/ })).not.toBeInTheDocument()
  })

  test("report an email missing in the log", async () => {
    await addMails({})
    api.answer("EmailLog", { emailLog: null })
    const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
    await user.click(await screen.findByRole("button", { name: /^View:/ }))
    expect(await screen.findByText("This email is gone from the log")).toBeVisible()
  })
})

describe("an email in the list", () => {
  beforeEach(async () => {
    const indices = Array.from({ length: 27 }, (_, index) => 26 - index)
    await addMails(
      ...indices.map((index) => ({ subject: `Mail ${index}`, body: `Text ${index}`, status: "sent" as const })),
    )
  })

  const start = async (view = "") => {
    const { user, router } = renderDashboard(`/adminpage/dashboard?tab=emails${view}`)
    await screen.findByRole("list", { name: "Emails" })
    return { user, router, address: () => router.state.location.search }
  }

  const view = (index: number) => screen.getByRole("button", { name: `View: Mail ${index}` })
  const panel = () => screen.getByRole("region", { name: "Open email" })
  const heading = (index: number) => screen.findByRole("heading", { name: `Mail ${index}` })
  const waitForClose = () =>
    waitFor(() => expect(screen.queryByRole("region", { name: "Open email" })).not.toBeInTheDocument())

  describe("the open email", () => {
    test("replaces the list in narrow windows, and Back closes it", async () => {
      const { user, router, address } = await start()
      await user.click(screen.getByText("Mail 1"))
      await waitFor(async () => expect(await heading(1)).toHaveFocus())
      expect(screen.queryByRole("list", { name: "Emails" })).not.toBeInTheDocument()
      expect(screen.queryByRole("search")).not.toBeInTheDocument()
      await user.keyboard("j")
      expect(await screen.findByText("Text 2")).toBeVisible()
      expect(address()).toBe("?tab=emails&mail=25")
      // The hidden checkbox must not react.
      await user.keyboard("x")
      await act(() => router.navigate(-1))
      await waitForClose()
      expect(address()).toBe("?tab=emails")
      await waitFor(() => expect(view(2)).toHaveFocus())
      expect(screen.getByRole("checkbox", { name: /Mail 2$/ })).not.toBeChecked()
    })

    test("is loaded by its URL, even if the list's page lacks it", async () => {
      widenWindow()
      const { user, router, address } = await start("&status=sent&mail=1")
      expect(await screen.findByText("Text 26")).toBeVisible()
      expect(await heading(26)).not.toHaveFocus()
      expect(screen.getByRole("list", { name: "Emails" })).not.toContainElement(panel())
      await user.click(within(panel()).getByRole("button", { name: "Close" }))
      await waitForClose()
      expect(address()).toBe("?tab=emails&status=sent")
      expect(router.state.historyAction).toBe("REPLACE")
    })

    test("stands beside the list in a wide window, and takes the focus on request", async () => {
      widenWindow()
      const { user, router, address } = await start()
      await user.click(view(0))
      await waitFor(async () => expect(await heading(0)).toHaveFocus())
      expect(screen.getByRole("list", { name: "Emails" })).not.toContainElement(panel())
      await user.keyboard("jjk")
      await waitFor(async () => expect(await heading(1)).toHaveFocus())
      expect(address()).toBe("?tab=emails&mail=26")
      await user.keyboard("{Escape}")
      await waitForClose()
      await waitFor(() => expect(view(1)).toHaveFocus())
      expect(address()).toBe("?tab=emails")
      // Closing returns to the list's history entry, so the next Back does not reopen the email.
      expect(router.state.historyAction).toBe("POP")
      // Closes when the list changes.
      await user.click(view(0))
      await heading(0)
      await user.click(screen.getByRole("button", { name: "Next" }))
      await waitForClose()
      expect(address()).toMatch(/^\?tab=emails&page=2&after=/)
    })
  })

  test("is reached, opened and closed by keys, across pages", async () => {
    const { user } = await start()
    await user.keyboard("jj{ArrowDown}k")
    await waitFor(() => expect(view(1)).toHaveFocus())
    await user.keyboard("{Enter}")
    expect(await screen.findByText("Text 1")).toBeVisible()
    await user.keyboard("j")
    expect(await screen.findByText("Text 2")).toBeVisible()
    await user.keyboard("{Escape}")
    await waitForClose()
    await waitFor(() => expect(view(2)).toHaveFocus())
    await user.keyboard("k".repeat(2))
    await waitFor(() => expect(view(0)).toHaveFocus())
    await user.keyboard("x")
    expect(screen.getByRole("checkbox", { name: "Select Mail 0" })).toBeChecked()
    view(24).focus()
    await user.keyboard("j")
    await waitFor(() => expect(view(25)).toHaveFocus())
    await user.keyboard("k")
    await waitFor(() => expect(view(24)).toHaveFocus())
  })
})
