import { setTimeout as delay } from "node:timers/promises"
import { expect } from "@jest/globals"
import type { Locator } from "playwright-core"

const LOOK_EVERY_MS = 100
const LIMIT_MS = 30_000

/**
 * Retries the expectations until they hold, because a page may show its earlier state right after an action. The
 * expectations must only read, because they are repeated.
 */
export const soon = async (expectations: () => Promise<void>) => {
  const givesUpAt = performance.now() + LIMIT_MS
  for (;;) {
    try {
      return await expectations()
    } catch (error) {
      if (performance.now() > givesUpAt) throw error
    }
    await delay(LOOK_EVERY_MS)
  }
}

export const expectValue = (field: Locator, value: string | undefined) =>
  soon(async () => expect(await field.inputValue()).toBe(value))

export const expectCount = (locator: Locator, count: number) =>
  soon(async () => expect(await locator.count()).toBe(count))

export const expectFocus = (target: Locator) =>
  soon(async () => expect(await target.evaluate((element) => element === document.activeElement)).toBe(true))

export const until = (holds: () => boolean | Promise<boolean>) => soon(async () => expect(await holds()).toBe(true))
