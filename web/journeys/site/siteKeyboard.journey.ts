import { canonicalPaths } from "@farelight/api/contract/site/sitePaths.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { walkFocus } from "../support/focusStops.ts"
import { tabTo } from "../support/keyboard.ts"
import { expectFocus, soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

const screens = [
  { name: "a wide screen", viewport: { width: 1440, height: 900 }, pages: [...canonicalPaths, "/cities/new-york-ny"] },
  // In Spanish, whose words are longer.
  {
    name: "a phone",
    viewport: { width: 390, height: 844 },
    pages: ["/es", "/es/drivers", "/es/formats", "/es/contact", "/es/cities", "/es/privacy-request"],
  },
]

/** Opens a page and waits until JavaScript has taken it over, which adds and removes buttons. */
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator("[aria-controls=site-menu][data-ready]").waitFor({ state: "attached" })
  if (/drivers|contact/.test(path)) await page.locator("main form[novalidate]").last().waitFor()
}

test.each(screens)("on $name, every stop of the Tab key on every page is visible", async ({ viewport, pages }) => {
  await stage.visit(
    async (page) => {
      for (const path of pages) {
        await open(page, path)
        const { reachable, stops } = await walkFocus(page)
        expect(reachable).toBeGreaterThan(5)
        // The last stop leads out of the page: nothing holds the focus, and nothing is skipped.
        expect({ path, count: stops.length }).toEqual({ path, count: reachable })
        expect({ path, faults: stops.filter(({ faults }) => faults.length > 0) }).toEqual({ path, faults: [] })
      }
    },
    { viewport, reducedMotion: "reduce" },
  )
})

test("the keyboard operates the phone menu, and moves from a refused form's errors to its fields", async () => {
  await stage.visit(
    async (page) => {
      await page.goto("/es/formats")
      await page.keyboard.press("Tab")
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Ir al contenido")
      await page.keyboard.press("Enter")
      await page.keyboard.press("Tab")
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true)

      await open(page, "/es/drivers")
      const toggle = page.getByRole("button", { name: "Menú" })
      await tabTo(page, toggle)
      await page.keyboard.press("Enter")
      const first = page.getByRole("navigation", { name: "Principal" }).getByRole("link").first()
      await tabTo(page, first)
      await page.keyboard.press("Escape")
      await first.waitFor({ state: "hidden" })
      await expectFocus(toggle)
      await soon(async () => expect(await toggle.getAttribute("aria-expanded")).toBe("false"))

      await open(page, "/es/drivers")
      await page.getByRole("button", { name: "Enviar solicitud" }).focus()
      await page.keyboard.press("Enter")
      const summary = page.getByRole("alert").filter({ hasText: "Corrija los campos marcados." })
      await summary.waitFor()
      await expectFocus(summary)
      await tabTo(page, summary.getByRole("link").nth(1))
      await page.keyboard.press("Enter")
      const email = page.getByLabel("Correo electrónico", { exact: true })
      await expectFocus(email)
      await soon(async () => {
        const { top, covered } = await email.evaluate((element) => ({
          top: element.getBoundingClientRect().top,
          covered: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
        }))
        expect(top).toBeGreaterThanOrEqual(covered)
      })
    },
    { viewport: { width: 390, height: 844 } },
  )
})
