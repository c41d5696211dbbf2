import { beforeEach, expect, test } from "@jest/globals"
import { configureMail, lastMail, receiveAllDue, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
configureMail(smtpSettings(1))
beforeEach(startWithoutMail)

const headerNames = (raw: string) =>
  raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .split("\r\n")
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.slice(0, line.indexOf(":")).toLowerCase())
    .sort()
    .join(" ")

const EXPECTED_HEADERS =
  "auto-submitted content-type date from message-id mime-version reply-to subject to x-auto-response-suppress"

/** The only mail that arrives. Expects the usual headers and recipient. */
const received = async () => {
  const [mail, ...others] = await receiveAllDue()
  if (!mail || others.length > 0) throw new Error(`${others.length} other mails arrived`)
  expect(headerNames(mail.raw)).toBe(EXPECTED_HEADERS)
  expect([mail.to, mail.mail.bcc]).toEqual([["leads@example.com"], undefined])
  return mail
}

const INJECTION = "Ana\r\nBcc: everybody@example.com"
const HTML = `<script>alert(1)</script><img src=x onerror='alert("2")'>&amp;`

const driverFields = ["name", "phone", "city", "vehicle_year", "vehicle_make", "vehicle_model"]
const advertiserFields = ["company_name", "contact_name"]
const filled = (fields: string[], text: string) => Object.fromEntries(fields.map((field) => [field, text]))

test("line breaks are refused in every single-line field of a form", async () => {
  for (const field of [...driverFields, "email"])
    expect([field, (await app.sendDriver({ [field]: INJECTION })).status]).toEqual([field, 400])
  for (const field of [...advertiserFields, "email"])
    expect([field, (await app.sendAdvertiser({ [field]: INJECTION })).status]).toEqual([field, 400])
})

test.each([
  ["HTML", HTML],
  ["an encoded word", "=?utf-8?q?a=0D=0ABcc:_everybody=40example.com?="],
  ["emoji", "👩‍👩‍👧‍👦".repeat(12)],
  ["right-to-left text and marks", "שלום\u200f moc.elpmaxe@ana"],
  ["as much as fits", "W".repeat(255)],
  ["line separators that are not control characters", "Ana\u2028Bcc: everybody@example.com\u2029x"],
])("a form with %s in all fields cannot break its mail", async (_name, text) => {
  for (const send of [
    () => app.apply(filled(driverFields, text)),
    () => app.inquire({ ...filled(advertiserFields, text), cities: `${text} | ${text}` }),
  ]) {
    await send()
    const { raw, mail } = await received()
    const { log } = await lastMail()
    expect(mail.subject).toBe(log.subject)
    expect([...log.subject].length).toBeLessThan(512)
    expect(log.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u)
    expect(mail.text?.trim()).toBe(log.body)
    expect(mail.text).toContain(text)
    expect(mail.html).toBe(log.html)
    expect(log.html).not.toMatch(/<script|<img|onerror='/)
    for (const line of raw.split("\r\n")) expect(line.length).toBeLessThan(999)
  }
})

test.each([
  ["of 5,000 emoji", "🚕".repeat(5000)],
  ["that looks like a header or the end of the mail", "Hello\n\nBcc: everybody@example.com\n.\n..\nQUIT\nFrom here"],
  ["of HTML", `${HTML}\n</div></td></table>`],
  ["with indentation, blank lines and dots", "one\n   indented\n\n\n.\nlast"],
])("a message %s arrives unchanged in its mail", async (_name, message) => {
  await app.inquire({ cities: `Reno | ${message}` })
  const { mail } = await received()
  expect(mail.text).toContain(`\n${message}\n`)
  expect(mail.html).not.toMatch(/<script|<img/)
})

test("a right-to-left name does not reverse our sentences, and an unusual address can be answered", async () => {
  const email = "o'neil+{a}|b=!#$%&*/?^_`~@example.com"
  await app.apply({ name: "محمد", email })
  const { mail } = await received()
  expect(mail.html).toMatch(/<p [^>]*dir="ltr"[^>]*>محمد wants to drive/)
  expect(mail.html).toMatch(/<td [^>]*dir="auto"[^>]*>محمد</)
  expect(mail.replyTo?.value).toEqual([{ address: email, name: "" }])
})
