import { describe, expect, test } from "@jest/globals"
import { readPhone } from "./phoneNumber.ts"

describe("readPhone", () => {
  test.each([
    ["+1 213 555 0100", "+12135550100", "(213) 555-0100"],
    ["213.555.0100", "+12135550100", "(213) 555-0100"],
    ["1-213-555-0100", "+12135550100", "(213) 555-0100"],
    ["(213) 555-0100 ext. 12", "+12135550100", "(213) 555-0100 ext. 12"],
    ["213 555 0100 after six", "+12135550100", "(213) 555-0100"],
    ["+52 55 1234 5678", "+525512345678", "+52 55 1234 5678"],
    ["+44 20 7946 0018", "+442079460018", "+44 20 7946 0018"],
  ])("reads %s", (entered, e164, display) => {
    expect(readPhone(entered)).toEqual({ e164, display })
  })

  test.each(["12", "abc", "555-0100", "000 000 0000", "+1 213 555", "", "١٢", "9".repeat(255), "+49 250000000000000"])(
    "keeps %j as it was entered",
    (entered) => {
      expect(readPhone(entered)).toEqual({ e164: null, display: entered })
    },
  )
})
