import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../parts/axe.ts"
import { leaveOutStream, openDashboard } from "../parts/dashboard.ts"
import { expectCount, expectValue, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

beforeAll(async () => {
  for (const name of ["Ada Archer", "Bea Draper"]) {
    await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
  }
})

const palette = (page: Page) => page.getByRole("combobox", { name: "Find an action or a lead" })
const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" })
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" })
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

const openList = async (page: Page) => {
  await openDashboard(page)
  await page.getByRole("link", { name: "Ada Archer" }).waitFor()
}

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

test("the palette finds a lead and an action, and its state is accessible", async () => {
  await stage.visit(async (page) => {
    await openList(page)
    await press(page, "Control+k")
    await hasFocus(page, "[role=combobox]")
    await page.getByText("Newest driver applications").first().waitFor({ state: "attached" })
    await expectAccessible(page)
    await page.keyboard.type("bea")
    await page.getByRole("option", { name: /Bea Draper/, selected: true }).waitFor()
    await press(page, "Enter")
    await page.getByRole("heading", { name: "Bea Draper" }).waitFor()
    await press(page, "Control+k")
    await hasFocus(page, "[role=combobox]")
    await page.keyboard.type("media")
    await page.getByRole("option", { name: /Media Library/, selected: true }).waitFor()
    await press(page, "Enter")
    await page.waitForURL("**tab=media")
    await expectCount(palette(page), 0)
  }, wide)
})

test("g and a letter open tabs and settings, and typing stays typing", async () => {
  await stage.visit(async (page) => {
    await openList(page)
    await press(page, "g", "e")
    await page.waitForURL("**tab=emails")
    await press(page, "g", "t")
    await page.waitForURL("**/settings/team")
    await press(page, "g", "d")
    await page.getByRole("link", { name: "Ada Archer" }).waitFor()
    await press(page, "/")
    await hasFocus(page, "input[type=search]")
    await page.keyboard.type("gm?/")
    await expectValue(search(page), "gm?/")
    expect(page.url()).toContain("/dashboard")
    expect(await sheet(page).count()).toBe(0)
  }, wide)
})

test("the sheet shows the keys, and switches those of one character off for this browser", async () => {
  await stage.visit(async (page) => {
    await openList(page)
    await press(page, "?")
    await sheet(page).waitFor()
    await expectAccessible(page)
    const goTo = sheet(page).getByRole("region", { name: "Go to" })
    await soon(async () =>
      expect(await goTo.locator("dd").allInnerTexts()).toEqual(
        [..."dacmeytkwhrslipqounx"].map((key) => expect.stringMatching(`^g\\s*${key}$`)),
      ),
    )
    await sheet(page).getByRole("switch", { name: "Shortcuts of a single key" }).click()
    await press(page, "Escape")
    await sheet(page).waitFor({ state: "detached" })
    await page.reload()
    await page.getByRole("link", { name: "Ada Archer" }).waitFor()
    await press(page, "g", "m", "?", "/")
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await press(page, "Control+k")
    await palette(page).waitFor()
    await press(page, "Escape")
    await page.goto("/adminpage/settings/you")
    await page.getByRole("switch", { name: "Shortcuts of a single key" }).click()
    await page.getByRole("heading", { name: "Keyboard" }).click()
    await press(page, "g", "m")
    await page.waitForURL("**tab=media")
  }, wide)
})

test("the browser keeps its own shortcuts", async () => {
  await stage.visit(async (page) => {
    await openList(page)
    await page.evaluate(() => {
      const kept: string[] = []
      Object.assign(window, { kept })
      window.addEventListener("keydown", (event) => {
        if (event.defaultPrevented) kept.push(event.key)
        // The browser itself must not act in the test.
        event.preventDefault()
      })
    })
    for (const key of ["g", "d", "f", "l", "r", "t", "j", "c", "/"]) await press(page, `Control+${key}`, `Alt+${key}`)
    await press(page, "F5", "Tab", "PageDown", "Space", "ArrowDown")
    expect(await page.evaluate(() => (window as unknown as { kept: string[] }).kept)).toEqual([])
  }, wide)
})

const screens = [
  "/adminpage/dashboard?tab=drivers",
  "/adminpage/dashboard?tab=advertisers",
  "/adminpage/dashboard?tab=cms",
  "/adminpage/dashboard?tab=media",
  "/adminpage/dashboard?tab=emails",
  ...["you", "team", "keys", "webhooks", "rules", "security", "activity"].map((name) => `/adminpage/settings/${name}`),
]

test("at 400% zoom no screen is wider than the window", async () => {
  await stage.visit(
    async (page) => {
      await leaveOutStream(page)
      await openList(page)
      const tooWide: string[] = []
      for (const address of screens) {
        await page.goto(address)
        await page.locator("main h2, [role=tab]").first().waitFor()
        await page.waitForLoadState("networkidle")
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > 320) tooWide.push(`${address}: ${width}`)
      }
      expect(tooWide).toEqual([])
    },
    { viewport: { width: 320, height: 256 }, reducedMotion: "reduce" },
  )
})

test("with forced colors, what is chosen, switched and focused still stands out", async () => {
  await stage.visit(async (page) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
    await openList(page)
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, outlineStyle } = getComputedStyle(element)
          return { backgroundColor, outlineStyle }
        })
    const chosen = await look("[role=tab][aria-selected=true]")
    expect((await look("[role=tab][aria-selected=false]")).backgroundColor).not.toBe(chosen.backgroundColor)
    await press(page, "Control+k")
    await palette(page).waitFor()
    expect((await look("[role=option][aria-selected=true]")).outlineStyle).toBe("solid")
    expect((await look("[role=option][aria-selected=false]")).outlineStyle).toBe("none")
    await press(page, "Escape")
    await palette(page).waitFor({ state: "detached" })
    await press(page, "Tab")
    // Not with axe, which takes the author's colors for what is drawn.
    expect((await look(":focus-visible")).outlineStyle).not.toBe("none")
  }, wide)
})
