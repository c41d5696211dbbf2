import type { Page } from "playwright-core"

interface FocusStop {
  name: string
  faults: string[]
}

// More stops than any page has, so the focus is trapped.
const PATIENCE = 150

const countStops = (page: Page) =>
  page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    const reachable = [...candidates].filter(
      (element) =>
        element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true }),
    )
    // Tab stops once in a group of radio buttons.
    const groups = new Set<string>()
    return reachable.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true
      const group = `${element.name} ${element.form?.id ?? ""}`
      return !groups.has(group) && Boolean(groups.add(group))
    }).length
  })

/** Checks the focused control for keyboard users. Null once focus has left the page. */
const judgeFocus = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const faults: string[] = []
    const isOutlined = (candidate: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
    }
    // A control within its label may leave the outline to the label.
    const shown = [element, element.closest("label")].find((candidate) => candidate && isOutlined(candidate))
    if (!shown) faults.push("has no outline")
    const box = (shown ?? element).getBoundingClientRect()
    // Browsers scroll a text area's current line into view.
    const { bottom } = element instanceof HTMLTextAreaElement ? { bottom: box.top + 40 } : box
    const isInView = box.top >= -1 && box.left >= -1 && box.right <= innerWidth + 1 && bottom <= innerHeight + 1
    if (!isInView) faults.push(`is out of view at ${Math.round(box.left)}, ${Math.round(box.top)}`)
    // A fixed header would cover the upper edge.
    const x = Math.min(innerWidth - 1, box.left + box.width / 2)
    for (const y of [box.top + 2, box.top + box.height / 2]) {
      const hit = document.elementFromPoint(x, Math.min(innerHeight - 1, Math.max(0, y)))
      const isOwn = hit && (element.contains(hit) || shown?.contains(hit) || hit.contains(element))
      if (!isOwn && hit?.closest("header")) faults.push("is covered by the header")
    }
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""
    return { name: `${element.tagName} ${name || element.id}`.slice(0, 60), faults }
  })

/** Presses Tab through a page, from its first control to its last. */
export const walkFocus = async (page: Page): Promise<{ reachable: number; stops: FocusStop[] }> => {
  const stops: FocusStop[] = []
  for (let presses = 0; presses < PATIENCE; presses += 1) {
    await page.keyboard.press("Tab")
    const stop = await judgeFocus(page)
    // From the last control the focus leaves the page, or begins anew.
    if (!stop || stop.name === stops[0]?.name) break
    stops.push(stop)
  }
  // Counted last: buttons that only a page without JavaScript needs are gone by now.
  return { reachable: await countStops(page), stops }
}
