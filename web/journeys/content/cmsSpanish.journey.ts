import { spanish } from "@farelight/api/contract/content/es/spanish.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { expect, test } from "@jest/globals"
import { beginEdit, card, openEditor, openSection, preview, save, title } from "../parts/cms.ts"
import { expectValue } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

/** The headline of the page as it is served, and not the whole page: a failure shows what was compared. */
const headlineAt = async (path: string) => {
  const html = await (await fetch(new URL(path, stage.url))).text()
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
}

test("a Spanish headline is written, seen by visitors of the Spanish page alone, and marked once English changes", async () => {
  await stage.visit(async (page) => {
    await openEditor(page)
    await openSection(page, "hero")
    await page.getByRole("button", { name: "Español" }).click()
    await card(page, "hero").getByText("All texts are in Spanish.").waitFor()
    await beginEdit(page, "hero")
    await expectValue(title(page).first(), spanish.pages.home?.hero?.title)
    await title(page).first().fill("Anuncios que acompañan la noche")
    await preview(page).getByRole("heading", { level: 1, name: "Anuncios que acompañan la noche" }).waitFor()
    await preview(page).locator("html[lang=es]").waitFor({ state: "attached" })
    await save(page)
    expect(await headlineAt("/es")).toBe("Anuncios que acompañan la noche")
    expect(await headlineAt("/")).toBe(registry.home.hero.title)

    await page.getByRole("button", { name: "English" }).click()
    await beginEdit(page, "hero")
    await title(page).first().fill("Ads that stay with the night")
    await save(page)
    expect(await headlineAt("/")).toBe("Ads that stay with the night")
    expect(await headlineAt("/es")).toBe("Anuncios que acompañan la noche")

    await page.getByRole("button", { name: "Español" }).click()
    await card(page, "hero").getByText("1 text changed in English since it was translated.").waitFor()
    await card(page, "hero").getByText("May be out of date: title.").waitFor()
    await beginEdit(page, "hero")
    await page.getByText(`It was: “${registry.home.hero.title}”`).waitFor()
    await page.getByRole("button", { name: "The Spanish still fits: TITLE" }).click()
    await save(page)
    await card(page, "hero").getByText("All texts are in Spanish.").waitFor()
  }, wide)
})
