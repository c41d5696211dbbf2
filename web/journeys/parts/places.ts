import type { Locator, Page } from "playwright-core"

/** Where the parts of the page stand: it must make no difference to them whether there is a question. */
export const placesOf = (page: Page) =>
  page
    .locator("header, h1, h2, main section, form, footer")
    .evaluateAll((parts) =>
      parts.filter((part) => !part.closest(".choice")).map((part) => part.getBoundingClientRect().top + window.scrollY),
    )

/** Whether a click on the middle of an element's upper edge meets it, and nothing that lies above. */
export const isUncovered = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    return met !== null && (shown.contains(met) || met.contains(shown))
  })
