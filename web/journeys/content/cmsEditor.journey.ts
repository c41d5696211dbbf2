import { registry } from "@farelight/api/contract/content/registry.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { expect, test } from "@jest/globals"
import { openEdit, preview, save, title } from "../support/cms.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage()

const PICTURE = { name: "skyline.png", altText: "The skyline at dusk" }

/** The home page as a new visitor gets it. */
const site = async () => (await fetch(stage.url)).text()

const headOfSite = async () => {
  const html = await site()
  const hero = /<section[^>]*data-section="hero".*?<\/section>/s.exec(html)?.[0] ?? ""
  return {
    headline: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1],
    pictures: [...hero.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt),
  }
}

test("the head of the home page gets a headline and a picture with a live preview", async () => {
  const before = { headline: registry.home.hero.title, pictures: [registry.global.pictures.interior] }
  expect(await headOfSite()).toEqual(before)
  await stage.visit(async (page) => {
    await openEdit(page, "hero")
    const shown = preview(page)
    await shown.getByRole("heading", { level: 1, name: registry.home.hero.title }).waitFor()
    const footer = await page
      .locator("iframe")
      .evaluateHandle((frame: HTMLIFrameElement) => frame.contentDocument?.querySelector("footer"))
    await title(page).fill("Ads that <b>move</b> with the city 🌆")
    await shown.getByRole("heading", { level: 1, name: "Ads that <b>move</b> with the city 🌆" }).waitFor()

    await page.getByRole("button", { name: "Choose: PICTURE" }).click()
    const buffer = await makePicture({ width: 1600, height: 900 })
    const upload = page.getByRole("dialog").getByLabel("Upload images")
    await upload.setInputFiles([{ name: PICTURE.name, mimeType: "image/png", buffer }])
    const chosen = page.getByRole("group", { name: "PICTURE" })
    await chosen.getByRole("button", { name: `Add alt text of ${PICTURE.name}` }).click()
    await chosen.getByRole("textbox", { name: `Alt text of ${PICTURE.name}` }).fill(PICTURE.altText)
    await page.keyboard.press("Enter")
    await chosen.getByText(PICTURE.altText).waitFor()
    await shown.getByAltText(PICTURE.altText).waitFor()
    // The page was updated in place, not reloaded: nothing flashes while the operator types.
    expect(await footer.evaluate((element) => element?.isConnected)).toBe(true)
    expect(await headOfSite()).toEqual(before)

    // A link in the preview leads nowhere: following it would lose the draft.
    await shown.getByRole("link", { name: registry.home.hero.button_label }).first().click()
    await shown.getByRole("heading", { level: 1 }).waitFor()
    await save(page)
    await stage.visit(async (visitor) => {
      await visitor.goto("/")
      await visitor.getByRole("heading", { level: 1, name: "Ads that <b>move</b> with the city 🌆" }).waitFor()
      const picture = visitor.locator("[data-section=hero]").getByAltText(PICTURE.altText)
      await picture.evaluate((image: HTMLImageElement) => image.decode())
    }, wide)
  }, wide)
})
