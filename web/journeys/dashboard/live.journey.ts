import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { openDashboard, statusOf } from "../support/dashboard.ts"
import { soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage({}, ["Ada Archer", "Bea Draper"])

const openList = async (page: Page) => {
  const stream = page.waitForResponse((response) => response.url().endsWith("/api/changes/signals"))
  await openDashboard(page, "?tab=drivers")
  await statusOf(page, "Ada Archer").waitFor()
  expect((await stream).status()).toBe(200)
}

test("dashboard tabs share one stream of changes, and another takes over when its tab closes", async () => {
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
