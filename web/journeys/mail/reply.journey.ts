import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { storeMessage } from "@farelight/api/testing/mail/storeMessage.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { expectAccessibleInBoth, PHONE, resize, STATES_BEGIN } from "../parts/axe.ts"
import { openDashboard, stepOf } from "../parts/dashboard.ts"
import { OPERATOR, setUpMailStage } from "../parts/mailStage.ts"
import { expectCount, expectValue, until } from "../parts/soon.ts"
import { wide } from "../parts/visit.ts"

const { stage, received } = setUpMailStage({ EMAIL_RECEIPTS: "on" })

const names = ["Ada Archer", "Bea Baker", "Cleo Cooper"]
const WRITER = "Dan Draper"

const addressOf = (name: string) => `${name.split(" ")[0]?.toLowerCase()}@example.com`

beforeAll(async () => {
  for (const name of [...names, WRITER])
    await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name, email: addressOf(name) })
  await storeMessage(stage.databaseUrl, {
    name: WRITER,
    subject: "Re: Your application",
    text: "Do you need my insurance card?",
    quotedText: "> How many hours do you drive?",
  })
})

/** Opens a lead from the list, beside which another may be open. */
const openLead = async (page: Page, name: string) => {
  await page.getByRole("table", { name: "Driver applications" }).getByRole("link", { name }).click()
  await page.getByRole("heading", { name, exact: true }).waitFor()
}

const openReply = async (page: Page, template: string) => {
  await page.getByRole("button", { name: "Reply", exact: true }).click()
  await page.getByRole("combobox", { name: "Template" }).selectOption(template)
}

const feed = (page: Page) => page.getByRole("region", { name: "History" })
const repliesTo = (address: string) => received().filter(({ to, mail }) => to.includes(address) && mail.inReplyTo)

test("a template reaches each of three drivers once, in the thread of the receipt, and the leads are contacted", async () => {
  const subject = "Your next steps with Farelight"
  await stage.visit(
    async (page) => {
      await openDashboard(page)
      for (const name of names) {
        const [first = ""] = name.split(" ")
        const address = addressOf(name)
        await openLead(page, name)
        await openReply(page, "Next steps")
        await page.getByRole("button", { name: "Send and set Contacted" }).dblclick()
        await page.getByText(`Reply to ${name} is on its way`).waitFor()
        await stepOf(page, name, "Contacted").and(page.locator("[aria-pressed=true]")).waitFor()
        const mail = feed(page).getByRole("listitem").filter({ hasText: subject })
        await mail.getByText("sent", { exact: true }).waitFor()
        await expectCount(mail, 1)
        const [reply, ...others] = repliesTo(address)
        expect(others).toEqual([])
        const receipt = received().find(({ to, mail }) => to.includes(address) && !mail.inReplyTo)
        expect(reply?.mail).toMatchObject({
          subject,
          from: { value: [{ name: "operator via Farelight", address: "leads@example.com" }] },
          replyTo: { value: [{ address: OPERATOR }] },
          inReplyTo: receipt?.mail.messageId,
          references: receipt?.mail.messageId,
          text: expect.stringMatching(new RegExp(`^Hi ${first},\\n[^]*operator\\nFarelight`)),
        })
        expect(reply?.mail.headers.has("auto-submitted")).toBe(false)
      }

      // On a phone what is written survives a reload, and is sent by keyboard.
      await openLead(page, "Ada Archer")
      await resize(page, PHONE)
      await openReply(page, "A few questions")
      await expectAccessibleInBoth(page)
      await page.getByRole("textbox", { name: "Subject" }).fill("About {vehicle}")
      await page.getByRole("button", { name: "Send", exact: true }).click()
      await page.getByText("Replace {vehicle}, or take the braces away.").waitFor()
      await expectAccessibleInBoth(page)
      await page.getByRole("textbox", { name: "Subject" }).fill("About your car")
      await page.reload()
      await page.getByRole("button", { name: "Continue reply" }).click()
      await page.getByRole("textbox", { name: "Subject" }).waitFor()
      await expectAccessibleInBoth(page)
      await expectValue(page.getByRole("textbox", { name: "Subject" }), "About your car")
      await page.getByRole("textbox", { name: "Text" }).press("Control+Enter")
      await feed(page).getByRole("link", { name: "About your car" }).waitFor()
      await until(async () => repliesTo("ada@example.com").length === 2)
      const [one, two] = repliesTo("ada@example.com")
      expect(two?.mail.inReplyTo).toBe(one?.mail.messageId)
    },
    { ...STATES_BEGIN, expectedErrors: [/ReplyToLead failed: .* Replace \{vehicle\}/] },
  )
})

test("an operator reads what a driver has written, answers with a request for a file, and looks at one", () =>
  stage.visit(async (page) => {
    await openDashboard(page)
    const row = page.getByRole("row").filter({ hasText: WRITER })
    await row.getByText("Waits for an answer").waitFor({ state: "attached" })
    await page.getByRole("link", { name: WRITER }).click()
    const feed = page.getByRole("region", { name: "History" })
    await feed.getByText("Do you need my insurance card?").waitFor()
    await page.getByText(/^Dan wrote/).waitFor()
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
    await page.getByRole("textbox", { name: "Text" }).fill("Hi Dan,\n\nyes, please.")
    await page.getByRole("button", { name: "Ask for a file", exact: true }).click()
    await page.getByRole("form").or(page.locator("form")).getByRole("button", { name: "your insurance card" }).click()
    await page.getByRole("button", { name: "Send and set Contacted" }).click()
    await page.getByText(`Reply to ${WRITER} is on its way`).waitFor()
    await files.getByText("Waits for your insurance card").waitFor()
    await page.getByText(/^Dan wrote/).waitFor({ state: "detached" })
    await until(() => received().some(({ to }) => to.includes(addressOf(WRITER))))
    const [reply] = received().filter(({ to }) => to.includes(addressOf(WRITER)))
    expect(reply?.mail.text).toContain("/status/")
  }, wide))
