import { type DevServer, startDevServer } from "@farelight/api/testing/product/devServer.ts"
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals"
import type { Browser } from "playwright-core"
import { connectBrowser } from "../support/browser.ts"
import { signIn, storedToken } from "../support/dashboard.ts"
import { until } from "../support/soon.ts"
import { visitPage } from "../support/visit.ts"

// A clone, its codegen and its first pages, all without a build, take minutes.
jest.setTimeout(300_000)

describe("npm run dev in a fresh clone", () => {
  let dev: DevServer
  let browser: Browser

  beforeAll(async () => {
    dev = await startDevServer()
    browser = await connectBrowser()
  })
  afterAll(() => dev?.end())

  const product = () => ({ ...dev, end: () => dev.end() })

  test("shows the site, and updates the open page after an edit of a component", () =>
    visitPage({
      browser,
      product,
      settings: { expectedErrors: [] },
      steps: async (page) => {
        await page.goto("/")
        // React loses a hot update that arrives while it hydrates: wait for something that only a hydrated page does.
        await until(async () => {
          await page.getByRole("link", { name: "Skip to content" }).focus()
          await page.locator("body").click({ position: { x: 1, y: 1 } })
          return (await page.getByRole("region", { name: /notifications/i }).count()) > 0
        })
        dev.edit("web/site/layout/SiteFooter.tsx", "{words.privacyPolicy}", "Edited while it runs")
        const edited = page.getByText("Edited while it runs")
        // Saves again if the page missed the change, as a developer would.
        while (
          !(await edited.waitFor({ timeout: 20_000 }).then(
            () => true,
            () => false,
          ))
        )
          dev.edit("web/site/layout/SiteFooter.tsx", "Edited while it runs", "Edited while it runs")
        // The server also renders the edit.
        await until(async () => (await (await fetch(`${dev.url}/`)).text()).includes("Edited while it runs"))
      },
    }))

  test("signs in to the dashboard, and stays signed in after edits of components, documents and the API", () =>
    visitPage({
      browser,
      product,
      settings: {
        expectedErrors: [],
        // React's development build reports a hot update during a suspended render.
        possibleErrors: [/called use\(\) to suspend in a previous render/],
      },
      steps: async (page) => {
        page.setDefaultTimeout(120_000)
        await signIn(page)
        const token = await storedToken(page)

        // Vite sends updates only of loaded modules.
        await page.getByText("Skip to content").waitFor({ state: "attached" })
        dev.edit("web/dashboard/frame/DashboardLayout.tsx", "Skip to content", "Skip to what was edited")
        await page.getByText("Skip to what was edited").waitFor({ state: "attached" })

        // The client's cache lacks this field, so the client has to send a request. It may abort one for the next,
        // because an edit can render twice.
        const answered = page.waitForResponse(
          (response) => response.status() === 200 && response.request().postData()?.includes("leadCities(") === true,
        )
        dev.edit("web/dashboard/dashboard.graphql", "  me {", '  leadCities(startsWith: "edited")\n  me {')
        await answered

        const starts = dev.starts()
        expect(starts).toBe(1)
        dev.edit("api/edges/http/probes/probes.ts", 'status: "ok"', 'status: "edited"')
        await until(async () => dev.starts() > starts)
        await until(async () => (await (await fetch(`${dev.url}/livez`)).text()).includes("edited"))

        // Vite may reload the page itself, because its server was away.
        await until(async () =>
          page.reload().then(
            () => true,
            () => false,
          ),
        )
        await page.getByText("Skip to what was edited").waitFor({ state: "attached" })
        expect(await storedToken(page)).toBe(token)
        expect(new URL(page.url()).pathname).toBe("/adminpage/dashboard")
        expect(dev.isRunning()).toBe(true)
      },
    }))
})
