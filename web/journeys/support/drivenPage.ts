import { isDeepStrictEqual } from "node:util"
import { expect } from "@jest/globals"
import { soon, until } from "./soon.ts"
import type { DrivenBrowser } from "./webDriver.ts"

/** The usual elements of a role, found by the name that is shown or labeled. */
const SELECTORS = {
  button: "button, [role=button], a",
  field: "input, textarea, select",
}

/** Runs in the page: scrolls the visible element with this name into view, and returns its center. */
const FIND = `
  const [selector, name] = arguments
  const labelOf = (element) => {
    const labels = element.labels?.length ? element.labels : [document.getElementById(element.getAttribute("aria-labelledby"))]
    return element.getAttribute("aria-label") || [...labels].map((label) => label?.textContent).join("") || element.innerText
  }
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && !element.disabled && labelOf(element).replace(/\\s+/g, " ").replace(/ \\*$/, "").trim() === name
  })
  if (!found) return null
  found.scrollIntoView({ block: "center", behavior: "instant" })
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
`

/** Drives a page with the browser's own mouse and keyboard input instead of scripted events. */
export const drivePage = (browser: DrivenBrowser, url: string) => {
  const run = (script: string, ...args: unknown[]) => browser.send("ExecuteScript", { script, args })

  const find = async (kind: keyof typeof SELECTORS, name: string) => {
    let place: unknown
    await until(async () => {
      const before = place
      place = await run(FIND, SELECTORS[kind], name)
      // A click would miss an element that still moves.
      return place !== null && isDeepStrictEqual(place, before)
    }).catch(async () => {
      throw new Error(`No ${kind} "${name}" in ${await run("return location.href + document.body.innerText")}`)
    })
    return place as { x: number; y: number }
  }

  const clickAt = (place: { x: number; y: number }) =>
    browser.send("PerformActions", {
      actions: [
        {
          type: "pointer",
          id: "mouse",
          parameters: { pointerType: "mouse" },
          actions: [
            { type: "pointerMove", ...place, duration: 0, origin: "viewport" },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ],
    })

  const type = (text: string) =>
    browser.send("PerformActions", {
      actions: [
        {
          type: "key",
          id: "keyboard",
          actions: [...text].flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        },
      ],
    })

  return {
    run,
    open: (path: string) => browser.send("Navigate", { url: url + path }),
    click: async (name: string) => clickAt(await find("button", name)),
    check: async (name: string) => clickAt(await find("field", name)),
    /** Replaces a field's content by typing. */
    fill: async (name: string, text: string) => {
      await clickAt(await find("field", name))
      await run("document.activeElement.select?.()")
      await type(text)
    },
    sees: (text: string) => soon(async () => expect(await run("return document.body.innerText")).toContain(text)),
    /** Expects that the page is no wider than its window. */
    fits: async () =>
      expect(await run("return document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0),
  }
}
