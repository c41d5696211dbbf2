import { RecordedEvent } from "@farelight/api/platform/events/event.model.ts"
import { addAdvertisers, addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
})

const open = async (tab = "drivers", shown: string | RegExp = /^No .* yet$/) => {
  const dashboard = renderDashboard(`/adminpage/dashboard?tab=${tab}`)
  // The button moves once an empty list has loaded.
  await screen.findAllByText(shown)
  await dashboard.user.click(screen.getByRole("button", { name: "Add a lead" }))
  return { ...dashboard, dialog: await screen.findByRole("dialog", { name: "Add a lead" }) }
}

type Opened = Awaited<ReturnType<typeof open>>

const fill = async ({ user, dialog }: Opened, values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values))
    await enter(user, within(dialog).getByRole("textbox", { name: label }), text)
}

const caller = {
  Email: "cal@example.com",
  Phone: "213 555 0177",
  City: "Phoenix",
  "Vehicle year": "2022",
  "Vehicle make": "Kia",
  "Vehicle model": "Niro",
}

const send = ({ user, dialog }: Opened) => user.click(within(dialog).getByRole("button", { name: "Add the lead" }))

describe("adding a lead by hand", () => {
  test("keeps the input until it is stored once, and opens the lead", async () => {
    const begun = await open()
    await fill(begun, { Name: "Cal Ler" })
    await begun.user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
    await begun.user.click(screen.getByRole("button", { name: "Add a lead" }))
    const opened = { ...begun, dialog: await screen.findByRole("dialog", { name: "Add a lead" }) }
    expect(await screen.findByRole("textbox", { name: "Name" })).toHaveValue("Cal Ler")
    await fill(opened, caller)
    await opened.user.click(within(opened.dialog).getByRole("button", { name: "Lyft" }))
    await opened.user.click(within(opened.dialog).getByRole("switch", { name: "Send a receipt" }))
    api.behave("AddDriverApplication", { isUnreachable: true })
    await send(opened)
    expect(await screen.findByText("The server cannot be reached. Please try again.")).toBeVisible()
    api.behave("AddDriverApplication")
    await send(opened)
    expect(await screen.findByText("Cal Ler is added")).toBeVisible()
    const [first, second] = api.asked("AddDriverApplication")
    expect(second).toEqual(first)
    expect([first]).toMatchObject([
      {
        input: {
          name: "Cal Ler",
          phone: "213 555 0177",
          platform: "LYFT",
          submissionId: expect.stringMatching(/^.{36}$/),
        },
        source: "phone",
        sendReceipt: true,
        ownerId: null,
        messageId: null,
      },
    ])
    expect(opened.router.state.location.pathname).toBe("/adminpage/dashboard/drivers/1")
    expect(await RecordedEvent.findAll({ where: { type: "driver_application.created" } })).toMatchObject([
      { facts: '{"isByHand":true}' },
    ])
  })

  test("shows the form's errors, then stores formats, a custom source and an owner", async () => {
    const opened = await open("advertisers")
    await fill(opened, { "Contact name": "Alex", Email: "alex" })
    await send(opened)
    expect(await screen.findByText("Email must be an email address like name@example.com.")).toBeVisible()
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Email" })).toHaveFocus())
    expect(api.requests("AddAdvertiserSubmission")).toEqual([])
    await fill(opened, { "Company name": "Harbor", Email: "@example.com", Location: "Mesa", Message: "In May." })
    await opened.user.click(within(opened.dialog).getByRole("button", { name: "Car Wrapping" }))
    await opened.user.click(within(opened.dialog).getByRole("button", { name: "In-Car Tablet" }))
    await opened.user.selectOptions(screen.getByRole("combobox", { name: "Source" }), "Other…")
    await fill(opened, { "Which source": "Trade fair" })
    await opened.user.selectOptions(screen.getByRole("combobox", { name: "Owner" }), "admin")
    await send(opened)
    expect(await screen.findByText("Harbor is added")).toBeVisible()
    expect(api.asked("AddAdvertiserSubmission")).toMatchObject([
      {
        input: { message: "In May.", adFormats: ["IN_CAR_TABLET", "CAR_WRAPPING"] },
        source: "Trade fair",
        ownerId: "1",
      },
    ])
  })

  test("accepts a driver with a name and a phone number alone", async () => {
    const opened = await open()
    expect(within(opened.dialog).getByText(/^A name, and an email address or a phone number/)).toBeVisible()
    await fill(opened, { Name: "Cal Ler" })
    await send(opened)
    expect(await screen.findByText("Give an email address or a phone number.")).toBeVisible()
    await fill(opened, { Phone: "213 555 0177" })
    await send(opened)
    expect(await screen.findByText("Cal Ler is added")).toBeVisible()
    expect(api.asked("AddDriverApplication")).toMatchObject([
      { input: { email: "", phone: "213 555 0177", city: "", platform: "UNKNOWN" } },
    ])
  })

  test("shows existing leads of any kind with the address or number", async () => {
    await addDrivers({ name: "Dana", phone: "213 555 0177", email: "d@example.com" })
    await addAdvertisers({ companyName: "Harbor", email: "cal@example.com" })
    const opened = await open("drivers", "Dana")
    await fill(opened, { Email: "CAL@example.com", Phone: "213 555 0177" })
    const harbor = await within(opened.dialog).findByRole("link", { name: "Harbor" })
    expect(harbor).toHaveAttribute("href", "/adminpage/dashboard/advertisers/1")
    expect(within(opened.dialog).getByRole("link", { name: "Dana" })).toHaveAttribute("target", "_blank")
  })
})
