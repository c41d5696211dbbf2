import { setTimeout as delay } from "node:timers/promises"
import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { openDashboard } from "../parts/dashboard.ts"
import { until } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

/** Each of its letters is a command of a list or of a lead. */
const TEXT = "carp are"

const link = (page: Page) => page.getByRole("link", { name: "Ada Archer" })
const list = ["/adminpage/dashboard", link] as const
const lead = ["/adminpage/dashboard/drivers/1", (page: Page) => page.getByRole("button", { name: /reply$/i })] as const

const press = (key: string) => (page: Page) => page.keyboard.press(key)
const click = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click()

/** Where something opens, how, and the field that takes the text, if any. */
const openings = [
  [list, press("Control+k"), "palette"],
  [list, press("?")],
  [list, press("m"), "reply"],
  [list, press("e"), "note"],
  [list, press("o"), "choice"],
  [list, press("f")],
  [list, click("Add a lead"), "added"],
  // Another order of the list.
  [list, click("Name")],
  [lead, press("m"), "reply"],
  [lead, press("?")],
  [lead, press("Control+k"), "palette"],
] as const

beforeAll(() => submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name: "Ada Archer" }))

test.each([0, 400, 2000])("no lead changes while keys are pressed too early, with files late by %i ms", async (ms) => {
  await stage.visit(async (page) => {
    const changes: (string | null)[] = []
    page.on("request", (request) => {
      if (request.postData()?.includes("mutation SetDriver")) changes.push(request.postData())
    })
    await openDashboard(page)
    await link(page).waitFor()
    let typed = Promise.resolve()
    await page.route(/\.js$|\/graphql$/, async (route) => {
      await typed
      await delay(route.request().url().endsWith(".js") ? ms : ms / 4)
      await route.continue().catch(() => {})
    })
    for (const [[address, shown], open, field] of openings) {
      typed = page.goto(address, { waitUntil: "commit" }).then(() => page.keyboard.type(TEXT))
      await typed
      while (!(await shown(page).isVisible())) await page.keyboard.type("a", { delay: 50 })
      await page.keyboard.type(TEXT)
      // What was typed is over.
      await delay(1100)
      await shown(page).focus()
      await open(page)
      await page.keyboard.type(TEXT, { delay: 20 })
      if (!field) continue
      const text = page.locator(`[data-field=${field}]:focus`)
      await until(async () => (await text.inputValue()).includes(TEXT))
    }
    expect(changes).toEqual([])
  }, wide)
})
