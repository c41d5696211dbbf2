import { listDriverApplications, logIn, submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { operator } from "@farelight/api/testing/product/product.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessibleInBoth, expectStateAccessible, STATES_BEGIN } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { expectCount, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage({ RETENTION_EVENTS_DAYS: "0" })

const people = [
  { name: "Ada Archer", email: "ada@example.com" },
  { name: "Bea Baker", email: "bea@example.com" },
  { name: "Cleo Cooper", email: "cleo@example.com" },
]

beforeAll(async () => {
  for (const person of people) await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), ...person })
})

const storedNames = async () => {
  const leads = await listDriverApplications(stage.url, await logIn(stage.url))
  return [...new Set(leads.map(({ name }) => name))].sort()
}

/** Opens a lead from the list. The address is the lead's by then. */
const open = async (page: Page, name: string) => {
  await page.getByRole("link", { name, exact: true }).first().click()
  await page.getByRole("heading", { level: 2, name, exact: true }).waitFor()
}

const chooseAction = async (page: Page, name: string, action: string) => {
  await page.getByRole("button", { name: `More actions for ${name}` }).click()
  await page.getByRole("menuitem", { name: action }).click()
}

const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** Answers the next request of an operation as the server does when the last proof is too old: that takes minutes. */
const letProofGrowOld = async (page: Page, operation: string) => {
  // Not by Playwright's `times`, which counts the polls in between as well.
  let isOld = true
  await page.route("**/graphql", (route) => {
    if (!isOld || route.request().postDataJSON()?.operationName !== operation) return route.fallback()
    isOld = false
    return route.fulfill({
      json: {
        data: null,
        errors: [
          {
            message: "Please confirm that it is you.",
            extensions: { code: "FORBIDDEN", reason: "STEP_UP_REQUIRED" },
          },
        ],
      },
    })
  })
}

const confirmIdentity = async (page: Page) => {
  const proof = page.getByRole("dialog", { name: "Please confirm that it is you" })
  await proof.getByLabel("Password").fill(operator.password)
  await proof.getByRole("button", { name: "Confirm" }).click()
}

test("a lead is deleted, brought back, restored from the trash and erased; a person is erased", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    const ada = page.getByRole("link", { name: "Ada Archer", exact: true })
    await open(page, "Ada Archer")
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole("heading", { level: 2, name: "Ada Archer" }).waitFor()

    const menu = page.getByRole("menu")
    const openMenu = async () => {
      await menu.waitFor({ state: "detached" })
      await page.getByRole("button", { name: "More actions for Ada Archer" }).click()
      await menu.waitFor()
    }
    const question = page.getByRole("alertdialog")
    const askAgain = async () => {
      await question.waitFor({ state: "detached" })
      await openMenu()
      await page.getByRole("menuitem", { name: "Delete" }).click()
      await question.waitFor()
    }
    await openMenu()
    await expectStateAccessible(page, "the menu of actions", openMenu)
    await page.getByRole("menuitem", { name: "Delete" }).click()
    await question.waitFor()
    await expectStateAccessible(page, "the question before a deletion", askAgain)
    await question.getByRole("button", { name: "Delete" }).click()
    await page.getByText("Ada Archer is deleted").waitFor()
    // It stays while the pointer is over it.
    await page.getByText("Ada Archer is deleted").hover()
    await expectCount(ada, 0)
    await soon(async () =>
      expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true),
    )
    await page.getByRole("link", { name: "2 Driver Applications" }).waitFor()
    expect(await storedNames()).toEqual(["Bea Baker", "Cleo Cooper"])
    await page.getByRole("button", { name: "Undo" }).click()
    await ada.waitFor()
    await page.getByRole("link", { name: "3 Driver Applications" }).waitFor()

    await open(page, "Ada Archer")
    await page.keyboard.press("#")
    await question.getByRole("button", { name: "Delete" }).click()
    await expectCount(ada, 0)
    await other.getByRole("heading", { level: 2, name: "This lead was deleted" }).waitFor()
    await page.bringToFront()
    await page.getByRole("link", { name: "Trash" }).click()
    await page.getByText("By operator").waitFor()
    await expectStateAccessible(page, "the trash")
    await page.getByRole("button", { name: "Restore Ada Archer" }).click()
    await shown(page, "The trash is empty")
    await expectStateAccessible(page, "the empty trash")
    expect(await storedNames()).toContain("Ada Archer")

    await page.getByRole("tab", { name: "Driver Applications" }).click()
    await open(page, "Bea Baker")
    const preview = page.getByRole("dialog", { name: "Erase Bea Baker for good?" })
    const openPreview = async () => {
      await preview.waitFor({ state: "detached" })
      await chooseAction(page, "Bea Baker", "Erase for good…")
      await preview.getByText("1 lead, with all that was sent").waitFor()
      await preview.getByRole("button", { name: "Erase for good" }).click()
      await shown(page, "Please choose a reason.")
    }
    await openPreview()
    await expectStateAccessible(page, "the preview of an erasure without a reason", openPreview)
    await preview.getByText("The person asked for it").click()
    await letProofGrowOld(page, "EraseLead")
    await preview.getByRole("button", { name: "Erase for good" }).click()
    await confirmIdentity(page)
    const report = page.getByRole("dialog", { name: "Erased for good" })
    await report.getByText("What could not be reached").waitFor()
    expect(await report.innerText()).not.toContain("Bea")
    await expectAccessibleInBoth(page)
    await report.getByRole("button", { name: "Done" }).click()
    await expectCount(page.getByRole("link", { name: "Bea Baker", exact: true }), 0)

    await page.goto("/adminpage/dashboard/erase-person")
    await page.getByLabel("Phone number").fill("+1 415 555 0000")
    await page.getByRole("button", { name: "Show what would be erased" }).click()
    await shown(page, "Nothing is found")
    await expectStateAccessible(page, "a person who is not here")
    await page.getByLabel("Phone number").fill("")
    await page.getByLabel("E-mail address").fill("CLEO@example.com")
    await page.getByRole("button", { name: "Show what would be erased" }).click()
    await page.getByText("The person asked for it").click()
    await letProofGrowOld(page, "EraseSubject")
    await page.getByRole("button", { name: "Erase for good" }).click()
    await confirmIdentity(page)
    await page.getByRole("heading", { name: "Erased for good" }).waitFor()
    await expectStateAccessible(page, "the report")
    expect(await page.locator("main").innerText()).not.toMatch(/cleo/i)
    expect(await storedNames()).toEqual(["Ada Archer"])

    await page.goto("/adminpage/settings/activity?kind=leads")
    for (const sentence of ["Deleted", "Restored", "Erased driver application", "Erased a person, with 1 lead"])
      await page.getByText(new RegExp(sentence, "i")).first().waitFor()
  }, STATES_BEGIN)
})

test("an owner looks at what is too old, switches retention on, and off again", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("tab").first().waitFor()
    await page.goto("/adminpage/settings/retention")
    const rejected = page.getByRole("row").filter({ hasText: "Rejected leads" })
    await rejected.getByText("365 days").waitFor()
    await page.getByRole("row").filter({ hasText: "Recorded activity" }).getByText("Never").waitFor()
    await expectStateAccessible(page, "what is too old")
    await page.getByRole("button", { name: "Switch on" }).click()
    const dialog = page.getByRole("alertdialog")
    await dialog.getByText("Nothing is too old today.").waitFor()
    await expectStateAccessible(page, "the question before")
    await dialog.getByRole("button", { name: "Switch on" }).click()
    await page.getByText("The first one is within a day.").waitFor()
    await expectStateAccessible(page, "switched on")

    await page.reload()
    await page.getByRole("button", { name: "Switch off" }).click()
    await page.getByText("Nothing is erased by itself. Once this is on").waitFor()
    await page.goto("/adminpage/settings/activity")
    await page.getByText(/switched off that anything old is erased/i).waitFor()
    expect(await page.getByText(/switched on that old leads, mails, files and events are erased/i).count()).toBe(1)
  }, STATES_BEGIN)
})
