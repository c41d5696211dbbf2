import { setTimeout as delay } from "node:timers/promises"
import type { Product } from "@farelight/api/testing/product/product.ts"
import { expect } from "@jest/globals"
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core"

export interface VisitSettings extends BrowserContextOptions {
  /** Console errors that the journey causes. Each pattern must match an error, and each error a pattern. */
  expectedErrors?: readonly RegExp[]
  /** Errors that may occur by chance: requests of the page itself while the API does not answer. */
  possibleErrors?: readonly RegExp[]
}

export const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const

/** Errors of the dashboard's polls and event stream while no server answers. */
export const DASHBOARD_POLLS =
  /(Dashboard(Page|Changes|Layout)|KeepLeadOpen) failed: |\/api\/changes\/signals\)$|net::ERR_CONNECTION_\w+ \(\S+\/graphql\)$/

interface Visit {
  browser: Browser
  product: () => Product
  settings: VisitSettings
  steps: (page: Page) => Promise<void>
}

/** For finding races: delays each response by up to this many ms, and slows the page's scripts fourfold. */
const lateness = Number(process.env.JOURNEYS_LATE_BY ?? 0)

/** Seed of a run's delays. Reports print the seed, so that a run can be repeated. */
const seed = Number(process.env.JOURNEYS_SEED ?? Date.now() % 1_000_000)

/** Numbers from 0 up to 1 that follow from the seed alone (mulberry32). */
const drawFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const slowDown = async (context: BrowserContext, page: Page) => {
  const draw = drawFrom(seed)
  await context.route("**/*", async (route) => {
    await delay(draw() * lateness)
    await route.continue().catch(() => {})
  })
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}

const listenToConsole = (page: Page) => {
  const lines: string[] = []
  const errors: string[] = []
  page.on("console", (message) => {
    const line = `${message.type()}: ${message.text()} (${message.location().url})`
    lines.push(line)
    if (message.type() === "error") errors.push(line)
  })
  page.on("pageerror", (error) => {
    lines.push(`uncaught: ${error.stack}`)
    errors.push(`uncaught: ${error.message}`)
  })
  return { lines, errors }
}

/** Timeout of elements and pages: only a hang takes this long. */
const WAIT_MS = 30_000

const MAX_LINES = 60
const MAX_LINE_LENGTH = 300

/** The end of a text, in lines that are not too long: one failure must not fill the log of a whole run. */
const endOf = (text: string) => {
  const lines = text.trim().split("\n")
  const left = lines.length - MAX_LINES
  const shown = lines
    .slice(-MAX_LINES)
    .map((line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line))
  return (left > 0 ? [`(${left} lines before)`, ...shown] : shown).map((line) => `  | ${line}`).join("\n")
}

const describePage = async (page: Page, consoleLines: string[], product: Product) => {
  const text = await page.locator("body").innerText({ timeout: 5000 }).catch(String)
  const late = lateness > 0 ? `, with JOURNEYS_LATE_BY=${lateness} JOURNEYS_SEED=${seed}` : ""
  const parts = {
    [`The page was ${page.url()}${late}`]: text,
    "Its console said": consoleLines.join("\n"),
    "The server printed": product.output(),
  }
  return Object.entries(parts)
    .map(([title, content]) => `${title}\n${endOf(content)}`)
    .join("\n")
}

const expectErrors = (errors: readonly string[], expected: readonly RegExp[], possible: readonly RegExp[]) => {
  const known = [...expected, ...possible]
  expect({
    unexpected: errors.filter((error) => !known.some((pattern) => pattern.test(error))),
    missing: expected.filter((pattern) => !errors.some((error) => pattern.test(error))).map(String),
  }).toEqual({ unexpected: [], missing: [] })
}

/** Takes the steps on a new page. When one fails, the report shows the page, its console and the server's output. */
export const visitPage = async ({ browser, product, settings, steps }: Visit) => {
  const { expectedErrors = [], possibleErrors = [], ...contextOptions } = settings
  const context = await browser.newContext({ baseURL: product().url, ...contextOptions })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  if (lateness > 0) await slowDown(context, page)
  const { lines, errors } = listenToConsole(page)
  try {
    await steps(page)
    expectErrors(errors, expectedErrors, possibleErrors)
  } catch (error) {
    console.error(await describePage(page, lines, product()))
    throw error
  } finally {
    await context.close()
  }
}
