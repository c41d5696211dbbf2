import { expect, test } from "@jest/globals"
import { expectAccessible } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { driverForm, openAndFill, sendButton } from "../parts/forms.ts"
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

test.each([
  ["a desktop", 1440, "Cal Ler"],
  ["a phone", 390, "Dee Scott"],
])("a caller becomes a lead on %s, and a mistake costs nothing", async (_where, width, name) => {
  await stage.visit(
    async (page) => {
      await openDashboard(page, "?tab=drivers")
      await page.getByRole("button", { name: "Add a lead" }).click()
      const dialog = page.getByRole("dialog", { name: "Add a lead" })
      await dialog.getByRole("textbox", { name: "Name", exact: true }).fill(name)
      await dialog.getByRole("button", { name: "Add the lead" }).click()
      await dialog.getByText("City is required.").waitFor()
      await expectAccessible(page)
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
    },
    { viewport: { width, height: 844 } },
  )
})

test("who is here already is named while a caller is taken down, by keyboard", async () => {
  await stage.visit(async (page) => {
    await openAndFill(page, driverForm("Ada Lovelace"))
    await sendButton(page).click()
    await page.getByText("Application submitted successfully!").first().waitFor()
  })
  await stage.visit(async (page) => {
    await openDashboard(page, "?tab=drivers")
    await page.getByRole("button", { name: "Add a lead" }).waitFor()
    await page.keyboard.press("Control+k")
    await page.keyboard.type("add a driver")
    await page.getByRole("option", { name: /Add a driver application/ }).waitFor()
    await page.keyboard.press("Enter")
    await page.getByRole("dialog").getByRole("textbox", { name: "Email" }).fill("ADA@example.com")
    const known = page.getByRole("dialog").getByRole("link", { name: "Ada Lovelace" })
    expect(await known.getAttribute("target")).toBe("_blank")
  })
})
