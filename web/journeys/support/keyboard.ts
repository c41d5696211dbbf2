import { expect } from "@jest/globals"
import type { Locator, Page } from "playwright-core"

// Nobody would press Tab more often than this to reach a control.
const PATIENCE = 16

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

const press = async (page: Page, key: "Tab" | "Shift+Tab", target: Locator) => {
  await target.waitFor({ state: "attached" })
  let presses = 0
  do {
    await page.keyboard.press(key)
    presses += 1
  } while (!(await hasFocus(target)) && presses < PATIENCE)
  expect(await hasFocus(target)).toBe(true)
}

export const tabTo = (page: Page, target: Locator) => press(page, "Tab", target)

export const tabBackTo = (page: Page, target: Locator) => press(page, "Shift+Tab", target)
