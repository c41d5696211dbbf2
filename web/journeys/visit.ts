import type { Product } from "@farelight/api/testing/product/product.ts"
import { expect } from "@jest/globals"
import type { Browser, BrowserContextOptions, Page } from "playwright-core"

export interface VisitSettings extends BrowserContextOptions {
  /** The journey causes errors in the console, which would otherwise fail it. */
  provokesErrors?: boolean
}

/** A wide screen without animations. */
export const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const

interface Visit {
  browser: Browser
  product: () => Product
  settings: VisitSettings
  steps: (page: Page) => Promise<void>
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

const describePage = async (page: Page, consoleLines: string[], product: Product) => {
  const text = await page.locator("body").innerText({ timeout: 5000 }).catch(String)
  const parts = {
    [`The page was ${page.url()}`]: text,
    "Its console said": consoleLines.join("\n"),
    "The server printed": product.output(),
  }
  return Object.entries(parts)
    .map(([title, content]) => `${title}\n${content.trim().replaceAll(/^/gm, "  | ")}`)
    .join("\n")
}

/** Takes the steps on a new page. When one fails, the report shows the page, its console and the server's output. */
export const visitPage = async ({ browser, product, settings, steps }: Visit) => {
  const { provokesErrors = false, ...contextOptions } = settings
  const context = await browser.newContext({ baseURL: product().url, ...contextOptions })
  // On a busy machine anything may take long; only a stuck page reaches this limit.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const { lines, errors } = listenToConsole(page)
  try {
    await steps(page)
    if (!provokesErrors) expect(errors).toEqual([])
  } catch (error) {
    console.error(await describePage(page, lines, product()))
    throw error
  } finally {
    await context.close()
  }
}
