/** @jest-environment node */

import { localizedContent } from "@farelight/api/contract/content/localizedContent.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import type { Locale } from "@farelight/api/contract/site/locale.ts"
import { expect, test } from "@jest/globals"
import { noAssets, readingBackend } from "../../testing/siteStubs.ts"
import { renderPage } from "../entry-server.tsx"

const { hero, taxes } = registry.driver_agreement

const edited = { page: "driver_agreement", sectionId: "taxes", content: { ...taxes, text: "Ask our accountant." } }

const shown = async (path: string, stored: Parameters<typeof localizedContent>[1] = []) => {
  const backend = {
    ...readingBackend(),
    loadPage: async (page: Parameters<typeof localizedContent>[0], locale: Locale) =>
      localizedContent(page, stored, [], locale),
  }
  const { html } = await renderPage(new Request(`https://www.example.com${path}`), backend as never, noAssets)
  return html.replace(/<script type="application\/json".*?<\/script>/s, "")
}

test("the agreement is marked as a sample in both languages, until an operator makes it their own", async () => {
  expect(await shown("/driver-agreement")).toContain(hero.sample)
  expect(await shown("/es/driver-agreement")).toContain("Es un modelo.")
  for (const path of ["/driver-agreement", "/es/driver-agreement"]) {
    const own = await shown(path, [edited])
    expect(own).toContain("Ask our accountant.")
    expect(own).not.toMatch(/A sample\.|Es un modelo\./)
  }
  expect(await shown("/terms-of-service")).not.toContain("A sample.")
})

test("the drivers' page leads to the agreement from its steps, from above the form and from its questions", async () => {
  const html = await shown("/drivers")
  for (const section of ["how_it_works", "apply", "questions"]) {
    const [part = ""] = new RegExp(`data-section="${section}".*?</section>`, "s").exec(html) ?? []
    expect([section, part.includes('href="/driver-agreement"')]).toEqual([section, true])
  }
})
