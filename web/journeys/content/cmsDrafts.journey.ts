import { test } from "@jest/globals"
import { expectStatesOnBothScreens, STATES_BEGIN, type State } from "../support/axe.ts"
import { beginEdit, goToList, openEditor, openSection, title } from "../support/cms.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

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
