import { messages } from "@farelight/api/contract/api/messages.ts"
import { sha256 } from "@farelight/api/testing/pictures/mediaClient.ts"
import { makeAnimation, makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectStateAccessible, STATES_BEGIN } from "../parts/axe.ts"
import { beginEdit } from "../parts/cms.ts"
import { storedToken } from "../parts/dashboard.ts"
import { card, drop, openLibrary, pick, pictureFile, uploads } from "../parts/mediaLibrary.ts"
import { expectCount, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"

// The site's public address, which this machine cannot reach.
const PUBLIC_URL = "http://ads.example.com"

const stage = setUpStage({ PUBLIC_URL })

test("pictures are copied, described, found, used and, after a confirmation, deleted", async () => {
  await stage.visit(
    async (page) => {
      const bytes = await makePicture()
      await openLibrary(page)
      const animation = { name: "moving.gif", mimeType: "image/gif", buffer: await makeAnimation() }
      const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") }
      await pick(page, [animation, notes])
      await card(page, "moving.gif").getByText("Animated").waitFor()
      await uploads(page)
        .getByText(/Only JPG, PNG, GIF and WebP pictures are accepted/)
        .waitFor()
      await expectStateAccessible(page, "a picture, and a refused file")
      await page.getByRole("button", { name: "Delete moving.gif" }).click()
      await page.getByRole("alertdialog").waitFor()
      await expectStateAccessible(page, "the question whether to delete it")
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
      await card(page, "moving.gif").waitFor({ state: "detached" })

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

      // One that is used somewhere is asked about again.
      await page.getByRole("button", { name: "Clear all" }).click()
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
    },
    { ...STATES_BEGIN, permissions: ["clipboard-read", "clipboard-write"] },
  )
})

/** Shows a picture of the library in the home page's hero. */
const showOnHome = async (page: Page, address: string) => {
  const headers = { authorization: `Bearer ${await storedToken(page)}` }
  const asked = await page.request.post("/graphql", {
    headers,
    data: { query: `{ cmsBlocks(page: "home") { id sectionId content } }` },
  })
  const { data } = await asked.json()
  const { id, content } = data.cmsBlocks.find(({ sectionId }: { sectionId: string }) => sectionId === "hero")
  const saved = await page.request.put(`/api/cms/blocks/${id}`, {
    headers,
    data: { content: { ...content, picture: address } },
  })
  expect(saved.status()).toBe(200)
}

test("eight pictures are uploaded and described without the mouse; one is replaced everywhere, and cropped", async () => {
  const [old, fresh] = [
    await makePicture({ width: 1200, height: 900 }),
    await makePicture({ width: 900, height: 1200 }),
  ]
  await stage.visit(async (page) => {
    await openLibrary(page)
    const files = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        pictureFile(`${index}.png`, await makePicture({ width: 70 + index })),
      ),
    )
    await pick(page, files)
    await page.getByRole("textbox", { name: "Alt text of 0.png" }).waitFor()
    await uploads(page).waitFor({ state: "detached" })
    await page.getByRole("textbox", { name: "Alt text of 7.png" }).focus()
    for (const name of files.map((file) => file.name).toReversed()) {
      await page.waitForFunction((label) => document.activeElement?.closest("article")?.ariaLabel === label, name)
      await page.keyboard.type(`A car, ${name}`)
      await page.keyboard.press("Enter")
      await card(page, name).getByText(`A car, ${name}`).waitFor()
    }
    await page.getByRole("button", { name: "Without alt text" }).click()
    await page.getByText("No pictures match this filter").waitFor()

    await page.getByRole("button", { name: "Without alt text" }).click()
    await pick(page, [pictureFile("summer.png", old)])
    await page.getByRole("textbox", { name: "Alt text of summer.png" }).fill("A car on the road")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Edit alt text of summer.png" }).waitFor()
    const address = (await card(page, "summer.png").getByRole("link").first().getAttribute("href")) ?? ""
    await showOnHome(page, address)
    const shown = page.getByRole("img", { name: "A car on the road" })
    await page.goto("/")
    expect(await shown.getAttribute("src")).toContain(sha256(old))
    const tag = (await page.request.get(address)).headers().etag ?? ""

    await page.goto("/adminpage/dashboard?tab=media&used=nowhere")
    await page.getByText(/of 8 · \d/).waitFor()
    await expectCount(card(page, "summer.png"), 0)
    await page.getByRole("button", { name: "Unused" }).click()
    await page.getByRole("button", { name: "Edit summer.png" }).click()

    await page.getByRole("slider", { name: "Focal point of summer.png" }).focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Shift+ArrowLeft")
    await page.keyboard.press("ArrowDown")
    await expectStateAccessible(page, "the details of a picture")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await page.getByText("The focal point is saved").waitFor()

    await page.getByRole("button", { name: "Edit summer.png" }).click()

    await page.getByLabel("Replace picture").setInputFiles([pictureFile("winter.png", fresh)])
    await page.getByRole("alertdialog").getByText("winter.png").waitFor()
    await expectStateAccessible(page, "a picture and the one to take its place")
    await page.getByRole("button", { name: "Replace", exact: true }).click()
    await page.getByText("The picture is replaced").waitFor()
    await card(page, "winter.png").getByText("A car on the road").waitFor()

    const served = await page.request.get(address, { headers: { "if-none-match": tag } })
    expect([served.status(), sha256(await served.body())]).toEqual([200, sha256(fresh)])
    await page.goto("/")
    expect(await shown.getAttribute("src")).toContain(sha256(fresh))
    const looks = await shown.evaluate(async (img: HTMLImageElement) => {
      await img.decode()
      return [img.naturalWidth, getComputedStyle(img).objectPosition]
    })
    expect(looks).toEqual([expect.any(Number), "20% 51%"])
    expect(looks[0]).toBeGreaterThan(0)

    // After the last one of a page is deleted, the page before is shown.
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
  }, STATES_BEGIN)
})
