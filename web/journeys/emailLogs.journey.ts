import { messages } from "@farelight/api/contract/messages.ts"
import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { refusal, startMailServer } from "@farelight/api/testing/mailServer.ts"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "./axe.ts"
import { signIn } from "./dashboard.ts"
import { advertiserForm, driverForm, type FilledForm, sendButton } from "./forms.ts"
import { type Stage, setUpStage } from "./stage.ts"

const OPERATOR = "ops@example.com"

/** What the mail server answers for the operator's address; null while it accepts it. */
let refused: { code: number; text: string } | null = null

let mailServer: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  mailServer = await startMailServer({
    onRecipient: () => {
      if (refused) throw refusal(refused.code, refused.text)
    },
  })
})

afterAll(() => mailServer.stop())
afterEach(() => {
  refused = null
})

const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const

const sendForm = async (page: Page, form: FilledForm) => {
  await page.goto(form.path)
  await form.fill(page)
  await sendButton(page).click()
}

const openLog = async (page: Page, conditions = "") => {
  await page.goto(`/adminpage/dashboard?tab=emails${conditions}`)
  await page.getByRole("region", { name: "Mail delivery" }).waitFor()
}

const card = (page: Page, subject: string) => page.getByRole("article").filter({ hasText: subject })

const view = async (page: Page, subject: string) => {
  await card(page, subject).first().getByRole("button", { name: /^View/ }).click()
  await card(page, subject).getByRole("heading", { name: "What happened" }).waitFor()
}

/** The mail with this subject, which the log says is sent. */
const receivedMail = (subject: string) => mailServer.received.find(({ mail }) => mail.subject === subject)

/** Stores an application of this name while the mail server answers so. */
const applyWhile = async (stage: Stage, name: string, answer: typeof refused) => {
  refused = answer
  await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
}

describe("with a mail server", () => {
  const stage = setUpStage(() => ({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    EMAIL_FROM: "Farelight <leads@example.com>",
    EMAIL_TO: OPERATOR,
    // Where it listens does not tell a link's reader where it is reached.
    PUBLIC_URL: "http://leads.example.com",
  }))

  test("a driver's application arrives as a mail, and the log says so with the server's answer", async () => {
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

  test("a refused mail is explained, marked on the tab, and goes out when it is resent", async () => {
    const subject = "New driver application: Bea Draper"
    await applyWhile(stage, "Bea Draper", { code: 550, text: "5.1.1 No such user here" })
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

  test("a mail that waits says for what, and can be cancelled", async () => {
    const subject = "New driver application: Cleo Glover"
    await applyWhile(stage, "Cleo Glover", { code: 451, text: "4.7.1 Greylisted" })
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

  test("a test mail's answer is told in plain words, good or bad", async () => {
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

  /** The mail log's states, those of one mail shown by a mail of their own. */
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
        await applyWhile(stage, "Dora Hall", { code: 451, text: "4.7.1 Greylisted" })
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
        await applyWhile(stage, "Eva Ivory", null)
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

describe("without a mail server", () => {
  const stage = setUpStage()

  test("the log has every text that it must have", async () => {
    await stage.visit(
      async (page) => {
        await signIn(page)
        let isHeld = true
        await page.route("**/graphql", async (route) => {
          if (isHeld && route.request().postData()?.includes("query EmailLogs(")) return
          await route.fallback()
        })
        await page.getByRole("tab", { name: "Email Logs" }).click()
        await page.getByText("Loading email logs...", { exact: true }).waitFor()
        isHeld = false
        await page.reload()
        await page.getByText("No email logs yet", { exact: true }).waitFor()
        await page.getByText("Form submissions will appear here", { exact: true }).waitFor()
        await page.getByText("No mail server is set: mail is only kept here.").waitFor()
        for (const name of ["SMTP_URL=", "EMAIL_FROM=", "EMAIL_TO="]) await page.getByText(name).waitFor()
        await expectAccessible(page)
      },
      { ...wide, provokesErrors: true },
    )

    await stage.visit(async (page) => {
      await sendForm(page, driverForm("Ada Lovelace"))
      await page.getByText(messages.driverApplicationSent("48 hours")).waitFor()
      await sendForm(page, advertiserForm("Harbor Coffee"))
      await page.getByText(messages.advertiserInquirySent("24 hours")).waitFor()
    })

    await stage.visit(async (page) => {
      await signIn(page)
      await openLog(page)
      const driver = card(page, "New driver application: Ada Lovelace")
      const advertiser = card(page, "New advertiser inquiry: Harbor Coffee")
      for (const [mail, type] of [
        [driver, "driver application"],
        [advertiser, "advertiser inquiry"],
      ] as const) {
        await mail.getByText(type, { exact: true }).waitFor()
        await mail.getByText("logged", { exact: true }).waitFor()
        await mail.getByText(/^To: \S+@\S+$/).waitFor()
      }
      const colors = await Promise.all(
        [
          driver.getByText("driver application", { exact: true }),
          advertiser.getByText("advertiser inquiry", { exact: true }),
        ].map((badge) => badge.evaluate((element) => getComputedStyle(element).color)),
      )
      expect(new Set(colors).size).toBe(2)

      await driver.getByText("View", { exact: true }).click()
      await driver.getByText(/wants to drive with us/).waitFor()
      await driver.getByText('"vehicle_make": "Toyota"').waitFor()
      expect(await driver.locator("time").count()).toBeGreaterThan(0)
      await advertiser.getByText("View", { exact: true }).click()
      await advertiser.getByText('"company_name": "Harbor Coffee"').waitFor()
      expect(await driver.getByText('"vehicle_make": "Toyota"').count()).toBe(0)
      await advertiser.getByText("Hide", { exact: true }).click()
      expect(await advertiser.getByText('"company_name": "Harbor Coffee"').count()).toBe(0)
    }, wide)
  })

  test("a failure to load says so, and the next try helps", async () => {
    await applyWhile(stage, "Bea Draper", null)
    await stage.visit(
      async (page) => {
        await signIn(page)
        await page.route("**/graphql", (route) =>
          route.request().postData()?.includes("query EmailLogs(") ? route.abort() : route.fallback(),
        )
        await page.getByRole("tab", { name: "Email Logs" }).click()
        await page.getByRole("alert").getByText(messages.emailLogsLoadFailed).waitFor()
        await page.getByRole("listitem").getByText(messages.emailLogsLoadFailed).waitFor()
        await page.unroute("**/graphql")
        await page.getByRole("button", { name: "Try again" }).click()
        await page.getByRole("article").first().waitFor()
      },
      { ...wide, provokesErrors: true },
    )
  })
})
