import { createHash } from "node:crypto"
import { openLeadFiles } from "@farelight/api/testing/leadFiles.ts"
import { makePhoto } from "@farelight/api/testing/pictures/pictures.ts"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../support/axe.ts"
import { driverForm, openAndFill, sendButton } from "../support/forms.ts"
import { expectCount } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"

// A sender's files, from a phone to the database.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "reduce" } as const

const stage = setUpStage({ LOG_LEVEL: "info" })

let files: ReturnType<typeof openLeadFiles>
let photo: Buffer

beforeAll(async () => {
  files = openLeadFiles(stage.databaseUrl)
  photo = await makePhoto()
})

afterAll(() => files?.close())

const picture = (name: string) => ({ name, mimeType: "image/jpeg", buffer: photo })

const hash = () => createHash("sha256").update(photo).digest("hex")

/** Applies, gets a request for an insurance card, and opens the status page; returns the lead's id and path. */
const applyAndOpen = async (page: Page, name: string) => {
  const form = driverForm(name)
  await openAndFill(page, form)
  await sendButton(page).click()
  const link = page.getByRole("link", { name: "Check your status" })
  const path = new URL((await link.getAttribute("href")) ?? "", stage.url).pathname
  const id = Number(/\/status\/d(\d+)-/.exec(path)?.[1])
  await files.ask(id, "your insurance card")
  await link.click()
  await page.getByRole("heading", { name: "Files" }).waitFor()
  return { id, path }
}

const insurance = (page: Page) => page.locator("input[type=file]").first()

const sent = (page: Page) => page.getByRole("list", { name: "What you sent" }).getByRole("listitem")

test("a photo from a phone answers a file request, is listed, and is stored byte for byte", async () => {
  expect(photo.length).toBeGreaterThan(3_500_000)
  expect(photo.length).toBeLessThan(6_000_000)
  await stage.visit(async (page) => {
    const { id, path } = await applyAndOpen(page, "Fay Filed")
    await page.getByRole("link", { name: "We need: your insurance card" }).waitFor()
    await page.waitForLoadState("networkidle")
    const scripts: string[] = []
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.url())
    })
    await page.reload({ waitUntil: "networkidle" })
    expect(scripts.length).toBeLessThanOrEqual(7)
    await expectAccessible(page)
    for (const button of await page.locator("label:has(input[type=file])").all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await insurance(page).setInputFiles(picture("IMG_0042.jpg"))
    await page.getByText("We have “IMG_0042.jpg”.").waitFor()
    await expectCount(sent(page), 1)
    await expectCount(page.getByRole("link", { name: /^We need/ }), 0)
    await expectAccessible(page)
    await page.reload()
    await expectCount(sent(page), 1)
    await page.getByText("We have it", { exact: true }).waitFor()
    expect(await files.filesOf(id)).toEqual([{ name: "IMG_0042.jpg", hash: hash() }])
    expect(await files.openRequests(id)).toBe(0)
    // The address alone opens the page, so no log may contain it.
    expect(stage.product.output()).toContain("/api/status/:token/files")
    expect(stage.product.output()).not.toContain(path.slice("/status/".length))
  }, phone)
})
