import { expect, test } from "@jest/globals"
import { card, openEdit, save } from "../parts/cms.ts"
import { expectCount } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

test("a figure is shown plainly until an operator says how and when it was established", async () => {
  await stage.visit(async (page) => {
    const statistics = page.locator("[data-section=statistics]")
    const unverified = statistics.getByLabel("Company figures, not yet verified").locator("div", { hasText: "uptime" })
    const uptime = () => statistics.locator("dl > div", { hasText: "uptime" })
    await page.goto("/")
    await unverified.waitFor()

    await openEdit(page, "figures", "&page=global")
    const figure = card(page, "figures").getByRole("group", { name: "UPTIME", exact: true })
    await figure.getByText("Not verified").waitFor()
    await figure.getByLabel("BASIS").fill("Heartbeats of all screens")
    await figure.getByLabel("AS OF").fill("2026-09-30")
    await expectCount(figure.getByText("Not verified"), 0)
    await save(page)

    await page.goto("/")
    expect(await uptime().innerText()).toContain("Heartbeats of all screens. (As of September 30, 2026.)")
    await expectCount(unverified, 0)
  }, wide)
})
