import { messages } from "@farelight/api/contract/api/messages.ts"
import { logIn } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { openDashboard } from "../parts/dashboard.ts"
import { sendButton } from "../parts/forms.ts"
import { expectValue, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const wide = { viewport: { width: 1440, height: 900 } }

const fillInPlan = async (page: Page) => {
  await page.goto("/formats")
  await page.getByLabel("Amount").fill("12k")
  await page.getByLabel("Weeks").fill("6")
  await page.locator("#estimator").getByLabel("In-Car Tablet").check()
  for (const city of ["Irvine", "Austin"]) await page.locator("#estimator").getByLabel(city, { exact: true }).check()
}

/** What these entries come to: the two cities can show no more in six weeks. */
const expectEstimate = (page: Page) =>
  page
    .locator("output", {
      hasText: /^456,000 counted impressions, in the car\s*\$4,560–\$11,400 budget\s*\$600–\$7,440 left of \$12,000$/,
    })
    .waitFor()

const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type ?\/Page\b/g)?.length

const send = async (page: Page, company: string) => {
  await page.getByRole("link", { name: "Send this plan" }).click()
  await page.waitForURL(/\/contact\?/)
  await expectValue(page.getByLabel("Planned budget in dollars"), "11400")
  await expectValue(page.getByLabel("Planned weeks"), "6")
  await expectValue(page.getByLabel(/^Planned cities/), "Irvine, Austin")
  await soon(async () => expect(await page.getByLabel("In-Car Tablet").isChecked()).toBe(true))
  const texts = { "Contact name": "Grace Hopper", "Company name": company, Email: "grace@example.com" }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel("Message", { exact: true }).fill("From March on.")
  await sendButton(page).click()
  await page.getByText(messages.advertiserInquirySent("24 hours")).first().waitFor()
}

const storedOf = async (company: string) => {
  const answer = await fetch(`${stage.url}/api/advertisers/submissions`, {
    headers: { authorization: `Bearer ${await logIn(stage.url)}` },
  })
  const listed: { company_name: string }[] = await answer.json()
  return listed.find(({ company_name }) => company_name === company)
}

const stored = {
  budget_range: "Contact for quote",
  ad_formats: "In-Car Tablet",
  planned_budget: "11400",
  planned_weeks: "6",
  planned_cities: "Irvine, Austin",
}

test("a buyer's estimate follows the entries, and goes with the inquiry to the dashboard", async () => {
  await stage.visit(async (page) => {
    await fillInPlan(page)
    await expectEstimate(page)
    await page.waitForURL(
      /\?start=budget&amount=12k&weeks=6&formats=In-Car\+Tablet&cities=Irvine&cities=Austin#estimator$/,
    )
    await page.reload()
    await expectEstimate(page)
    await page.getByRole("button", { name: "Print or save as PDF" }).waitFor()
    expect(await sheetsOf(page)).toBe(1)
    await send(page, "Live Inc")
  }, wide)
  expect(await storedOf("Live Inc")).toMatchObject(stored)

  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("tab", { name: "Advertiser Inquiries" }).click()
    await page.getByRole("link", { name: "Live Inc" }).first().click()
    for (const text of ["Planned budget", "$11,400", "6 weeks", "Irvine, Austin"])
      await page.getByText(text, { exact: true }).first().waitFor()
  }, wide)
})

test("without JavaScript the server works it out, and the plan is stored just so", async () => {
  await stage.visit(
    async (page) => {
      await fillInPlan(page)
      await page.getByRole("button", { name: "Estimate" }).click()
      await page.waitForURL(/amount=12k/)
      await expectEstimate(page)
      await send(page, "Plain Inc")
    },
    { ...wide, javaScriptEnabled: false },
  )
  expect(await storedOf("Plain Inc")).toMatchObject(stored)
})

test("the media kit prints with a picture of each format", async () => {
  await stage.visit(async (page) => {
    await page.goto("/media-kit")
    await page.getByRole("button", { name: "Print or save as PDF" }).waitFor()
    await page.emulateMedia({ media: "print" })
    for (const format of ["In-Car Tablet", "Car Wrapping", "On-Top Dynamic Screen"])
      expect(await page.getByRole("article", { name: format }).getByRole("img").isVisible()).toBe(true)
    expect(await page.getByRole("banner").isVisible()).toBe(false)
  }, wide)
})

test("a link to a page shows a picture of its own", async () => {
  const html = await (await fetch(`${stage.url}/es/drivers`)).text()
  const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ""
  const answer = await fetch(picture)
  expect([new URL(picture).pathname, answer.headers.get("content-type")]).toEqual([
    "/es/share/drivers.jpg",
    "image/jpeg",
  ])
})
