import { messages } from "@farelight/api/contract/api/messages.ts"
import { MAX_FILE_BYTES } from "@farelight/api/contract/site/media.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { expect, test } from "@jest/globals"
import type { CDPSession, Page } from "playwright-core"
import sharp from "sharp"
import { card, openLibrary, pick, pictureFile } from "../support/mediaLibrary.ts"
import { setUpStage } from "../support/stage.ts"
import { DASHBOARD_POLLS, wide } from "../support/visit.ts"

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

const watchProgress = (page: Page) =>
  page.evaluate(() => {
    const shares: number[] = []
    Object.assign(window, { shares })
    new MutationObserver(() => {
      const bar = document.querySelector("[role=progressbar]")
      if (bar) shares.push(Number(bar.getAttribute("aria-valuenow")))
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["aria-valuenow"] })
  })

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

test("pictures upload with progress, an oversized one is not sent, and a server crash loses none", async () => {
  await stage.visit(
    async (page) => {
      let sentCount = 0
      page.on("request", (request) => {
        if (request.headers()["content-type"]?.startsWith("multipart/form-data")) sentCount += 1
      })
      await openLibrary(page)
      const line = await slowDown(page)
      await watchProgress(page)
      await pick(page, [
        pictureFile("skyline.png", await makeHeavyPicture()),
        pictureFile("too large.png", Buffer.alloc(MAX_FILE_BYTES + 1)),
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
      const shares = await page.evaluate(() => (window as unknown as { shares: number[] }).shares.splice(0))
      expect(shares.filter((share) => share > 0 && share < 100).length).toBeGreaterThan(1)
      expect(sentCount).toBe(2)
      await page.getByRole("button", { name: "Dismiss too large.png" }).click()

      await pick(page, [pictureFile("broken off.png", await makeHeavyPicture())])
      await page.waitForFunction(() => (window as unknown as { shares: number[] }).shares.length > 1)
      await stage.endProduct("SIGKILL")
      await page.getByText(/The connection was lost/).waitFor()
      await stage.startAgain()
      await line.detach()
      await page.getByRole("button", { name: "Retry broken off.png" }).click()
      await card(page, "broken off.png").waitFor()
    },
    {
      ...wide,
      expectedErrors: [/UploadMedia failed: TypeError: The connection broke/, /net::ERR_(CONNECTION|EMPTY|SOCKET)/],
      possibleErrors: [DASHBOARD_POLLS, /MediaLibrary failed: /],
    },
  )
})
