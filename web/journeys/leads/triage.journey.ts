import { setTimeout as delay } from "node:timers/promises"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Locator, Page } from "playwright-core"
import {
  leadRow,
  openDashboard,
  openFilter,
  readDownload,
  signIn,
  statusOf,
  stepOf,
  stopPolling,
} from "../parts/dashboard.ts"
import { expectCount, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

const names = ["Ada Archer", "Ada Baker", "Ada Cooper", "Bea Draper", "Bea Fisher"]

beforeAll(async () => {
  for (const name of names) await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
})

const chosenStatus = (page: Page, name: string) => statusOf(page, name).locator("option:checked").innerText()
const expectChosen = (page: Page, name: string, status: string) =>
  soon(async () => expect(await chosenStatus(page, name)).toBe(status))

/** Where an element is once what is around it has come. */
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

const openLead = async (page: Page, name: string) => {
  await page.getByRole("link", { name }).click()
  await page.getByRole("heading", { name }).waitFor()
}

const writeNote = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "New note" }).fill(text)
  await page.getByRole("button", { name: "Add note" }).click()
  await page.getByText("Note added").waitFor()
}

const approveFound = async (page: Page) => {
  await openFilter(page)
  await page.getByRole("button", { name: "Pending", exact: true }).click()
  await page.getByRole("searchbox", { name: "Search" }).fill("ada")
  await page.getByText("1–3 of 3").waitFor()
  await page.getByRole("checkbox", { name: "Select all on this page" }).click()
  await selectionBar(page).getByRole("button", { name: "Approved" }).click()
  await page.getByText("3 leads: Approved.").waitFor()
}

const expectStatus = async (page: Page, name: string, status: string) => {
  await leadRow(page, name).getByText(status, { exact: true }).filter({ visible: true }).first().waitFor()
  await expectChosen(page, name, status)
}

test("filters, searches, approves several and undoes it, opens one, adds a note and exports", async () => {
  await stage.visit(async (page) => {
    await signIn(page)
    await approveFound(page)
    await expectCount(page.getByText("Moved", { exact: true }), 3)

    await page.getByRole("button", { name: "Undo" }).click()
    await page.getByText("3 leads: Pending.").waitFor()
    await expectCount(page.getByText("Moved", { exact: true }), 0)
    await expectChosen(page, "Ada Baker", "Pending")

    await page.getByRole("link", { name: "Ada Baker" }).click()
    await page.getByRole("heading", { name: "Ada Baker" }).waitFor()
    const history = page.getByRole("region", { name: "History" })
    await expectCount(history.getByRole("listitem").filter({ hasText: /applied on|moved it/ }), 3)
    await page.getByRole("textbox", { name: "New note" }).fill("Call back on Monday")
    await page.getByRole("button", { name: "Add note" }).click()
    await page.getByRole("region", { name: "History" }).getByText("Call back on Monday").last().waitFor()

    await page.getByRole("button", { name: "Close", exact: true }).click()
    await page.getByText("1–3 of 3").waitFor()
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByText(messages.csvExported).first().waitFor(),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^driver_applications_\d{4}-\d{2}-\d{2}\.csv$/)
    const lines = (await readDownload(download)).trim().split("\r\n")
    expect(lines).toHaveLength(4)
  }, wide)
})

test("two operators on the same lead see each other's changes, in the list and on its page: nothing is lost unnoticed", async () => {
  await stage.visit(async (one) => {
    await openDashboard(one)
    await statusOf(one, "Bea Draper").waitFor()
    await stopPolling(one)
    await stage.visit(async (other) => {
      await openDashboard(other)
      await statusOf(other, "Bea Draper").selectOption("Approved")
      await other.getByText(messages.statusUpdated).first().waitFor()
      await statusOf(one, "Bea Draper").selectOption("Rejected")
      await one.getByText("Bea Draper was changed to Approved by operator meanwhile.").waitFor()
      await expectStatus(one, "Bea Draper", "Approved")

      await openLead(one, "Bea Fisher")
      await one.getByRole("textbox", { name: "New note" }).fill("Mine, half written")
      await openLead(other, "Bea Fisher")
      await writeNote(other, "Theirs")
      await stepOf(other, "Bea Fisher", "Contacted").click()
      await other.getByText("Bea Fisher: Contacted.").waitFor()
    }, wide)
    await stepOf(one, "Bea Fisher", "Rejected").click()
    await one.getByText("Bea Fisher was changed to Contacted by operator meanwhile.").waitFor()
    await stepOf(one, "Bea Fisher", "Contacted").and(one.locator("[aria-pressed=true]")).waitFor()
    const history = one.getByRole("region", { name: "History" })
    await history.getByText("Theirs").waitFor()
    await one.getByRole("button", { name: "Add note" }).click()
    await history.getByText("Mine, half written").last().waitFor()
    await history.getByText("Theirs").waitFor()
    await expectCount(history.getByRole("listitem").filter({ hasText: "operator moved it" }), 1)
  }, wide)
})

test("what can be done with ticked leads stays where it has come, and a new lead is announced and moves nothing", async () => {
  await stage.visit(async (page) => {
    // What is fetched for it comes one file after the other, as over a slow line.
    let fetched = 0
    await page.route(/\/assets\/(LeadSelectionBar|SelectMatching|WorkMenus)[^/]*\.js$/, async (route) => {
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
    await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name: "Cleo Glover" })
    const notice = page.getByRole("button", { name: "1 new driver application — show" })
    await notice.waitFor()
    expect(await restingBox(leadRow(page, "Bea Fisher"))).toEqual(place)
    await notice.click()
    await statusOf(page, "Cleo Glover").waitFor()
  }, wide)
})
