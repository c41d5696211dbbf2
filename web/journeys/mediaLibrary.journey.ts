import { AxeBuilder } from "@axe-core/playwright"
import { MAX_FILE_BYTES } from "@farelight/api/contract/media.ts"
import { messages } from "@farelight/api/contract/messages.ts"
import { makeAnimation, makePicture } from "@farelight/api/testing/pictures.ts"
import { operator } from "@farelight/api/testing/product.ts"
import { describe, expect, test } from "@jest/globals"
import type { CDPSession, Locator, Page } from "playwright-core"
import sharp from "sharp"
import { enterLogin, signIn, storedToken } from "./dashboard.ts"
import { setUpStage } from "./stage.ts"

// Where the site is known outside; this machine does not reach it there.
const PUBLIC_URL = "http://ads.example.com"

const stage = setUpStage({ PUBLIC_URL })

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const

/** A photograph as heavy as a real one: noise cannot be compressed. */
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

const pictureFile = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer })

const openLibrary = async (page: Page) => {
  await signIn(page)
  await page.getByRole("tab", { name: "Media Library" }).click()
  await page.getByText(/\d in all|of \d/).waitFor()
}

const pick = (page: Page, files: ReturnType<typeof pictureFile>[]) =>
  page.getByLabel("Upload images").setInputFiles(files)
const card = (page: Page, name: string) => page.getByRole("article", { name })
const uploads = (page: Page) => page.getByRole("list", { name: "Uploads" })

/** Drops a file on a part of the page, as far as a page can tell. */
const drop = async (page: Page, target: Locator, { name, mimeType, buffer }: ReturnType<typeof pictureFile>) => {
  const dataTransfer = await page.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
      return transfer
    },
    { name, mimeType, base64: buffer.toString("base64") },
  )
  await target.dispatchEvent("dragenter", { dataTransfer })
  await page.getByText("Drop images to upload them").waitFor()
  await target.dispatchEvent("drop", { dataTransfer })
}

/** How much of an upload the page has shown to be sent, while it was on its way over a slow line. */
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
    uploadThroughput: 1_000_000,
  })
  return session
}

const expectNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  )
  expect(found).toEqual([])
}

describe("the media library", () => {
  test("takes several pictures with progress, by picker and by drop, and refuses what is too large", async () => {
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
      await signIn(page)
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
      await page.getByText("Uploading...", { exact: true }).waitFor()
      expect(await page.getByLabel("Upload images").isDisabled()).toBe(true)
      await page.getByText(messages.fileTooLarge, { exact: true }).waitFor()
      await page.getByText(messages.fileUploaded, { exact: true }).waitFor()
      await card(page, "skyline.png").waitFor()
      await card(page, "roof.png").waitFor()
      await line.detach()
      const shares = await seenProgress(page)
      expect(shares.filter((share) => share > 0 && share < 100).length).toBeGreaterThan(1)
      expect(sentCount).toBe(2)
      expect(
        await uploads(page)
          .getByText(/File size must be less than 10MB/)
          .count(),
      ).toBe(1)

      await drop(
        page,
        page.getByRole("search"),
        pictureFile("dropped.png", await makePicture({ width: 800, height: 500 })),
      )
      await card(page, "dropped.png").getByText("800 × 500").waitFor()
      expect(await card(page, "dropped.png").innerText()).toMatch(/^\d+\.\d KB · 800 × 500$/m)
      expect(await page.getByText("Uploading...").count()).toBe(0)
    }, wide)
  })

  test("copies, describes, finds and deletes after the question", async () => {
    await stage.visit(
      async (page) => {
        const bytes = await makePicture()
        await openLibrary(page)
        await pick(page, [pictureFile("café.png", bytes)])
        await page.getByRole("textbox", { name: "Alt text of café.png" }).fill("A car before a café")
        await page.keyboard.press("Enter")
        await card(page, "café.png").getByText("A car before a café").waitFor()

        await page.getByRole("button", { name: "Copy URL of café.png" }).click()
        await page.getByText(messages.urlCopied("café.png"), { exact: true }).waitFor()
        const address = await page.evaluate(() => navigator.clipboard.readText())
        expect(address).toMatch(new RegExp(`^${PUBLIC_URL}/api/cms/media/\\d+$`))
        const { pathname } = new URL(address)
        const served = await page.request.get(pathname)
        expect(Buffer.compare(await served.body(), bytes)).toBe(0)

        await page.getByRole("button", { name: "Without alt text" }).click()
        await page.getByRole("searchbox", { name: "Search" }).fill("café")
        await page.getByText("No pictures match this filter").waitFor()
        await page.getByRole("button", { name: "Without alt text" }).click()
        await card(page, "café.png").waitFor()

        await pick(page, [pictureFile("again.png", bytes)])
        await page.getByText("The library already had again.png, as café.png.").waitFor()

        await page.getByRole("button", { name: "Delete café.png" }).click()
        const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this file?" })
        await question.getByRole("button", { name: "Cancel" }).click()
        await question.waitFor({ state: "hidden" })
        await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Delete café.png")
        await page.getByRole("button", { name: "Delete café.png" }).click()
        await question.getByRole("button", { name: "Delete" }).click()
        await page.getByText(messages.fileDeleted, { exact: true }).waitFor()
        await card(page, "café.png").waitFor({ state: "detached" })
        await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Pictures")
        expect((await page.request.get(pathname)).status()).toBe(404)
      },
      { ...wide, permissions: ["clipboard-read", "clipboard-write"] },
    )
  })

  test("shows an alt text that was saved while the list was on its way", async () => {
    await stage.visit(async (page) => {
      await openLibrary(page)
      let release = () => {}
      const isSaved = new Promise<void>((resolve) => {
        release = resolve
      })
      let isFirst = true
      await page.route("**/graphql", async (route) => {
        if (!isFirst || !route.request().postData()?.includes("query MediaLibrary")) return route.fallback()
        isFirst = false
        // What the list was before, told after.
        const response = await route.fetch()
        await isSaved
        await route.fulfill({ response })
      })
      await pick(page, [pictureFile("late.png", await makePicture({ width: 61 }))])
      await page.getByRole("textbox", { name: "Alt text of late.png" }).fill("A late train")
      await page.keyboard.press("Enter")
      await page.getByRole("list", { name: "Uploads" }).waitFor({ state: "detached" })
      release()
      await card(page, "late.png").getByText("A late train").waitFor()
      await page.unrouteAll({ behavior: "wait" })
    }, wide)
  })

  test("loses nothing to a broken line, and says what failed", async () => {
    await stage.visit(
      async (page) => {
        await openLibrary(page)
        await page.context().setOffline(true)
        await pick(page, [pictureFile("offline.png", await makePicture())])
        await page.getByText(messages.fileUploadFailed, { exact: true }).waitFor()
        await page.getByText(/The connection was lost/).waitFor()
        await page.getByRole("tab", { name: "Email Logs" }).click()
        await page.getByRole("tab", { name: "Media Library" }).click()
        await page.getByText(messages.mediaLoadFailed, { exact: true }).first().waitFor()
        await page.context().setOffline(false)
        // The line is back: the list tries again by itself, the upload waits to be told to.
        await page.getByRole("alert").filter({ hasText: messages.mediaLoadFailed }).waitFor({ state: "hidden" })
        await page.getByRole("button", { name: "Retry offline.png" }).click()
        await card(page, "offline.png").waitFor()

        await page.getByRole("button", { name: "Delete offline.png" }).click()
        await page.context().setOffline(true)
        const dialog = page.getByRole("alertdialog")
        await dialog.getByRole("button", { name: "Delete" }).click()
        await page.getByText(messages.fileDeleteFailed, { exact: true }).waitFor()
        await page.context().setOffline(false)
        await dialog.getByRole("button", { name: "Delete" }).click()
        await page.getByText(messages.fileDeleted, { exact: true }).waitFor()
      },
      { ...wide, provokesErrors: true },
    )
  })

  test("knows where a picture is used, and asks again before the site loses it", async () => {
    await stage.visit(async (page) => {
      await openLibrary(page)
      await page.getByRole("tab", { name: "CMS Editor" }).click()
      await page.getByRole("button", { name: "Edit hero" }).click()
      await page.getByRole("button", { name: "Choose: PICTURE" }).click()
      const picture = pictureFile("hero.png", await makePicture({ width: 1600, height: 900 }))
      await drop(page, page.getByRole("dialog").getByRole("searchbox"), picture)
      await page.getByRole("group", { name: "PICTURE" }).getByText("hero.png").waitFor()
      await page.getByRole("button", { name: "Save", exact: true }).last().click()
      await page.getByText(messages.contentUpdated).waitFor()

      await page.getByRole("tab", { name: "Media Library" }).click()
      await card(page, "hero.png").getByRole("link", { name: "home: hero" }).click()
      await page.waitForURL("**/adminpage/dashboard?tab=cms&page=home&block=hero")
      await page.waitForFunction(() => {
        const block = document.querySelector('[data-block="hero"]')?.getBoundingClientRect()
        return block && block.top >= 0 && block.top < window.innerHeight
      })
      await page.goBack()
      await page.getByRole("button", { name: "Delete hero.png" }).click()
      const dialog = page.getByRole("alertdialog")
      await dialog.getByRole("button", { name: "Delete" }).click()
      await dialog.getByText("The site shows “hero.png”: home: hero.").waitFor()
      await dialog.getByRole("button", { name: "Delete anyway" }).click()
      await page.getByText(messages.fileDeleted, { exact: true }).waitFor()
    }, wide)
  })

  test("goes to the page before when the last picture of a page is deleted", async () => {
    await stage.visit(async (page) => {
      await openLibrary(page)
      const headers = { authorization: `Bearer ${await storedToken(page)}` }
      for (let side = 1; side <= 25; side += 1) {
        const picture = pictureFile(`paged ${side}.png`, await makePicture({ width: 20 + side, height: 20 }))
        const answer = await page.request.post("/api/cms/media", { headers, multipart: { file: picture } })
        expect(answer.status()).toBe(201)
      }
      await page.goto("/adminpage/dashboard?tab=media&search=paged")
      await page.getByText("1–24 of 25").waitFor()
      await page.getByRole("button", { name: "Next" }).click()
      await page.getByText("25–25 of 25").waitFor()
      await page
        .getByRole("article")
        .getByRole("button", { name: /^Delete/ })
        .click()
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
      await page.getByText("1–24 of 24").waitFor()
      expect(page.url()).toMatch(/\?tab=media&search=paged$/)
      await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Pictures")
      expect(await page.getByRole("button", { name: "Previous" }).count()).toBe(0)
    }, wide)
  })

  test("keeps an upload when the server dies in the middle of it, and when the session ends", async () => {
    await stage.visit(
      async (page) => {
        await openLibrary(page)
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
        const late = pictureFile("late.png", await makeHeavyPicture())
        // The session ends as the upload leaves: ended before, the dashboard's poll may notice it first.
        let ended: unknown
        await page.route("**/graphql", async (route) => {
          if (route.request().headers()["content-type"]?.startsWith("multipart/form-data")) {
            const answer = await page.request.post("/graphql", { headers, data: { query: "mutation { logout }" } })
            ended = await answer.json()
          }
          await route.continue()
        })
        await pick(page, [late])
        await page.getByRole("heading", { name: "Admin login" }).waitFor()
        expect(ended).toEqual({ data: { logout: true } })
        await page.unrouteAll({ behavior: "wait" })
        await enterLogin(page, operator)
        await card(page, "late.png").waitFor()
      },
      { ...wide, provokesErrors: true },
    )
  })

  test.each([1440, 390])("has no WCAG 2.2 A or AA violation at %i px", async (width) => {
    await stage.visit(
      async (page) => {
        await openLibrary(page)
        const animation = { name: `moving ${width}.gif`, mimeType: "image/gif", buffer: await makeAnimation() }
        const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") }
        await pick(page, [animation, notes])
        await card(page, animation.name).getByText("Animated").waitFor()
        await uploads(page)
          .getByText(/Only JPG, PNG, GIF and WebP pictures are accepted/)
          .waitFor()
        await expectNoViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

        await page.getByRole("button", { name: `Delete ${animation.name}` }).click()
        const dialog = page.getByRole("alertdialog")
        await dialog.waitFor()
        // While it fades in, its colours are not its own yet.
        await dialog.evaluate((element) =>
          Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        )
        await expectNoViolations(page)
      },
      { viewport: { width, height: 900 }, reducedMotion: "reduce" },
    )
  })
})
