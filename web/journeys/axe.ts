import { AxeBuilder } from "@axe-core/playwright"
import { expect } from "@jest/globals"
import type { Page } from "playwright-core"

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** Fails when the page breaks a rule of WCAG 2.2 A or AA, naming what and where, or is wider than the window. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  )
  expect(found).toEqual([])
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
