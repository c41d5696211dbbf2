import { messages } from "@farelight/api/contract/api/messages.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { describe, expect, test } from "@jest/globals"
import { openEdit, preview, restore, save, title } from "../parts/cms.ts"
import { expectValue } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

const PICTURE = { name: "skyline.png", altText: "The skyline at dusk" }

/** What a new visitor sees at the head of the home page. */
const headOfSite = async () => {
  const head: { headline: string; pictures: string[] } = { headline: "", pictures: [] }
  await stage.visit(async (visitor) => {
    await visitor.goto("/")
    head.headline = await visitor.getByRole("heading", { level: 1 }).innerText()
    const pictures = visitor.locator("[data-section=hero] picture img")
    await pictures.first().waitFor()
    for (const picture of await pictures.all()) await picture.evaluate((image: HTMLImageElement) => image.decode())
    head.pictures = await pictures.evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt))
  }, wide)
  return head
}

describe("the head of the home page", () => {
  test("gets a headline and a picture with a live preview, shows them at its next load, and is restored", async () => {
    const before = await headOfSite()
    expect(before).toEqual({ headline: registry.home.hero.title, pictures: [registry.global.pictures.interior] })
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
      await preview(page).getByRole("link", { name: registry.home.hero.button_label }).first().click()
      await preview(page).getByRole("heading", { level: 1 }).waitFor()
      await save(page)
      expect(await headOfSite()).toEqual({
        headline: "Ads that <b>move</b> with the city 🌆",
        pictures: [PICTURE.altText],
      })

      await page.getByRole("button", { name: "History of hero" }).click()
      const newest = page.getByRole("article", { name: "Version 2" })
      await newest.locator("ins").first().waitFor()
      await newest.getByText("operator").first().waitFor()
      await restore(page, 1)
      await page.getByText("Version 1 is back, as version 3.").waitFor()
      expect(await headOfSite()).toEqual(before)
    }, wide)
  })

  test("edited by two operators at once: the second one sees both texts, and neither is lost", async () => {
    await stage.visit(
      async (one) => {
        await openEdit(one, "closing")
        await title(one).fill("Ready when you are")
        // Otherwise this draft may be the one that comes too late.
        await one.getByText("Draft saved for the team, not live").waitFor()
        await stage.visit(async (other) => {
          await openEdit(other, "closing")
          await other.getByRole("textbox", { name: "TEXT", exact: true }).fill("Somebody else's words")
          await save(other)
        }, wide)
        await one.getByRole("button", { name: "Save", exact: true }).click()
        await one.getByText(messages.contentUpdateFailed).first().waitFor()
        await one.getByText(/^operator saved this section on .*, after you began\.$/).waitFor()
        await expectValue(title(one), "Ready when you are")
        await one.getByRole("button", { name: /^Combine/ }).click()
        await save(one)
        await stage.visit(async (visitor) => {
          await visitor.goto("/")
          for (const text of ["Ready when you are", "Somebody else's words"]) await visitor.getByText(text).waitFor()
        })
      },
      { ...wide, expectedErrors: [/SaveCmsDraft failed: .* published or discarded meanwhile/] },
    )
  })
})
