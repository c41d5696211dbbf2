import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, describe, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectStatesAccessible, MANY_STATES_MS } from "../parts/axe.ts"
import { openDashboard, stepOf } from "../parts/dashboard.ts"
import { OPERATOR, setUpMailStage } from "../parts/mailStage.ts"
import { expectCount, expectValue, until } from "../parts/soon.ts"
import { wide } from "../parts/visit.ts"

const { stage, received } = setUpMailStage({ EMAIL_RECEIPTS: "on" })

const names = ["Ada Archer", "Bea Baker", "Cleo Cooper"]

beforeAll(async () => {
  for (const name of names) {
    const email = `${name.split(" ")[0]?.toLowerCase()}@example.com`
    await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name, email })
  }
})

const openLead = async (page: Page, name: string) => {
  await openDashboard(page)
  await page.getByRole("link", { name }).click()
  await page.getByRole("heading", { name, exact: true }).waitFor()
}

const openReply = async (page: Page, template: string) => {
  await page.getByRole("button", { name: "Reply", exact: true }).click()
  await page.getByRole("combobox", { name: "Template" }).selectOption(template)
}

const feed = (page: Page) => page.getByRole("region", { name: "History" })
const repliesTo = (address: string) => received().filter(({ to, mail }) => to.includes(address) && mail.inReplyTo)

describe("answering drivers from their pages", () => {
  test.each(names)(
    "a template reaches %s once, in the thread of the receipt, and the lead is contacted",
    async (name) => {
      const [first = ""] = name.split(" ")
      const address = `${first.toLowerCase()}@example.com`
      const subject = "Your next steps with Farelight"
      await stage.visit(async (page) => {
        await openLead(page, name)
        await openReply(page, "Next steps")
        await page.getByRole("button", { name: "Send and set Contacted" }).dblclick()
        await page.getByText(`Reply to ${name} is on its way`).waitFor()
        await stepOf(page, name, "Contacted").and(page.locator("[aria-pressed=true]")).waitFor()
        const mail = feed(page).getByRole("listitem").filter({ hasText: subject })
        await mail.getByText("sent", { exact: true }).waitFor()
        await expectCount(mail, 1)
      }, wide)
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
    },
  )

  test(
    "what is written survives a reload, is sent by keyboard, and every state is accessible on a phone",
    async () => {
      await stage.visit(
        async (page) => {
          await openLead(page, "Ada Archer")
          await expectStatesAccessible(page, [
            { name: "a reply from a template", show: () => openReply(page, "A few questions") },
            {
              name: "a refused reply",
              show: async () => {
                await page.getByRole("textbox", { name: "Subject" }).fill("About {vehicle}")
                await page.getByRole("button", { name: "Send", exact: true }).click()
                await page.getByText("Replace {vehicle}, or take the braces away.").waitFor()
              },
            },
            {
              name: "a reply that goes on after a reload",
              show: async () => {
                await page.getByRole("textbox", { name: "Subject" }).fill("About your car")
                await page.reload()
                await page.getByRole("button", { name: "Continue reply" }).click()
                await page.getByRole("textbox", { name: "Subject" }).waitFor()
              },
            },
          ])
          await expectValue(page.getByRole("textbox", { name: "Subject" }), "About your car")
          await page.getByRole("textbox", { name: "Text" }).press("Control+Enter")
          await feed(page).getByRole("link", { name: "About your car" }).waitFor()
          await until(async () => repliesTo("ada@example.com").length === 2)
          const [one, two] = repliesTo("ada@example.com")
          expect(two?.mail.inReplyTo).toBe(one?.mail.messageId)
        },
        {
          viewport: { width: 390, height: 844 },
          reducedMotion: "reduce",
          expectedErrors: [/ReplyToLead failed: .* Replace \{vehicle\}/],
        },
      )
    },
    MANY_STATES_MS,
  )
})
