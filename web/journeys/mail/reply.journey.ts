import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { expect, test } from "@jest/globals"
import { expectAccessibleInBoth, PHONE, resize, STATES_BEGIN } from "../support/axe.ts"
import { openDashboard } from "../support/dashboard.ts"
import { setUpMailStage } from "../support/mailStage.ts"
import { expectValue, until } from "../support/soon.ts"

const { stage, received } = setUpMailStage({ EMAIL_RECEIPTS: "on" })

const NAME = "Ada Archer"
const EMAIL = "ada@example.com"

test("a reply typed on a phone survives a reload and is sent once, in the thread of the receipt", async () => {
  await stage.visit(
    async (page) => {
      await submitDriverLead(stage.url, { name: NAME, email: EMAIL })
      await openDashboard(page)
      await page.getByRole("link", { name: NAME }).click()
      await page.getByRole("heading", { name: NAME }).waitFor()
      await resize(page, PHONE)
      await page.getByRole("button", { name: "Reply", exact: true }).click()
      await page.getByRole("combobox", { name: "Template" }).selectOption("A few questions")
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
      await page.getByRole("region", { name: "History" }).getByRole("link", { name: "About your car" }).waitFor()
      const mails = () => received().flatMap(({ to, mail }) => (to.includes(EMAIL) ? [mail] : []))
      await until(() => mails().length > 1)
      const [receipt, ...replies] = mails()
      expect(replies).toEqual([expect.objectContaining({ subject: "About your car", inReplyTo: receipt?.messageId })])

      await resize(page, STATES_BEGIN.viewport)
      const files = page.getByRole("region", { name: /^Files/ })
      const picture = { name: "car.png", mimeType: "image/png", buffer: await makePicture() }
      await files.getByLabel("Add files").setInputFiles([picture])
      await files.getByRole("button", { name: "Open car.png" }).click()
      const large = page.getByRole("dialog").getByRole("img", { name: "car.png" })
      await large.evaluate((image: HTMLImageElement) => image.decode())
      await page.keyboard.press("Escape")
      await large.waitFor({ state: "detached" })
    },
    { ...STATES_BEGIN, expectedErrors: [/ReplyToLead failed: .* Replace \{vehicle\}/] },
  )
})
