import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { leadRow, openDashboard, statusOf, stopPolling } from "../support/dashboard.ts"
import { expectCount, soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { DASHBOARD_POLLS, wide } from "../support/visit.ts"

const stage = setUpStage({}, ["Ada Archer", "Bea Draper"])

const openList = async (page: Page) => {
  const stream = page.waitForResponse((response) => response.url().endsWith("/api/changes/signals"))
  await openDashboard(page, "?tab=drivers")
  await statusOf(page, "Ada Archer").waitFor()
  expect((await stream).status()).toBe(200)
}

const expectStatus = (page: Page, name: string, status: string) =>
  statusOf(page, name).locator("option:checked", { hasText: status }).waitFor({ state: "attached" })

const titled = (page: Page, title: string) => soon(async () => expect(await page.title()).toBe(title))

test("what one browser changes the other shows, and a killed server leaves no gap", async () => {
  await stage.visit(
    async (page) => {
      await openList(page)
      await stage.visit(async (other) => {
        await openList(other)
        // No poll is answered, so only the stream can tell.
        await page.route("**/graphql", (route) =>
          route.request().postData()?.includes("DashboardChanges") ? route.abort() : route.continue(),
        )
        await statusOf(other, "Ada Archer").selectOption("Approved")
        await expectStatus(page, "Ada Archer", "Approved")
        await stage.submit("Cy Newman")
        await page.getByRole("button", { name: "1 new driver application" }).waitFor()
        await expectCount(leadRow(page, "Cy Newman"), 0)
      }, wide)

      await page.unroute("**/graphql")
      // A lead that arrives during a restart is announced once.
      await page.getByRole("button", { name: "1 new driver application" }).click()
      await leadRow(page, "Cy Newman").waitFor()
      await stopPolling(page)
      await stage.submit("Gil Before")
      await titled(page, "(1) Driver Applications | Farelight")
      await stage.endProduct("SIGKILL")
      await stage.startAgain()
      await stage.submit("Hal Between")
      await titled(page, "(2) Driver Applications | Farelight")
      await stage.submit("Ida After")
      await titled(page, "(3) Driver Applications | Farelight")
    },
    {
      ...wide,
      // Files of other tabs, which an idle page fetches ahead, may be under way when the server goes.
      possibleErrors: [DASHBOARD_POLLS, /net::ERR_FAILED/, /net::ERR_CONNECTION_\w+ \(\S+\/assets\//],
    },
  )
})

test("tabs share one stream, and another takes over when its tab closes", async () => {
  await stage.visit(async (first) => {
    const streams: string[] = []
    first.context().on("request", (request) => {
      if (request.url().endsWith("/api/changes/signals")) streams.push(request.headers()["last-event-id"] ?? "from now")
    })
    await openList(first)
    const others = await Promise.all(Array.from({ length: 2 }, () => first.context().newPage()))
    for (const page of others) {
      await page.goto("/adminpage/dashboard?tab=drivers")
      await statusOf(page, "Ada Archer").waitFor()
    }
    await stage.submit("Ed Many")
    for (const page of [first, ...others]) await page.getByRole("button", { name: "1 new driver" }).waitFor()
    expect(streams).toEqual(["from now"])

    await first.close()
    await soon(async () => expect(streams).toEqual(["from now", expect.stringMatching(/^\d+$/)]))
    await stage.submit("Flo Next")
    for (const page of others) await page.getByRole("button", { name: "2 new driver applications" }).waitFor()
    expect(streams).toHaveLength(2)
  }, wide)
})
