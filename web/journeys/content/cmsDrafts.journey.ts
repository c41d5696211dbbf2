import { messages } from "@farelight/api/contract/api/messages.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { describe, expect, test } from "@jest/globals"
import type { Route } from "playwright-core"
import { beginEdit, card, openEdit, openEditor, openSection, preview, save, title } from "../parts/cms.ts"
import { expectCount, expectValue, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { DASHBOARD_POLLS, wide } from "../parts/visit.ts"

const stage = setUpStage()

const asksForContent = (route: Route) => route.request().postData()?.includes("query CmsEditor") ?? false

describe("an edit", () => {
  test("survives a reload and leaving, as the team's draft", async () => {
    await stage.visit(async (page) => {
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
    }, wide)
  })

  test("survives a reload on this device while the server cannot be reached", async () => {
    await stage.visit(
      async (page) => {
        await openEdit(page, "mission", "&page=about")
        const savesDraft = (route: Route) => route.request().postData()?.includes("mutation SaveCmsDraft") ?? false
        await page.route("**/graphql", (route) => (savesDraft(route) ? route.abort() : route.continue()))
        await title(page).fill("Typed in a tunnel")
        await page.getByText("Not saved yet: kept on this device").waitFor()
        await page.getByRole("tab", { name: "Drivers", exact: true }).click()
        await page.getByText("Leave without saving?").waitFor()
        await page.getByRole("button", { name: "Keep editing" }).click()
        page.on("dialog", (dialog) => dialog.accept())
        await page.reload()
        await page.getByText(/^You have an unsaved draft from/).waitFor()
        await page.unroute("**/graphql")
        await page.getByRole("button", { name: "Continue" }).click()
        await expectValue(title(page), "Typed in a tunnel")
        await page.getByText("Draft saved for the team, not live").waitFor()
        await page.getByRole("button", { name: "Cancel" }).click()
      },
      { ...wide, expectedErrors: [/net::ERR_FAILED/, /SaveCmsDraft failed: TypeError/] },
    )
  })

  test("of a draft that was saved in another tab meanwhile shows both, and overwrites neither", async () => {
    await stage.visit(
      async (page) => {
        await openEdit(page, "hero", "&page=contact")
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
      },
      { ...wide, expectedErrors: [/SaveCmsDraft failed: .* changed meanwhile/] },
    )
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

  test("by keyboard alone adds a row and puts it first", async () => {
    await stage.visit(async (page) => {
      await openEditor(page, "&page=global")
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
    }, wide)
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
        expectedErrors: [/net::ERR_FAILED/, /SaveCmsDraft failed: TypeError/, /CmsEditor failed: TypeError/],
        possibleErrors: [DASHBOARD_POLLS],
      },
    )
  })

  test("of nested objects are bordered groups", async () => {
    await stage.visit(async (page) => {
      await openEdit(page, "information we collect", "&page=privacy_policy")
      const group = page.getByRole("group", { name: "PERSONAL", exact: true })
      await group.getByLabel("TITLE").waitFor()
      expect(await group.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("1px")
    }, wide)
  })
})
