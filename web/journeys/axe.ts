import { AxeBuilder } from "@axe-core/playwright"
import { expect } from "@jest/globals"
import type { Page } from "playwright-core"

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

// No script runs in a sandboxed frame, so axe would wait for its own there forever.
const WITHOUT_SCRIPTS = "iframe[sandbox]"

/** Waits until all animations have ended: a text that is fading in has too little contrast meanwhile. */
const settle = (page: Page) =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Fails if the page violates a WCAG 2.2 A or AA rule that axe checks, or is wider than the window. */
export const expectAccessible = async (page: Page) => {
  await settle(page)
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).exclude(WITHOUT_SCRIPTS).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  )
  expect(found).toEqual([])
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
