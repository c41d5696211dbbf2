import { createHash } from "node:crypto"
import { startRelay } from "@farelight/api/testing/database/relay.ts"
import { openLeadFiles } from "@farelight/api/testing/leadFiles.ts"
import { makePhoto } from "@farelight/api/testing/pictures/pictures.ts"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../support/axe.ts"
import { driverForm, openAndFill, sendButton } from "../support/forms.ts"
import { expectCount, until } from "../support/soon.ts"
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

/** Applies, is asked for an insurance card, and comes to the page of the status; returns the lead's id and its path. */
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

test("a phone's photo answers a file request, is listed, and is stored byte for byte", async () => {
  expect(photo.length).toBeGreaterThan(3_500_000)
  expect(photo.length).toBeLessThan(6_000_000)
  await stage.visit(async (page) => {
    const scripts: string[] = []
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.url())
    })
    const { id, path } = await applyAndOpen(page, "Fay Filed")
    await page.getByRole("link", { name: "We need: your insurance card" }).waitFor()
    scripts.length = 0
    await page.reload({ waitUntil: "networkidle" })
    expect(scripts.length).toBeLessThanOrEqual(6)
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

test("a line that breaks in the middle loses nothing, and makes no second file", async () => {
  const relay = await startRelay(new URL(stage.url))
  await stage.visit(
    async (page) => {
      const { id } = await applyAndOpen(page, "Sue Slow")
      await page.reload({ waitUntil: "networkidle" })
      const session = await page.context().newCDPSession(page)
      const slow = { offline: false, latency: 100, downloadThroughput: 400_000, uploadThroughput: 400_000 }
      await session.send("Network.emulateNetworkConditions", slow)
      await insurance(page).setInputFiles(picture("slow.jpg"))
      await page.getByText("Sending “slow.jpg”…").waitFor()
      const progress = page.locator("progress")
      await until(async () => (await progress.evaluate((bar: HTMLProgressElement) => bar.value)) > 0.3)
      await relay.cut()
      await page.getByText("The file didn't arrive. Please try again.").waitFor()
      expect(await files.filesOf(id)).toEqual([])
      await relay.mend()
      const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
      await session.send("Network.emulateNetworkConditions", fast)
      await session.detach()
      await page.getByRole("button", { name: "Try again" }).click()
      await page.getByText("We have “slow.jpg”.").waitFor()
      expect(await files.filesOf(id)).toEqual([{ name: "slow.jpg", hash: hash() }])
    },
    {
      ...phone,
      baseURL: `http://127.0.0.1:${relay.port}`,
      expectedErrors: [/net::ERR_/],
    },
  )
  await relay.cut()
})

test("without JavaScript, in Spanish, it is an ordinary form, answered by the page", async () => {
  let opened = { id: 0, path: "" }
  await stage.visit(async (page) => {
    opened = await applyAndOpen(page, "Nora Noscript")
  }, phone)
  const { id, path } = opened
  await stage.visit(
    async (page) => {
      await page.goto(`/es${path}`)
      await insurance(page).setInputFiles(picture("tarjeta.jpg"))
      await page.getByRole("button", { name: "Enviar", exact: true }).first().click()
      await page.getByText("Gracias, ya tenemos su archivo.").waitFor()
      expect(new URL(page.url()).hash).toBe("#files")
      await expectCount(page.locator("input[type=file]"), 1)
      await page.reload()
      await page.getByText("tarjeta.jpg").waitFor()
      const text = { name: "notas.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Unas notas") }
      await page.locator("input[type=file]").setInputFiles(text)
      await page.getByRole("button", { name: "Enviar", exact: true }).click()
      await page.getByText("Este archivo es de otro tipo.").waitFor()
      expect(await files.filesOf(id)).toEqual([{ name: "tarjeta.jpg", hash: hash() }])
      expect(await files.openRequests(id)).toBe(0)
    },
    { ...phone, javaScriptEnabled: false, expectedErrors: [/status of 415/] },
  )
})
