import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

const answer = (page: Page) => page.getByRole("textbox", { name: "Answer" })

const run = (page: Page) => page.getByRole("button", { name: "Run" }).click()

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
    await answer(page).getByText("totalCount").waitFor()
    expect(page.url()).not.toContain(secret)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret)

    await page.getByRole("radio", { name: "Your sign-in" }).check()
    await page.getByRole("tab", { name: "Changes" }).click()
    await run(page)
    await answer(page).getByText("headPosition").waitFor()

    await page.getByRole("radio", { name: "Visitor" }).check()
    await run(page)
    await answer(page).getByText("UNAUTHENTICATED").waitFor()
    await page.getByRole("tab", { name: "SiteContent" }).click()
    await run(page)
    await answer(page).getByText("cmsBlocks").waitFor()
  }, wide)
})

test("the explorer may run nothing but the site's own files, and knows the schema without a query", async () => {
  await stage.visit(async (page) => {
    const asked: string[] = []
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`))
    const document = await page.goto("/graphql")
    const policy = (await document?.allHeaders())?.["content-security-policy"] ?? ""
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain("script-src")
    const editor = page.getByRole("textbox", { name: "Document" })
    await page.getByRole("button", { name: "New request" }).click()
    await editor.fill("query { driverApplicat")
    await page.keyboard.press("Control+Space")
    await page.getByRole("option", { name: /^driverApplications/ }).waitFor()
    await page.keyboard.press("Escape")
    await editor.fill("query { driverApplications { nobody } }")
    await page.locator(".cm-lintRange-error").hover()
    await page.getByText('Cannot query field "nobody"').waitFor()
    expect(asked.filter((request) => request.startsWith("POST"))).toEqual([])
    expect(asked.filter((request) => !request.includes(stage.url) && !request.includes(" data:"))).toEqual([])
  }, wide)
})

test("requests stay with the browser's tab, answer Ctrl+Enter, and say what is wrong with them", async () => {
  await stage.visit(
    async (page) => {
      await page.goto("/graphql")
      const editor = page.getByRole("textbox", { name: "Document" })
      await page.getByRole("button", { name: "New request" }).click()
      await editor.fill('query One { cmsBlocks(page: "home") { sectionId } } query Other { __typename }')
      await page.getByRole("tab", { name: "One", selected: true }).waitFor()
      // The operation at the cursor runs, which is at the end.
      await page.keyboard.press("Control+Enter")
      await answer(page).getByText("__typename").waitFor()
      expect(await answer(page).textContent()).not.toContain("sectionId")

      await page.getByRole("textbox", { name: "Variables, as JSON" }).fill("{,")
      await page.keyboard.press("Control+Enter")
      await answer(page).getByText("The variables are no JSON").waitFor()

      await page.getByRole("button", { name: "Format" }).click()
      await editor.getByText("query Other {").waitFor()
      await page.reload()
      await page.getByRole("tab", { name: "One", selected: true }).waitFor()
      await page.getByRole("button", { name: "Close this request" }).click()
      await page.getByRole("tab", { name: "SiteContent", selected: true }).waitFor()
      await page.route("**/graphql", (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }))
      await run(page)
      await answer(page).getByText("Something answered 502, and not with JSON:").waitFor()
      await page.unroute("**/graphql")
      await page.context().setOffline(true)
      await run(page)
      await answer(page).getByText("The server could not be reached.").waitFor()
    },
    { ...wide, expectedErrors: [/502/, /ERR_INTERNET_DISCONNECTED/] },
  )
})
