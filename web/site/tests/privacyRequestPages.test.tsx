/** @jest-environment node */

import { describe, expect, test } from "@jest/globals"
import { servePage } from "../../testing/servePage.ts"

const CONFIRM = "/privacy-request/confirm"
const EXPORT = "/privacy-request/export"

describe("a privacy request without JavaScript", () => {
  const form = new URLSearchParams({ kind: "KNOW", email: "ana@example.com", details: "" })

  test("is answered by its own page, which says to look into the mail", async () => {
    const result = { outcome: "sent", message: "", receipt: null } as const
    const answer = await servePage("/es/privacy-request", { form, result })
    expect(answer).toMatchObject({ status: 303, location: "/es/privacy-request?sent=1" })
    const { status, html } = await servePage("/privacy-request?sent=1")
    expect(status).toBe(200)
    expect(html).toContain("Check your email")
    expect(html).not.toContain('type="radio"')
  })

  test("comes back with what was refused, and all that was entered", async () => {
    const fields = [{ field: "email", message: "Email must be better." }]
    const { status, html } = await servePage("/privacy-request", { form, result: { outcome: "invalid", fields } })
    expect(status).toBe(400)
    expect(html).toContain("Email must be better.")
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="KNOW"|<input[^>]*value="KNOW"[^>]*checked=""/)
    expect(html).toContain('value="ana@example.com"')
  })
})

describe("a privacy request where no mail can be sent", () => {
  const privacy = { retention: null, pixels: [] }

  test.each([
    ["", "Write to hello@example.com", "We'll email you a link"],
    ["/es", "Escriba a hello@example.com", "Le enviaremos un enlace"],
  ])("is asked for by mail to the operator%s, and has no form", async (prefix, way, promise) => {
    const { html } = await servePage(`${prefix}/privacy-request`, { privacy })
    expect(html).not.toContain('type="radio"')
    expect(html).not.toContain(promise)
    expect(html.split('id="page-data"')[0]).toContain(way)
    expect(html.split('id="page-data"')[0]).not.toContain("[if")
    expect((await servePage(`${prefix}/privacy-request`)).html).toContain(promise)
  })
})

describe("the page that confirms a privacy request", () => {
  test("has a button, whose form carries the token in its body alone", async () => {
    const { status, html } = await servePage(`/es${CONFIRM}?token=known`)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const [form] = /<form [^>]*>/.exec(html) ?? []
    expect(form).toContain('method="post"')
    expect(form).toContain(`action="/es${CONFIRM}"`)
    expect(html).toContain('<input type="hidden" name="token" value="known"/>')
    expect(html).not.toMatch(/<h1[^>]*>Tenemos/)
    expect(html).not.toContain('rel="canonical"')
  })

  test("says what was asked for, and by when it is answered", async () => {
    const form = new URLSearchParams({ token: "known" })
    const { status, html } = await servePage(CONFIRM, { form })
    expect(status).toBe(200)
    expect(html).toContain("We have your request")
    expect(html).toContain("<dd>Delete my data</dd>")
    expect(html).toContain('<time dateTime="2027-01-07T20:00:00.000Z">January 7, 2027</time>')
    // In the other language, the link opens the page that it came from.
    expect(html).toContain(`href="/es${CONFIRM}?token=known"`)
    const spanish = await servePage(`/es${CONFIRM}`, { form })
    expect(spanish.html).toContain("<dd>Eliminar mis datos</dd>")
    expect(spanish.html).toContain("7 de enero de 2027")
  })

  test.each([
    ["an unknown token", CONFIRM, new URLSearchParams({ token: "other" })],
    ["no token in the form", CONFIRM, new URLSearchParams()],
    ["no token in the address", CONFIRM, undefined],
    ["an unknown copy", `${EXPORT}?token=other`, undefined],
    ["no copy", EXPORT, undefined],
  ])("leads back to the form for %s", async (_which, path, form) => {
    const { status, html } = await servePage(path, form ? { form } : {})
    expect(status).toBe(404)
    expect(html).toMatch(/<a href="\/privacy-request" class="[^"]*">(Make the request again|Ask for a new copy)<\/a>/)
    expect(html).not.toContain('method="post"')
  })
})

test("the page of a copy links to it, and says until when", async () => {
  const { status, html } = await servePage(`${EXPORT}?token=known`)
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<a [^>]*href="\/api\/privacy-requests\/export\/known"[^>]* download=""/)
  expect(html).toContain('<time dateTime="2026-11-30T20:00:00.000Z">')
})
