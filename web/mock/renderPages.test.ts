/** @jest-environment node */

import { describe, expect, test } from "@jest/globals"
import { renderPublicPage } from "./renderPages.ts"

const proof = "x".repeat(43)
const driver = `/status/d7-${proof}`
const advertiser = `/status/a7-${proof}`

const visit = (path: string, form?: Record<string, string>) => {
  const body = form && new URLSearchParams(form)
  return renderPublicPage(new Request(`http://localhost${path}`, body ? { method: "POST", body } : {}))
}

describe("a correction on the mocked status page", () => {
  test("is answered by the page that says so", async () => {
    const answer = await visit(driver, { phone: "", city: "Reno" })
    expect(answer).toMatchObject({ status: 303, location: `${driver}?corrected=1` })
    const { status, html } = await visit(`${driver}?corrected=1`)
    expect(status).toBe(200)
    expect(html).toContain("Saved. From now on we'll use what you just entered.")
    expect(html).toContain("D-7")
  })

  test.each([
    ["nothing", { phone: " ", city: "" }, "Enter what has changed"],
    ["too long a city", { phone: "", city: "x".repeat(256) }, "City may have up to 255 characters"],
  ])("of %s is refused as by the server", async (_what, form, message) => {
    const { status, html } = await visit(driver, form)
    expect(status).toBe(400)
    expect(html).toContain(message)
  })

  test("needs the link of an application", async () => {
    expect((await visit(advertiser, { city: "Reno" })).status).toBe(404)
    expect((await visit(advertiser)).html).toContain("A-7")
    expect((await visit("/status/unknown")).status).toBe(404)
  })
})
