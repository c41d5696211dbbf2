import { sha256 } from "@farelight/api/testing/pictures/mediaClient.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectStateAccessible, STATES_BEGIN } from "../support/axe.ts"
import { storedToken } from "../support/dashboard.ts"
import { card, openLibrary, pick, pictureFile } from "../support/mediaLibrary.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

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

test("a picture in use is replaced everywhere, and cropped", async () => {
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
