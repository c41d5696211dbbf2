import { messages } from "@farelight/api/contract/api/messages.ts"
import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { listDriverApplications, logIn, setDriverStatus } from "@farelight/api/testing/leadsClient.ts"
import { test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible, expectStatesOnBothScreens, PHONE, STATES_BEGIN, type State } from "../support/axe.ts"
import { openDashboard, openFilter, setStatus, stopPolling } from "../support/dashboard.ts"
import { setUpStage } from "../support/stage.ts"
import { DASHBOARD_POLLS } from "../support/visit.ts"

const LONG_NAME = `Ada ${"Lovelace".repeat(12)}`

const stage = setUpStage({}, [LONG_NAME, "Bea Draper"])

const nextStatus = (status: string) => {
  const all: string[] = Object.values(leadStatuses)
  return all[(all.indexOf(status) + 1) % all.length] ?? ""
}

const labelOf = (status: string) => status.charAt(0).toUpperCase() + status.slice(1)

const findBea = async (token: string) => {
  const bea = (await listDriverApplications(stage.url, token)).find(({ name }) => name === "Bea Draper")
  if (!bea) throw new Error("Bea Draper is not stored")
  return bea
}

/** Moves Bea Draper to another status outside the page, and returns that status. */
const moveElsewhere = async () => {
  const token = await logIn(stage.url)
  const { id, status } = await findBea(token)
  await setDriverStatus(stage.url, token, id, nextStatus(status))
  return nextStatus(status)
}

const lastChange = (page: Page) => page.getByRole("region", { name: "Last change" })

const list = async (page: Page) => {
  await page.goto("/adminpage/dashboard")
  await page.getByRole("checkbox", { name: "Select Bea Draper" }).waitFor()
}

/** The states of the dashboard that the operator works in. Most follow from the one before. */
const states: State[] = [
  { name: "the list", show: (page) => page.getByRole("checkbox", { name: "Select Bea Draper" }).waitFor() },
  {
    name: "selected leads",
    show: async (page) => {
      await page.getByRole("checkbox", { name: "Select Bea Draper" }).click()
      await page.getByRole("checkbox", { name: "Select all on this page" }).click()
    },
  },
  {
    name: "filters opened and used",
    show: async (page) => {
      await list(page)
      await openFilter(page)
      await page.getByRole("button", { name: "Both", exact: true }).click()
      await page.getByRole("button", { name: "Clear all" }).waitFor()
    },
  },
  {
    name: "a lead that has left its filter",
    show: async (page) => {
      const { status } = await findBea(await logIn(stage.url))
      await page.goto(`/adminpage/dashboard?tab=drivers&status=${status}`)
      await setStatus(page, "Bea Draper", labelOf(nextStatus(status)))
      await lastChange(page).getByRole("button", { name: "Hide 1 updated" }).waitFor()
    },
  },
  {
    name: "a change that somebody else was ahead of",
    show: async (page) => {
      await list(page)
      await stopPolling(page)
      const elsewhere = await moveElsewhere()
      await setStatus(page, "Bea Draper", labelOf(nextStatus(elsewhere)))
      await Promise.all([
        lastChange(page).getByText("by operator meanwhile").waitFor(),
        page.getByText(messages.statusUpdateFailed).first().waitFor(),
      ])
    },
  },
  {
    name: "a filter that matches nothing",
    show: async (page) => {
      await page.goto("/adminpage/dashboard?tab=drivers&search=nobody&status=pending&overdue=true")
      await page.getByText("No driver applications match this filter").waitFor()
    },
  },
  {
    name: "the statistics",
    show: async (page) => {
      await page.getByRole("link", { name: "Statistics" }).click()
      await page.getByRole("region", { name: "Leads in numbers" }).waitFor()
    },
  },
  {
    name: "a lead's own page",
    show: async (page) => {
      await list(page)
      await page.getByRole("link", { name: LONG_NAME }).click()
      await page.getByRole("heading", { name: "History" }).waitFor()
    },
  },
  {
    name: "the email logs with one open",
    show: async (page) => {
      await page.getByRole("tab", { name: "Email Logs" }).click()
      await page.getByRole("button", { name: /^View/ }).first().click()
    },
  },
  {
    name: "a list that could not be loaded",
    show: async (page) => {
      await list(page)
      await page.route("**/graphql", (route) => route.abort())
      await page.getByRole("combobox", { name: "Order" }).selectOption("By name")
      await page.getByRole("button", { name: "Try again" }).first().waitFor()
    },
  },
]

test("no state of the dashboard has a violation of WCAG 2.2 A or AA", async () => {
  await stage.visit(
    async (page) => {
      await openDashboard(page)
      await expectStatesOnBothScreens(page, states)
    },
    {
      ...STATES_BEGIN,
      expectedErrors: [/net::ERR_FAILED/, /DriverApplications failed: TypeError/],
      possibleErrors: [DASHBOARD_POLLS],
    },
  )
})

const others: State[] = [
  {
    name: "the sheet with the statuses",
    show: async (page) => {
      await page.getByRole("button", { name: "Change status of Bea Draper" }).click()
      await page.getByRole("dialog").waitFor()
    },
  },
  {
    name: "the palette",
    show: async (page) => {
      await page.goto("/adminpage/dashboard")
      await page.getByRole("link", { name: "Bea Draper" }).waitFor()
      await page.keyboard.press("Control+k")
      await page.getByText("Newest driver applications").first().waitFor({ state: "attached" })
    },
  },
  {
    name: "the keyboard shortcuts",
    show: async (page) => {
      await page.keyboard.press("Escape")
      await page.keyboard.press("?")
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor()
    },
  },
  {
    name: "the question before a deletion",
    show: async (page) => {
      await page.goto("/adminpage/dashboard")
      await page.getByRole("link", { name: LONG_NAME }).click()
      await page.getByRole("button", { name: `More actions for ${LONG_NAME}` }).click()
      await page.getByRole("menuitem", { name: "Delete" }).click()
      await page.getByRole("alertdialog").waitFor()
    },
  },
  {
    name: "what is missing of a new lead",
    show: async (page) => {
      await page.goto("/adminpage/dashboard")
      await page.getByRole("button", { name: "Add a lead" }).click()
      await page.getByRole("button", { name: "Add the lead" }).click()
      await page.getByText("Name is required.").waitFor()
    },
  },
  {
    name: "the columns of an import",
    show: async (page) => {
      await page.goto("/adminpage/imports/new")
      const buffer = Buffer.from("Name;Email;Received\nAda;ada@example.com;03/04/2025")
      await page.getByLabel("Choose a file").setInputFiles({ name: "old.csv", mimeType: "text/csv", buffer })
      await page.getByRole("heading", { name: /Step 2 of 4/ }).waitFor()
    },
  },
  {
    name: "a rule",
    show: async (page) => {
      await page.goto("/adminpage/settings/rules/new")
      await page.getByRole("button", { name: "Add a condition" }).click()
      await page.getByRole("button", { name: "Save and switch on" }).click()
    },
  },
  {
    name: "a new key",
    show: async (page) => {
      await page.goto("/adminpage/settings/keys")
      await page.getByRole("button", { name: "Create a key" }).click()
      await page.getByRole("dialog").waitFor()
    },
  },
  {
    name: "a new webhook",
    show: async (page) => {
      await page.goto("/adminpage/settings/webhooks")
      await page.getByRole("button", { name: "Add a webhook" }).click()
      await page.getByRole("dialog").waitFor()
    },
  },
  {
    name: "a person who is not here",
    show: async (page) => {
      await page.goto("/adminpage/dashboard/erase-person")
      await page.getByLabel("Phone number").fill("+1 415 555 0000")
      await page.getByRole("button", { name: "Show what would be erased" }).click()
      await page.getByText("Nothing is found").first().waitFor()
    },
  },
  ...[
    "dashboard/trash",
    "dashboard/drivers/1/merge/2",
    "wait-list",
    "imports",
    "settings/retention",
    "settings/security",
    "settings/team",
  ].map((path) => ({
    name: path,
    show: async (page: Page) => {
      await page.goto(`/adminpage/${path}`)
      await page.locator("main h2").first().waitFor()
    },
  })),
]

test("the dashboard's secondary screens have no violation of WCAG 2.2 A or AA on a phone", async () => {
  await stage.visit(
    async (page) => {
      await openDashboard(page)
      for (const { name, show } of others) {
        await show(page)
        await expectAccessible(page).catch((cause) => {
          throw new Error(`In the state "${name}"`, { cause })
        })
      }
    },
    { viewport: PHONE, reducedMotion: "reduce" },
  )
})
