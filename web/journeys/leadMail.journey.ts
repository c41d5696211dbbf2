import { messages } from "@farelight/api/messages.ts"
import { startMailServer } from "@farelight/api/testing/mailServer.ts"
import { until } from "@farelight/api/testing/until.ts"
import { afterAll, expect, test } from "@jest/globals"
import { signIn, storedToken } from "./dashboard.ts"
import { driverForm, sendButton } from "./forms.ts"
import { setUpStage } from "./stage.ts"

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())

const stage = setUpStage({
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  EMAIL_FROM: "Farelight <no-reply@example.com>",
  EMAIL_TO: "leads@example.com",
})

const LATEST = "{ emailLogs(first: 1) { nodes { status messageId attempts { outcome answer } } } }"

const latestMail = async (token: string) => {
  const response = await fetch(`${stage.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: LATEST }),
  })
  const { data } = await response.json()
  return data.emailLogs.nodes[0]
}

test("an application arrives as a mail with its parts, and the log has the server's answer", async () => {
  const form = driverForm("Ada Lovelace")
  await stage.visit(async (page) => {
    await page.goto(form.path)
    await form.fill(page)
    await sendButton(page).click()
    await page.getByText(messages.driverApplicationSent).waitFor()
  })
  await until(() => mailServer.received.length > 0)
  const [received] = mailServer.received
  expect(received?.mail.subject).toBe("New driver application: Ada Lovelace")
  expect(received?.mail.text).toContain("Ada Lovelace wants to drive with us")
  expect(received?.mail.html).toMatch(/Ada Lovelace[\s\S]*Toyota/)

  await stage.visit(async (page) => {
    await signIn(page)
    const token = (await storedToken(page)) ?? ""
    await until(async () => (await latestMail(token)).status === "SENT")
    expect(await latestMail(token)).toEqual({
      status: "SENT",
      messageId: received?.mail.messageId,
      attempts: [{ outcome: "ACCEPTED", answer: "250 OK: queued as 4711" }],
    })
  })
})
