import { expect } from "@jest/globals"
import axe from "axe-core"
import type { Page } from "playwright-core"
import { soon } from "./soon.ts"

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

// The rules of these whose outcome depends on colors.
const COLOR_RULES = ["color-contrast", "link-in-text-block"]

// No script runs in a sandboxed frame: axe would wait forever for its own.
const WITHOUT_SCRIPTS = "iframe[sandbox]"

/** Waits for the animations to end: a text that is fading in has too little contrast. */
const settle = (page: Page) =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })

// Playwright's own builder for axe takes five times the processor's time: it sends everything that is in order, too.
const violationsOf = async (page: Page, rules: string[]) => {
  await settle(page)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ rules, excluded }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run({ exclude: [excluded] }, { runOnly: rules, resultTypes: ["violations"] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
      )
    },
    { rules, excluded: WITHOUT_SCRIPTS },
  )
}

// A page that is still coming may look wrong for a moment: what counts is what stays.
const MOMENT_MS = 2_000

const lastingViolationsOf = async (page: Page, rules: string[]) => {
  const violations = await violationsOf(page, rules)
  if (violations.length === 0) return violations
  await page.waitForTimeout(MOMENT_MS)
  return violationsOf(page, rules)
}

/** Fails when the page violates a rule of WCAG 2.2 A or AA that axe knows, or is wider than the window. */
export const expectAccessible = async (page: Page) => {
  expect(await lastingViolationsOf(page, WCAG)).toEqual([])
  const { width = 0 } = page.viewportSize() ?? {}
  await soon(async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width),
  )
}

const switchTo = async (page: Page, colorScheme: "light" | "dark") => {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html.${colorScheme}`).waitFor()
}

/** The limit of a journey through many states: each is loaded, and examined in light and in dark. */
export const MANY_STATES_MS = 180_000

/** A state of a screen, and how it comes about. */
export interface State {
  name: string
  show(page: Page): Promise<unknown>
}

/** Shows the dashboard's states one after the other and expects each to be accessible, in light and in dark. */
export const expectStatesAccessible = async (page: Page, states: readonly State[]) => {
  for (const { name, show } of states) {
    try {
      await show(page)
      await expectAccessible(page)
      await switchTo(page, "dark")
      expect(await lastingViolationsOf(page, COLOR_RULES)).toEqual([])
      await switchTo(page, "light")
    } catch (cause) {
      throw new Error(`In the state "${name}"`, { cause })
    }
  }
}
