import type { Locator, Page } from "playwright-core"

/** Positions of the page's parts: the consent question must not move them. */
export const placesOf = (page: Page) =>
  page
    .locator("header, h1, h2, main section, form, footer")
    .evaluateAll((parts) =>
      parts.filter((part) => !part.closest(".choice")).map((part) => part.getBoundingClientRect().top + window.scrollY),
    )

/** True if a click on the middle of an element's upper edge reaches it, and nothing above it. */
export const isUncovered = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    return met !== null && (shown.contains(met) || met.contains(shown))
  })
