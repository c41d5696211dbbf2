import { Console } from "node:console"
import { parseArgs } from "node:util"
import { projectRoot } from "@farelight/api/platform/config/projectRoot.ts"
import { createScratchDatabase } from "@farelight/api/testing/database/scratchDatabase.ts"
import { startProduct } from "@farelight/api/testing/product/product.ts"
import { fillDatabase } from "@farelight/api/tools/benchmarks/growth/fillDatabase.ts"
import { percentile, rounded } from "@farelight/api/tools/benchmarks/measure/statistics.ts"
import { tableText } from "@farelight/api/tools/benchmarks/measure/table.ts"
import type { Page } from "playwright-core"
import { launchBrowser } from "../../../web/journeys/parts/browser.ts"
import { openDashboard } from "../../../web/journeys/parts/dashboard.ts"

// Benchmark: how long an operator waits, from a key or a click until the list shows the answer, when the leads become
// many. Both sizes are measured in turn, in one browser, against the built server. Prints milliseconds.
//   CHROMIUM_PATH=/usr/bin/chromium npm run bench:dashboard
//   npm run bench:dashboard -- --rounds 40 --database mysql://root@127.0.0.1:3306

const SIZES = [1_000, 100_000]

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "24" }, database: { type: "string" } },
})
const { log } = new Console(process.stdout)

/** The time from an operator's next event of a type until the page shows a text, and has drawn it, in milliseconds. */
const timed = async (page: Page, event: string, shows: string, act: () => Promise<unknown>): Promise<number> => {
  const waiting = page.evaluate(
    ([type, pattern]) =>
      new Promise<number>((resolve) => {
        let since = Number.NaN
        const isShown = () => new RegExp(pattern).test(document.querySelector("main")?.textContent ?? "")
        const look = () => {
          if (Number.isNaN(since) || !isShown()) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
        // The last one counts: the letter after which the search begins.
        window.addEventListener(type, ({ timeStamp }) => (since = timeStamp), { capture: true })
      }),
    [event, shows] as const,
  )
  // Once the observer is there.
  await page.evaluate(() => null)
  await act()
  return waiting
}

const interactions: Record<string, (page: Page, round: number) => Promise<number>> = {
  "next page": async (page) => {
    const took = await timed(page, "click", "26–50 of", () => page.getByRole("button", { name: "Next" }).click())
    await page.getByRole("button", { name: "Previous" }).click()
    await page.getByText(/1–25 of/).waitFor()
    return took
  },
  status: async (page, round) => {
    const control = page.getByRole("combobox", { name: /^Status of/ }).nth(round % 25)
    const name = ((await control.getAttribute("aria-label")) ?? "").replace("Status of ", "")
    const isApproved = (await control.inputValue()) === "APPROVED"
    const to = isApproved ? "Contacted" : "Approved"
    return timed(page, "change", `${name}: ${to}`, () => control.selectOption({ label: to }))
  },
}

const browser = await launchBrowser()
const ends: (() => Promise<unknown>)[] = [() => browser.close()]
try {
  const pages = await Promise.all(
    SIZES.map(async (size) => {
      const database = await createScratchDatabase(options.database)
      ends.push(() => database.drop())
      return { size, database }
    }),
  )
  const opened: { size: number; page: Page }[] = []
  for (const { size, database } of pages) {
    const { summary } = await fillDatabase({ url: database.url, size, until: Date.now(), server: projectRoot })
    log(summary)
    const product = await startProduct({ DATABASE_URL: database.url })
    ends.unshift(() => product.end("SIGTERM"))
    const page = await (
      await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
    ).newPage()
    // What tsx compiles calls it to name functions, also in those that run in the page.
    await page.addInitScript("globalThis.__name = (named) => named")
    await openDashboard(page, "?tab=drivers")
    await page.getByText(/1–25 of/).waitFor()
    opened.push({ size, page })
  }
  const times = new Map<string, number[]>()
  for (let round = 0; round < Number(options.rounds); round++)
    for (const [name, interact] of Object.entries(interactions))
      for (const { size, page } of opened) {
        await page.bringToFront()
        const key = `${name} ${size}`
        times.set(key, [...(times.get(key) ?? []), await interact(page, round)])
      }
  const rows = Object.keys(interactions).map((name) => [
    name,
    ...SIZES.map((size) => {
      const taken = times.get(`${name} ${size}`) ?? []
      return `${rounded(percentile(taken, 0.5))} / ${rounded(percentile(taken, 0.95))}`
    }),
  ])
  log(`\n${tableText(["p50 / p95 in ms", ...SIZES.map((size) => size.toLocaleString("en"))], rows)}`)
} finally {
  for (const end of ends) await end()
}
