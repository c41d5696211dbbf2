import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Locator, Page } from "playwright-core"
import { openDashboard } from "../parts/dashboard.ts"
import { soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const DRIVERS = 6
const ADVERTISERS = 2

beforeAll(async () => {
  for (let count = 0; count < DRIVERS; count += 1) {
    await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name: `Driver ${count}` })
  }
  for (let count = 0; count < ADVERTISERS; count += 1) {
    const response = await fetch(`${stage.url}/api/advertisers/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        company_name: `Company ${count}`,
        contact_name: "Alex",
        email: "alex@example.com",
        cities: "Irvine | Hello",
        ad_formats: "Car Wrapping",
        budget_range: "Contact for quote",
      }),
    })
    expect(response.status).toBe(201)
  }
})

/** The drawn bars of each kind, from left to right: their heights, and where they start. */
const barsOf = async (chart: Locator) => {
  const bars = await chart.locator("[data-bar]").evaluateAll((all) =>
    (all as HTMLElement[]).map((bar) => {
      const { top, bottom, left, height } = bar.getBoundingClientRect()
      return { kind: bar.dataset.bar, top, bottom, left, height, color: getComputedStyle(bar).backgroundColor }
    }),
  )
  const drawn = bars.filter(({ height }) => height > 0)
  return [
    drawn.filter(({ kind }) => kind === "DRIVER_APPLICATION"),
    drawn.filter(({ kind }) => kind === "ADVERTISER_SUBMISSION"),
  ]
}

const chartBelow = (page: Page, title: string) =>
  page.getByRole("region", { name: "Leads in numbers" }).locator("div:has(> p)").filter({ hasText: title })

const expectStacked = (
  drivers: { top: number; bottom: number; left: number; height: number; color: string }[],
  advertisers: typeof drivers,
) => {
  const [lower] = drivers
  const [upper] = advertisers
  if (!lower || !upper) throw new Error("A series has no bar")
  expect(lower.height / upper.height).toBeCloseTo(DRIVERS / ADVERTISERS, 1)
  expect(upper.bottom).toBeCloseTo(lower.top, 0)
  expect(upper.left).toBeCloseTo(lower.left, 0)
  expect(upper.color).not.toBe(lower.color)
}

test.each(["light", "dark"] as const)(
  "the charts draw as much of each kind as there is, in %s",
  async (colorScheme) => {
    await stage.visit(
      async (page) => {
        await openDashboard(page, "/statistics")
        const days = chartBelow(page, "Leads per day, last 30 days")
        await days.locator("[data-bar]").first().waitFor({ state: "attached" })
        await soon(async () => {
          const [driversOn = [], advertisersOn = []] = await barsOf(days)
          expect([driversOn.length, advertisersOn.length]).toEqual([1, 1])
          expectStacked(driversOn, advertisersOn)
          const edge = await days.boundingBox()
          // All leads arrived today, so the only bar is at the right edge.
          expect(driversOn[0]?.left).toBeGreaterThan((edge?.x ?? 0) + (edge?.width ?? 0) * 0.9)
        })

        const statuses = chartBelow(page, "Leads per status")
        await soon(async () => {
          const [driversIn = [], advertisersIn = []] = await barsOf(statuses)
          expectStacked(driversIn, advertisersIn)
        })
        for (const label of ["Pending", "Contacted", "Approved", "Rejected"]) {
          await statuses.getByText(label, { exact: true }).waitFor()
        }
      },
      { viewport: { width: 1440, height: 900 }, colorScheme, reducedMotion: "reduce" },
    )
  },
)
