import { globalContent } from "@farelight/api/contract/content/pages/global.ts"
import { describe, expect, test } from "@jest/globals"
import { type OurFacts, readMessage } from "./readMessage.ts"

const facts: OurFacts = {
  name: "Farelight",
  origin: "https://www.example.com",
  emails: ["hello@example.com", "no-reply@farelight-mail.com"],
  phone: "+1 (949) 555-0142",
  profiles: ["https://www.linkedin.com/company/farelight"],
}

/** What a message reads as, in short: each finding's kind, verdict and trick. */
const read = (message: string, given = facts) =>
  readMessage(message, given).findings.map(({ kind, verdict, trick, text }) =>
    [text, kind, trick ?? verdict].join(" | "),
  )

describe("an address in a message", () => {
  test.each([
    // Exactly ours, however it is written.
    ["hello@example.com", "email | ours"],
    ["Hello@Example.COM", "email | ours"],
    ["no-reply@farelight-mail.com", "email | ours"],
    ["+1 (949) 555-0142", "phone | ours"],
    ["9495550142", "phone | ours"],
    ["949.555.0142", "phone | ours"],
    ["1-949-555-0142", "phone | ours"],
    ["(949)555-0142", "phone | ours"],
    ["+19495550142", "phone | ours"],
    ["001 949 555 0142", "phone | ours"],
    ["949 – 555 – 0142", "phone | ours"],
    ["949-555-0142", "phone | ours"],
    ["９４９-５５５-０１４２", "phone | ours"],
    ["https://www.example.com/status/d1042", "link | ours"],
    ["https://example.com", "link | ours"],
    ["www.example.com/drivers", "link | ours"],
    ["EXAMPLE.COM", "link | ours"],
    ["linkedin.com/company/farelight/", "link | ours"],
    // On our domain, but nobody said that it is ours.
    ["jobs@example.com", "email | unknown"],
    ["https://jobs.example.com/apply", "link | unknown"],
    ["555-0142", "phone | unknown"],
    // Somebody else's.
    ["dana@gmail.com", "email | not_ours"],
    ["949-555-0143", "phone | not_ours"],
    ["+44 949 555 0142", "phone | not_ours"],
    ["+52 55 1234 5678", "phone | not_ours"],
    ["555-0199", "phone | not_ours"],
    ["https://bit.ly/3xYz", "link | not_ours"],
    ["https://www.linkedin.com/company/other", "link | not_ours"],
    ["https://www.example.com:8443/", "link | look_alike"],
    // Made to look like ours.
    ["hello@examp1e.com", "email | look_alike"],
    ["hello@exampIe.com", "email | look_alike"],
    ["hello@exarnple.com", "email | look_alike"],
    ["helo@farelight-mail.co", "email | look_alike"],
    ["farelight.jobs@gmail.com", "email | look_alike"],
    ["hello@example.com@evil.io", "email | look_alike"],
    ["https://example.com.evil.io/pay", "link | look_alike"],
    ["https://example.com@evil.io/pay", "link | look_alike"],
    ["https://example.com;@evil.io", "link | look_alike"],
    ["https://example.com%2eevil.io", "link | look_alike"],
    ["https://evil.io/www.example.com/status", "link | look_alike"],
    ["https://evil.io\\@example.com", "link | look_alike"],
    ["example.net", "link | look_alike"],
    ["fare-light-drivers.com", "link | look_alike"],
    ["exmaple.com", "link | look_alike"],
    ["https://exаmple.com/", "link | foreign_letters"],
    ["https://xn--exmple-4nf.com/", "link | foreign_letters"],
    ["https://exam​ple.com/", "link | foreign_letters"],
    ["hellо@example.com", "email | foreign_letters"],
    ["https://example。com", "link | foreign_letters"],
    // References: their form is known to all, which of them exist to nobody.
    ["D-1042", "reference | unknown"],
    ["A-77", "reference | unknown"],
  ])("%s is %s", (message, expected) => {
    expect(read(message).map((one) => one.slice(one.indexOf("|") + 2))).toEqual([expected])
  })

  test("is found wherever it stands, what is not ours first", () => {
    const message = `From: "Farelight <hello@example.com>" <offers@evil.io>
      Call 949-555-0142 949-555-0199 (or +1.949.555.0142), see <https://www.example.com>, evil.io/pay.Then
      write to mailto:hello@example.com?cc=me@evil.io. Your reference number: FL-99812. Pay is $2,800.00 from 2026-12-01 10:30.
      Read agreement.pdf first.Thanks, e.g. at 9 a.m. <https://good.org>,<https://other.org>`
    expect(read(message)).toEqual([
      "offers@evil.io | email | not_ours",
      "evil.io/pay.Then | link | not_ours",
      "me@evil.io | email | not_ours",
      "https://good.org | link | not_ours",
      "https://other.org | link | not_ours",
      "FL-99812 | reference | not_ours",
      "949-555-0199 | phone | not_ours",
      "hello@example.com | email | ours",
      "https://www.example.com | link | ours",
      "949-555-0142 | phone | ours",
      "+1.949.555.0142 | phone | ours",
    ])
  })

  test.each(['"hello@example.com"@evil.io', "(hello@example.com)@evil.io", "hello@example.com;@evil.io"])(
    "is not ours by what stands in quotes before it: %s",
    (message) => {
      expect(read(message)).toEqual(["@evil.io | email | not_ours", "hello@example.com | email | ours"])
    },
  )

  test("ends where a page's markup begins", () => {
    expect(read('<a href="https://www.example.com/">https://www.example.com</a>')).toEqual([
      "https://www.example.com/ | link | ours",
      "https://www.example.com | link | ours",
    ])
  })

  test("is compared with a name in other letters, and with a number abroad, as they are", () => {
    const abroad = { ...facts, origin: "https://xn--caf-dma.example", phone: "+44 20 7946 0958" }
    expect(read("https://café.example/status +442079460958 011 44 20 7946 0958", abroad)).toEqual([
      "https://café.example/status | link | ours",
      "+442079460958 | phone | ours",
      "011 44 20 7946 0958 | phone | ours",
    ])
  })

  test("of a company that writes from a common provider makes not all others there look alike", () => {
    const small = { ...facts, emails: ["farelight.ads@gmail.com"] }
    expect(read("farelight.ads@gmail.com dana@gmail.com farelight.adz@gmail.com", small)).toEqual([
      "dana@gmail.com | email | not_ours",
      "farelight.adz@gmail.com | email | look_alike",
      "farelight.ads@gmail.com | email | ours",
    ])
  })

  test("takes no time in a long text that is made to take it", () => {
    expect(
      readMessage(`${"949-".repeat(9_000)}${"a.".repeat(9_000)}${"(".repeat(9_000)}${" ".repeat(9_000)}`, facts)
        .findings.length,
    ).toBeLessThan(9_000)
  })
})

describe("what a message asks for", () => {
  test.each([
    ["We will mail you a cashier's check. Deposit it and send the rest to the installer.", ["money", "check"]],
    ["Le enviaremos un cheque: deposítelo y envíe el resto al instalador.", ["money", "check"]],
    ["A refundable deposit of $50 reserves your wrap.", ["money"]],
    ["Debe pagar una cuota por adelantado.", ["money"]],
    ["Buy two Apple gift cards and send us the codes", ["login", "transfer"]],
    ["Compre tarjetas de regalo o pague por Zelle", ["transfer"]],
    ["Zelle, please", ["transfer"]],
    ["Wire the installer $900", ["money", "transfer"]],
    ["Envíenos el código de verificación", ["login"]],
    ["Kindly remit the activation payment of $50", ["money"]],
    ["We need your debit card number and CVV", ["login"]],
    ["Your bank account and its routing number, please", ["login"]],
    ["What is your password? We sent you a verification code.", ["login"]],
    ["Dígame el código que recibió y su contraseña", ["login"]],
    ["Send Bitcoin via Cash App, by WIRE TRANSFER or Western Union", ["transfer"]],
  ])("%s", (message, expected) => {
    expect(readMessage(message, facts).asks).toEqual(expected)
  })

  test.each([
    "Hello Dana, your application D-1042 was approved. Check your status at https://www.example.com/status.",
    "You'll be paid every week by direct deposit: $200–$300 a month. Please check the date and your spam folder.",
    "Le pagamos cada semana por depósito directo. Revise el estado de su solicitud.",
    "Someone on our team reads your application and gets in touch within 48 hours.",
    "We approved you. When can you bring your car? Installation takes two hours and is free.",
  ])("nothing: %s", (message) => {
    expect(readMessage(message, facts).asks).toEqual([])
  })

  test("speaks of money in the company's own words as well, which warns of it", () => {
    expect(readMessage(globalContent.after_sending.never_text, facts).asks).not.toEqual([])
  })
})
