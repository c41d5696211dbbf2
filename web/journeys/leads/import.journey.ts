import { expect, test } from "@jest/globals"
import { expectStateAccessible, STATES_BEGIN } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const HEAD = "Name;Email;Phone;City;Platform;Vehicle year;Vehicle make;Vehicle model;Received;Shirt size"

/** As Excel saves it in half of the world: semicolons, UTF-16, and days that can be read in two ways. */
const sheet = (name: string) => {
  const rows = Array.from({ length: 130 }, (_, index) => {
    const email = index % 13 === 1 ? `${name} ${index}` : `${name}${index}@example.com`
    const platform = index % 13 === 2 ? "Taxi" : "Lyft"
    return `${name} Ñandú ${index};${email};213 555 ${1000 + index};Phoenix;${platform};2021;Kia;Niro;0${(index % 9) + 1}/03/2025;M`
  })
  return Buffer.from(`\u{FEFF}${[HEAD, ...rows].join("\r\n")}`, "utf16le")
}

test("a sheet becomes leads, its faults are told, and all of it is undone", async () => {
  const name = "Old"
  await stage.visit(async (page) => {
    await openDashboard(page, "?tab=drivers")
    await page.getByRole("button", { name: "Add a lead" }).waitFor()
    await page.keyboard.press("Control+k")
    await page.keyboard.type("import leads")
    await page.getByRole("option", { name: /Import leads from a file/ }).waitFor()
    await page.keyboard.press("Enter")
    const file = { name: `${name}, 2025 (final).csv`, mimeType: "text/csv", buffer: sheet(name) }
    await page.getByLabel("Choose a file").setInputFiles(file)

    await page.getByRole("heading", { name: /Step 2 of 5/ }).waitFor()
    await page.getByText("Every field that a new lead needs has a column.").waitFor()
    await page.getByRole("radio", { name: "Day first" }).check()
    await expectStateAccessible(page, "the columns")
    await page.getByRole("button", { name: "Go on to known people" }).click()
    await page.getByRole("heading", { name: /Step 3 of 5/ }).waitFor()
    // Another browser would be here as well.
    await page.reload()
    await page.getByRole("radio", { name: "Update them" }).check()
    await page.getByRole("button", { name: "Go on to the preview" }).click()

    await page.getByText("110 leads will be added and 20 rows are left out as faulty.").waitFor()
    await page.getByRole("button", { name: "Faulty (20)" }).click()
    await page.getByText("Email must be an email address like name@example.com.").first().waitFor()
    await page.getByText("Platform must be one of: Uber, Lyft, Both.").first().waitFor()
    await expectStateAccessible(page, "the preview with faults")
    await page.getByRole("button", { name: "Import 110 rows" }).click()

    await page.getByRole("button", { name: "Undo the import" }).waitFor()
    await expectStateAccessible(page, "what was imported")
    const [report] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the report" }).click(),
    ])
    expect(report.suggestedFilename()).toBe(`${name}, 2025 (final)_report.csv`)
    await page.getByRole("link", { name: "Open the driver applications" }).click()
    await page.getByRole("searchbox", { name: "Search" }).fill(`${name} Ñandú 100`)
    await page.getByRole("link", { name: `${name} Ñandú 100` }).waitFor()

    await page.goto("/adminpage/imports")
    await page.getByRole("link", { name: file.name }).click()
    await page.getByRole("button", { name: "Undo the import" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).click()
    await page.getByText("Every lead is as it was before the import.").waitFor()
    await page.goto("/adminpage/dashboard?tab=drivers")
    await page.getByText("No driver applications yet").waitFor()
  }, STATES_BEGIN)
})
