import { afterEach, describe, expect, test } from "@jest/globals"
import { advertiserForm, driverForm } from "../../../testing/forms.ts"
import { startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import { configureMail, deliverAllDue, lastMail, senderTo, smtpSettings } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
configureMail(smtpSettings(1))
afterEach(stopMailServers)

/** Sends a form and returns the mail that arrived for it. */
const mailAbout = async (path: string, form: Record<string, unknown>) => {
  const { status, body } = await app.rest("POST", path, form)
  expect({ status, body }).toMatchObject({ status: 201 })
  const server = await startMailServer()
  await deliverAllDue(senderTo(server.port))
  await server.stop()
  const [received] = server.received
  if (!received || server.received.length > 1) throw new Error(`${server.received.length} mails arrived`)
  return received
}

const headerNames = (raw: string) =>
  raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .split("\r\n")
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.slice(0, line.indexOf(":")).toLowerCase())
    .sort()

const EXPECTED_HEADERS = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
]

const INJECTION = "Ana\r\nBcc: everybody@example.com"
const HTML = `<script>alert(1)</script><img src=x onerror='alert("2")'>&amp;`
const EMOJI = "👩‍👩‍👧‍👦".repeat(12)
const RIGHT_TO_LEFT = "\u202eשלום moc.elpmaxe@ana"

const driverFields = ["name", "phone", "city", "vehicle_year", "vehicle_make", "vehicle_model"]
const advertiserFields = ["company_name", "contact_name"]

describe("line breaks in a single-line field", () => {
  test.each([...driverFields, "email"])("are refused in a driver's %s", async (field) => {
    const { status } = await app.sendDriver({ [field]: INJECTION })
    expect(status).toBe(400)
  })

  test.each([...advertiserFields, "email"])("are refused in an advertiser's %s", async (field) => {
    const { status } = await app.sendAdvertiser({ [field]: INJECTION })
    expect(status).toBe(400)
  })
})

describe.each([
  ["HTML", HTML],
  ["an encoded word", "=?utf-8?q?a=0D=0ABcc:_everybody=40example.com?="],
  ["emoji", EMOJI],
  ["right-to-left text and marks", RIGHT_TO_LEFT],
  ["as much as fits", "W".repeat(255)],
  ["line separators that are not control characters", "Ana\u2028Bcc: everybody@example.com\u2029x"],
])("%s", (_name, text) => {
  const check = async (received: Awaited<ReturnType<typeof mailAbout>>) => {
    const { log } = await lastMail()
    expect(headerNames(received.raw)).toEqual(EXPECTED_HEADERS)
    expect(received.to).toEqual(["leads@example.com"])
    expect(received.mail.bcc).toBeUndefined()
    expect(received.mail.subject).toBe(log.subject)
    expect([...log.subject].length).toBeLessThan(512)
    expect(log.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u)
    expect(received.mail.text?.trim()).toBe(log.body)
    expect(received.mail.text).toContain(text)
    expect(received.mail.html).toBe(log.html)
    expect(log.html).not.toMatch(/<script|<img|onerror='/)
    for (const line of received.raw.split("\r\n")) expect(line.length).toBeLessThan(999)
  }

  test("in all of a driver's fields", async () => {
    const form = driverForm(Object.fromEntries(driverFields.map((field) => [field, text])))
    await check(await mailAbout("/api/drivers/apply", form))
  })

  test("in all of an advertiser's fields", async () => {
    const fields = Object.fromEntries(advertiserFields.map((field) => [field, text]))
    await check(await mailAbout("/api/advertisers/contact", advertiserForm({ ...fields, cities: `${text} | ${text}` })))
  })
})

describe("a message", () => {
  test.each([
    ["of 5,000 characters", "é".repeat(5000)],
    ["of 5,000 emoji", "🚕".repeat(5000)],
    ["that looks like a header or the end of the mail", "Hello\n\nBcc: everybody@example.com\n.\n..\nQUIT\nFrom here"],
    ["of HTML", `${HTML}\n</div></td></table>`],
    ["with indentation, blank lines and dots", "one\n   indented\n\n\n.\nlast"],
  ])("%s arrives as it was written", async (_name, message) => {
    const { raw, to, mail } = await mailAbout(
      "/api/advertisers/contact",
      advertiserForm({ cities: `Reno | ${message}` }),
    )
    expect(headerNames(raw)).toEqual(EXPECTED_HEADERS)
    expect(to).toEqual(["leads@example.com"])
    expect(mail.text).toContain(`\n${message}\n`)
    expect(mail.html).not.toMatch(/<script|<img/)
  })
})

test("a right-to-left name does not change the direction of our own sentences", async () => {
  const { mail } = await mailAbout("/api/drivers/apply", driverForm({ name: "محمد" }))
  expect(mail.html).toMatch(/<p [^>]*dir="ltr"[^>]*>محمد wants to drive/)
  expect(mail.html).toMatch(/<td [^>]*dir="auto"[^>]*>محمد</)
})

test("a strange but valid address is a single address to reply to", async () => {
  const email = "o'neil+{a}|b=!#$%&*/?^_`~@example.com"
  const { mail } = await mailAbout("/api/drivers/apply", driverForm({ email }))
  expect(mail.replyTo?.value).toEqual([{ address: email, name: "" }])
})
