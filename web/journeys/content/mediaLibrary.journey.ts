import { messages } from "@farelight/api/contract/api/messages.ts"
import { sha256 } from "@farelight/api/testing/pictures/mediaClient.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectStateAccessible, STATES_BEGIN } from "../support/axe.ts"
import { storedToken } from "../support/dashboard.ts"
import { card, openLibrary, pick, pictureFile, uploads } from "../support/mediaLibrary.ts"
import { expectFocus, soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"

// The site's public address, which this machine cannot reach.
const PUBLIC_URL = "http://ads.example.com"

const stage = setUpStage({ PUBLIC_URL })

test("copying a picture's address fills the clipboard, and deleting one returns the focus", async () => {
  await stage.visit(
    async (page) => {
      const bytes = await makePicture()
      await openLibrary(page)
      const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") }
      await pick(page, [pictureFile("café.png", bytes), notes])
      await uploads(page)
        .getByText(/Only JPG, PNG, GIF and WebP pictures are accepted/)
        .waitFor()
      await card(page, "café.png").waitFor()
      await expectStateAccessible(page, "a picture, and a refused file")

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

      const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this file?" })
      await page.getByRole("button", { name: "Delete café.png" }).click()
      await question.waitFor()
      await expectStateAccessible(page, "the question whether to delete it")
      await question.getByRole("button", { name: "Cancel" }).click()
      await expectFocus(page.getByRole("button", { name: "Delete café.png" }))
      await page.getByRole("button", { name: "Delete café.png" }).click()
      await question.getByRole("button", { name: "Delete" }).click()
      await card(page, "café.png").waitFor({ state: "detached" })
      await expectFocus(page.getByRole("region", { name: "Pictures" }))
      expect((await page.request.get(pathname)).status()).toBe(404)
    },
    { ...STATES_BEGIN, permissions: ["clipboard-read", "clipboard-write"] },
  )
})

const showOnHome = async (page: Page, picture: string) => {
  const headers = { authorization: `Bearer ${await storedToken(page)}` }
  const query = `{ cmsBlocks(page: "home") { id sectionId content } }`
  const { data } = await (await page.request.post("/graphql", { headers, data: { query } })).json()
  const { id, content } = data.cmsBlocks.find(({ sectionId }: { sectionId: string }) => sectionId === "hero")
  const saved = await page.request.put(`/api/cms/blocks/${id}`, {
    headers,
    data: { content: { ...content, picture } },
  })
  expect(saved.status()).toBe(200)
}

test("a picture is replaced everywhere, and cropped", async () => {
  const [old, fresh] = [
    await makePicture({ width: 1200, height: 900 }),
    await makePicture({ width: 900, height: 1200 }),
  ]
  await stage.visit(async (page) => {
    await openLibrary(page)
    await pick(page, [pictureFile("summer.png", old)])
    await page.getByRole("button", { name: "Add alt text of summer.png" }).click()
    await page.getByRole("textbox", { name: "Alt text of summer.png" }).fill("A car on the road")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Edit alt text of summer.png" }).waitFor()
    const address = (await card(page, "summer.png").getByRole("link").first().getAttribute("href")) ?? ""
    await showOnHome(page, address)
    const shown = page.getByRole("img", { name: "A car on the road" })
    await page.goto("/")
    expect(await shown.getAttribute("src")).toContain(sha256(old))
    const tag = (await page.request.get(address)).headers().etag ?? ""

    await page.goto("/adminpage/dashboard?tab=media")
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
  }, STATES_BEGIN)
})
