import { driverForm } from "@farelight/api/testing/forms.ts"
import { startWebhookReceiver } from "@farelight/api/testing/webhooks/webhookReceiver.ts"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { expectAccessible } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
beforeAll(async () => {
  receiver = await startWebhookReceiver()
})
afterAll(() => receiver?.stop())

test("an owner adds a webhook, sees a lead arrive and a failure with its answer, and sends it again", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("tab").first().waitFor()
    await page.goto("/adminpage/settings/webhooks")
    await page.getByText("A webhook tells another program").waitFor()
    await page.getByRole("button", { name: "Add a webhook" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Address").fill(receiver.url)
    await dialog.getByLabel("Description").fill("Leads to the CRM")
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Add", exact: true }).click()
    expect(await page.getByLabel("Secret", { exact: true }).inputValue()).toMatch(/^whsec_/)
    await dialog.getByRole("button", { name: "Done" }).click()
    await page.getByText("Never tried yet").waitFor()
    await expectAccessible(page)
    await page.getByRole("link", { name: "Leads to the CRM" }).click()
    await page.getByText("Nothing was sent yet").waitFor()

    const apply = async (email: string) => {
      const body = JSON.stringify({ ...driverForm(), email })
      const headers = { "content-type": "application/json" }
      const answer = await fetch(new URL("/api/drivers/apply", page.url()), { method: "POST", headers, body })
      expect(answer.ok).toBe(true)
    }
    const row = (status: string) => page.getByRole("button", { name: new RegExp(`^New lead.*${status}`) })
    await apply("first@example.com")
    await row("Delivered").click()
    await page.getByText("The receiver accepted the message.").waitFor()
    await page.getByRole("region", { name: "Body" }).getByText("first@example.com").waitFor()
    await expectAccessible(page)
    await row("Delivered").click()

    receiver.answer((response) => void response.writeHead(500).end("disk full"))
    await page.getByRole("button", { name: "Send test" }).click()
    const failed = page.getByRole("button", { name: /^Test.*Given up/ })
    await failed.click()
    await page.getByText("disk full").waitFor()
    await page.getByText("Failing for 1 minute: the receiver answered 500").waitFor()
    await expectAccessible(page)

    receiver.answer()
    await page.getByRole("button", { name: "Resend" }).click()
    await page.getByRole("button", { name: /^Test.*Delivered/ }).waitFor()
    await page.getByText("Last delivered just now").waitFor()
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"])
    expect(ids).toHaveLength(3)
    expect(ids[2]).toBe(ids[1])
  })
})
