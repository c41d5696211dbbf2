import { messages } from "@farelight/api/contract/messages.ts"
import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { refusal, startMailServer } from "@farelight/api/testing/mail/mailServer.ts"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "./axe.ts"
import { signIn } from "./dashboard.ts"
import { card, openLog, sendForm, view } from "./emailLog.ts"
import { driverForm } from "./forms.ts"
import { setUpStage } from "./stage.ts"
import { wide } from "./visit.ts"

const OPERATOR = "ops@example.com"

/** The mail server's refusal of the operator's address; null while it accepts it. */
let refused: { code: number; text: string } | null = null

let mailServer: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  mailServer = await startMailServer({
    onRecipient: () => {
      if (refused) throw refusal(refused.code, refused.text)
    },
  })
})

afterEach(() => {
  refused = null
})

const stage = setUpStage(() => ({
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  EMAIL_FROM: "Farelight <leads@example.com>",
  EMAIL_TO: OPERATOR,
  // Links in emails must not lead to the address that the server listens on.
  PUBLIC_URL: "http://leads.example.com",
}))

// After the product has ended.
afterAll(() => mailServer.stop())

/** The email with this subject that the mail server has accepted. */
const receivedMail = (subject: string) => mailServer.received.find(({ mail }) => mail.subject === subject)

/** Stores an application of this name while the mail server answers so. */
const applyWhile = async (name: string, answer: typeof refused) => {
  refused = answer
  await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
}

describe("the email log with a mail server", () => {
  test("a driver's application arrives as an email, and the log says so with the server's answer", async () => {
    const subject = "New driver application: Ada Lovelace"
    let leadAddress = ""
    await stage.visit(async (page) => {
      await sendForm(page, driverForm("Ada Lovelace"))
      await page.getByText(messages.driverApplicationSent("48 hours")).waitFor()
    })

    await stage.visit(async (page) => {
      await signIn(page)
      await openLog(page)
      await view(page, subject)
      const mail = card(page, subject)
      await mail.getByText("sent", { exact: true }).waitFor()
      await mail.getByText("The mail server accepted the mail.").waitFor()
      await mail.getByText("250 OK: queued as 4711").waitFor()
      await mail.getByText(receivedMail(subject)?.mail.messageId ?? "none").waitFor()

      await mail.getByRole("button", { name: "HTML" }).click()
      const frame = mail.getByTitle("The mail as HTML")
      expect(await frame.getAttribute("sandbox")).toBe("")
      await frame.contentFrame().getByRole("heading", { name: "New driver application" }).waitFor()

      await mail.getByRole("link", { name: "Ada Lovelace" }).click()
      await page.getByRole("heading", { name: "Ada Lovelace" }).waitFor()
      leadAddress = new URL(page.url()).pathname
      await page.getByRole("region", { name: "Emails" }).getByText("sent", { exact: true }).waitFor()
    }, wide)

    const received = receivedMail(subject)
    expect(received).toMatchObject({ from: "leads@example.com", to: [OPERATOR] })
    const { text, html, replyTo } = received?.mail ?? {}
    expect(replyTo?.value).toEqual([expect.objectContaining({ address: "ada@example.com" })])
    for (const part of [text, html]) {
      expect(part).toContain("2024 Toyota Camry")
      expect(part).toContain(`http://leads.example.com${leadAddress}`)
    }
  })

  test("a refused email is explained, marked on the tab, and sent when the operator resends it", async () => {
    const subject = "New driver application: Bea Draper"
    await applyWhile("Bea Draper", { code: 550, text: "5.1.1 No such user here" })
    await stage.visit(async (page) => {
      await signIn(page)
      await openLog(page)
      await view(page, subject)
      const mail = card(page, subject)
      await mail.getByText("failed", { exact: true }).waitFor()
      await mail.getByText("The mail server refused the recipient's address.").waitFor()
      await mail.getByText("550 5.1.1 No such user here").waitFor()
      await page.getByRole("tab", { name: /^Email Logs\s*1 not delivered$/ }).waitFor()
      await page.getByText("Some mail could not be delivered").waitFor()

      refused = null
      await mail.getByRole("button", { name: "Resend" }).click()
      await mail.getByText("sent", { exact: true }).waitFor()
      await page.getByRole("tab", { name: "Email Logs", exact: true }).waitFor()
      await page.getByText("Mail goes out.").waitFor()
    }, wide)
    expect(receivedMail(subject)?.mail.text).toContain("Bea Draper")
  })

  test("a waiting email says why it waits, and can be cancelled", async () => {
    const subject = "New driver application: Cleo Glover"
    await applyWhile("Cleo Glover", { code: 451, text: "4.7.1 Greylisted" })
    await stage.visit(async (page) => {
      await signIn(page)
      await openLog(page)
      await view(page, subject)
      const mail = card(page, subject)
      await mail.getByText("The mail server asked to try this recipient again later.").first().waitFor()
      await page.getByText("Mail does not go out").waitFor()
      await mail.getByRole("button", { name: "Cancel" }).click()
      await mail.getByText("cancelled", { exact: true }).waitFor()
      await mail.getByText("Cancelled: it is not tried any more").waitFor()
    }, wide)
  })

  test("a test email's result is explained in plain words, good or bad", async () => {
    await stage.visit(async (page) => {
      await signIn(page)
      await openLog(page)
      const result = page.getByRole("region", { name: "Mail delivery" }).getByRole("status")
      await page.getByRole("button", { name: "Send test" }).click()
      await result.getByText("The mail server accepted the mail.").waitFor()
      refused = { code: 550, text: "5.1.1 No such user here" }
      await page.getByRole("button", { name: "Send test" }).click()
      await result.getByText("The mail server refused the recipient's address.").waitFor()
      await result.getByText("550 5.1.1 No such user here").waitFor()
    }, wide)
  })

  test("filters are part of the address, and survive a reload", async () => {
    await stage.visit(async (page) => {
      await signIn(page)
      await openLog(page)
      await page.getByRole("button", { name: "Cancelled", exact: true }).click()
      await page.getByText("1–1 of 1").waitFor()
      await page.getByRole("searchbox", { name: "Search" }).fill("cleo")
      await page.waitForURL("**/dashboard?tab=emails&search=cleo&status=cancelled")
      await page.reload()
      await card(page, "Cleo Glover").waitFor()
      expect(await page.getByRole("article").count()).toBe(1)
    }, wide)
  })

  /** The email log's states. Those of an email are shown by one of their own. */
  const states: { name: string; show: (page: Page) => Promise<unknown> }[] = [
    { name: "a sent mail", show: (page) => view(page, "Eva Ivory") },
    {
      name: "a mail's HTML",
      show: async (page) => {
        await view(page, "Eva Ivory")
        await page.getByRole("button", { name: "HTML" }).click()
      },
    },
    {
      name: "a filter that matches nothing",
      show: async (page) => {
        await openLog(page, "&status=logged")
        await page.getByText("No emails match this filter").waitFor()
      },
    },
    {
      name: "the templates' preview",
      show: async (page) => {
        await page.getByRole("button", { name: "Preview templates" }).click()
        await page
          .getByRole("dialog")
          .getByText(/^New driver application/)
          .first()
          .waitFor()
      },
    },
    {
      name: "a refused test",
      show: async (page) => {
        refused = { code: 550, text: "5.1.1 No such user here" }
        await page.getByRole("button", { name: "Send test" }).click()
        await page.getByText("550 5.1.1 No such user here").first().waitFor()
      },
    },
    {
      name: "mail that does not go out",
      show: async (page) => {
        await applyWhile("Dora Hall", { code: 451, text: "4.7.1 Greylisted" })
        await page.getByText("Mail does not go out").waitFor()
        await openLog(page)
        await view(page, "Dora Hall")
      },
    },
  ]

  const looks = [
    { width: 1440, colorScheme: "light" },
    { width: 390, colorScheme: "light" },
    { width: 1440, colorScheme: "dark" },
    { width: 390, colorScheme: "dark" },
  ] as const

  test.each(looks)("no state breaks WCAG 2.2 A or AA at $width px in $colorScheme", async ({ width, colorScheme }) => {
    await stage.visit(
      async (page) => {
        await applyWhile("Eva Ivory", null)
        await signIn(page)
        for (const { show } of states) {
          refused = null
          await openLog(page)
          await show(page)
          await expectAccessible(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        }
      },
      { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" },
    )
  })
})
