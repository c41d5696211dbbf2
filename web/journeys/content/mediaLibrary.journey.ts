import { messages } from "@farelight/api/contract/api/messages.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { describe, expect, test } from "@jest/globals"
import { beginEdit } from "../parts/cms.ts"
import { storedToken } from "../parts/dashboard.ts"
import { card, drop, openLibrary, pick, pictureFile } from "../parts/mediaLibrary.ts"
import { soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

// The site's public address, which this machine cannot reach.
const PUBLIC_URL = "http://ads.example.com"

const stage = setUpStage({ PUBLIC_URL })

describe("the media library", () => {
  test("copies, describes, finds and, after a confirmation, deletes", async () => {
    await stage.visit(
      async (page) => {
        const bytes = await makePicture()
        await openLibrary(page)
        await pick(page, [pictureFile("café.png", bytes)])
        await page.getByRole("textbox", { name: "Alt text of café.png" }).fill("A car before a café")
        await page.keyboard.press("Enter")
        await card(page, "café.png").getByText("A car before a café").waitFor()

        let address = ""
        // All pages of the browser share one clipboard, also with other journeys.
        await soon(async () => {
          await page.getByRole("button", { name: "Copy URL of café.png" }).click()
          await page.getByText(messages.urlCopied("café.png"), { exact: true }).first().waitFor()
          address = await page.evaluate(() => navigator.clipboard.readText())
          expect(address).toMatch(new RegExp(`^${PUBLIC_URL}/api/cms/media/\\d+$`))
        })
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
        await page.getByText(messages.fileDeleted, { exact: true }).first().waitFor()
        await card(page, "café.png").waitFor({ state: "detached" })
        await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Pictures")
        expect((await page.request.get(pathname)).status()).toBe(404)
      },
      { ...wide, permissions: ["clipboard-read", "clipboard-write"] },
    )
  })

  test("knows where a picture is used, and asks again before deleting it", async () => {
    await stage.visit(async (page) => {
      await openLibrary(page)
      await page.getByRole("tab", { name: "CMS Editor" }).click()
      await beginEdit(page, "hero")
      await page.getByRole("button", { name: "Choose: PICTURE" }).click()
      const picture = pictureFile("hero.png", await makePicture({ width: 1600, height: 900 }))
      await drop(page, page.getByRole("dialog").getByRole("searchbox"), picture)
      await page.getByRole("group", { name: "PICTURE" }).getByText("hero.png").waitFor()
      await page.getByRole("button", { name: "Save", exact: true }).last().click()
      await page.getByText(messages.contentUpdated).first().waitFor()

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
      await page.getByText(messages.fileDeleted, { exact: true }).first().waitFor()
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
})
