import { describe, expect, test } from "@jest/globals"
import { acceptedTermsDate, emailAddress, oneOf, paragraphs, singleLine, storedEmail, submissionId } from "./text.ts"

const messageOf = (
  rule: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) => rule.safeParse(value).error?.issues[0]?.message

describe("singleLine", () => {
  const rule = singleLine("City")

  test.each([
    ["  Los Angeles\n", "Los Angeles"],
    ["\u200b\ufeffReno \u200d\u00ad", "Reno"],
    ["exe.\u202egnp.exe\u202c \u2066a\u2069", "exe.gnp.exe a"],
    ["\u200fא\u200eb\u200e", "א\u200eb"],
    ["東京都", "東京都"],
    ["👩‍🚀", "👩‍🚀"],
    ["a".repeat(255), "a".repeat(255)],
  ])("takes %p", (value, parsed) => expect(rule.parse(value)).toBe(parsed))

  test.each([[undefined], [null], ["   "]])("requires a value instead of %p", (value) => {
    expect(messageOf(rule, value)).toBe("City is required.")
  })

  test.each([[1], [{}]])("requires a text instead of %p", (value) => {
    expect(messageOf(rule, value)).toBe("City must be a text.")
  })

  test.each(["a\nb", "a\u0000b", "a\u007fb", "a\u0085b"])("refuses the control character in %p", (value) => {
    expect(messageOf(rule, value)).toBe("City must be a single line without control characters.")
  })
})

describe("paragraphs", () => {
  const rule = paragraphs("Message", 20)

  test("preserves line breaks and tabs", () => expect(rule.parse(" a\r\n\tb\n ")).toBe("a\r\n\tb"))

  test("keeps the control characters that bidirectional texts need", () =>
    expect(rule.parse("a\u2067b\u2069")).toBe("a\u2067b\u2069"))

  test("counts characters, not UTF-16 units", () => {
    expect(messageOf(rule, "🚕".repeat(20))).toBeUndefined()
    expect(messageOf(rule, "🚕".repeat(21))).toBe("Message may have up to 20 characters; this one has 21.")
  })

  test("refuses control characters except line breaks, tabs and those of bidirectional texts", () => {
    expect(messageOf(rule, "a\u0000b")).toBe("Message must not contain control characters.")
  })
})

describe("emailAddress", () => {
  const rule = emailAddress("Email")

  test.each(["a@example.com", "o'neil+ads@sub.example.co", "a@localhost"])("takes %p, as browsers do", (value) => {
    expect(rule.parse(` ${value} `)).toBe(value)
  })

  test("writes a domain in ASCII", () => {
    expect(rule.parse("\u200bana@münchen.example")).toBe("ana@xn--mnchen-3ya.example")
    for (const value of ["ana@münchen.example/x", "ana@mün chen.example", "ana@", "é@example.com"])
      expect(messageOf(rule, value)).toBeDefined()
  })

  test.each(["a", "@example.com", "a b@example.com", "a@example..com", "a@b@c", "a@example.com\u0000"])(
    "refuses %p",
    (value) => expect(messageOf(rule, value)).toBeDefined(),
  )

  test("reports an empty address once only", () => expect(rule.safeParse("").error?.issues).toHaveLength(1))
})

describe("oneOf", () => {
  const rule = oneOf("Platform", { UBER: "Uber", LYFT: "Lyft" })

  test("takes a value of the list", () => expect(rule.parse("Lyft")).toBe("Lyft"))

  test.each([
    ["", "Platform is required."],
    ["uber", "Platform must be one of: Uber, Lyft."],
    [7, "Platform must be one of: Uber, Lyft."],
  ])("refuses %p", (value, message) => expect(messageOf(rule, value)).toBe(message))
})

describe("acceptedTermsDate", () => {
  test.each([
    [undefined, null],
    [null, null],
    [" October 21, 2025 ", "October 21, 2025"],
  ])("reads %p as %p", (value, date) => expect(acceptedTermsDate.parse(value)).toBe(date))

  test("is called “Accepted terms date” in error messages", () => {
    expect(messageOf(acceptedTermsDate, " ")).toBe("Accepted terms date is required.")
  })
})

describe("submissionId", () => {
  test.each([
    [undefined, null],
    [null, null],
    ["A987FBC9-4BED-4078-8F07-9141BA07C9F3", "a987fbc9-4bed-4078-8f07-9141ba07c9f3"],
  ])("reads %p as %p", (value, id) => expect(submissionId.parse(value)).toBe(id))

  test.each(["", "1", "a987fbc94bed40788f079141ba07c9f3", 7])("refuses %p", (value) => {
    expect(messageOf(submissionId, value)).toBe("Submission id must be a UUID.")
  })
})

test("invisible characters around an email address are removed, and its letters are not simplified", () => {
  const addresses = ["\u200bana@example.com\u2060 ", "ana@münchen.example", "añа@example.com"]
  expect(addresses.map(storedEmail)).toEqual(["ana@example.com", "ana@xn--mnchen-3ya.example", null])
})
