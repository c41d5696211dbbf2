import { describe, expect, test } from "@jest/globals"
import { webhookAttemptOutcomes } from "../../../contract/activity/webhooks.ts"
import { HOUR_MS } from "../../../contract/text/durations.ts"
import { afterAttempt, canBeResent, LONGEST_RETRY_MS } from "./webhookLifecycle.ts"

const { ACCEPTED, REFUSED, UNREACHABLE, INTERRUPTED } = webhookAttemptOutcomes
const now = new Date("2026-11-23T12:00:00Z")

const after = (attemptCount: number, outcome: typeof REFUSED | typeof INTERRUPTED = REFUSED, chance = 0.5) =>
  afterAttempt({ attemptCount, eventId: 1 }, { outcome }, now, chance)

const pauseAfter = (attemptCount: number, chance?: number) => {
  const { dueAt } = after(attemptCount, REFUSED, chance)
  return dueAt ? dueAt.getTime() - now.getTime() : null
}

describe("a webhook message that was not accepted", () => {
  test("is tried ten times within about three days", () => {
    const pauses = Array.from({ length: 10 }, (_, index) => pauseAfter(index + 1))
    expect(pauses.at(-1)).toBeNull()
    const total = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0)
    expect(total / HOUR_MS).toBeGreaterThan(72)
    expect(total / HOUR_MS).toBeLessThan(78)
    expect(after(10).status).toBe("failed")
  })

  test("has a jitter of a quarter", () => {
    expect([pauseAfter(2, 0), pauseAfter(2, 1)]).toEqual([0.75 * 300_000, 1.25 * 300_000])
    expect(pauseAfter(9, 1)).toBe(LONGEST_RETRY_MS)
  })

  test.each([
    [1_000, 300_000],
    [HOUR_MS, HOUR_MS],
    [1_000 * HOUR_MS, LONGEST_RETRY_MS],
  ])("waits for the %d ms that its receiver asks for, within limits: %d", (retryAfterMs, expected) => {
    const { dueAt } = afterAttempt({ attemptCount: 2, eventId: 1 }, { outcome: REFUSED, retryAfterMs }, now, 0.5)
    expect(dueAt).toEqual(new Date(now.getTime() + expected))
  })

  test("is due at once if the attempt was interrupted", () => {
    expect(after(1, INTERRUPTED)).toMatchObject({ status: "queued", dueAt: now })
  })

  test("fails at once if it is a test", () => {
    expect(afterAttempt({ attemptCount: 1, eventId: null }, { outcome: UNREACHABLE }, now).status).toBe("failed")
  })
})

test("an accepted webhook message is done", () => {
  expect(afterAttempt({ attemptCount: 3, eventId: 1 }, { outcome: ACCEPTED }, now)).toEqual({
    status: "delivered",
    claimToken: null,
    dueAt: null,
    waitingSince: null,
    deliveredAt: now,
  })
})

test("a webhook message can be resent unless it is in delivery", () => {
  const statuses = ["delivered", "failed", "cancelled", "queued", "sending"] as const
  expect(statuses.filter((status) => canBeResent({ status }))).toEqual(["delivered", "failed", "cancelled"])
})
