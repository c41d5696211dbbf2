import { Webhook } from "@farelight/api/rooms/activity/webhooks/webhook.model.ts"
import { URL_ACCEPTED } from "@farelight/api/rooms/activity/webhooks/webhook.rules.ts"
import { addDelivery, addWebhook } from "@farelight/api/testing/factories/webhooks.ts"
import { startWebhookReceiver } from "@farelight/api/testing/webhooks/webhookReceiver.ts"
import { deliver } from "@farelight/api/testing/webhooks/webhooks.ts"
import { afterAll, beforeEach, describe, expect, test } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { ageProofs, api, PASSWORD, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  receiver.received.length = 0
  await signIn()
})
const openList = () => renderDashboard("/adminpage/settings/webhooks")
const openOne = () => renderDashboard("/adminpage/settings/webhooks/1")

const add = (values?: Parameters<typeof addWebhook>[0]) => addWebhook({ description: "Leads to the CRM", ...values })

const receiver = await startWebhookReceiver()
afterAll(() => receiver.stop())

const receive = () =>
  waitFor(async () => {
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })

/** The button of a delivery, once its row has this text. */
const rowOf = async (type: string, words: RegExp) =>
  waitFor(() => {
    const button = screen.getByRole("button", { name: new RegExp(`: ${type}$`) })
    expect(button.closest("li")).toHaveTextContent(words)
    return button
  })

describe("the page of webhooks", () => {
  test("shows a load failure, and the purpose of webhooks while there are none", async () => {
    api.behave("Webhooks", { error: { code: "SERVICE_UNAVAILABLE" } })
    const { user } = openList()
    expect(await screen.findByText("Failed to load data")).toBeVisible()
    api.behave("Webhooks")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByText("No webhook yet")).toBeVisible()
    expect(await screen.findByText(/^A webhook tells another program/)).toBeVisible()
    expect(screen.getByRole("link", { name: "How to receive and verify messages" })).toHaveAttribute("href")
    expect(screen.queryByRole("table")).toBeNull()
  })

  test("limits a webhook to some leads, describes the filter in a sentence, and resets it to all", async () => {
    await add()
    const { user } = openOne()
    await user.click(await screen.findByRole("button", { name: "Edit" }))
    await user.selectOptions(await screen.findByLabelText("Which leads"), "a driver application")
    await waitFor(() => expect(screen.getByRole("button", { name: "Add a condition" })).toBeEnabled())
    await user.click(screen.getByRole("button", { name: "Add a condition" }))
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Choose at least one value.")).toBeVisible()
    await user.type(screen.getByRole("combobox", { name: "Values of city" }), "Phoenix")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Each driver application from Phoenix")).toBeVisible()
    expect((await Webhook.findByPk(1))?.filter).toEqual({
      leadType: "driver_application",
      conditions: [{ field: "city", values: ["Phoenix"] }],
    })
    await user.click(screen.getByRole("button", { name: "Edit" }))
    await user.click(await screen.findByRole("button", { name: "Remove the condition on city" }))
    await user.selectOptions(screen.getByLabelText("Which leads"), "any lead")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await waitFor(async () => expect((await Webhook.findByPk(1))?.filter).toBeNull())
  })

  test("adds a webhook and shows its secret once; a refused address shows the reason at its field", async () => {
    const { user } = openList()
    await user.click(await screen.findByRole("button", { name: "Add a webhook" }))
    const address = await screen.findByLabelText(/^Address/)
    await enter(user, address, "http://crm.example.com/hook")
    // Systems with copies of leads must hear of erasures.
    expect(screen.getByRole("checkbox", { name: "Other changes" })).toBeChecked()
    await user.click(screen.getByRole("checkbox", { name: "Other changes" }))
    await user.click(screen.getByRole("checkbox", { name: "New leads" }))
    await user.click(screen.getByRole("button", { name: "Add" }))
    expect(await screen.findByText("Choose at least one event.")).toBeVisible()
    await user.click(screen.getByRole("checkbox", { name: "Statuses" }))
    await user.click(screen.getByRole("button", { name: "Add" }))
    expect(await screen.findByText(URL_ACCEPTED)).toBeVisible()
    await user.clear(address)
    await enter(user, address, "https://crm.example.com/hook")
    await user.click(screen.getByRole("button", { name: "Add" }))
    expect(await screen.findByLabelText("Secret")).toHaveDisplayValue(/^whsec_/)
    await user.click(screen.getByRole("button", { name: "Done" }))
    expect(screen.queryByLabelText("Secret")).toBeNull()
    expect(await Webhook.findAll()).toMatchObject([
      { url: "https://crm.example.com/hook", events: ["lead.status_changed"] },
    ])
    expect(await screen.findByText("Never tried yet")).toBeVisible()
    await user.click(screen.getByRole("link", { name: "crm.example.com" }))
    expect(await screen.findByText(/^Nothing was sent yet/)).toBeVisible()
  })

  test("tests a webhook, and shows request and response", async () => {
    await add({ url: receiver.url })
    const { user } = openOne()
    await user.click(await screen.findByRole("button", { name: "Send test" }))
    await receive()
    await user.click(await rowOf("Test", /Delivered.*1 try/))
    expect(await screen.findByText("The receiver accepted the message.")).toBeVisible()
    expect(screen.getByText(/webhook-id: /)).toBeVisible()
    expect(screen.getByRole("region", { name: "Body" })).toHaveTextContent('"type": "webhook.test"')
  })

  test("shows why a delivery failed, and resends it", async () => {
    await addDelivery(await add({ url: receiver.url }), { status: "failed", attempts: [{}] })
    const { user } = openOne()
    await user.click(await rowOf("Test", /Given up/))
    expect(await screen.findByText("disk full")).toBeVisible()
    expect(screen.getByText("The receiver reported an internal error.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Resend" }))
    await receive()
    expect(await screen.findByText("The receiver accepted the message.")).toBeVisible()
    expect(within(screen.getByRole("region", { name: "Open delivery" })).getByText("Delivered")).toBeVisible()
  })

  test("cannot resend a waiting delivery, and filters deliveries by state", async () => {
    const webhook = await add()
    const inAnHour = new Date(Date.now() + 3_700_000)
    await addDelivery(webhook, { status: "delivered", type: "lead.created" })
    await addDelivery(webhook, { dueAt: inAnHour, attempts: [{}] })
    const { user } = openOne()
    await user.click(await rowOf("Test", /1 try, next in 1 h/))
    expect(await screen.findByText("disk full")).toBeVisible()
    expect(screen.queryByRole("button", { name: "Resend" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Close" }))
    const states = within(screen.getByRole("group", { name: "State" }))
    await user.click(states.getByRole("button", { name: "Delivered" }))
    expect(await rowOf("New lead", /Delivered/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("button", { name: /: Test$/ })).toBeNull())
    await user.click(states.getByRole("button", { name: "Given up" }))
    expect(await screen.findByText("No delivery is in this state")).toBeVisible()
  })

  test("reloads once a pending delivery has ended", async () => {
    const webhook = await add()
    const delivery = await addDelivery(webhook, { status: "sending" })
    openOne()
    await rowOf("Test", /Being sent/)
    await webhook.update({ isEnabled: false, disabledReason: "The receiver is gone." })
    await delivery.update({ status: "cancelled" })
    expect(await rowOf("Test", /Canceled/)).toBeVisible()
    expect(await screen.findByText("The receiver is gone.")).toBeVisible()
    expect(screen.getByRole("button", { name: "Resume" })).toBeVisible()
  })

  test("marks a webhook as for a channel, pauses and resumes it, and deletes it after a confirmation", async () => {
    await add()
    const webhook = await add({ description: "Trial", format: "slack" })
    const { user } = openList()
    const [, real, trial] = await screen.findAllByRole("row")
    expect(within(trial as HTMLElement).getByText("Slack")).toBeVisible()
    expect(within(real as HTMLElement).queryByText("Slack")).toBeNull()
    await user.click(screen.getByRole("link", { name: "Trial" }))
    await user.click(await screen.findByRole("button", { name: "Pause" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    await user.click(dialog.getByRole("button", { name: "Pause" }))
    expect(await screen.findByText("Paused")).toBeVisible()
    expect(screen.queryByRole("button", { name: "Replay" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Resume" }))
    await waitFor(async () => expect(await webhook.reload()).toMatchObject({ isEnabled: true }))
    await user.click(screen.getByRole("button", { name: "Delete" }))
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }))
    expect(await screen.findByRole("link", { name: "Leads to the CRM" })).toBeVisible()
    await waitFor(() => expect(screen.queryByText("Trial")).toBeNull())
  })

  test("replays from a moment, and rotates the secret after a fresh proof", async () => {
    await add({ position: 40 })
    const { user } = openOne()
    await user.click(await screen.findByRole("button", { name: "Replay" }))
    const dialog = within(await screen.findByRole("dialog"))
    fireEvent.change(dialog.getByLabelText(/^Since/), { target: { value: "2026-01-02T03:04" } })
    await user.click(dialog.getByRole("button", { name: "Replay" }))
    await waitFor(() =>
      expect(api.asked("ReplayWebhook")).toEqual([
        { input: { id: "1", since: new Date("2026-01-02T03:04").toISOString() } },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
    await ageProofs()
    await user.click(await screen.findByRole("button", { name: "Rotate secret" }))
    await user.click(await screen.findByRole("button", { name: "Rotate the secret" }))
    await user.type(await screen.findByLabelText(/^Password/), PASSWORD)
    await user.click(screen.getByRole("button", { name: "Confirm" }))
    expect(await screen.findByLabelText("Secret")).toHaveDisplayValue(/^whsec_/)
    expect(screen.getByText(/^For 24 hours messages are signed with the previous secret/)).toBeVisible()
  })
})
