import { messages } from "@farelight/api/contract/api/messages.ts"
import { spanish } from "@farelight/api/contract/content/es/spanish.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { operator } from "@farelight/api/testing/product/product.ts"
import { expect, test } from "@jest/globals"
import type { Page, Route } from "playwright-core"
import { expectStatesOnBothScreens, STATES_BEGIN, type State } from "../parts/axe.ts"
import { beginEdit, card, goToList, openEdit, openEditor, openSection, preview, save, title } from "../parts/cms.ts"
import { enterLogin, storedToken } from "../parts/dashboard.ts"
import { expectCount, expectValue, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { DASHBOARD_POLLS, wide } from "../parts/visit.ts"

const stage = setUpStage()

const asksForContent = (route: Route) => route.request().postData()?.includes("query CmsEditor") ?? false
const savesDraft = (route: Route) => route.request().postData()?.includes("mutation SaveCmsDraft") ?? false

const openPage = async (page: Page, name: string | RegExp) => {
  await goToList(page)
  await page.getByRole("tab", { name, exact: true }).click()
}

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

const GLOBAL = "Global: facts all pages share"

test("an edit survives a reload and leaving as the team's draft, another tab overwrites nothing, and keys alone do it", async () => {
  await stage.visit(
    async (page) => {
      await openEdit(page, "hero", "&page=about")
      await title(page).fill("Half a thought")
      await page.getByText("Draft saved for the team, not live").waitFor()
      await page.reload()
      await card(page, "hero")
        .getByText(/^Saved by operator, .* Visitors do not see it yet\.$/)
        .waitFor()
      await beginEdit(page, "hero")
      await expectValue(title(page), "Half a thought")
      await preview(page, "About").getByText("Half a thought").first().waitFor()

      await title(page).fill("A whole thought")
      await page.getByRole("tab", { name: "Drivers", exact: true }).click()
      await page.getByRole("tab", { name: "About", exact: true }).click()
      await beginEdit(page, "hero")
      await expectValue(title(page), "A whole thought")
      await save(page)

      await openPage(page, "Contact")
      await beginEdit(page, "hero")
      const other = await page.context().newPage()
      await other.goto("/adminpage/dashboard?tab=cms&page=contact")
      await beginEdit(other, "hero")
      await title(other).fill("Begun elsewhere")
      await other.getByText("Draft saved for the team, not live").waitFor()
      await title(page).fill("Begun here")
      await page.getByText(/^operator saved this draft on .*, after you began\.$/).waitFor()
      await page.getByRole("button", { name: "Take theirs" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Take theirs" }).click()
      await expectValue(title(page), "Begun elsewhere")
      await page.getByRole("button", { name: "Cancel" }).click()
      await other.close()

      await openPage(page, GLOBAL)
      for (const name of ["social", "Edit social", "LINKS: edit as rows", "Add row"]) {
        await page.getByRole(name === "social" ? "link" : "button", { name }).focus()
        await page.keyboard.press("Enter")
      }
      await soon(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT"))
      await page.keyboard.type("Bluesky")
      await page.keyboard.press("Tab")
      await page.keyboard.type("https://example.com/bluesky")
      const last = registry.global.social.links.length + 1
      await page.getByRole("button", { name: `Move LINKS ${last} up` }).focus()
      for (let row = last; row > 1; row -= 1) {
        await page.keyboard.press("Enter")
        await page.getByText(`Row ${row} is row ${row - 1} now.`).waitFor({ state: "attached" })
      }
      await page.keyboard.press("Control+s")
      await page.getByText(messages.contentUpdated).first().waitFor()
      await page.getByText(/"Bluesky"[^}]*\},\s*\{\s*"label": "LinkedIn"/).waitFor()

      await page.goto("/adminpage/dashboard?tab=cms&page=privacy_policy")
      await beginEdit(page, "information we collect")
      const group = page.getByRole("group", { name: "PERSONAL", exact: true })
      await group.getByLabel("TITLE").waitFor()
      expect(await group.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("1px")
    },
    { ...wide, expectedErrors: [/SaveCmsDraft failed: .* changed meanwhile/] },
  )
})

test("an edit is kept while the server cannot be reached and over a login, and the editor has all its texts", async () => {
  await stage.visit(
    async (page) => {
      await openEdit(page, "hero", "&page=contact")
      const headers = { authorization: `Bearer ${await storedToken(page)}` }
      await page.route("**/graphql", async (route) => {
        if (savesDraft(route)) await page.request.post("/graphql", { headers, data: { query: "mutation { logout }" } })
        await route.continue()
      })
      await title(page).fill("Typed at the end of a session")
      await page.getByText("Your session has ended. Please sign in again.").waitFor()
      await page.unrouteAll({ behavior: "wait" })
      await enterLogin(page, operator)
      await expectValue(title(page), "Typed at the end of a session")
      await page.getByText("Draft saved for the team, not live").waitFor()
      await page.getByRole("button", { name: "Cancel" }).click()

      await openPage(page, "About")
      await beginEdit(page, "mission")
      await page.route("**/graphql", (route) => (savesDraft(route) ? route.abort() : route.continue()))
      await title(page).fill("Typed in a tunnel")
      await page.getByText("Not saved: it is tried again. Keep this page open.").waitFor()
      await page.getByRole("tab", { name: "Drivers", exact: true }).click()
      await page.getByText("Leave without saving?").waitFor()
      await page.getByRole("button", { name: "Keep editing" }).click()
      await page.unroute("**/graphql")
      await page.evaluate(() => window.dispatchEvent(new Event("online")))
      await page.getByText("Draft saved for the team, not live").waitFor()
      await expectValue(title(page), "Typed in a tunnel")
      await page.getByRole("button", { name: "Cancel" }).click()

      await page.getByRole("button", { name: "Edit mission", exact: true }).waitFor()
      await openPage(page, "Home")
      const held: Route[] = []
      await page.route("**/graphql", (route) => {
        if (asksForContent(route)) held.push(route)
        else route.continue()
      })
      await page.reload()
      await page.getByText("Loading CMS content...").first().waitFor()
      await page.unroute("**/graphql")
      // One may have been let through while the route was taken away.
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
      expect(await page.getByRole("tab", { name: "CMS Editor" }).getAttribute("aria-selected")).toBe("true")
      expect(await page.getByRole("tab", { name: "Home", exact: true }).getAttribute("aria-selected")).toBe("true")
      await openSection(page, "vehicle wrap")
      await card(page, "vehicle wrap").getByText("Last updated: ").waitFor()
      await card(page, "vehicle wrap").getByText('"button_label": "Start Your Campaign"').waitFor()

      await beginEdit(page, "brands")
      const brands = card(page, "brands")
      expect(await brands.getByLabel("BUTTON LABEL").evaluate((field) => field.tagName)).toBe("INPUT")
      expect(await brands.getByLabel("TEXT", { exact: true }).first().getAttribute("rows")).toBe("4")
      await expectCount(brands.locator("textarea[rows='10']"), 1)
      await brands.getByRole("button", { name: "Cancel" }).click()
      await brands.getByRole("button", { name: "Edit brands" }).waitFor()
      await beginEdit(page, "hero")
      await title(page).fill("Kept")
      await page.route("**/graphql", (route) => route.abort())
      await page.getByRole("button", { name: "Save", exact: true }).click()
      await page.getByText(messages.contentUpdateFailed).first().waitFor()
      await expectValue(title(page), "Kept")
      page.on("dialog", (dialog) => dialog.accept())
      await page.unroute("**/graphql")
      await page.getByRole("button", { name: "Cancel" }).click()

      await page.route("**/graphql", (route) => (asksForContent(route) ? route.abort() : route.continue()))
      await page.reload()
      await page.getByText(messages.cmsLoadFailed).first().waitFor()
    },
    {
      ...wide,
      expectedErrors: [
        /net::ERR_FAILED/,
        /SaveCmsDraft failed: TypeError/,
        /SaveCmsDraft failed: CombinedGraphQLErrors: Sign in/,
        /CmsEditor failed: TypeError/,
      ],
      possibleErrors: [DASHBOARD_POLLS, /status of 401/],
    },
  )
})

test("an edit on a phone requests the preview only while it shows, and continues where it was", async () => {
  await stage.visit(
    async (page) => {
      const previews: string[] = []
      page.on("request", (request) => {
        if (request.url().includes("/adminpage/preview/")) previews.push(request.postData() ?? "")
      })
      await openEdit(page, "hero", "&page=drivers")
      await title(page).fill("Drive")
      await page.getByText("Draft saved for the team, not live").waitFor()
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
    { ...wide, viewport: { width: 390, height: 844 } },
  )
})

/** The editor's states. Each follows from the one before. */
const states: State[] = [
  { name: "a page", show: (page) => page.getByRole("link", { name: "brands", exact: true }).waitFor() },
  {
    name: "a section with refused values",
    show: async (page) => {
      await beginEdit(page, "brands")
      await title(page).fill("")
      await page.getByLabel("CARDS", { exact: true }).press("x")
    },
  },
  {
    name: "a list as rows",
    show: async (page) => {
      await page.getByRole("button", { name: "Back to the last valid text" }).click()
      await page.getByRole("button", { name: "CARDS: edit as rows" }).click()
    },
  },
  {
    name: "the question whether to leave",
    show: async (page) => {
      await page.getByRole("button", { name: "CARDS: edit as JSON" }).click()
      await page.getByLabel("CARDS", { exact: true }).press("x")
      await page.getByRole("link", { name: /^(All sections|closing)$/ }).click()
      await page.getByText("Leave without saving?").waitFor()
    },
  },
  {
    name: "a draft, and how it differs",
    show: async (page) => {
      await page.getByRole("button", { name: "Leave", exact: true }).click()
      await openSection(page, "brands")
      await page.getByRole("group", { name: "Draft of brands" }).waitFor()
      await page.getByRole("button", { name: "Changes" }).click()
    },
  },
  {
    name: "the question when to publish",
    show: async (page) => {
      await page.getByRole("button", { name: "Schedule: draft of brands" }).click()
      await page
        .getByRole("dialog")
        .getByLabel(/^Date and time/)
        .waitFor()
    },
  },
  {
    name: "what is unpublished",
    show: async (page) => {
      await page.keyboard.press("Escape")
      await page.getByRole("dialog").waitFor({ state: "detached" })
      await goToList(page)
      await page.getByRole("button", { name: /^Unpublished \d/ }).click()
      await page.getByRole("list", { name: "Unpublished sections of Home" }).waitFor()
    },
  },
  {
    name: "a section's history",
    show: async (page) => {
      await page.getByRole("button", { name: "All", exact: true }).click()
      await openSection(page, "closing")
      await page.getByRole("button", { name: "History of closing" }).click()
      await page.getByRole("article", { name: "Version 1" }).waitFor()
    },
  },
]

test("no state of the editor breaks WCAG 2.2 A or AA", async () => {
  await stage.visit(async (page) => {
    await openEditor(page)
    await expectStatesOnBothScreens(page, states)
  }, STATES_BEGIN)
})
