import { HOUR_MS, MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { describe, expect, test } from "@jest/globals"
import { healthOf } from "./WebhookLook.tsx"

const now = Date.parse("2026-11-23T12:00:00Z")
const ago = (ms: number) => new Date(now - ms).toISOString()

const refused = { startedAt: ago(MINUTE_MS), outcome: "REFUSED", statusCode: 500, explanation: "It is full." } as const
const untried = { lastDeliveredAt: null, lastAttempt: null, nextAttemptAt: null }

const standing = { isEnabled: true, disabledReason: null, failingSince: null, waitingCount: 0, health: untried }

const wordsOf = (values: Partial<Parameters<typeof healthOf>[0]>) =>
  healthOf({ ...standing, createdAt: ago(HOUR_MS), ...values }, now).words

describe("a webhook's health", () => {
  test("shows the last success, and waiting messages", () => {
    const health = { ...untried, lastDeliveredAt: ago(3 * MINUTE_MS) }
    expect(wordsOf({ health })).toBe("Last delivered 3 min ago")
    expect(wordsOf({ health, waitingCount: 2 })).toBe("Last delivered 3 min ago. 2 messages wait.")
  })

  test("shows that no message was sent, ever or lately", () => {
    expect(wordsOf({})).toBe("Never tried yet")
    expect(wordsOf({ createdAt: ago(40 * 24 * HOUR_MS) })).toBe("Nothing sent in the last 30 days")
  })

  test("shows start and reason of a failure, and the next attempt", () => {
    const health = { ...untried, lastAttempt: refused, nextAttemptAt: ago(-4 * MINUTE_MS) }
    expect(wordsOf({ failingSince: ago(24 * HOUR_MS), health })).toBe(
      "Failing for 24 h: the receiver answered 500. Next try in 4 min.",
    )
    const unreachable = { ...refused, statusCode: null, explanation: "The receiver's name could not be resolved." }
    expect(wordsOf({ failingSince: ago(9 * MINUTE_MS), health: { ...untried, lastAttempt: unreachable } })).toBe(
      "Failing for 9 min: the receiver's name could not be resolved. No message is waiting.",
    )
  })

  test("shows why the webhook is disabled", () => {
    const disabledReason = "Every attempt of five days has failed."
    expect(wordsOf({ isEnabled: false, disabledReason })).toBe(disabledReason)
    expect(wordsOf({ isEnabled: false })).toBe("Never tried yet. Nothing is sent to it meanwhile.")
  })
})
