import { driverForm } from "@farelight/api/testing/forms.ts"
import { expect, test } from "@jest/globals"
import { openDashboard } from "../support/dashboard.ts"
import { until } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage()

// The journeys' browser identifies as automated, which is not counted.
const reader = { ...wide, userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" }

test("a visit from a newsletter and the form that it begins are counted", async () => {
  const hosts = new Set<string>()
  await stage.visit(async (page) => {
    page.on("request", (request) => hosts.add(new URL(request.url()).host))
    await page.goto("/?utm_source=newsletter&utm_campaign=spring")
    await page.goto("/drivers")
    // A form begun before the page's script has loaded is not counted.
    await page.locator("main form[novalidate]").waitFor()
    const { name, email, phone, city } = driverForm()
    await page.getByLabel("Name", { exact: true }).fill(name)
    await page.getByLabel("Email").fill(email)
    await page.getByLabel("Phone").fill(phone)
    await page.getByRole("textbox", { name: "City" }).fill(city)
    expect(await page.context().cookies()).toEqual([])
  }, reader)
  expect([...hosts]).toEqual([new URL(stage.url).host])

  await stage.visit(async (page) => {
    await openDashboard(page, "/statistics")
    // The server stores visits every two seconds.
    await until(async () => {
      await page.reload()
      await page.getByText(/^(\d+ visits? with|No visits)/).waitFor()
      return page.getByText("1 visit with 2 page views.").isVisible()
    })
    await page.getByRole("row", { name: /^newsletter 1 1 0 0 0/ }).waitFor()
  }, wide)
})
