/** @jest-environment node */

import { messages } from "@farelight/api/contract/api/messages.ts"
import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { wordsIn } from "@farelight/api/contract/words/words.ts"
import { describe, expect, test } from "@jest/globals"
import { receipt, servePage } from "../../../testing/servePage.ts"

const shown = (text: string) => text.replaceAll("'", "&#x27;")

describe("a form without JavaScript", () => {
  test("stores an advertiser's inquiry, and redirects to a confirmation", async () => {
    const form = new URLSearchParams([
      ["contactName", "Alex"],
      // Browsers post CRLF, scripts read LF; both must produce the same submission id.
      ["message", "Two\r\nlines"],
      ["adFormats", "In-Car Tablet"],
      ["adFormats", "Car Wrapping"],
    ])
    const sent = { outcome: "sent", message: "Thanks", receipt: { ...receipt, statusPath: "/status/inquiry" } } as const
    const answer = await servePage("/contact", { form, result: sent })
    expect(answer).toMatchObject({ status: 303, location: "/status/inquiry?sent=1" })
    const values = { contactName: "Alex", message: "Two\nlines" }
    expect(answer.submitted).toEqual([{ values, choices: { adFormats: ["In-Car Tablet", "Car Wrapping"] } }])
    const { html } = await servePage("/status/inquiry?sent=1")
    expect(html).toContain(`<p>${shown(messages.advertiserInquirySent("24 hours"))}</p>`)
    const driverSent = `<p>${shown(messages.driverApplicationSent("48 hours"))}</p>`
    expect(html).not.toContain(driverSent)
    expect((await servePage("/status/known?sent=1")).html).toContain(driverSent)
  })

  test("leads a driver in a closed city to a status page about the wait list only", async () => {
    const waits = { waitsFor: "New York", dueAt: null }
    const note = `${shown("You're on the wait list for New York. We'll email you when it opens.")}</p>`
    const { html } = await servePage("/status/known?sent=1", { standing: waits })
    expect(html.split(note)).toHaveLength(2)
    expect(html).toContain(`<p>Application submitted successfully! ${note}`)
    expect(html.slice(0, html.indexOf("<script"))).not.toMatch(/48 hours|hear from us by|What happens next/)
    expect((await servePage("/status/known", { standing: waits })).html).toContain(`<p>${note}`)
  })

  test("is returned with its errors and entries if it is refused", async () => {
    const form = new URLSearchParams({ name: '"><script>', email: "dana@", platform: "Lyft", form_day: "2026-11-01" })
    const fields = [{ field: "email", message: "Email must be better." }]
    const { status, html } = await servePage("/drivers", { form, result: { outcome: "invalid", fields } })
    expect(status).toBe(400)
    expect(html).toContain("Email must be better.")
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(html).toMatch(/<input(?=[^>]*aria-invalid="true")[^>]*name="email"/)
    expect(html).toMatch(/<input(?=[^>]*checked="")[^>]*value="Lyft"/)
    // The form keeps its original day, and therefore its submission id.
    expect(html).toMatch(/<input(?=[^>]*name="form_day")[^>]*value="2026-11-01"/)
  })

  test.each([
    ["could not be stored", messages.advertiserInquiryFailed, {}, { status: 503 }],
    ["was sent too often", "Try again later.", { status: 429, retryAfterSeconds: 120 }, undefined],
    ["was used for other values", "No.", { status: 409 }, undefined],
  ] as const)("is returned with its entries and the reason if it %s", async (_, message, failure, answered) => {
    const form = new URLSearchParams({ message: "Two\nlines" })
    const answer = await servePage("/contact", { form, result: { outcome: "failed", message, ...failure } })
    expect(answer).toMatchObject(answered ?? failure)
    expect(answer.html).toContain(message)
    expect(answer.html).toMatch(/<textarea[^>]*>Two\nlines<\/textarea>/)
  })
})

describe("the status page", () => {
  test("shows status and due date in the site's time zone", async () => {
    const { status, html } = await servePage("/status/known")
    expect(status).toBe(200)
    expect(html).toContain("Hello<!-- -->, <!-- -->Ana")
    expect(html).toContain("D-1042")
    expect(html).toContain('<time dateTime="2026-11-23T03:04:00.000Z">Sunday, November 22 at 7:04 PM PST</time>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain("canonical")
  })

  test("explains the next steps to an advertiser, without a correction form", async () => {
    const { global } = pageContent("status", [])
    const { html } = await servePage("/status/inquiry?sent=1", {
      standing: { letter: "a", reference: "A-77", waitsFor: "New York" },
    })
    expect(html).toContain("A-77")
    expect(html).toContain(global.after_sending.advertiser_next)
    expect(html).not.toContain(`<dd>${global.after_sending.driver_next}</dd>`)
    expect(html).toContain(`<p>${shown("We've put New York on our list, and we'll email you when it opens.")}</p>`)
    expect(html).not.toContain('data-section="correction"')
    const { html: asks } = await servePage("/status/known", { standing: { isVehicleUnknown: true } })
    expect([html, asks].map((page) => page.includes(shown("We don't know your vehicle")))).toEqual([false, true])
  })

  test("gives advice for a dead link", async () => {
    const { status, html } = await servePage("/status/other")
    expect(status).toBe(404)
    expect(html).toContain("This link doesn't work")
    expect(html).toContain("hello@example.com")
  })

  test("accepts a correction, and keeps refused input", async () => {
    const form = new URLSearchParams({ phone: "+1 213 555 0199", city: "" })
    const saved = await servePage("/status/known", { form, result: { outcome: "sent", message: "", receipt: null } })
    expect(saved).toMatchObject({ status: 303, location: "/status/known?corrected=1" })
    const fields = [{ field: "city", message: "City is too long." }]
    const refused = await servePage("/status/known", { form, result: { outcome: "invalid", fields } })
    expect(refused.status).toBe(400)
    expect(refused.html).toContain('value="+1 213 555 0199"')
    expect(refused.html).toContain("City is too long.")
  })

  const FILE = { files: { asked: [{ id: "7", what: "Your license", answeredAt: null }], sent: [], left: 20 } }

  test("has a plain form per file, with the request's id before the file", async () => {
    const { html } = await servePage("/status/known", { standing: FILE })
    const forms = html.match(/<form[^>]*encType="multipart\/form-data"[^>]*>.*?<\/form>/g) ?? []
    expect(forms).toHaveLength(2)
    expect(forms[0]).toMatch(/name="request_id" value="7".*type="file".*name="file".*type="submit"/)
    expect(forms[1]).not.toContain("request_id")
    for (const form of forms) expect(form).toMatch(/method="post"/)
  })

  test("answers an upload with the files page, or with the error in it", async () => {
    const form = new FormData()
    const sent = await servePage("/es/status/known", { form, result: { outcome: "sent", message: "", receipt: null } })
    expect(sent).toMatchObject({ status: 303, location: "/es/status/known?file=1#files" })
    expect((await servePage("/status/known?file=1")).html).toContain("Thank you, we have your file.")
    const message = wordsIn("en").files.wrongType
    const result = { outcome: "failed", message, status: 415 } as const
    const refused = await servePage("/status/known", { form, result, standing: FILE })
    expect(refused.status).toBe(415)
    const [correction = ""] = refused.html.match(/<section data-section="correction".*?<\/section>/) ?? []
    const [files = ""] = refused.html.match(/<section [^>]*data-section="files".*?<\/section>/) ?? []
    expect([files.includes(shown(message)), correction.includes(shown(message))]).toEqual([true, false])
    // After the deadline, the page says so, without fields.
    const late = { status: "rejected", files: { asked: [], sent: [], left: 0 } } as const
    const over = { outcome: "failed", message: wordsIn("en").files.over, status: 409 } as const
    const closed = await servePage("/status/known", { form, result: over, standing: late })
    expect(closed.html).toContain(`<p>${shown(over.message)}</p>`)
    expect(closed.html).not.toContain('data-section="files"')
  })
})

const CONFIRM = "/privacy-request/confirm"
const EXPORT = "/privacy-request/export"

describe("a privacy request without JavaScript", () => {
  const form = new URLSearchParams({ kind: "KNOW", email: "ana@example.com", details: "" })

  test("is answered by a page of its own, which refers to the mail", async () => {
    const result = { outcome: "sent", message: "", receipt: null } as const
    const answer = await servePage("/es/privacy-request", { form, result })
    expect(answer).toMatchObject({ status: 303, location: "/es/privacy-request?sent=1" })
    const { status, html } = await servePage("/privacy-request?sent=1")
    expect(status).toBe(200)
    expect(html).toContain("Check your email")
    expect(html).not.toContain('type="radio"')
  })
})

describe("the page for privacy requests where no mail can be sent", () => {
  const privacy = { retention: null, pixels: [] }

  test.each([
    ["", 'Write to <a href="mailto:hello@example.com">hello@example.com</a>', "We'll email you a link"],
    ["/es", 'Escriba a <a href="mailto:hello@example.com">hello@example.com</a>', "Le enviaremos un enlace"],
  ])("refers to the operator's mail address%s, without a form", async (prefix, way, promise) => {
    const { html } = await servePage(`${prefix}/privacy-request`, { privacy })
    expect(html).not.toContain('type="radio"')
    expect(html).not.toContain(promise)
    expect(html.split('id="page-data"')[0]).toContain(way)
    expect(html.split('id="page-data"')[0]).not.toContain("[if")
    expect((await servePage(`${prefix}/privacy-request`)).html).toContain(promise)
  })
})

describe("the page that confirms a privacy request", () => {
  test("has a button that posts the token in its body, then states the due date", async () => {
    const { status, html } = await servePage(`/es${CONFIRM}?token=known`)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const [form] = /<form [^>]*>/.exec(html) ?? []
    expect(form).toContain('method="post"')
    expect(form).toContain(`action="/es${CONFIRM}"`)
    expect(html).toContain('<input type="hidden" name="token" value="known"/>')
    expect(html).not.toMatch(/<h1[^>]*>Tenemos|rel="canonical"/)

    const posted = { form: new URLSearchParams({ token: "known" }) }
    const answer = await servePage(CONFIRM, posted)
    expect(answer.status).toBe(200)
    expect(answer.html).toContain("We have your request")
    expect(answer.html).toContain("<dd>Delete my data</dd>")
    expect(answer.html).toContain('<time dateTime="2027-01-07T20:00:00.000Z">January 7, 2027 (PST)</time>')
    // The language link opens the confirmation page with its token.
    expect(answer.html).toContain(`href="/es${CONFIRM}?token=known"`)
    const { html: spanish } = await servePage(`/es${CONFIRM}`, posted)
    expect(spanish).toContain("<dd>Eliminar mis datos</dd>")
    expect(spanish).toContain("7 de enero de 2027")
  })

  test.each([
    ["an unknown token", CONFIRM, new URLSearchParams({ token: "other" })],
    ["no token in the form", CONFIRM, new URLSearchParams()],
    ["no token in the address", CONFIRM, undefined],
    ["an unknown copy", `${EXPORT}?token=other`, undefined],
    ["no copy", EXPORT, undefined],
  ])("links to the form for %s", async (_which, path, form) => {
    const { status, html } = await servePage(path, form ? { form } : {})
    expect(status).toBe(404)
    expect(html).toMatch(/<a href="\/privacy-request" class="[^"]*">(Make the request again|Ask for a new copy)<\/a>/)
    expect(html).not.toContain('method="post"')
  })
})

test("the page of a privacy export links to the copy, with its expiry", async () => {
  const { status, html } = await servePage(`${EXPORT}?token=known`)
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<a [^>]*href="\/api\/privacy-requests\/export\/known"[^>]* download=""/)
  expect(html).toContain('<time dateTime="2026-11-30T20:00:00.000Z">')
})
