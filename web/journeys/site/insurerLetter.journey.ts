import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { expect, test } from "@jest/globals"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const { form, letter } = pageContent("insurer_letter", []).page

test("the letter is filled in without a request, and prints on one sheet", async () => {
  await stage.visit(async (page) => {
    await page.goto("/es/insurer-letter")
    await page.goto("/insurer-letter")
    await page.getByRole("button", { name: form.copy_label }).waitFor()
    await page.waitForLoadState("networkidle")
    const asked: string[] = []
    page.on("request", (request) => asked.push(request.postData() ?? request.url()))
    await page.getByLabel(form.name_label).fill("Ana Díaz")
    await page.getByLabel(form.policy_label).fill("PX 12-34")
    await page.getByLabel(form.car_label).fill("2021 Toyota Camry")
    await page.getByLabel(form.car_label).press("Enter")
    await page.getByRole("article").getByText("PX 12-34").waitFor()
    expect(asked.filter((text) => /Ana|PX|Camry/.test(text))).toEqual([])
    expect(new URL(page.url()).search).toBe("")
    const pdf = await page.pdf({ format: "Letter" })
    expect(pdf.toString("latin1").match(/\/Type ?\/Page\b/g)).toHaveLength(1)
  })
})

test("without JavaScript there are lines to write on, and no fields that do nothing", async () => {
  await stage.visit(
    async (page) => {
      await page.goto("/insurer-letter")
      await page.getByRole("article", { name: letter.title }).waitFor()
      await page.getByLabel(form.name_label).waitFor({ state: "hidden" })
      await page.getByLabel("Car Wrapping").check()
    },
    { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  )
})
