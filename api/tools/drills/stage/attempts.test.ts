import { describe, expect, test } from "@jest/globals"
import { type Attempt, secondsToRecover } from "./attempts.ts"

const STRUCK_AT = 10_000

const attempt = (sentAt: number, answeredAt: number | null, isGood: boolean): Attempt => ({
  sentAt,
  answeredAt,
  isGood,
})

describe("the time to recover", () => {
  test("is none if nothing failed, however long an answer took", () => {
    expect(secondsToRecover([attempt(9_000, 9_010, true), attempt(11_000, 19_000, true)], STRUCK_AT)).toBe(0)
  })

  test("ends with the first good answer to what was sent after the last failure", () => {
    const attempts = [
      attempt(9_000, 9_010, true),
      attempt(11_000, 31_000, false),
      attempt(12_000, 12_500, false),
      attempt(11_500, 12_600, true),
      attempt(13_000, 14_000, true),
      attempt(13_500, 13_600, true),
    ]
    expect(secondsToRecover(attempts, STRUCK_AT)).toBe(3.6)
  })

  test("is unknown while what came last has failed, or has no answer", () => {
    const failed = attempt(12_000, 12_500, false)
    expect(secondsToRecover([attempt(11_000, 11_100, true), failed], STRUCK_AT)).toBeNull()
    expect(secondsToRecover([failed, attempt(13_000, null, false)], STRUCK_AT)).toBeNull()
  })
})
