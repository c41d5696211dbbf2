import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The scroll position once it has been stable long enough for all scrolling to be over. */
const restingPlace = async (page: Page) => {
  let last = Number.NaN
  for (let same = 0; same < 3; ) {
    const now = await scrolled(page)
    same = now === last ? same + 1 : 0
    last = now
    await page.waitForTimeout(100)
  }
  return last
}

const scrollTo = async (page: Page, top: number) => {
  await soon(async () => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top)
    expect(await restingPlace(page)).toBe(top)
  })
}

/** Slow pages scroll late. */
const expectPlace = (page: Page, top: number) => soon(async () => expect(await restingPlace(page)).toBe(top))

/** Follows a link of the header, which is in the menu on a narrow screen. */
const follow = async (page: Page, name: string) => {
  const menu = page.getByRole("button", { name: "Menu" })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click()
}

const home = (page: Page) => page.getByRole("heading", { name: "Revolutionizing Rideshare Advertising" }).waitFor()

test.each([1440, 390])(
  "at %i px pages begin at their top; Back, Forward and reloads restore the scroll position",
  async (width) => {
    await stage.visit(
      async (page) => {
        await page.goto("/")
        await scrollTo(page, 933)
        await follow(page, "Advertising")
        await page.waitForURL("**/advertising")
        await expectPlace(page, 0)
        await scrollTo(page, 611)
        await follow(page, "Contact")
        await page.waitForURL("**/contact")
        await expectPlace(page, 0)
        await scrollTo(page, 222)

        await page.goBack()
        await page.waitForURL("**/advertising")
        await expectPlace(page, 611)
        await page.goBack()
        await home(page)
        await expectPlace(page, 933)
        await page.goForward()
        await page.waitForURL("**/advertising")
        await expectPlace(page, 611)

        await page.reload()
        await expectPlace(page, 611)

        await page.goto("/terms-of-service")
        await scrollTo(page, 40)
        const contents = page.getByRole("navigation", { name: "Contents" })
        if (width < 960) await contents.locator("summary").click()
        await contents.getByRole("link").nth(3).click()
        await page.waitForURL("**/terms-of-service#*")
        const place = await restingPlace(page)
        expect(place).toBeGreaterThan(300)
        await page.goBack()
        await expectPlace(page, 40)
        await page.goForward()
        await expectPlace(page, place)
      },
      { viewport: { width, height: 800 } },
    )
  },
)
