import { test } from "@jest/globals"
import { expectAccessible } from "../support/axe.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

test("a driver accepts one suggestion, ignores the other hints, and sends the application", async () => {
  await stage.visit(
    async (page) => {
      await page.goto("/drivers")
      await page.locator("form[novalidate]").waitFor()
      const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
      await fill("Name", "Dana Driver")
      await fill("Email", "dana@gmial.com")
      await fill("Phone", "(213) 555-0100")
      await page.getByRole("button", { name: "Use dana@gmail.com" }).click()
      await fill("City", "Irvine")
      await page.getByLabel("Both", { exact: true }).check()
      await fill("Vehicle year", "1850")
      await fill("Vehicle make", "Toyta")
      await fill("Vehicle model", "Camry")
      await page.getByRole("button", { name: "Use Toyota" }).waitFor()
      await expectAccessible(page)
      await page.getByLabel("Vehicle make", { exact: true }).focus()
      await fill("Vehicle make", "Toyoda")
      // The press that leaves the field is the one that sends: the hint must not move the button away.
      await page.getByRole("button", { name: "Submit Application" }).click()
      await page.getByRole("heading", { name: "Thank you. We've got it." }).waitFor()
    },
    { viewport: { width: 390, height: 844 } },
  )
})
