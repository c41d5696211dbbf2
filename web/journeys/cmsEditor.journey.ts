import { registry } from "@farelight/api/contract/content/registry.ts"
import { messages } from "@farelight/api/contract/messages.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { describe, expect, test } from "@jest/globals"
import type { Page, Route } from "playwright-core"
import { expectAccessible } from "./axe.ts"
import { signIn } from "./dashboard.ts"
import { setUpStage } from "./stage.ts"

const stage = setUpStage()

const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const

const card = (page: Page, section: string) => page.getByRole("region", { name: section, exact: true })
const preview = (page: Page, name = "Home") => page.frameLocator(`iframe[title="Preview of ${name}"]`)
const title = (page: Page) => page.getByRole("textbox", { name: "TITLE", exact: true })

/** Opens a page of the editor as the signed-in operator. */
const openEditor = async (page: Page, address = "") => {
  await signIn(page)
  await page.goto(`/adminpage/dashboard?tab=cms${address}`)
}

const asksForContent = (route: Route) => route.request().postData()?.includes("query CmsEditor") ?? false

const beginEdit = async (page: Page, section: string) => {
  await page.getByRole("button", { name: `Edit ${section}`, exact: true }).click()
  await card(page, section).getByRole("button", { name: "Save", exact: true }).waitFor()
}

/** Opens the editor at the home page, or at the address, and begins to edit the section. */
const openEdit = async (page: Page, section: string, address = "") => {
  await openEditor(page, address)
  await beginEdit(page, section)
}

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await page.getByText(messages.contentUpdated).waitFor()
}

const PICTURE = { name: "skyline.png", altText: "The skyline at dusk" }

/** What a new visitor sees at the head of the home page. */
const headOfSite = async () => {
  const head: { headline: string; pictures: string[] } = { headline: "", pictures: [] }
  await stage.visit(async (visitor) => {
    await visitor.goto("/")
    head.headline = await visitor.getByRole("heading", { level: 1 }).innerText()
    const pictures = visitor.locator("[data-section=hero] picture img")
    for (const picture of await pictures.all()) await picture.evaluate((image: HTMLImageElement) => image.decode())
    head.pictures = await pictures.evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt))
  }, DESKTOP)
  return head
}

describe("the head of the home page", () => {
  test("gets a headline and a picture with a live preview, shows them at its next load, and is restored", async () => {
    const before = await headOfSite()
    expect(before).toEqual({ headline: registry.home.hero.title, pictures: [] })
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
      await shown.locator("[data-section=hero] picture img").waitFor()
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
      expect(await newest.innerText()).toContain("operator")
      await page.getByRole("button", { name: "Restore version 1" }).click()
      await page.getByText("Version 1 is back, as version 3.").waitFor()
      expect(await headOfSite()).toEqual(before)
    }, DESKTOP)
  })

  test("edited by two operators at once: the second one sees both texts, and neither is lost", async () => {
    await stage.visit(
      async (one) => {
        await openEdit(one, "closing")
        await title(one).fill("Ready when you are")
        await stage.visit(async (other) => {
          await openEdit(other, "closing")
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
          for (const text of ["Ready when you are", "Somebody else's words"]) await visitor.getByText(text).waitFor()
        })
      },
      { ...DESKTOP, provokesErrors: true },
    )
  })
})

describe("an edit", () => {
  test("survives a reload", async () => {
    await stage.visit(async (page) => {
      await openEdit(page, "hero", "&page=about")
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

  test("that is still open in another tab is offered as such, and as a draft once that tab is closed", async () => {
    await stage.visit(async (page) => {
      await openEditor(page, "&page=contact")
      const other = await page.context().newPage()
      await other.goto("/adminpage/dashboard?tab=cms&page=contact")
      await beginEdit(other, "hero")
      await title(other).fill("Begun elsewhere")
      await page.getByText(/^You have an unsaved draft from .* It is still open in another tab\.$/).waitFor()
      await page.getByRole("button", { name: "Continue here" }).waitFor()
      expect(await page.getByRole("button", { name: "Discard" }).count()).toBe(0)
      await other.close()
      await page.getByRole("button", { name: "Discard" }).click()
      await page.getByText(/^You have an unsaved draft/).waitFor({ state: "detached" })
    }, DESKTOP)
  })

  test("on a phone requests the preview only while it shows, and continues where it was", async () => {
    await stage.visit(
      async (page) => {
        const previews: string[] = []
        page.on("request", (request) => {
          if (request.url().includes("/adminpage/preview/")) previews.push(request.postData() ?? "")
        })
        await openEdit(page, "hero", "&page=drivers")
        await title(page).fill("Drive")
        await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("cms_draft:")))
        const pane = page.getByRole("group", { name: "Form or preview" })
        await pane.getByRole("button", { name: "Preview" }).click()
        await preview(page, "Drivers").getByRole("heading", { level: 1, name: "Drive" }).waitFor()
        await pane.getByRole("button", { name: "Edit" }).click()
        await title(page).fill("Drive and earn")
        await pane.getByRole("button", { name: "Preview" }).click()
        await preview(page, "Drivers").getByRole("heading", { level: 1, name: "Drive and earn" }).waitFor()
        expect(previews).toHaveLength(2)
        await pane.getByRole("button", { name: "Edit" }).click()
        await page.getByRole("button", { name: "Cancel" }).click()
      },
      { ...DESKTOP, viewport: { width: 390, height: 844 } },
    )
  })

  test("by keyboard alone adds a row and puts it first", async () => {
    await stage.visit(async (page) => {
      await openEditor(page, "&page=global")
      for (const name of ["Edit coverage", "CITIES: edit as rows", "Add row"]) {
        await page.getByRole("button", { name }).focus()
        await page.keyboard.press("Enter")
      }
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
        const held: Route[] = []
        await page.route("**/graphql", (route) => {
          if (asksForContent(route)) held.push(route)
          else route.continue()
        })
        await page.reload()
        await page.getByText("Loading CMS content...").first().waitFor()
        await page.unroute("**/graphql")
        await Promise.all(held.map((route) => route.continue()))
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

        await page.route("**/graphql", (route) => (asksForContent(route) ? route.abort() : route.continue()))
        await page.reload()
        await page.getByText(messages.cmsLoadFailed).first().waitFor()
      },
      { ...DESKTOP, provokesErrors: true },
    )
  })

  test("of nested objects are bordered groups", async () => {
    await stage.visit(async (page) => {
      await openEdit(page, "information we collect", "&page=privacy_policy")
      const group = page.getByRole("group", { name: "PERSONAL", exact: true })
      await group.getByLabel("TITLE").waitFor()
      expect(await group.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("1px")
    }, DESKTOP)
  })
})

const settings = (["light", "dark"] as const).flatMap((colorScheme) =>
  [1440, 390].map((width) => ({ width, colorScheme })),
)

describe.each(settings)("at $width px in $colorScheme", ({ width, colorScheme }) => {
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
