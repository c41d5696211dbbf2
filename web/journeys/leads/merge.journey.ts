import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import { expectStateAccessible, STATES_BEGIN } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const apply = (name: string, email: string) =>
  submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name, email })

test("two applications of one person become one, and two again", async () => {
  const [first, second] = ["Ana Álvarez", "Ana Alvarez"]
  const older = await apply(first, "ana@example.com")
  const newer = await apply(second, "ana@example.com")
  await stage.visit(async (page) => {
    await openDashboard(page, `/drivers/${newer}`)
    await page.getByRole("link", { name: `Merge with ${first}` }).click()
    const name = page.getByRole("radiogroup", { name: "Name" })
    await name.getByRole("radio", { name: `Newer ${second}` }).waitFor()
    await expectStateAccessible(page, "what differs")
    await name.getByText(first).click()
    await page.getByRole("button", { name: "Merge", exact: true }).click()
    await page.waitForURL(`**/adminpage/dashboard/drivers/${older}`)
    await page.getByText("The two are one lead now").waitFor()
    await page.getByRole("heading", { name: first }).waitFor()
    await page.getByText("merged another lead into it").waitFor()

    await page.goto(`/adminpage/dashboard/drivers/${newer}`)
    await page.getByText("was merged into this one").waitFor()
    expect(new URL(page.url()).pathname).toBe(`/adminpage/dashboard/drivers/${older}`)
    await expectStateAccessible(page, "a merged lead")
    await page.getByRole("button", { name: `Undo the merge with ${second}` }).click()
    await page.getByText(`${second} is a lead of its own again`).waitFor()
    await page.getByRole("link", { name: `Merge with ${second}` }).waitFor()
    await page.goto(`/adminpage/dashboard/drivers/${newer}`)
    await page.getByRole("heading", { name: second }).waitFor()
  }, STATES_BEGIN)
})
