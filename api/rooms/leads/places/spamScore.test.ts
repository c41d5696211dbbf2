import { describe, expect, test } from "@jest/globals"
import { advertiserSubmissionDescription } from "../advertisers/advertiserSubmission.description.ts"
import { type SpamSignals, scoreSpam } from "./spamScore.ts"

const inquiry = { contactName: "Ben Ode", companyName: "Blue Bottle", location: "Reno", message: "Two weeks in May." }
const judgeInquiry = (values: object = {}, known: Partial<SpamSignals> = {}) =>
  scoreSpam({ values: { ...inquiry, ...values }, roles: advertiserSubmissionDescription.textRoles, ...known })

describe("an ordinary submission", () => {
  test.each<[string, object, Partial<SpamSignals>?]>([
    ["a plain inquiry", {}],
    ["a company that is called like its site", { companyName: "Booking.com" }],
    ["a link to the company's site", { message: "We are www.bluebottle.example, see https://bluebottle.example/may" }],
    ["three links", { message: "https://a.example https://b.example https://c.example" }],
    ["names with dots", { contactName: "J.C. St.John", location: "St.Louis" }],
    ["a form that the browser had filled in", {}, { formOpenMs: 900 }],
    ["a form whose trap is empty", {}, { trap: "", formOpenMs: 60_000 }],
    ["the same text from an agency", {}, { isSameText: true }],
    // Without a default for the third parameter, Jest would pass a `done` callback to rows of two values.
  ])("is not suspected of spam: %s", (_what, values, known = {}) => {
    expect(judgeInquiry(values, known)).toMatchObject({ isSuspected: false })
  })
})

describe("a submission suspected of spam", () => {
  test.each<[string, object, Partial<SpamSignals>, string[]]>([
    ["a filled trap", {}, { trap: "http://spam.example" }, ["TRAP_FILLED"]],
    ["a missing proof", {}, { lacksProof: true }, ["PROOF_MISSING"]],
    ["a link in a person's name", { contactName: "Win now http://spam.example" }, {}, ["LINK_IN_NAME"]],
    ["a forum's link", { message: "[url=https://spam.example]casino[/url]" }, {}, ["LINK_MARKUP"]],
    ["an anchor", { companyName: '<a href="//spam.example">x</a>' }, {}, ["LINK_MARKUP"]],
    ["what is repeated", {}, { isRepeated: true }, ["REPEATED"]],
    ["an address as a name", { contactName: "pills.com" }, { formOpenMs: 0 }, ["SENT_AT_ONCE", "ADDRESS_IN_NAME"]],
    ["many links", { message: "www.a.example ".repeat(4) }, { isSameText: true }, ["MANY_LINKS", "SAME_TEXT"]],
  ])("is quarantined for %s", (_what, values, known, reasons) => {
    expect(judgeInquiry(values, known)).toMatchObject({ isSuspected: true, reasons })
  })
})

test("a form sent within three seconds of its opening counts as sent at once", () => {
  const reasonsAfter = (formOpenMs: number) => judgeInquiry({}, { formOpenMs }).reasons
  expect([2_999, 3_000].map(reasonsAfter)).toEqual([["SENT_AT_ONCE"], []])
})

test("signals that honest senders share reach at most half the spam threshold", () => {
  for (const known of [{ formOpenMs: 900 }, { isSameText: true }]) expect(judgeInquiry({}, known).score).toBe(50)
  expect(judgeInquiry({ contactName: "cheap-pills.com" }).score).toBe(50)
  expect(judgeInquiry({}, { trap: "x" }).score).toBe(100)
})
