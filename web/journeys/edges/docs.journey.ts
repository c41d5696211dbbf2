import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { openDashboard } from "../support/dashboard.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage()

const makeKey = async (page: Page) => {
  await page.goto("/adminpage/settings/keys")
  await page.getByRole("button", { name: "Create a key" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Name").fill("Viewer")
  await dialog.getByRole("checkbox", { name: "Read leads" }).check()
  await dialog.getByRole("button", { name: "Create" }).click()
  const secret = await page.getByLabel("API key", { exact: true }).inputValue()
  await dialog.getByRole("button", { name: "Done" }).click()
  return secret
}

const stored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name = "" } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => {
          reading.onsuccess = resolve
        })
        texts.push(JSON.stringify(reading.result))
      }
      database.close()
    }
    return texts.join()
  })

test("the explorers call REST by an API key and GraphQL by the sign-in, and contact no other host", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("tab").first().waitFor()
    const secret = await makeKey(page)
    const before = await stored(page)
    const outside: string[] = []
    page.on("request", (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(stage.url)) outside.push(request.url())
    })

    await page.goto("/docs")
    await page.getByRole("link", { name: "REST reference" }).click()
    await page.getByRole("button", { name: "Authorize" }).click()
    await page.getByRole("button", { name: "Remove authorization" }).click()
    await page.getByLabel("auth-bearer-value").fill(secret)
    await page.getByRole("button", { name: "Apply credentials" }).click()
    await page.getByRole("button", { name: "Close", exact: true }).click()
    await page.locator('[data-tag="Driver applications"]').click()
    await page.locator('[data-path="/api/drivers/applications"]').click()
    await page.getByRole("button", { name: "Try it out" }).click()
    const answered = page.waitForResponse(/\/api\/drivers\/applications/)
    await page.getByRole("button", { name: "Execute", exact: true }).click()
    expect((await answered).status()).toBe(200)
    expect((await answered).request().headers().authorization).toBe(`Bearer ${secret}`)
    await page.getByRole("heading", { name: "Server response" }).waitFor()

    await page.goto("/graphql")
    await page.getByText("New drivers").first().click()
    await page.getByText("NewDrivers").first().waitFor()
    const listed = page.waitForResponse((answer) => (answer.request().postData() ?? "").includes("query NewDrivers"))
    await page.getByRole("button", { name: "Send Request" }).click()
    expect((await listed).status()).toBe(200)
    // Beside the query, only an answer with leads has this name.
    await page.getByText("hasNextPage").nth(1).waitFor()
    await page.reload()
    await page.getByText("New drivers").first().waitFor()

    expect(outside).toEqual([])
    const after = await stored(page)
    expect(after).not.toContain(secret)
    const token = await page.evaluate(() => localStorage.getItem("admin_token") ?? "none")
    expect(after.split(token).length).toBe(before.split(token).length)
  }, wide)
})
