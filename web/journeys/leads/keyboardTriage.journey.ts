import { messages } from "@farelight/api/contract/api/messages.ts"
import { operator } from "@farelight/api/testing/product/product.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../support/axe.ts"
import { readDownload, statusOf } from "../support/dashboard.ts"
import { tabBackTo, tabTo } from "../support/keyboard.ts"
import { expectFocus, soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage({}, ["Ada Archer", "Ada Baker", "Ada Cooper", "Bea Draper", "Bea Fisher"])

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const link = (page: Page, name: string) => page.getByRole("link", { name })
const type = (page: Page, text: string) => page.keyboard.type(text)
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

const logIn = async (page: Page) => {
  await tabTo(page, page.getByLabel("Username"))
  await type(page, operator.username)
  await tabTo(page, page.getByLabel("Password"))
  await type(page, operator.password)
  await press(page, "Enter")
  await statusOf(page, "Ada Baker").waitFor()
}

const findPendingAdas = async (page: Page) => {
  await expectFocus(page.getByRole("heading", { name: "Driver Applications" }))
  await tabTo(page, page.getByRole("searchbox", { name: "Search" }))
  await type(page, "ada")
  await page.getByText("1–3 of 3").waitFor()
  await tabTo(page, button(page, "Filter"))
  await press(page, "Enter")
  await tabTo(page, button(page, "Pending"))
  await press(page, "Space")
  await page.waitForURL("**status=pending*")
  await press(page, "Escape")
  await page.getByText("1–3 of 3").waitFor()
}

const approveThem = async (page: Page) => {
  await tabBackTo(page, link(page, "Skip to the list"))
  await press(page, "Enter")
  await tabTo(page, page.getByRole("checkbox", { name: "Select all on this page" }))
  await press(page, "Space")
  await page.getByText("3 selected").waitFor()
  await expectAccessible(page)
  await press(page, "Enter")
  await tabTo(page, page.getByRole("region", { name: "Selected leads" }).getByRole("button", { name: "Approved" }))
  await press(page, "Enter")
  await page.getByText("3 leads: Approved.").waitFor()
  await expectAccessible(page)
}

const takeItBack = async (page: Page) => {
  await tabTo(page, button(page, "Undo"))
  await press(page, "Enter")
  await page.getByText("3 leads: Pending.").waitFor()
}

const openBaker = async (page: Page) => {
  await tabTo(page, page.getByRole("checkbox", { name: "Select all on this page" }))
  await press(page, "ArrowDown", "ArrowDown")
  await tabTo(page, link(page, "Ada Baker"))
  await press(page, "Enter")
  await page.getByRole("heading", { name: "Ada Baker" }).waitFor()
  await expectAccessible(page)
}

const noteSomething = async (page: Page) => {
  await press(page, "e")
  await type(page, "Call back on Monday")
  await tabTo(page, button(page, "Add note"))
  await press(page, "Enter")
  await page.getByText("Note added").waitFor()
}

const goBack = async (page: Page) => {
  await press(page, "Escape")
  await page.getByText("1–3 of 3").waitFor()
  await expectFocus(link(page, "Ada Baker"))
}

const exportThem = async (page: Page) => {
  await tabBackTo(page, page.getByRole("checkbox", { name: "Select Ada Baker" }))
  await press(page, "ArrowUp", "ArrowUp")
  await tabBackTo(page, button(page, "Export CSV"))
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByText(messages.csvExported).first().waitFor(),
    press(page, "Enter"),
  ])
  expect((await readDownload(download)).trim().split("\r\n")).toHaveLength(4)
}

test("an operator triages leads by keyboard from login to export; a click works wherever the focus was", async () => {
  await stage.visit(async (page) => {
    await page.goto("/adminpage")
    await logIn(page)
    await findPendingAdas(page)
    await approveThem(page)
    await takeItBack(page)
    await openBaker(page)
    await noteSomething(page)
    await goBack(page)
    await exportThem(page)

    await link(page, "Skip to content").focus()
    await soon(async () =>
      expect(await link(page, "Skip to content").evaluate((element) => element.clientHeight)).toBeGreaterThan(20),
    )
    await page.getByRole("checkbox", { name: "Select Ada Baker" }).click()
    await page.getByText("1 selected").waitFor()
  }, wide)
})
