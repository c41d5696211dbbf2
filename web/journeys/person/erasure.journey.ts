import { listDriverApplications, logIn, submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { operator } from "@farelight/api/testing/product/product.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible, expectStatesAccessible, MANY_STATES_MS, type State } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { expectCount, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

const people = [
  { name: "Ada Archer", email: "ada@example.com" },
  { name: "Bea Baker", email: "bea@example.com" },
  { name: "Cleo Cooper", email: "cleo@example.com" },
]

beforeEach(async () => {
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

const remove = async (page: Page, name: string) => {
  await chooseAction(page, name, "Delete")
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await page.getByText(`${name} is deleted`).waitFor()
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

    await remove(page, "Ada Archer")
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
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await expectCount(ada, 0)
    await other.getByRole("heading", { level: 2, name: "This lead was deleted" }).waitFor()
    await page.bringToFront()
    await page.getByRole("link", { name: "Trash" }).click()
    await page.getByText("By operator").waitFor()
    await page.getByRole("button", { name: "Restore Ada Archer" }).click()
    await shown(page, "The trash is empty")
    await expectAccessible(page)
    expect(await storedNames()).toContain("Ada Archer")

    await page.getByRole("tab", { name: "Driver Applications" }).click()
    await open(page, "Bea Baker")
    await chooseAction(page, "Bea Baker", "Erase for good…")
    const question = page.getByRole("dialog", { name: "Erase Bea Baker for good?" })
    await question.getByText("1 lead, with all that was sent").waitFor()
    await question.getByText("The person asked for it").click()
    await letProofGrowOld(page, "EraseLead")
    await question.getByRole("button", { name: "Erase for good" }).click()
    await confirmIdentity(page)
    const report = page.getByRole("dialog", { name: "Erased for good" })
    await report.getByText("What could not be reached").waitFor()
    expect(await report.innerText()).not.toContain("Bea")
    await report.getByRole("button", { name: "Done" }).click()
    await expectCount(page.getByRole("link", { name: "Bea Baker", exact: true }), 0)

    await page.goto("/adminpage/dashboard/erase-person")
    await page.getByLabel("E-mail address").fill("CLEO@example.com")
    await page.getByRole("button", { name: "Show what would be erased" }).click()
    await page.getByText("The person asked for it").click()
    await letProofGrowOld(page, "EraseSubject")
    await page.getByRole("button", { name: "Erase for good" }).click()
    await confirmIdentity(page)
    await page.getByRole("heading", { name: "Erased for good" }).waitFor()
    expect(await page.locator("main").innerText()).not.toMatch(/cleo/i)
    expect(await storedNames()).toEqual(["Ada Archer"])

    await page.goto("/adminpage/settings/activity?kind=leads")
    for (const sentence of ["Deleted", "Restored", "Erased driver application", "Erased a person, with 1 lead"])
      await page.getByText(new RegExp(sentence, "i")).first().waitFor()
  }, wide)
})

const showList = async (page: Page) => {
  await page.goto("/adminpage/dashboard")
  await page.getByRole("link", { name: "Cleo Cooper", exact: true }).first().waitFor()
}

/** One after the other: loading the list anew for each would take most of the time. */
const states: State[] = [
  {
    name: "the menu of actions",
    show: async (page) => {
      await showList(page)
      await open(page, "Ada Archer")
      await page.getByRole("button", { name: "More actions for Ada Archer" }).click()
      await page.getByRole("menu").waitFor()
    },
  },
  {
    name: "the question before a deletion",
    show: async (page) => {
      await page.getByRole("menuitem", { name: "Delete" }).click()
      await page.getByRole("alertdialog").waitFor()
    },
  },
  {
    name: "the preview of an erasure without a reason",
    show: async (page) => {
      await page.keyboard.press("Escape")
      await page.getByRole("alertdialog").waitFor({ state: "detached" })
      await chooseAction(page, "Ada Archer", "Erase for good…")
      await page.getByRole("button", { name: "Erase for good" }).click()
      await shown(page, "Please choose a reason.")
    },
  },
  {
    name: "a person who is not here",
    show: async (page) => {
      await page.goto("/adminpage/dashboard/erase-person")
      await page.getByLabel("Phone number").fill("+1 415 555 0000")
      await page.getByRole("button", { name: "Show what would be erased" }).click()
      await shown(page, "Nothing is found")
    },
  },
  {
    name: "the trash, and a lead that is in it",
    show: async (page) => {
      await showList(page)
      await open(page, "Ada Archer")
      const address = page.url()
      await remove(page, "Ada Archer")
      await page.goto("/adminpage/dashboard/trash")
      await page.getByRole("button", { name: "View: Ada Archer" }).first().waitFor()
      await page.goto(address)
      await page.getByRole("button", { name: "Restore" }).waitFor()
      await page.getByRole("link", { name: "Open the trash" }).click()
      await page.getByRole("button", { name: "View: Ada Archer" }).first().waitFor()
    },
  },
  {
    name: "the report",
    show: async (page) => {
      await showList(page)
      await open(page, "Bea Baker")
      await chooseAction(page, "Bea Baker", "Erase for good…")
      await page.getByText("It was a mistake or a test").click()
      await page.getByRole("button", { name: "Erase for good" }).click()
      await page.getByRole("dialog", { name: "Erased for good" }).waitFor()
    },
  },
]

describe.each([1440, 390])("at %i px, in light and dark", (width) => {
  test(
    "no state of a deletion or an erasure has a violation of WCAG 2.2 A or AA",
    async () => {
      await stage.visit(
        async (page) => {
          await openDashboard(page)
          await expectStatesAccessible(page, states)
        },
        { viewport: { width, height: 900 }, colorScheme: "light", reducedMotion: "reduce" },
      )
    },
    MANY_STATES_MS,
  )
})
