import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

/** The result, as the editor shows it. It writes spaces that do not break. */
const result = (page: Page) => page.locator(".result-window .view-lines")

/** Until both editors are there the button does nothing, so a slow machine would wait for an answer in vain. */
const run = async (page: Page) => {
  await page.locator(".graphiql-editor .view-line").first().waitFor()
  await result(page).waitFor({ state: "attached" })
  await page.getByRole("button", { name: /^Execute query/ }).click()
}

const makeKey = async (page: Page) => {
  await page.goto("/adminpage/settings/keys")
  await page.getByRole("button", { name: "Create a key" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Name").fill("Explorer")
  await dialog.getByRole("checkbox", { name: "Read leads" }).check()
  await dialog.getByRole("button", { name: "Create" }).click()
  const secret = await page.getByLabel("API key", { exact: true }).inputValue()
  await dialog.getByRole("button", { name: "Done" }).click()
  return secret
}

test("a browser finds an explorer at /graphql, and asks with an API key, a session, or as a visitor", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("tab").first().waitFor()
    const secret = await makeKey(page)
    await page.getByRole("link", { name: "GraphQL explorer" }).click()
    await page.getByRole("heading", { name: "GraphQL explorer" }).waitFor()

    await page.getByRole("radio", { name: "API key" }).check()
    await page.getByLabel("API key", { exact: true }).last().fill(secret)
    await run(page)
    await result(page).getByText("totalCount").waitFor()
    expect(page.url()).not.toContain(secret)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret)

    await page.getByRole("radio", { name: "Your sign-in" }).check()
    await page.getByRole("tab", { name: "Changes" }).click()
    await run(page)
    await result(page).getByText("headPosition").waitFor()

    await page.getByRole("radio", { name: "Visitor" }).check()
    await run(page)
    await result(page).getByText("UNAUTHENTICATED").waitFor()
    await page.getByRole("tab", { name: "SiteContent" }).click()
    await run(page)
    await result(page).getByText("cmsBlocks").waitFor()
  }, wide)
})

test("the explorer may run nothing but the site's own files, and knows the schema without a query", async () => {
  await stage.visit(async (page) => {
    const asked: string[] = []
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`))
    const answer = await page.goto("/graphql")
    const policy = (await answer?.allHeaders())?.["content-security-policy"] ?? ""
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain("script-src")
    await page.getByRole("button", { name: "Show Documentation Explorer" }).click()
    await page.getByRole("link", { name: "Query", exact: true }).click()
    await page.getByRole("link", { name: "driverApplications", exact: true }).waitFor()
    expect(asked.filter((request) => request.startsWith("POST"))).toEqual([])
    expect(asked.filter((request) => !request.includes(stage.url) && !request.includes(" data:"))).toEqual([])
  }, wide)
})
