import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { resize } from "../support/axe.ts"
import { leaveOutStream, openDashboard } from "../support/dashboard.ts"
import { until } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage({}, ["Ada Archer", "Bea Draper"])

const palette = (page: Page) => page.getByRole("combobox", { name: "Find an action or a lead" })
const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" })
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

const openList = async (page: Page) => {
  await openDashboard(page)
  await page.getByRole("link", { name: "Ada Archer" }).waitFor()
}

/** Screens by the letter after g, and their addresses. */
const screens = {
  a: "tab=advertisers",
  c: "tab=cms",
  m: "tab=media",
  e: "tab=emails",
  y: "/settings/you",
  t: "/settings/team",
  k: "/settings/keys",
  w: "/settings/webhooks",
  h: "/settings/rules",
  s: "/settings/you#security",
  l: "/settings/activity",
  d: "/dashboard",
}

test("at 400 % zoom no screen scrolls sideways; with forced colors selection and focus are visible", async () => {
  await stage.visit(async (page) => {
    await leaveOutStream(page)
    let asked = 0
    page.on("request", () => {
      asked += 1
    })
    const answered = () => {
      asked -= 1
    }
    page.on("requestfinished", answered)
    page.on("requestfailed", answered)
    await openList(page)
    await resize(page, { width: 320, height: 256 })
    const tooWide: string[] = []
    for (const [letter, address] of Object.entries(screens)) {
      await press(page, "g", letter)
      await page.waitForURL(`**${address}*`)
      await page.locator("main h2, [role=tab]").first().waitFor()
      await until(() => asked === 0)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) tooWide.push(`${address}: ${width}`)
    }
    expect(tooWide).toEqual([])
    await resize(page, wide.viewport)
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
    await page.goto("/adminpage/dashboard")
    await page.getByRole("link", { name: "Ada Archer" }).waitFor()
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
    // Axe cannot check it, as it reads authored colors instead of painted ones.
    expect((await look(":focus-visible")).outlineStyle).not.toBe("none")
  }, wide)
})

/** Every letter is a command of a list or of a lead. */
const TEXT = "carp are"

const UNSETTLED = "[data-opening], main [aria-busy=true], [aria-modal=true], [data-popup=open]"

const row = (page: Page) => page.locator("[data-lead-link]").first()
const list = ["/adminpage/dashboard", row] as const
const lead = ["/adminpage/dashboard/drivers/1", (page: Page) => page.getByRole("button", { name: /reply$/i })] as const
const key = (name: string) => (page: Page) => page.keyboard.press(name)
const click = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click()
const close = key("Escape")
const closeSheet = async (page: Page) => {
  await sheet(page).waitFor()
  await close(page)
}
const goBack = (page: Page) => page.goBack()

/** Page, way to open, field that gets the text, if any, and way back. A late file delays only its first opening. */
const openings = [
  [
    list,
    [
      [key("Control+k"), "palette", close],
      [key("?"), undefined, closeSheet],
      [key("m"), "reply", goBack],
      [key("e"), "note", goBack],
      [key("o"), "choice", goBack],
      [key("f"), "choice", goBack],
      [click("Name"), undefined, close],
      [click("Add a lead"), "added", close],
    ],
  ],
  [
    lead,
    [
      [key("m"), "reply", close],
      [key("?"), undefined, closeSheet],
      [key("Control+k"), "palette", close],
    ],
  ],
] as const

test("letters typed while a part of a page opens change no lead, however late its files are", async () => {
  const visit = (ms: number) =>
    stage.visit(async (page) => {
      const changes: (string | null)[] = []
      page.on("request", (request) => {
        if (/mutation (Set|Assign|Change|Delete)/.test(request.postData() ?? "")) changes.push(request.postData())
      })
      // Only the test's own pauses end a typed text, however slow the machine is.
      await page.addInitScript(() => {
        let timeStamp = 1
        Object.defineProperty(Event.prototype, "timeStamp", { get: () => timeStamp })
        document.addEventListener("pause", () => (timeStamp += 5000))
      })
      await openDashboard(page)
      let late = /\.js$|\/graphql$/
      await page.route(/\.js$|\/graphql$/, async (route) => {
        if (late.test(route.request().url())) await delay(ms)
        await route.continue().catch(() => {})
      })
      let count = 100
      for (const [[address, shown], parts] of openings) {
        late = /\.js$|\/graphql$/
        await page.goto(address, { waitUntil: "commit" })
        do await page.keyboard.type(TEXT, { delay: 10 })
        while (!(await shown(page).isVisible()))
        await row(page).focus()
        await page.keyboard.type(TEXT)
        late = /(CommandPalette|ShortcutSheet|AddLeadDialog|LeadPage|ReplyPanel)[^/]*\.js$|\/graphql$/
        for (const [open, field, leave] of parts) {
          await page.locator(UNSETTLED).first().waitFor({ state: "detached" })
          await row(page).focus()
          await page.evaluate(() => document.dispatchEvent(new Event("pause")))
          await open(page)
          count += 1
          const text = `${TEXT} ${count}`
          await page.keyboard.type(text, { delay: 20 })
          const taken = page.locator(`[data-field=${field}]:focus`)
          if (field)
            await until(() =>
              taken.evaluate((it, text) => (it as HTMLInputElement).value?.includes(text) ?? true, text),
            )
          await leave(page)
        }
      }
      expect(changes).toEqual([])
      if (ms > 0) return
      await page.goto(list[0])
      await row(page).focus()
      await page.keyboard.press("c")
      await until(() => changes.length === 1)
    }, wide)
  // One after the other: only the page in front has the focus.
  for (const ms of [0, 2000]) await visit(ms)
})
