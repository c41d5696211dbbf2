import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { storeMessage } from "@farelight/api/testing/mail/storeMessage.ts"
import { beforeAll, expect, test } from "@jest/globals"
import sharp from "sharp"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpMailStage } from "../parts/mailStage.ts"
import { until } from "../parts/soon.ts"
import { wide } from "../parts/visit.ts"

const { stage, received } = setUpMailStage()

const NAME = "Ada Archer"
const ADDRESS = "ada@example.com"

beforeAll(async () => {
  await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name: NAME, email: ADDRESS })
  await storeMessage(stage.databaseUrl, {
    name: NAME,
    subject: "Re: Your application",
    text: "Do you need my insurance card?",
    quotedText: "> How many hours do you drive?",
  })
})

test("an operator reads what a driver has written, answers with a request for a file, and looks at one", () =>
  stage.visit(async (page) => {
    await openDashboard(page)
    const row = page.getByRole("row").filter({ hasText: NAME })
    await row.getByText("Waits for an answer").waitFor({ state: "attached" })
    await page.getByRole("link", { name: NAME }).click()
    const feed = page.getByRole("region", { name: "History" })
    await feed.getByText("Do you need my insurance card?").waitFor()
    await page.getByText(/^Ada wrote/).waitFor()
    await feed.getByRole("button", { name: "Show quoted text" }).click()
    await feed.getByText("> How many hours do you drive?").waitFor()

    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#0f766e" } })
      .png()
      .toBuffer()
    const files = page.getByRole("region", { name: /^Files/ })
    await files.getByLabel("Add files").setInputFiles([{ name: "car.png", mimeType: "image/png", buffer: picture }])
    await files.getByRole("button", { name: "Open car.png" }).click()
    const large = page.getByRole("dialog").getByRole("img", { name: "car.png" })
    await large.waitFor()
    expect(await large.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)
    await page.keyboard.press("Escape")
    await large.waitFor({ state: "detached" })

    await page.getByRole("button", { name: "Reply", exact: true }).click()
    await page.getByRole("textbox", { name: "Text" }).fill("Hi Ada,\n\nyes, please.")
    await page.getByRole("button", { name: "Ask for a file", exact: true }).click()
    await page.getByRole("form").or(page.locator("form")).getByRole("button", { name: "your insurance card" }).click()
    await page.getByRole("button", { name: "Send and set Contacted" }).click()
    await page.getByText(`Reply to ${NAME} is on its way`).waitFor()
    await files.getByText("Waits for your insurance card").waitFor()
    await page.getByText(/^Ada wrote/).waitFor({ state: "detached" })
    await until(() => received().some(({ to }) => to.includes(ADDRESS)))
    const [reply] = received().filter(({ to }) => to.includes(ADDRESS))
    expect(reply?.mail.text).toContain("/status/")
  }, wide))
