/** @jest-environment node */

import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { expect, test } from "@jest/globals"
import { servePage } from "../../testing/servePage.ts"

const { hero, taxes } = registry.driver_agreement

const edited = { page: "driver_agreement", sectionId: "taxes", content: { ...taxes, text: "Ask our accountant." } }

const switchedOn = { page: "driver_agreement", sectionId: "publication", content: { on_the_site: "yes" } }

const open = async (path: string, stored: StoredSection[] = [switchedOn]) => {
  const { status, html } = await servePage(path, { stored })
  return { status, html: html.replace(/<script type="application\/json".*?<\/script>/s, "") }
}

const shown = async (...asked: Parameters<typeof open>) => (await open(...asked)).html

test.each(["", "/es"])("the agreement is neither published nor linked until enabled: %s", async (prefix) => {
  const { status, html } = await open(`${prefix}/driver-agreement`, [])
  expect(status).toBe(404)
  expect(html).not.toMatch(/rel="(canonical|alternate)"/)
  expect(await shown(`${prefix}/drivers`, [])).not.toContain("/driver-agreement")
  const on = await open(`${prefix}/driver-agreement`)
  expect(on.status).toBe(200)
  expect(on.html).toContain(`rel="canonical" href="https://www.example.com${prefix}/driver-agreement"`)
})

test("the agreement is marked as a sample in both languages until edited", async () => {
  expect(await shown("/driver-agreement")).toContain(hero.sample)
  expect(await shown("/es/driver-agreement")).toContain("Es un modelo.")
  for (const path of ["/driver-agreement", "/es/driver-agreement"]) {
    const own = await shown(path, [switchedOn, edited])
    expect(own).toContain("Ask our accountant.")
    expect(own).not.toMatch(/A sample\.|Es un modelo\./)
  }
  expect(await shown("/terms-of-service")).not.toContain("A sample.")
})

test("the drivers' page links to the agreement from its steps, form and questions", async () => {
  const html = await shown("/drivers")
  for (const section of ["how_it_works", "apply", "questions"]) {
    const [part = ""] = new RegExp(`data-section="${section}".*?</section>`, "s").exec(html) ?? []
    expect([section, part.includes('href="/driver-agreement"')]).toEqual([section, true])
  }
})
