import { messages } from "@farelight/api/contract/api/messages.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { listDriverApplications, logIn } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { driverForm, sendButton } from "../parts/forms.ts"
import { expectValue } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const notes = registry.global.driver_city_notes

const applyFrom = async (page: Page, name: string) => {
  await page.goto("/cities")
  await page.getByRole("link", { name: "New York, NY" }).click()
  await page.getByText(registry.cities.statuses.not_permitted_text).waitFor()
  await page.getByRole("link", { name: "Join the drivers' wait list" }).click()
  const city = page.getByLabel("City", { exact: true })
  await page.getByText(notes.not_permitted.replace("{city}", "New York")).waitFor()
  await expectValue(city, "New York, NY")
  await driverForm(name).fill(page)
  await city.fill("NYC")
  await sendButton(page).click()
  await page.getByText(messages.driverApplicationSent("48 hours")).first().waitFor()
  await page.getByText(notes.sent.replace("{city}", "New York")).waitFor()
}

test.each([
  ["with", true],
  ["without", false],
])("a driver from a closed city gets on the wait list %s JavaScript", async (name, javaScriptEnabled) => {
  await stage.visit((page) => applyFrom(page, `Wanda ${name}`), {
    javaScriptEnabled,
    viewport: { width: 390, height: 844 },
  })
  const stored = await listDriverApplications(stage.url, await logIn(stage.url))
  expect(stored).toContainEqual(expect.objectContaining({ name: `Wanda ${name}` }))
})
