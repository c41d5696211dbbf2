import { buffer } from "node:stream/consumers"
import { zipTexts } from "@farelight/api/testing/erasure/zipTexts.ts"
import { listDriverApplications, logIn, submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible, expectStateAccessible, STATES_BEGIN } from "../support/axe.ts"
import { openDashboard } from "../support/dashboard.ts"
import { sendButton } from "../support/forms.ts"
import { setUpMailStage } from "../support/mailStage.ts"
import { soon } from "../support/soon.ts"

// Each request has its line in the log.
const { stage, received } = setUpMailStage({ LOG_LEVEL: "info", ALLOWED_HOSTS: "127.0.0.1" })

const EMAIL = "ana@example.com"

const mailsTo = (address: string) => received().filter(({ to }) => to.includes(address))

const opened = new Set<string>()

/** The path of the newest mailed link to this page that was not opened before. */
const mailedPath = async (address: string, page: "confirm" | "export" = "confirm") => {
  let path = ""
  await soon(async () => {
    const texts = mailsTo(address).map(({ mail }) => mail.text ?? "")
    const paths = texts.map((text) => new RegExp(`/privacy-request/${page}\\S+`).exec(text)?.[0] ?? "")
    path = paths.findLast((one) => one !== "" && !opened.has(one)) ?? ""
    expect(path).toContain("?token=")
  })
  opened.add(path)
  return path
}

const fill = async (page: Page, email: string, kind: string) => {
  await page.goto("/privacy-request")
  await page.getByRole("radio", { name: kind, exact: true }).check()
  await page.getByLabel("Email", { exact: true }).fill(email)
}

/** A refused value is explained beside its field, and nothing is lost. */
const expectRefusal = async (page: Page) => {
  await fill(page, "kim@example.com", "Correct my data")
  await page.locator("main form[novalidate]").waitFor()
  await page.getByLabel("Name", { exact: true }).fill("x".repeat(300))
  await sendButton(page).click()
  await page.getByRole("alert").getByText("Tell us what's wrong, and how it should read.").waitFor()
  expect(await page.getByLabel("Name", { exact: true }).getAttribute("aria-invalid")).toBe("true")
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe("kim@example.com")
  expect(await page.getByRole("radio", { name: "Correct my data", exact: true }).isChecked()).toBe(true)
}

/** Sends a request and confirms the address, each with a double click that must count once. */
const ask = async (page: Page, kind: string) => {
  await fill(page, EMAIL, kind)
  // The browser restored the previously typed name.
  await page.getByLabel("Name", { exact: true }).fill("")
  await page.locator("main form[novalidate]").waitFor()
  const before = mailsTo(EMAIL).length
  await sendButton(page).dblclick()
  await page.getByRole("heading", { name: "Check your email" }).waitFor()
  const path = await mailedPath(EMAIL)
  await page.goto(path)
  // Opening the link confirms nothing, however often.
  await page.reload()
  expect(mailsTo(EMAIL)).toHaveLength(before + 1)
  await page.getByRole("button", { name: "Confirm my request" }).click()
  await page.getByRole("heading", { name: "We have your request" }).waitFor()
  await page.getByText(kind).waitFor()
  expect(new URL(page.url()).search).toBe("")
  const shown = await page.locator("time").first().getAttribute("datetime")
  expect(Math.round((Date.parse(shown ?? "") - Date.now()) / 86_400_000)).toBe(45)
}

test("a privacy request leads to a confirmed address, a downloaded copy, and the erasure", async () => {
  await submitDriverLead(stage.url, { name: "Ana Quill", email: EMAIL })
  await stage.submit("Victor Stays")
  await stage.visit(
    async (page) => {
      await page.goto("/")
      await page.getByRole("contentinfo").getByRole("link", { name: "Your privacy choices" }).click()
      await page.waitForURL("**/privacy-request")
      await expectRefusal(page)
      await expectAccessible(page)
      await ask(page, "Show me what you know")
      await expectAccessible(page)
      await ask(page, "Delete my data")
      expect(mailsTo("kim@example.com")).toEqual([])

      await stage.visit(async (operator) => {
        await openDashboard(operator)
        await operator.getByRole("link", { name: "2 privacy requests" }).click()
        const request = (kind: string) => operator.getByRole("button", { name: `View: ${kind}: ${EMAIL}` })
        await request("Deletion").waitFor()
        await expectStateAccessible(operator, "the queue")
        await request("Copy of their data").click()
        await operator.getByRole("button", { name: "Send the export" }).click()
        const dialog = operator.getByRole("dialog")
        await dialog.getByRole("textbox").fill(`Here${"you are".repeat(60)}`)
        await expectStateAccessible(operator, "an answer before it is sent")
        await dialog.getByRole("button", { name: "Send", exact: true }).dblclick()
        await operator.getByText(/The link to the export works until/).waitFor()

        await page.goto(await mailedPath(EMAIL, "export"))
        await page.getByRole("heading", { name: "What's in it" }).waitFor()
        await expectAccessible(page)
        const downloaded = page.waitForEvent("download")
        await page.getByRole("link", { name: "Download the copy (ZIP)" }).click()
        const texts = Object.entries(zipTexts(await buffer(await (await downloaded).createReadStream())))
        expect(texts.filter(([name]) => /\.(html|json)$/.test(name))).toHaveLength(2)
        for (const [, text] of texts) {
          expect(text).toContain("Ana Quill")
          expect(text).not.toContain("Victor")
        }

        await request("Deletion").click()
        await operator.getByRole("button", { name: "Preview and erase" }).click()
        await dialog.getByText("1 lead, with all that was sent").waitFor()
        await expectStateAccessible(operator, "what an erasure would take")
        await dialog.getByRole("button", { name: "Erase for good", exact: true }).click()
        await operator.getByRole("dialog", { name: "Erased for good" }).waitFor()
        await expectStateAccessible(operator, "what was erased")
      }, STATES_BEGIN)
    },
    { reducedMotion: "reduce" },
  )
  const leads = await listDriverApplications(stage.url, await logIn(stage.url))
  expect(leads.map(({ name }) => name)).toEqual(["Victor Stays"])
  expect(stage.product.output()).not.toContain("token=")
})
