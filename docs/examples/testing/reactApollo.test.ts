import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import type { Browser, Page } from "playwright-core"
import { listDriverApplications } from "../../../api/testing/leadsClient.ts"
import { launchBrowser } from "../../../web/journeys/parts/browser.ts"
import { runProgram } from "./program.ts"
import { setUpStage } from "./stage.ts"
import { startStaticSite } from "./staticSite.ts"

let folder: string
let partner: Awaited<ReturnType<typeof startStaticSite>>
let stranger: Awaited<ReturnType<typeof startStaticSite>>
let browser: Browser

// Before the stage, which has to know the partner's origin.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "farelight-react-"))
  partner = await startStaticSite(() => folder)
  stranger = await startStaticSite(() => folder)
})

const stage = setUpStage(() => ({ CORS_ORIGINS: partner.origin }))

beforeAll(async () => {
  const build = ["vite", "build", "--outDir", folder, "--emptyOutDir"]
  const { code, output } = await runProgram("react-apollo", build, { VITE_FARELIGHT_URL: stage.url })
  if (code !== 0) throw new Error(output)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  partner.stop()
  stranger.stop()
  await rm(folder, { recursive: true, force: true })
})

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

test("a page on another origin sends an application, and shows what is wrong beside its field", async () => {
  await visit(partner.origin, async (page) => {
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

test("on an origin that the server does not know, the browser sends nothing", async () => {
  await visit(stranger.origin, async (page) => {
    const refused: string[] = []
    page.on("console", (message) => message.text().includes("CORS policy") && refused.push(message.text()))
    await fill(page, { Name: "Stranger" })
    await apply(page)
    await page.getByText("There was no answer.").waitFor()
    expect(refused).not.toEqual([])
  })
})
