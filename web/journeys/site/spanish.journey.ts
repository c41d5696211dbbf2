import { logIn } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../parts/axe.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const phone = { viewport: { width: 390, height: 844 } }

const texts = {
  Nombre: "Eva Luna",
  "Correo electrónico": "eva@example.com",
  Teléfono: "+1 555 0100",
  Ciudad: "Irvine",
  "Año del vehículo": "2024",
  "Marca del vehículo": "Toyota",
}

const sent = "¡Recibimos su solicitud! Nos comunicaremos con usted en un plazo de 48 horas."

const fill = async (page: Page, model: string) => {
  for (const [label, text] of Object.entries({ ...texts, "Modelo del vehículo": model }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel("Ambas", { exact: true }).check()
}

const storedLeads = async () => {
  const headers = { authorization: `Bearer ${await logIn(stage.url)}` }
  const response = await fetch(`${stage.url}/api/drivers/applications`, { headers })
  const leads: { vehicle_model: string; locale: string; platform: string }[] = await response.json()
  return leads.map(({ vehicle_model, locale, platform }) => ({ vehicle_model, locale, platform }))
}

test("a driver finds the site in Spanish and applies in it, with JavaScript", async () => {
  await stage.visit(async (page) => {
    await page.goto("/drivers")
    await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click()
    await page.waitForURL("**/es/drivers")
    expect(await page.locator("html").getAttribute("lang")).toBe("es")
    await page.locator("form[novalidate]").waitFor()
    await expectAccessible(page)
    await page.getByRole("button", { name: "Enviar solicitud" }).click()
    await page.getByText("Complete el campo “Nombre”.").first().waitFor()
    await fill(page, "Camry")
    await page.getByRole("button", { name: "Enviar solicitud" }).click()
    await page.getByText(sent).waitFor()
  }, phone)
  expect(await storedLeads()).toEqual([{ vehicle_model: "Camry", locale: "es", platform: "Both" }])
})

test("and without JavaScript", async () => {
  await stage.visit(
    async (page) => {
      await page.goto("/es")
      await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Conductores" }).click()
      await fill(page, "Prius")
      await page.getByRole("button", { name: "Enviar solicitud" }).click()
      await page.getByText(sent).waitFor()
      expect(new URL(page.url()).pathname).toMatch(/^\/es\/status\//)
    },
    { ...phone, javaScriptEnabled: false },
  )
  expect(await storedLeads()).toContainEqual({ vehicle_model: "Prius", locale: "es", platform: "Both" })
})
