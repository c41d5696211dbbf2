import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import { expectStateAccessible, STATES_BEGIN } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const caller = {
  Email: "cal@example.com",
  Phone: "213 555 0177",
  City: "Phoenix",
  "Vehicle year": "2022",
  "Vehicle make": "Kia",
  "Vehicle model": "Niro",
}

test("a caller becomes a lead, a mistake costs nothing, and who is here already is named, by keyboard", async () => {
  await submitDriverLead(stage.url, {
    submissionId: crypto.randomUUID(),
    name: "Ada Lovelace",
    email: "ada@example.com",
  })
  const name = "Cal Ler"
  await stage.visit(async (page) => {
    await openDashboard(page, "?tab=drivers")
    await page.getByRole("button", { name: "Add a lead" }).click()
    const dialog = page.getByRole("dialog", { name: "Add a lead" })
    await dialog.getByRole("textbox", { name: "Name", exact: true }).fill(name)
    await dialog.getByRole("button", { name: "Add the lead" }).click()
    await dialog.getByText("City is required.").waitFor()
    await expectStateAccessible(page, "what is missing")
    for (const [label, text] of Object.entries(caller))
      await dialog.getByRole("textbox", { name: label, exact: true }).fill(text)
    await dialog.getByRole("button", { name: "Lyft" }).click()
    // By mistake.
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "hidden" })
    await page.getByRole("button", { name: "Add a lead" }).click()
    await dialog.getByRole("button", { name: "Add the lead" }).click()
    await page.getByText(`${name} is added`).first().waitFor()
    await page.waitForURL("**/adminpage/dashboard/drivers/*")
    await page.getByRole("heading", { name }).waitFor()
    await page.getByText("added it by hand").waitFor()

    await page.keyboard.press("Control+k")
    await page.locator("[role=combobox]:focus").waitFor()
    await page.keyboard.type("add a driver")
    await page.getByRole("option", { name: /Add a driver application/ }).waitFor()
    await page.keyboard.press("Enter")
    await dialog.getByRole("textbox", { name: "Email" }).fill("ADA@example.com")
    const known = dialog.getByRole("link", { name: "Ada Lovelace" })
    expect(await known.getAttribute("target")).toBe("_blank")
  }, STATES_BEGIN)
})
