import { registry } from "@farelight/api/contract/content/registry.ts"
import { listDriverApplications, logIn } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectStatesOnBothScreens, STATES_BEGIN } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { driverForm, sendButton } from "../parts/forms.ts"
import { setUpMailStage } from "../parts/mailStage.ts"
import { expectValue, until } from "../parts/soon.ts"

const { stage, received } = setUpMailStage({ EMAIL_RECEIPTS: "on" })

const notes = registry.global.driver_city_notes
const waits = notes.sent.replace("{city}", "New York")
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const

const expectNoPromise = async (page: Page) =>
  expect(await page.locator("main").innerText()).not.toMatch(/We'll contact you within|hear from us by/)

const applyFrom = async (page: Page, name: string, hasScript: boolean) => {
  await page.goto("/cities")
  await page.getByRole("link", { name: "New York, NY" }).click()
  await page.getByText(registry.cities.statuses.not_permitted_text).waitFor()
  await page.getByRole("link", { name: "Join the drivers' wait list" }).click()
  const city = page.getByLabel("City", { exact: true })
  await page.getByText(notes.not_permitted.replace("{city}", "New York")).waitFor()
  await expectValue(city, "New York, NY")
  if (hasScript) await page.locator("main form[novalidate]").waitFor()
  await driverForm(name).fill(page)
  await city.fill("NYC")
  await sendButton(page).click()
  await page.getByText(waits).first().waitFor()
}

const applicants = ["Wanda with", "Wanda without"] as const

test.each([
  ["with", true],
  ["without", false],
])("a driver from a closed city gets on the wait list %s JavaScript", async (name, javaScriptEnabled) => {
  await stage.visit(
    async (page) => {
      await applyFrom(page, `Wanda ${name}`, javaScriptEnabled)
      if (javaScriptEnabled) {
        await expectNoPromise(page)
        await page.getByRole("link", { name: registry.global.after_sending.status_label }).click()
      }
      await page.waitForURL(/\/status\//)
      await page.getByText(waits).waitFor()
      await expectNoPromise(page)
    },
    { javaScriptEnabled, ...phone },
  )
  const stored = await listDriverApplications(stage.url, await logIn(stage.url))
  expect(stored).toContainEqual(expect.objectContaining({ name: `Wanda ${name}` }))
  await until(async () => received().some(({ mail }) => /on our wait list/.test(mail.text ?? "")))
})

const BLOCKS = '{ cmsBlocks(page: "cities") { id sectionId version } }'
const SAVE = `mutation ($id: ID!, $content: JSON!, $version: Int!) {
  updateCmsBlock(id: $id, content: $content, expectedVersion: $version) { cmsBlock { version } }
}`

/** Sets the city to OPEN and publishes that; how an editor does it has journeys of its own. */
const openNewYork = async () => {
  const authorization = `Bearer ${await logIn(stage.url)}`
  const ask = async (query: string, variables: object = {}) => {
    const headers = { "content-type": "application/json", authorization }
    const init = { method: "POST", headers, body: JSON.stringify({ query, variables }) }
    return (await fetch(`${stage.url}/graphql`, init)).json()
  }
  const { data } = await ask(BLOCKS)
  const block = data.cmsBlocks.find(({ sectionId }: { sectionId: string }) => sectionId === "list")
  const { list } = registry.cities
  const cities = list.cities.map((city) => (city.name === "New York" ? { ...city, status: "OPEN" } : city))
  const saved = await ask(SAVE, { id: block.id, content: { ...list, cities }, version: block.version })
  expect(saved.errors).toBeUndefined()
}

test("once the city is open, those who wait are written to once, and it stands at their lead", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    for (const name of applicants) await page.getByRole("link", { name, exact: true }).waitFor()
    await page.keyboard.press("g")
    await page.keyboard.press("o")
    await page.waitForURL("**/adminpage/wait-list")
    await page.getByRole("link", { name: "2 drivers, New York, NY" }).click()
    for (const name of applicants) await page.getByRole("link", { name, exact: true }).waitFor()
    await openNewYork()
    await page.goto("/adminpage/wait-list")
    await expectStatesOnBothScreens(page, [
      { name: "who waits", show: () => page.getByRole("heading", { name: "Open now" }).waitFor() },
      {
        name: "the letter",
        show: async () => {
          await page.getByRole("button", { name: /^Write to 2 drivers who waited for New York/ }).click()
          await page.getByRole("textbox", { name: "Subject" }).fill("{first_name}, we are in {city}")
        },
      },
    ])
    await page.getByRole("button", { name: "Send to 2" }).dblclick()
    // Both have the same address, which gets one mail.
    await page.getByText("1 mail is on the way").waitFor()
    await page.getByRole("row", { name: /^New York, NY 0/ }).waitFor()
    const told = () => received().filter(({ mail }) => mail.subject === "Wanda, we are in New York")
    await until(async () => told().length === 1)
    expect(told()[0]?.mail.text).toMatch(/^Hi Wanda,\n.*open in New York.*operator\nFarelight/s)
  }, STATES_BEGIN)
  await stage.visit(async (page) => {
    await openDashboard(page, "?waitlist=new-york-ny")
    await page.getByRole("link", { name: "Wanda with", exact: true }).click()
    await page.getByText("Was told that New York, NY is open").waitFor()
    await page.getByText("Wanda, we are in New York").first().waitFor()
  }, phone)
})
