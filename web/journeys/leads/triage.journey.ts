import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "@jest/globals"
import type { Locator, Page } from "playwright-core"
import { leadRow, openDashboard, statusOf } from "../support/dashboard.ts"
import { soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage({}, ["Bea Draper", "Bea Fisher"])

/** Position of an element once its surroundings have loaded. */
const restingBox = async (target: Locator) => {
  let last = await target.boundingBox()
  await soon(async () => {
    const before = last
    await target.page().waitForTimeout(500)
    last = await target.boundingBox()
    expect(last).toEqual(before)
  })
  return last
}
const selectionBar = (page: Page) => page.getByRole("region", { name: "Selected leads" })

test("actions for ticked leads keep their place, and a new lead is announced without moving rows", async () => {
  await stage.visit(async (page) => {
    // The files of the actions load one after the other, as on a slow connection.
    let fetched = 0
    await page.route(/\/assets\/(LeadActions|SelectMatching|WorkMenus)[^/]*\.js$/, async (route) => {
      fetched += 1
      await delay(fetched * 500)
      await route.continue()
    })
    await openDashboard(page)
    await statusOf(page, "Bea Draper").waitFor()
    await page.getByRole("checkbox", { name: "Select all on this page" }).click()
    const approved = selectionBar(page).getByRole("button", { name: "Approved" })
    await approved.waitFor()
    const before = await approved.boundingBox()
    await selectionBar(page).getByRole("button", { name: "Follow up" }).waitFor()
    expect(await restingBox(approved)).toEqual(before)
    expect(fetched).toBeGreaterThan(0)

    await page.getByRole("checkbox", { name: "Select all on this page" }).click()
    await statusOf(page, "Bea Fisher").waitFor()
    const place = await restingBox(leadRow(page, "Bea Fisher"))
    await stage.submit("Cleo Glover")
    const notice = page.getByRole("button", { name: "1 new driver application — show" })
    await notice.waitFor()
    expect(await restingBox(leadRow(page, "Bea Fisher"))).toEqual(place)
    await notice.click()
    await statusOf(page, "Cleo Glover").waitFor()
  }, wide)
})
