import { addMails } from "@farelight/api/testing/factories/mail.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { act, screen, waitFor, within } from "@testing-library/react"
import { signIn } from "../../../../testing/api.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"
import { widenWindow } from "../../../../testing/wideWindow.ts"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
  const indices = Array.from({ length: 27 }, (_, index) => 26 - index)
  await addMails(
    ...indices.map((index) => ({ subject: `Mail ${index}`, body: `Text ${index}`, status: "sent" as const })),
  )
})

afterEach(() => {
  jest.restoreAllMocks()
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
  test("takes the list's place where there is no room beside it, and Back closes it", async () => {
    const { user, router, address } = await start()
    await user.click(screen.getByText("Mail 1"))
    await waitFor(async () => expect(await heading(1)).toHaveFocus())
    expect(screen.queryByRole("list", { name: "Emails" })).not.toBeInTheDocument()
    expect(screen.queryByRole("search")).not.toBeInTheDocument()
    await user.keyboard("j")
    expect(await screen.findByText("Text 2")).toBeVisible()
    expect(address()).toBe("?tab=emails&mail=25")
    // Nobody sees what this would tick.
    await user.keyboard("x")
    await act(() => router.navigate(-1))
    await waitForClose()
    expect(address()).toBe("?tab=emails")
    await waitFor(() => expect(view(2)).toHaveFocus())
    expect(screen.getByRole("checkbox", { name: /Mail 2$/ })).not.toBeChecked()
  })

  test("is the one that the address names, also when the list's page does not have it", async () => {
    widenWindow()
    const { user, router, address } = await start("&status=sent&mail=1")
    expect(await screen.findByText("Text 26")).toBeVisible()
    expect(screen.getByRole("list", { name: "Emails" })).not.toContainElement(panel())
    await user.click(within(panel()).getByRole("button", { name: "Close" }))
    await waitForClose()
    expect(address()).toBe("?tab=emails&status=sent")
    expect(router.state.historyAction).toBe("REPLACE")
  })

  test("goes when the list shows something else", async () => {
    widenWindow()
    const { user, address } = await start("&mail=27")
    await screen.findByText("Text 0")
    await user.click(screen.getByRole("button", { name: "Next" }))
    await waitForClose()
    expect(address()).toMatch(/^\?tab=emails&page=2&after=/)
  })

  test("stands beside the list in a wide window, and takes the focus when it was asked for", async () => {
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
    // The list's own entry of the history: the next Back does not open the email again.
    expect(router.state.historyAction).toBe("POP")
  })

  test("leaves the focus alone when the page begins with it", async () => {
    widenWindow()
    await start("&mail=26")
    expect(await heading(1)).not.toHaveFocus()
  })
})

describe("the keys", () => {
  test("move from row to row, over the page's end, open and close", async () => {
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

  test("do nothing while something is typed", async () => {
    const { user } = await start()
    await user.keyboard("/jkx{ArrowDown}")
    expect(screen.getByRole("searchbox", { name: "Search" })).toHaveValue("jkx")
    await waitFor(() => expect(screen.getByRole("searchbox", { name: "Search" })).toHaveFocus())
    expect(screen.queryByRole("checkbox", { checked: true })).not.toBeInTheDocument()
  })
})
