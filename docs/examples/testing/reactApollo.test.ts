import { readFile } from "node:fs/promises"
import type { RequestListener } from "node:http"
import { extname, join } from "node:path"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import type { Browser, Page } from "playwright-core"
import { listDriverApplications } from "../../../api/testing/leadsClient.ts"
import { scratchFolder } from "../../../api/testing/process/scratchFolder.ts"
import { serve } from "../../../api/testing/process/serve.ts"
import { launchBrowser } from "../../../web/journeys/support/browser.ts"
import { runProgram } from "./program.ts"
import { setUpStage } from "./stage.ts"

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" }

const folder = scratchFolder()
const sendFile: RequestListener = async ({ url = "" }, response) => {
  const file = join(folder, url === "/" ? "index.html" : url)
  const content = await readFile(file).catch(() => null)
  if (!content) return response.writeHead(404).end()
  response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" }).end(content)
}
const [partner, stranger] = [await serve(sendFile), await serve(sendFile)]
let browser: Browser

const stage = setUpStage({ CORS_ORIGINS: partner })

beforeAll(async () => {
  const build = ["vite", "build", "--outDir", folder, "--emptyOutDir"]
  const { code, output } = await runProgram("react-apollo", build, { VITE_FARELIGHT_URL: stage.url })
  if (code !== 0) throw new Error(output)
  browser = await launchBrowser()
})

afterAll(() => browser?.close())

const visit = async (origin: string, steps: (page: Page) => Promise<void>) => {
  const page = await browser.newPage()
  try {
    await page.goto(origin)
    await steps(page)
  } finally {
    await page.close()
  }
}

const values = {
  Name: "Ana Álvarez",
  "E-mail": "ana@example.com",
  Phone: "213 555 0100",
  City: "Irvine",
  "Year of the car": "2021",
  Make: "Toyota",
  Model: "Prius",
}

const fill = async (page: Page, changes: Partial<typeof values> = {}) => {
  for (const [label, value] of Object.entries({ ...values, ...changes })) await page.getByLabel(label).fill(value)
}

const apply = (page: Page) => page.getByRole("button", { name: "Apply" }).click()

const names = async () => {
  const key = await stage.makeKey("LEADS_READ")
  return (await listDriverApplications(stage.url, key)).map(({ name }) => name)
}

test("a page on another origin submits an application, and shows errors beside their fields", async () => {
  await visit(partner, async (page) => {
    await fill(page, { "E-mail": "no address" })
    await apply(page)
    await page.getByText("Please correct what is marked.").waitFor()
    const email = page.getByLabel("E-mail")
    expect(await email.getAttribute("aria-invalid")).toBe("true")
    const description = await email.getAttribute("aria-describedby")
    expect(await page.locator(`#${description}`).textContent()).toMatch(/e-?mail/i)

    // The answer to the first try is lost: the lead is stored, and trying again stores no second one.
    await email.fill("ana@example.com")
    await page.route("**/graphql", async (route) => {
      await route.fetch()
      await route.abort()
    })
    await apply(page)
    await page.getByText("There was no answer.").waitFor()
    await page.unroute("**/graphql")
    await apply(page)
    await page.getByRole("status").waitFor()
  })
  expect(await names()).toEqual(["Ana Álvarez"])
})

test("on an origin that the server does not list, the browser sends nothing", async () => {
  await visit(stranger, async (page) => {
    const refused: string[] = []
    page.on("console", (message) => message.text().includes("CORS policy") && refused.push(message.text()))
    await fill(page, { Name: "Stranger" })
    await apply(page)
    await page.getByText("There was no answer.").waitFor()
    expect(refused).not.toEqual([])
  })
})
