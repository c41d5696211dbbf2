import { driverForm } from "@farelight/api/testing/forms.ts"
import { startWebhookReceiver } from "@farelight/api/testing/webhooks/webhookReceiver.ts"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { expectStateAccessible, STATES_BEGIN } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
beforeAll(async () => {
  receiver = await startWebhookReceiver()
})
afterAll(() => receiver?.stop())

test("an owner makes an API key, which a program uses until it is revoked, and a webhook, whose failure is sent again", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("tab").first().waitFor()
    await page.goto("/adminpage/settings/keys")
    await page.getByText("An API key lets a program").waitFor()
    await page.getByRole("button", { name: "Create a key" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Name").fill("Nightly sync")
    await dialog.getByRole("checkbox", { name: "Read leads" }).check()
    await expectStateAccessible(page, "a new key")
    await dialog.getByRole("button", { name: "Create" }).click()
    const secret = await page.getByLabel("API key", { exact: true }).inputValue()
    await dialog.getByRole("button", { name: "Done" }).click()

    const ask = (path: string) =>
      fetch(new URL(path, page.url()), { headers: { authorization: `Bearer ${secret}` } }).then(({ status }) => status)
    expect(await ask("/api/drivers/applications?limit=1")).toBe(200)
    expect(await ask("/api/admin/email-logs")).toBe(403)

    await page.reload()
    const row = page.getByRole("row").filter({ hasText: "Nightly sync" })
    await row.locator("time").waitFor()
    await expectStateAccessible(page, "a used key")
    await row.getByRole("button", { name: "Revoke" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click()
    await row.getByText("Revoked").waitFor()
    expect(await ask("/api/drivers/applications?limit=1")).toBe(401)

    await page.goto("/adminpage/settings/webhooks")
    await page.getByText("A webhook tells another program").waitFor()
    await page.getByRole("button", { name: "Add a webhook" }).click()
    const form = page.getByRole("dialog")
    await form.getByLabel("Address").fill(receiver.url)
    await form.getByLabel("Description").fill("Leads to the CRM")
    await expectStateAccessible(page, "a new webhook")
    await form.getByRole("button", { name: "Add", exact: true }).click()
    expect(await page.getByLabel("Secret", { exact: true }).inputValue()).toMatch(/^whsec_/)
    await form.getByRole("button", { name: "Done" }).click()
    await page.getByText("Never tried yet").waitFor()
    await expectStateAccessible(page, "the webhooks")
    await page.getByRole("link", { name: "Leads to the CRM" }).click()
    await page.getByText("Nothing was sent yet").waitFor()

    const apply = async (email: string) => {
      const body = JSON.stringify({ ...driverForm(), email })
      const headers = { "content-type": "application/json" }
      const answer = await fetch(new URL("/api/drivers/apply", page.url()), { method: "POST", headers, body })
      expect(answer.ok).toBe(true)
    }
    const message = (status: string) => page.getByRole("button", { name: new RegExp(`^New lead.*${status}`) })
    await apply("first@example.com")
    await message("Delivered").click()
    await page.getByText("The receiver accepted the message.").waitFor()
    await page.getByRole("region", { name: "Body" }).getByText("first@example.com").waitFor()
    await expectStateAccessible(page, "a delivered message")
    await message("Delivered").click()

    receiver.answer((response) => void response.writeHead(500).end("disk full"))
    await page.getByRole("button", { name: "Send test" }).click()
    const failed = page.getByRole("button", { name: /^Test.*Given up/ })
    await failed.click()
    await page.getByText("disk full").waitFor()
    await page.getByText("Failing for 1 minute: the receiver answered 500").waitFor()
    await expectStateAccessible(page, "a failed one")

    receiver.answer()
    await page.getByRole("button", { name: "Resend" }).click()
    await page.getByRole("button", { name: /^Test.*Delivered/ }).waitFor()
    await page.getByText("Last delivered just now").waitFor()
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"])
    expect(ids).toHaveLength(3)
    expect(ids[2]).toBe(ids[1])
  }, STATES_BEGIN)
})
