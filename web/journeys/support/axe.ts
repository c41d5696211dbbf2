import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect } from "@jest/globals"
import type axe from "axe-core"
import type { Page } from "playwright-core"
import { soon } from "./soon.ts"

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const COLOR_RULES = ["color-contrast", "link-in-text-block"]

// No script runs in a sandboxed frame: axe would wait forever for its own.
const WITHOUT_SCRIPTS = "iframe[sandbox]"

// The script that the package offers to inject is twice as large.
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Waits for the animations to end: a text that is fading in has too little contrast. */
const settle = (page: Page) =>
  page.evaluate(() => {
    // A scroll-driven animation never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })

// Playwright's axe builder takes five times the CPU time, as it also transfers passed checks.
const violationsOf = async (page: Page, rules: string[]) => {
  await settle(page)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ rules, excluded }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run({ exclude: [excluded] }, { runOnly: rules, resultTypes: ["violations"] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary, target: [selector = ""] }) => {
          // The next look sees a target that a bar at the window's edge covers now.
          if (typeof selector === "string") document.querySelector(selector)?.scrollIntoView({ block: "center" })
          return { id, html, failureSummary }
        }),
      )
    },
    { rules, excluded: WITHOUT_SCRIPTS },
  )
}

// A page that is still rendering may look wrong briefly; only lasting violations count.
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

const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

export const resize = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

export const STATES_BEGIN = { viewport: WIDE, colorScheme: "light", reducedMotion: "reduce" } as const

/** A state of a screen, and how to reach it in a wide window. */
export interface State {
  name: string
  show(page: Page): Promise<unknown>
}

const expectColors = async (page: Page) => expect(await lastingViolationsOf(page, COLOR_RULES)).toEqual([])

export const expectAccessibleInBoth = async (page: Page) => {
  await expectAccessible(page)
  await switchTo(page, "dark")
  await expectColors(page)
  await switchTo(page, "light")
}

// Every other state is examined on a phone in dark.
let isPhoneDark = false

/**
 * Expects the current view to be accessible on a wide screen in light and dark mode, and on a phone in one of them.
 * `again` reopens a view that closes when the window is resized, such as a dialog beside the list.
 */
export const expectStateAccessible = async (page: Page, name: string, again = async () => {}) => {
  isPhoneDark = !isPhoneDark
  try {
    await expectAccessible(page)
    await switchTo(page, "dark")
    await expectColors(page)
    if (!isPhoneDark) await switchTo(page, "light")
    await resize(page, PHONE)
    await again()
    await expectAccessible(page)
    if (isPhoneDark) await switchTo(page, "light")
    await resize(page, WIDE)
    await again()
  } catch (cause) {
    throw new Error(`In the state "${name}"`, { cause })
  }
}

/** Shows and examines each state once, in order. */
export const expectStatesOnBothScreens = async (page: Page, states: readonly State[]) => {
  for (const { name, show } of states) {
    await show(page)
    await expectStateAccessible(page, name)
  }
}
