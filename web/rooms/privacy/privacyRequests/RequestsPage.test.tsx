import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { PrivacyRequest, type PrivacyRequestRow } from "@farelight/api/rooms/mail/privacy/privacyRequest.model.ts"
import { correctLead } from "@farelight/api/rooms/privacy/privacyRequests/answers/correctLead.service.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addPrivacyRequests } from "@farelight/api/testing/factories/privacyRequests.ts"
import { owner } from "@farelight/api/testing/factories/viewers.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { ageProofs, api, PASSWORD, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { widenWindow } from "../../../testing/wideWindow.ts"

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS + 60_000)

beforeEach(() => signIn())

const open = (search = "") => renderDashboard(`/adminpage/privacy-requests${search}`)

describe("the page of privacy requests", () => {
  test("is linked with the most urgent request, and sorted by urgency with kind and due date in words", async () => {
    await addPrivacyRequests(
      { dueAt: inDays(12), name: null },
      { kind: "DELETE", dueAt: inDays(-3) },
      { status: "ANSWERED", outcome: "FULFILLED", answeredAt: new Date() },
    )
    const { user } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("link", { name: "1 privacy request overdue" }))
    const list = within(await screen.findByRole("list", { name: "Open requests" }))
    const [first, second, ...others] = list.getAllByRole("listitem")
    expect(first).toHaveTextContent(/Deletion.*Dana Driver.*Overdue by 2 days/)
    expect(second).toHaveTextContent(/Copy of their data.*dana@example.com.*Due in 12 days/)
    expect(others).toEqual([])
    await user.click(screen.getByRole("button", { name: "Answered" }))
    expect(await screen.findByText("Export sent")).toBeVisible()
    const answered = within(screen.getByRole("list", { name: "Answered requests" }))
    expect(answered.getAllByRole("listitem")).toHaveLength(1)
  })

  test("opens a request by its own URL, beside the others", async () => {
    widenWindow()
    await addPrivacyRequests({}, { kind: "DELETE" })
    const { user, router } = open()
    await user.click(await screen.findByRole("button", { name: "View: Copy of their data: Dana Driver" }))
    await waitFor(async () =>
      expect(await screen.findByRole("heading", { name: "Wants a copy of their data" })).toHaveFocus(),
    )
    expect(router.state.location.pathname).toBe("/adminpage/privacy-requests/1")
    await user.keyboard("j")
    await waitFor(async () =>
      expect(await screen.findByRole("heading", { name: "Wants their data deleted" })).toHaveFocus(),
    )
    expect(router.state.location.pathname).toBe("/adminpage/privacy-requests/2")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(router.state.location.pathname).toBe("/adminpage/privacy-requests"))
    await waitFor(() => expect(screen.getByRole("button", { name: "View: Deletion: Dana Driver" })).toHaveFocus())
  })

  test("opens with g and p for users who may erase leads, and explains where requests come from", async () => {
    const { user } = renderDashboard("/adminpage/dashboard")
    await screen.findByText("Nothing overdue")
    api.behave("PrivacyRequests", { isUnreachable: true })
    await user.keyboard("gp")
    const again = await screen.findByRole("button", { name: "Try again" })
    api.behave("PrivacyRequests")
    await user.click(again)
    expect(await screen.findByText("No open request")).toBeVisible()
    const link = within(screen.getByRole("main")).getByRole("link", { name: "Your Privacy Choices" })
    expect(link).toHaveAttribute("href", "/privacy-request")
  })
})

describe("a privacy request in the dashboard", () => {
  const PHONE = "(619) 555-0142"

  const names = async () => (await DriverApplication.findAll()).map(({ name }) => name)

  beforeEach(async () => {
    await addDrivers({ phone: PHONE }, { name: "Dana D.", email: "dd@example.com", phone: PHONE })
  })

  const open = async (request: Partial<PrivacyRequestRow> = {}) => {
    await addPrivacyRequests({ phone: PHONE, ...request })
    return renderDashboard("/adminpage/privacy-requests/1")
  }

  const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }))

  test("shows the request, and leads by strength of evidence", async () => {
    await addDrivers(...Array.from({ length: 11 }, () => ({})))
    const { user } = await open({ details: "Please send all of it." })
    expect(await screen.findByRole("heading", { name: "Wants a copy of their data" })).toBeVisible()
    expect(screen.getByText("Please send all of it.")).toBeVisible()
    const sure = within(screen.getByRole("region", { name: "Leads of the confirmed address" }))
    expect(sure.getAllByRole("listitem")).toHaveLength(10)
    await user.click(sure.getByRole("button", { name: "Show all 12" }))
    const links = sure.getAllByRole("link", { name: "Dana Driver" }).map((link) => link.getAttribute("href"))
    expect(links).toHaveLength(12)
    expect(links).toContain("/adminpage/dashboard/drivers/1")
    const likely = within(screen.getByRole("region", { name: "Perhaps theirs" }))
    expect(likely.getByText(/Same phone number, address not confirmed/)).toBeVisible()
    expect(likely.getByRole("link", { name: "Dana D." })).toBeVisible()
  })

  test("an access request is answered with a link to the export, once for two clicks", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Send the export" }))
    const send = (await dialog("Send the export?")).getByRole("button", { name: "Send" })
    await user.dblClick(send)
    expect(await screen.findByText(/The link to the export works until/)).toBeVisible()
    expect(api.asked("AnswerPrivacyRequest")).toEqual([{ id: "1", outcome: "FULFILLED", message: null }])
    expect(screen.queryByRole("button", { name: "Refuse" })).not.toBeInTheDocument()
  })

  test("is extended once, and refused, both only with a reason", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Extend by 45 days" }))
    const extension = await dialog("Extend by 45 days?")
    await enter(user, extension.getByRole("textbox", { name: /Why it takes longer/ }), "We wait for our archive.")
    await user.click(extension.getByRole("button", { name: "Extend" }))
    expect(await screen.findByText(/^Due in (89|90) days$/)).toBeVisible()
    expect(await screen.findByText("We wait for our archive.")).toBeVisible()
    expect(screen.queryByRole("button", { name: "Extend by 45 days" })).not.toBeInTheDocument()
    await user.click(await screen.findByRole("button", { name: "Refuse" }))
    const asked = await dialog("Refuse this request?")
    await user.click(asked.getByRole("button", { name: "Refuse" }))
    const why = asked.getByRole("textbox", { name: /^Why/ })
    expect(why).toBeInvalid()
    await user.type(why, " ")
    await user.click(asked.getByRole("button", { name: "Refuse" }))
    await waitFor(() => expect(why).toHaveAccessibleErrorMessage(/Give a reason/))
    await waitFor(() => expect(why).toHaveFocus())
    await enter(user, why, "We cannot tell who you are.")
    await user.click(asked.getByRole("button", { name: "Refuse" }))
    expect(await screen.findByText("Refused")).toBeVisible()
    expect(await screen.findByText("We cannot tell who you are.")).toBeVisible()
  })

  test("a deletion request shows a preview, asks for a proof, and shows the report", async () => {
    await ageProofs()
    const find = api.hold("SubjectErasurePreview")
    const { user } = await open({ kind: "DELETE" })
    await user.click(await screen.findByRole("button", { name: "Preview and erase" }))
    const asked = await dialog("Erase everything about this address?")
    expect(asked.queryByRole("button", { name: "Erase for good" })).not.toBeInTheDocument()
    find()
    expect(await asked.findByText("1 lead, with all that was sent")).toBeVisible()
    await user.click(asked.getByRole("button", { name: "Erase for good" }))
    const proof = await dialog("Please confirm that it is you")
    expect(await names()).toEqual(["Dana Driver", "Dana D."])
    await enter(user, proof.getByLabelText(/Password/), PASSWORD)
    await user.click(proof.getByRole("button", { name: "Confirm" }))
    const report = await dialog("Erased for good")
    expect(report.getByText("1 lead, with all that was sent")).toBeVisible()
    expect(report.getByRole("button", { name: "Copy" })).toBeVisible()
    expect(await names()).toEqual(["Dana D."])
  })

  test("a correction request is answered after the leads are corrected", async () => {
    const { user } = await open({ kind: "CORRECT", locale: "es" })
    await correctLead(await owner(), { leadType: "driver_application", leadId: "1", values: { city: "Fresno" } })
    await user.click(await screen.findByRole("button", { name: "Say that it is corrected" }))
    const asked = await dialog("Is everything corrected?")
    await enter(user, asked.getByRole("textbox", { name: /Your message/ }), "Ahora es Fresno.")
    const mail = asked.getByRole("region", { name: /What dana@example.com gets \(Español/ })
    await waitFor(() => expect(mail).toHaveTextContent(/Corregimos sus datos personales\. Ahora es Fresno\./))
    await user.click(asked.getByRole("button", { name: "Send" }))
    expect(await screen.findByText("Corrected")).toBeVisible()
  })

  test("is not answered after a colleague has answered it", async () => {
    const { user } = await open({ email: "ada@example.com", phone: null })
    expect(await screen.findByText("There is no lead with this address.")).toBeVisible()
    await user.click(await screen.findByRole("button", { name: "Nothing found" }))
    const asked = await dialog("Answer that nothing was found?")
    await PrivacyRequest.update({ status: "ANSWERED", outcome: "REFUSED", answeredAt: new Date() }, { where: {} })
    await user.click(asked.getByRole("button", { name: "Send" }))
    expect(await asked.findByText("This request has already been answered.")).toBeVisible()
  })

  test("keeps the typed message after a network failure", async () => {
    api.behave("AnswerPrivacyRequest", { isUnreachable: true })
    const { user } = await open({ kind: "OPT_OUT" })
    await user.click(await screen.findByRole("button", { name: "Opt out and answer" }))
    const asked = await dialog("Opt this person out?")
    await enter(user, asked.getByRole("textbox", { name: /Your message/ }), "Done on Monday.")
    await user.click(asked.getByRole("button", { name: "Opt out" }))
    expect(await asked.findByText("The server cannot be reached. Please try again.")).toBeVisible()
    expect(asked.getByRole("textbox", { name: /Your message/ })).toHaveValue("Done on Monday.")
    api.behave("AnswerPrivacyRequest")
    await user.click(asked.getByRole("button", { name: "Opt out" }))
    expect(await screen.findByText("Opted out")).toBeVisible()
  })

  test("is reported if it is unknown", async () => {
    renderDashboard("/adminpage/privacy-requests/9")
    expect(await screen.findByText("This request is gone")).toBeVisible()
  })
})
