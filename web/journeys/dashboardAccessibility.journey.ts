import { AxeBuilder } from "@axe-core/playwright"
import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, describe, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { signIn } from "./dashboard.ts"
import { setUpStage } from "./stage.ts"

const stage = setUpStage()

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const LONG_NAME = `Ada ${"Lovelace".repeat(12)}`

beforeAll(async () => {
  for (const name of [LONG_NAME, "Bea Draper"]) {
    await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
  }
})

/** The states of the dashboard that the operator works in. */
const states: { name: string; show: (page: Page) => Promise<unknown> }[] = [
  { name: "the list", show: async () => {} },
  {
    name: "selected leads",
    show: (page) => page.getByRole("checkbox", { name: "Select all on this page" }).click(),
  },
  {
    name: "a filter that matches nothing",
    show: async (page) => {
      await page.goto("/adminpage/dashboard?tab=drivers&search=nobody&status=pending&overdue=true")
      await page.getByText("No driver applications match this filter").waitFor()
    },
  },
  {
    name: "a lead's own page",
    show: async (page) => {
      await page.getByRole("link", { name: LONG_NAME }).click()
      await page.getByRole("heading", { name: "Status history" }).waitFor()
    },
  },
  {
    name: "the email logs with one open",
    show: async (page) => {
      await page.getByRole("tab", { name: "Email Logs" }).click()
      await page.getByRole("button", { name: /^View/ }).first().click()
    },
  },
]

const settings = [
  { width: 1440, colorScheme: "light" },
  { width: 1024, colorScheme: "light" },
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 390, colorScheme: "dark" },
] as const

describe.each(states)("$name", ({ show }) => {
  test.each(settings)(
    "has no WCAG 2.2 A or AA violation at $width px in $colorScheme",
    async ({ width, colorScheme }) => {
      await stage.visit(
        async (page) => {
          await signIn(page)
          await page.getByRole("checkbox", { name: "Select Bea Draper" }).waitFor()
          await show(page)
          const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
          )
          expect(found).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        },
        { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" },
      )
    },
  )
})
