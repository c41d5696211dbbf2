import { describe, expect, test } from "@jest/globals"
import { redactTokens } from "./redactTokens.ts"
import { UNSTORED_TOKEN } from "./unstoredToken.ts"

const TOKEN = "Yk3fR8Zq0tVn5sXw2uPb7aLc4mHe9gJd6iKo1yQr-_M"
const REPLY = "abcdefghijklmnopqrstuvwxyz"

describe("a text that came by mail", () => {
  test.each([
    [`https://example.com/status/d12-${TOKEN}`],
    [`https://example.com/es/status/a1-${TOKEN}?sent=1`],
    [`https://links.example.net/?url=https%3A%2F%2Fexample.com%2Fstatus%2Fd12-${TOKEN}&data=1`],
    [`https://example.com/privacy-request/export?token=${TOKEN}`],
    [`https://example.com/es/privacy-request/confirm?token=${TOKEN}`],
    [`<a href="https://office.example.com/adminpage/password-reset#${TOKEN}">`],
    [`https://office.example.com/adminpage/invitation#${TOKEN}`],
  ])("loses the token of %s", (text) => {
    const redacted = redactTokens(`before ${text} after`)
    expect(redacted).not.toContain(TOKEN)
    expect(redacted).toMatch(/^before .*only-in-the-mail-itself.* after$/)
  })

  test.each([1, 20, 42])("loses a token that is broken over two lines after %d characters", (at) => {
    const text = `> https://example.com/status/d12-${TOKEN.slice(0, at)}\r\n> ${TOKEN.slice(at)} and more`
    const redacted = redactTokens(text)
    expect(redacted).not.toContain(TOKEN.slice(at))
    expect(redacted).toContain(" and more")
  })

  test("keeps another site's short link, and the word on the next line", () => {
    const text = "See https://shop.example/status/a1-open\nThursday suits me."
    expect(redactTokens(text)).toBe(text)
  })

  test("keeps the line below a whole link", () => {
    expect(redactTokens(`https://example.com/status/d12-${TOKEN}\r\nThanks`)).toBe(
      `https://example.com/status/d12-${UNSTORED_TOKEN}\r\nThanks`,
    )
  })

  test("loses reply addresses, and keeps other addresses and links", () => {
    expect(redactTokens(`leads+${REPLY}@example.com `.repeat(2))).toBe(`leads+${UNSTORED_TOKEN}@example.com `.repeat(2))
    const others = `ana+news@example.com https://shop.example/status/order-12 https://shop.example/?token=${TOKEN}`
    expect(redactTokens(others)).toBe(others)
  })
})
