import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../parts/axe.ts"
import { sendButton } from "../parts/forms.ts"
import { setUpMailStage } from "../parts/mailStage.ts"
import { soon } from "../parts/soon.ts"

// Each request has its line in the log.
const { stage, received } = setUpMailStage({ LOG_LEVEL: "info" })

const mailsTo = (address: string) => received().filter(({ to }) => to.includes(address))

/** The path of the link in the newest mail to this address, as a reader's browser opens it. */
const mailedPath = async (address: string, page: "confirm" | "export" = "confirm") => {
  let path = ""
  await soon(async () => {
    const texts = mailsTo(address).map(({ mail }) => mail.text ?? "")
    path = texts.map((text) => new RegExp(`(/(?:es/)?privacy-request/${page}\\S+)`).exec(text)?.[1] ?? "").at(-1) ?? ""
    expect(path).toContain("?token=")
  })
  return path
}

const fill = async (page: Page, email: string, kind = "Delete my data") => {
  await page.goto("/privacy-request")
  await page.getByRole("radio", { name: kind, exact: true }).check()
  await page.getByLabel("Email", { exact: true }).fill(email)
}

/** What stands in the place of the form. */
const sentText = async (page: Page) => {
  await page.getByRole("heading", { name: "Check your email" }).waitFor()
  return page.locator("#request").innerText()
}

/** A refused value is explained beside its field, and nothing is lost. */
const expectRefusal = async (page: Page, hasScripts: boolean) => {
  await fill(page, "kim@example.com", "Correct my data")
  if (hasScripts) await page.locator("main form[novalidate]").waitFor()
  await page.getByLabel("Name", { exact: true }).fill("x".repeat(300))
  await sendButton(page).click()
  await page.getByRole("alert").getByText("Tell us what's wrong, and how it should read.").waitFor()
  await page
    .getByText(/up to 255 characters/)
    .first()
    .waitFor()
  expect(await page.getByLabel("Name", { exact: true }).getAttribute("aria-invalid")).toBe("true")
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe("kim@example.com")
  expect(await page.getByRole("radio", { name: "Correct my data", exact: true }).isChecked()).toBe(true)
}

test("from the footer over a refused value to the confirmed request", async () => {
  await stage.visit(async (page) => {
    await page.goto("/")
    await page.getByRole("contentinfo").getByRole("link", { name: "Your privacy choices" }).click()
    await page.waitForURL("**/privacy-request")
    await expectRefusal(page, true)
    await expectAccessible(page)
    await fill(page, "ana@example.com")
    // The browser has kept it.
    await page.getByLabel("Name", { exact: true }).fill("")
    await page.locator("main form[novalidate]").waitFor()
    await sendButton(page).dblclick()
    await sentText(page)
    const path = await mailedPath("ana@example.com")
    expect(mailsTo("ana@example.com")).toHaveLength(1)
    expect(mailsTo("kim@example.com")).toEqual([])

    await page.goto(path)
    // Opening the link confirms nothing, however often.
    await page.reload()
    expect(mailsTo("ana@example.com")).toHaveLength(1)
    await page.getByRole("button", { name: "Confirm my request" }).click()
    await page.getByRole("heading", { name: "We have your request" }).waitFor()
    await page.getByText("Delete my data").waitFor()
    expect(new URL(page.url()).search).toBe("")
    await expectAccessible(page)
    const shown = await page.locator("time").first().getAttribute("datetime")
    const days = (Date.parse(shown ?? "") - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(45)
    await soon(async () => expect(mailsTo("ana@example.com")).toHaveLength(2))
    // Twice is the same as once.
    await page.goto(path)
    await page.getByRole("button", { name: "Confirm my request" }).click()
    await page.getByRole("heading", { name: "We have your request" }).waitFor()
    expect(await page.locator("time").first().getAttribute("datetime")).toBe(shown)
  })
  expect(stage.product.output()).not.toContain("token=")
})

test("and in Spanish, on a phone without JavaScript", async () => {
  await stage.visit(
    async (page) => {
      await expectRefusal(page, false)
      await page.goto("/es/privacy-policy")
      await page.getByRole("contentinfo").getByRole("link", { name: "Sus opciones de privacidad" }).click()
      await page.getByRole("radio", { name: "Mostrarme lo que saben", exact: true }).check()
      await page.getByLabel("Correo electrónico", { exact: true }).fill("eva@example.com")
      await sendButton(page).dblclick()
      await page.getByRole("heading", { name: "Revise su correo" }).waitFor()
      await page.goto(await mailedPath("eva@example.com"))
      await page.getByRole("button", { name: "Confirmar mi solicitud" }).click()
      await page.getByRole("heading", { name: "Tenemos su solicitud" }).waitFor()
      await page.getByText("Mostrarme lo que saben").waitFor()
    },
    // The refusal is a document, whose status Chromium reports.
    { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, expectedErrors: [/status of 400/] },
  )
  expect(mailsTo("kim@example.com")).toEqual([])
  expect(mailsTo("eva@example.com").filter(({ mail }) => mail.text?.includes("/confirm?token="))).toHaveLength(1)
})

test("nobody learns whether an address is known, and a link that opens nothing leads back to the form", async () => {
  await submitDriverLead(stage.url, {
    submissionId: crypto.randomUUID(),
    name: "Known Driver",
    email: "known@example.com",
  })
  const seen: string[] = []
  await stage.visit(
    async (page) => {
      for (const email of ["known@example.com", "stranger@example.com"]) {
        await fill(page, email, "Show me what you know")
        await page.locator("main form[novalidate]").waitFor()
        const answer = page.waitForResponse(/api\/privacy-requests$/)
        await sendButton(page).click()
        const shown = await sentText(page)
        const { status, body } = { status: (await answer).status(), body: await (await answer).text() }
        await mailedPath(email)
        const mail = mailsTo(email).find(({ mail: { text } }) => text?.includes("/privacy-request/confirm"))?.mail
        const said = `${mail?.subject}\n${mail?.text}`.replace(/token=\S+/, "token=").replaceAll(email, "EMAIL")
        seen.push(JSON.stringify({ shown, status, body, said }))
      }
      expect(seen[1]).toBe(seen[0])

      for (const path of ["confirm?token=unknown", "confirm", "export?token=unknown"]) {
        const answer = await page.goto(`/privacy-request/${path}`)
        const confirm = page.getByRole("button", { name: "Confirm my request" })
        if (path === "confirm?token=unknown") await confirm.click()
        else expect(answer?.status()).toBe(404)
        expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex")
        await page.getByRole("heading", { level: 1, name: /no longer/ }).waitFor()
        await page.locator("main").getByRole("link").click()
        await page.getByRole("heading", { name: "Make a request" }).waitFor()
      }
    },
    { expectedErrors: [/status of 404/] },
  )
})
