import { HOUR_MS, MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { describe, expect, test } from "@jest/globals"
import { ago as agoOf, healthOf, until } from "./webhookHealth.ts"
import type { Webhook } from "./webhookWords.ts"

// In the time zone of the tests, the middle of a day.
const now = new Date(2026, 10, 23, 12).getTime()
const ago = (ms: number) => new Date(now - ms).toISOString()

const refused = { startedAt: ago(MINUTE_MS), outcome: "REFUSED", statusCode: 500, explanation: "It is full." } as const
const untried = { lastDeliveredAt: null, lastAttempt: null, nextAttemptAt: null }

const wordsOf = (values: Partial<Webhook>) =>
  healthOf(
    {
      id: "1",
      url: "https://crm.example.com/hook",
      description: "",
      events: ["LEAD_CREATED"],
      format: "STANDARD",
      isEnabled: true,
      disabledReason: null,
      failingSince: null,
      previousSecretEndsAt: null,
      queuedPosition: "0",
      filter: null,
      waitingCount: 0,
      failedCount: 0,
      createdAt: ago(HOUR_MS),
      health: untried,
      ...values,
    },
    now,
  ).words

describe("a webhook's health", () => {
  test("says when it last worked, and what waits", () => {
    const health = { ...untried, lastDeliveredAt: ago(3 * MINUTE_MS) }
    expect(wordsOf({ health })).toBe("Last delivered 3 minutes ago")
    expect(wordsOf({ health, waitingCount: 2 })).toBe("Last delivered 3 minutes ago. 2 messages wait.")
  })

  test("says that nothing was tried, or why not of late", () => {
    expect(wordsOf({})).toBe("Never tried yet")
    expect(wordsOf({ createdAt: ago(40 * 24 * HOUR_MS) })).toBe("Nothing sent in the last 30 days")
  })

  test("says since when it fails, why, and when it is tried again", () => {
    const health = { ...untried, lastAttempt: refused, nextAttemptAt: ago(-4 * MINUTE_MS) }
    expect(wordsOf({ failingSince: ago(24 * HOUR_MS), health })).toBe(
      "Failing since yesterday: the receiver answered 500. Next try in 4 minutes.",
    )
    const unreachable = { ...refused, statusCode: null, explanation: "The receiver's name could not be resolved." }
    expect(wordsOf({ failingSince: ago(9 * MINUTE_MS), health: { ...untried, lastAttempt: unreachable } })).toBe(
      "Failing for 9 minutes: the receiver's name could not be resolved. No message is waiting.",
    )
  })

  test("says why it is off", () => {
    const disabledReason = "Every attempt of five days has failed."
    expect(wordsOf({ isEnabled: false, disabledReason })).toBe(disabledReason)
    expect(wordsOf({ isEnabled: false })).toBe("Never tried yet. Nothing is sent to it meanwhile.")
  })
})

test("the past is told in its largest unit, and what a clock behind takes for the future is just now", () => {
  expect(agoOf(ago(20_000), now)).toBe("just now")
  expect(agoOf(ago(-50_000), now)).toBe("just now")
  expect(agoOf(ago(-3 * MINUTE_MS), now)).toBe("just now")
  expect(agoOf(ago(90 * MINUTE_MS), now)).toBe("1 hour ago")
  expect(agoOf(ago(30 * HOUR_MS), now)).toBe("yesterday")
})

test("the future is told in its largest unit, and what is overdue comes within a minute", () => {
  expect(until(ago(-20_000), now)).toBe("within a minute")
  expect(until(ago(3 * MINUTE_MS), now)).toBe("within a minute")
  expect(until(ago(-2 * HOUR_MS), now)).toBe("in 2 hours")
})
