/** @jest-environment node */

import { localized } from "@farelight/api/contract/site/locale.ts"
import { expect, test } from "@jest/globals"
import { noAssets, readingBackend } from "../../testing/siteStubs.ts"
import { renderPage } from "../entry-server.tsx"

/** What visitors of a Spanish page see: without the data for the browser. */
const shownAt = async (path: string) => {
  const asked = new Request(`https://www.example.com${localized(path, "es")}`)
  const { html } = await renderPage(asked, readingBackend(), noAssets)
  return html.replace(/<script type="application\/json".*?<\/script>/s, "")
}

test.each([
  [
    "/cities/los-angeles-ca",
    ["Buscamos conductores aquí", "plazo de 48 horas", "Tableta a bordo, Auto rotulado", "$145–$220"],
  ],
  ["/cities/new-york-ny", ["Por ahora no ponemos pantallas en los autos de aquí", "Comisión de Taxis y Limusinas"]],
  ["/formats", [">Auto rotulado<"]],
  ["/advertising", [">10 min<", "8–12 min"]],
])("%s says cities' facts, formats and figures in Spanish", async (path, texts) => {
  const shown = await shownAt(path)
  for (const text of texts) expect(shown).toContain(text)
  expect(shown).not.toMatch(/>(In-Car Tablet|Car Wrapping)<|Drivers are wanted|licenses rideshare|10 mins|November/)
})
