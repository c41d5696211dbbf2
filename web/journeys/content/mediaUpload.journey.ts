import { messages } from "@farelight/api/contract/api/messages.ts"
import { MAX_FILE_BYTES } from "@farelight/api/contract/site/media.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { operator } from "@farelight/api/testing/product/product.ts"
import { expect, test } from "@jest/globals"
import type { CDPSession, Page } from "playwright-core"
import sharp from "sharp"
import { enterLogin, openDashboard, storedToken } from "../parts/dashboard.ts"
import { card, drop, openLibrary, pick, pictureFile, uploads } from "../parts/mediaLibrary.ts"
import { expectCount } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { DASHBOARD_POLLS, wide } from "../parts/visit.ts"

const stage = setUpStage()

/** A picture as large as a photo: noise cannot be compressed. */
const makeHeavyPicture = () =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: "black",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

/** Records the progress that the page shows of an upload. */
const watchProgress = (page: Page) =>
  page.evaluate(() => {
    const shares: number[] = []
    Object.assign(window, { shares })
    new MutationObserver(() => {
      const bar = document.querySelector("[role=progressbar]")
      if (bar) shares.push(Number(bar.getAttribute("aria-valuenow")))
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["aria-valuenow"] })
  })
const seenProgress = (page: Page) =>
  page.evaluate(() => ("shares" in window && Array.isArray(window.shares) ? window.shares.map(Number) : []))

const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 250_000,
  })
  return session
}

test("several pictures are uploaded with progress, by picker and by drop, and what is described meanwhile stays so", async () => {
  await stage.visit(async (page) => {
    let sentCount = 0
    page.on("request", (request) => {
      if (request.headers()["content-type"]?.startsWith("multipart/form-data")) sentCount += 1
    })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route("**/graphql", async (route) => {
      if (route.request().postData()?.includes("query MediaLibrary")) await held
      await route.continue()
    })
    await openDashboard(page)
    await page.getByRole("tab", { name: "Media Library" }).click()
    await page.getByText("Loading media library...", { exact: true }).waitFor()
    release()
    await page.getByText("No media files yet. Upload your first image above.", { exact: true }).waitFor()
    await page.getByText("Upload images (JPG, PNG, GIF, WebP). Max size: 10MB", { exact: true }).waitFor()
    await page.unrouteAll({ behavior: "wait" })

    const line = await slowDown(page)
    await watchProgress(page)
    const tooLarge = Buffer.alloc(MAX_FILE_BYTES + 1)
    await pick(page, [
      pictureFile("skyline.png", await makeHeavyPicture()),
      pictureFile("too large.png", tooLarge),
      pictureFile("roof.png", await makePicture()),
    ])
    await Promise.all([
      page.getByText("Uploading...", { exact: true }).waitFor(),
      page.locator("input[aria-label='Upload images']:disabled").waitFor({ state: "attached" }),
      page.getByText(messages.fileTooLarge, { exact: true }).first().waitFor(),
      page.getByText(messages.fileUploaded, { exact: true }).first().waitFor(),
    ])
    await card(page, "skyline.png").waitFor()
    await card(page, "roof.png").waitFor()
    await line.detach()
    const shares = await seenProgress(page)
    expect(shares.filter((share) => share > 0 && share < 100).length).toBeGreaterThan(1)
    expect(sentCount).toBe(2)
    await expectCount(uploads(page).getByText(/File size must be less than 10MB/), 1)
    await page.getByRole("button", { name: "Dismiss too large.png" }).click()

    await drop(
      page,
      page.getByRole("search"),
      pictureFile("dropped.png", await makePicture({ width: 800, height: 500 })),
    )
    await card(page, "dropped.png").getByText("800 × 500").waitFor()
    expect(await card(page, "dropped.png").innerText()).toMatch(/^\d+\.\d KB · 800 × 500$/m)
    await expectCount(page.getByText("Uploading..."), 0)

    await pick(page, [pictureFile("late.png", await makePicture({ width: 61 }))])
    await page.getByRole("textbox", { name: "Alt text of late.png" }).waitFor()
    let deliver = () => {}
    const isSaved = new Promise<void>((resolve) => {
      deliver = resolve
    })
    let isFirst = true
    await page.route("**/graphql", async (route) => {
      if (!isFirst || !route.request().postData()?.includes("query MediaLibrary")) return route.fallback()
      isFirst = false
      // The list from before the change, delivered after it.
      const response = await route.fetch()
      await isSaved
      await route.fulfill({ response })
    })
    await pick(page, [pictureFile("later.png", await makePicture({ width: 62 }))])
    await uploads(page).waitFor({ state: "detached" })
    await page.getByRole("textbox", { name: "Alt text of late.png" }).fill("A late train")
    const askedAgain = page.waitForResponse(
      (response) => response.request().postData()?.includes("query MediaLibrary") ?? false,
    )
    await page.keyboard.press("Enter")
    await card(page, "late.png").getByText("A late train").waitFor()
    // The list that was asked for after the change comes first.
    await (await askedAgain).finished()
    deliver()
    await card(page, "later.png").waitFor()
    await card(page, "late.png").getByText("A late train").waitFor()
    await page.unrouteAll({ behavior: "wait" })
  }, wide)
})

test("nothing is lost to a broken connection, to a server that dies, or to a session that ends during an upload", async () => {
  await stage.visit(
    async (page) => {
      await openLibrary(page)
      // What the other tab is made of is here before the connection goes.
      await page.getByRole("tab", { name: "Email Logs" }).click()
      await page.waitForFunction(
        "performance.getEntriesByType('resource').some(({ name, responseEnd }) => /EmailLogs/.test(name) && responseEnd > 0)",
      )
      await page.getByRole("tab", { name: "Media Library" }).click()
      await page.context().setOffline(true)
      await pick(page, [pictureFile("offline.png", await makePicture())])
      await page.getByText(messages.fileUploadFailed, { exact: true }).first().waitFor()
      await page.getByText(/The connection was lost/).waitFor()
      await page.getByRole("tab", { name: "Email Logs" }).click()
      await page.getByRole("tab", { name: "Media Library" }).click()
      await page.getByText(messages.mediaLoadFailed, { exact: true }).first().waitFor()
      await page.context().setOffline(false)
      // Back online, the list retries by itself; the upload waits for the operator.
      await page.getByRole("alert").filter({ hasText: messages.mediaLoadFailed }).waitFor({ state: "hidden" })
      await page.getByRole("button", { name: "Retry offline.png" }).click()
      await card(page, "offline.png").waitFor()

      await page.getByRole("button", { name: "Delete offline.png" }).click()
      await page.context().setOffline(true)
      const dialog = page.getByRole("alertdialog")
      await dialog.getByRole("button", { name: "Delete" }).click()
      await page.getByText(messages.fileDeleteFailed, { exact: true }).first().waitFor()
      await page.context().setOffline(false)
      await dialog.getByRole("button", { name: "Delete" }).click()
      await page.getByText(messages.fileDeleted, { exact: true }).first().waitFor()

      const line = await slowDown(page)
      await watchProgress(page)
      await pick(page, [pictureFile("broken off.png", await makeHeavyPicture())])
      await page.waitForFunction(() => "shares" in window && Array.isArray(window.shares) && window.shares.length > 1)
      await stage.endProduct("SIGKILL")
      await page.getByText(/The connection was lost/).waitFor()
      await stage.startAgain()
      await line.detach()
      await page.getByRole("button", { name: "Retry broken off.png" }).click()
      await card(page, "broken off.png").waitFor()

      const headers = { authorization: `Bearer ${await storedToken(page)}` }
      const overdue = pictureFile("overdue.png", await makeHeavyPicture())
      // The session ends just as the upload is sent: earlier, the dashboard's poll might notice it first.
      let ended: unknown
      await page.route("**/graphql", async (route) => {
        if (route.request().headers()["content-type"]?.startsWith("multipart/form-data")) {
          const answer = await page.request.post("/graphql", { headers, data: { query: "mutation { logout }" } })
          ended = await answer.json()
        }
        await route.continue()
      })
      await pick(page, [overdue])
      await page.getByRole("heading", { name: "Admin login" }).waitFor()
      expect(ended).toEqual({ data: { logout: true } })
      await page.unrouteAll({ behavior: "wait" })
      await enterLogin(page, operator)
      await card(page, "overdue.png").waitFor()
    },
    {
      ...wide,
      expectedErrors: [
        /net::ERR_INTERNET_DISCONNECTED/,
        /UploadMedia failed: TypeError: The connection broke/,
        /DeleteMedia failed: TypeError/,
        /(EmailLogs|Mailbox|MediaLibrary) failed: TypeError/,
        /UploadMedia failed: CombinedGraphQLErrors: Sign in/,
        /status of 401/,
        /net::ERR_(CONNECTION|EMPTY|SOCKET)/,
      ],
      possibleErrors: [DASHBOARD_POLLS, /MediaLibrary failed: /],
    },
  )
})
