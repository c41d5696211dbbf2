import type { Page } from "playwright-core"

export interface Effort {
  clicks: number
  /** Key presses without modifiers. */
  keys: number
}

const MODIFIERS = ["Shift", "Control", "Alt", "Meta"]

/**
 * Counts the clicks and key presses of a page from here on, also across reloads. Typed text (`keyboard.type`) counts by
 * letters; `fill` and `selectOption` count nothing, so a measured task must not use them.
 */
export const countEffort = async (page: Page): Promise<Effort> => {
  const effort: Effort = { clicks: 0, keys: 0 }
  await page.exposeFunction("noteEffort", (what: keyof Effort) => {
    effort[what] += 1
  })
  const listen = (modifiers: string[]) => {
    const note = (what: string) => (window as unknown as { noteEffort: (what: string) => void }).noteEffort(what)
    window.addEventListener("pointerdown", ({ isTrusted }) => isTrusted && note("clicks"), { capture: true })
    const noteKey = ({ isTrusted, key }: KeyboardEvent) => isTrusted && !modifiers.includes(key) && note("keys")
    window.addEventListener("keydown", noteKey, { capture: true })
  }
  await page.addInitScript(listen, MODIFIERS)
  await page.evaluate(listen, MODIFIERS)
  return effort
}
