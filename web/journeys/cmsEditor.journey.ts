import { AxeBuilder } from "@axe-core/playwright"
import { messages } from "@farelight/api/messages.ts"
import { registry } from "@farelight/api/modules/cms/registry.ts"
import { describe, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { signIn } from "./dashboard.ts"
import { setUpStage } from "./stage.ts"

const stage = setUpStage()

const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const card = (page: Page, section: string) => page.getByRole("region", { name: section, exact: true })
const preview = (page: Page, name = "Home") => page.frameLocator(`iframe[title="Preview of ${name}"]`)
const title = (page: Page) => page.getByRole("textbox", { name: "TITLE", exact: true })

/** Opens a page of the editor as the signed-in operator. */
const openEditor = async (page: Page, address = "") => {
  await signIn(page)
  await page.goto(`/adminpage/dashboard?tab=cms${address}`)
}

const beginEdit = async (page: Page, section: string) => {
  await page.getByRole("button", { name: `Edit ${section}`, exact: true }).click()
  await card(page, section).getByRole("button", { name: "Save", exact: true }).waitFor()
}

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await page.getByText(messages.contentUpdated).waitFor()
}

const headlineOfSite = async () => {
  let headline = ""
  await stage.visit(async (visitor) => {
    await visitor.goto("/")
    headline = await visitor.getByRole("heading", { level: 1 }).innerText()
  })
  return headline
}

describe("the headline of the start page", () => {
  test("is changed with a live preview, shows on the site at its next load, and is brought back", async () => {
    const before = await headlineOfSite()
    await stage.visit(async (page) => {
      await openEditor(page)
      await beginEdit(page, "hero")
      await preview(page).getByRole("heading", { level: 1, name: registry.home.hero.title }).waitFor()
      await title(page).fill("Ads that <b>move</b> with the city")
      await preview(page).getByRole("heading", { level: 1, name: "Ads that <b>move</b> with the city" }).waitFor()
      expect(await headlineOfSite()).toBe(before)

      // A link in the preview leads nowhere: the draft would be gone.
      await preview(page).getByRole("link", { name: registry.home.hero.button_label }).first().click()
      await preview(page).getByRole("heading", { level: 1 }).waitFor()

      await save(page)
      expect(await headlineOfSite()).toBe("Ads that <b>move</b> with the city")

      await page.getByRole("button", { name: "History of hero" }).click()
      const newest = page.getByRole("article", { name: "Version 2" })
      await newest.locator("ins").first().waitFor()
      expect(await newest.innerText()).toContain("operator")
      await page.getByRole("button", { name: "Restore version 1" }).click()
      await page.getByText("Version 1 is back, as version 3.").waitFor()
      expect(await headlineOfSite()).toBe(before)
    }, DESKTOP)
  })

  test("edited by two operators at once: the later one sees both texts, and neither is lost", async () => {
    await stage.visit(
      async (one) => {
        await openEditor(one)
        await beginEdit(one, "closing")
        await title(one).fill("Ready when you are")
        await stage.visit(async (other) => {
          await openEditor(other)
          await beginEdit(other, "closing")
          await other.getByRole("textbox", { name: "TEXT", exact: true }).fill("Somebody else's words")
          await save(other)
        }, DESKTOP)

        await one.getByRole("button", { name: "Save", exact: true }).click()
        await one.getByText(messages.contentUpdateFailed).waitFor()
        await one.getByText(/^operator saved this section on .*, after you began\.$/).waitFor()
        expect(await title(one).inputValue()).toBe("Ready when you are")
        await one.getByRole("button", { name: /^Combine/ }).click()
        await save(one)
        await stage.visit(async (visitor) => {
          await visitor.goto("/")
          await visitor.getByText("Ready when you are").waitFor()
          await visitor.getByText("Somebody else's words").waitFor()
        })
      },
      { ...DESKTOP, provokesErrors: true },
    )
  })
})

describe("an edit", () => {
  test("survives a reload in its middle", async () => {
    await stage.visit(async (page) => {
      await openEditor(page, "&page=about")
      await beginEdit(page, "hero")
      await title(page).fill("Half a thought")
      page.on("dialog", (dialog) => dialog.accept())
      await page.reload()
      await page.getByText(/^You have an unsaved draft from/).waitFor()
      await page.getByRole("button", { name: "Continue" }).click()
      expect(await title(page).inputValue()).toBe("Half a thought")
      await preview(page, "About").getByText("Half a thought").first().waitFor()

      await page.getByRole("tab", { name: "Drivers", exact: true }).click()
      await page.getByText("Leave without saving?").waitFor()
      await page.getByRole("button", { name: "Keep editing" }).click()
      expect(await title(page).inputValue()).toBe("Half a thought")
      await save(page)
    }, DESKTOP)
  })

  test("by keyboard alone adds a row and puts it first", async () => {
    await stage.visit(async (page) => {
      await openEditor(page, "&page=global")
      await page.getByRole("button", { name: "Edit coverage" }).focus()
      await page.keyboard.press("Enter")
      await page.getByRole("button", { name: "CITIES: edit as rows" }).focus()
      await page.keyboard.press("Enter")
      await page.getByRole("button", { name: "Add row" }).focus()
      await page.keyboard.press("Enter")
      await page.keyboard.type("Reno")
      const last = registry.global.coverage.cities.length + 1
      await page.getByRole("button", { name: `Move CITIES ${last} up` }).focus()
      for (let row = last; row > 1; row -= 1) {
        await page.keyboard.press("Enter")
        await page.getByText(`Row ${row} is row ${row - 1} now.`).waitFor({ state: "attached" })
      }
      await page.keyboard.press("Control+s")
      await page.getByText(messages.contentUpdated).waitFor()
      await page.getByText(/"Reno",\s+"Los Angeles"/).waitFor()
    }, DESKTOP)
  })
})

describe("the specification's texts", () => {
  test("are all there", async () => {
    await stage.visit(
      async (page) => {
        await openEditor(page)
        await page.route("**/graphql", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300))
          await route.continue()
        })
        await page.reload()
        await page.getByText("Loading CMS content...").first().waitFor()
        await page.unroute("**/graphql")
        expect(await page.getByRole("tab", { name: "CMS Editor" }).getAttribute("aria-selected")).toBe("true")
        expect(await page.getByRole("tab", { name: "Home", exact: true }).getAttribute("aria-selected")).toBe("true")
        await card(page, "vehicle wrap").getByText("Last updated: ").waitFor()
        await card(page, "vehicle wrap").getByText('"button_label": "Start Your Campaign"').waitFor()

        await beginEdit(page, "brands")
        const brands = card(page, "brands")
        expect(await brands.getByLabel("BUTTON LABEL").evaluate((field) => field.tagName)).toBe("INPUT")
        expect(await brands.getByLabel("TEXT", { exact: true }).first().getAttribute("rows")).toBe("4")
        expect(await brands.locator("textarea[rows='10']").count()).toBe(1)
        await brands.getByRole("button", { name: "Cancel" }).click()
        await brands.getByRole("button", { name: "Edit brands" }).waitFor()

        await beginEdit(page, "hero")
        await title(page).fill("Kept")
        await page.route("**/graphql", (route) => route.abort())
        await page.getByRole("button", { name: "Save", exact: true }).click()
        await page.getByText(messages.contentUpdateFailed).waitFor()
        expect(await title(page).inputValue()).toBe("Kept")
        page.on("dialog", (dialog) => dialog.accept())
        await page.unroute("**/graphql")
        await page.getByRole("button", { name: "Cancel" }).click()

        await page.route("**/graphql", (route) =>
          route.request().postData()?.includes("query CmsEditor") ? route.abort() : route.continue(),
        )
        await page.reload()
        await page.getByText(messages.cmsLoadFailed).first().waitFor()
      },
      { ...DESKTOP, provokesErrors: true },
    )
  })

  test("of nested objects are bordered groups", async () => {
    await stage.visit(async (page) => {
      await openEditor(page, "&page=privacy_policy")
      await beginEdit(page, "information we collect")
      const group = page.getByRole("group", { name: "PERSONAL", exact: true })
      await group.getByLabel("TITLE").waitFor()
      expect(await group.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("1px")
    }, DESKTOP)
  })
})

const settings = [
  { width: 1440, colorScheme: "light" },
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 390, colorScheme: "dark" },
] as const

describe.each(settings)("at $width px in $colorScheme", ({ width, colorScheme }) => {
  const expectAccessible = async (page: Page) => {
    // The page in the preview has a journey of its own.
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).exclude("iframe").analyze()
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary }))),
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  test("the editor has no WCAG 2.2 A or AA violation, in any of its states", async () => {
    await stage.visit(
      async (page) => {
        await openEditor(page)
        await page.getByRole("button", { name: "Edit brands" }).waitFor()
        await expectAccessible(page)

        await beginEdit(page, "brands")
        await title(page).fill("")
        await page.getByLabel("CARDS", { exact: true }).press("x")
        await expectAccessible(page)
        await page.getByRole("button", { name: "Back to the last valid text" }).click()
        await page.getByRole("button", { name: "CARDS: edit as rows" }).click()
        await expectAccessible(page)
        await page.getByRole("tab", { name: "About", exact: true }).click()
        await page.getByText("Leave without saving?").waitFor()
        await expectAccessible(page)
        await page.getByRole("button", { name: "Leave", exact: true }).click()
        await page.getByRole("tab", { name: "Home", exact: true }).click()
        await page.getByText(/^You have an unsaved draft from/).waitFor()
        await expectAccessible(page)

        await page.getByRole("button", { name: "History of closing" }).click()
        await page.getByRole("article", { name: "Version 1" }).waitFor()
        await expectAccessible(page)
      },
      { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" },
    )
  })
})
