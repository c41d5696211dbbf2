import { describe, expect, test } from "@jest/globals"
import { emailLogStatuses } from "../../contract/mail/emailLog.ts"
import { HOUR_MS } from "../../contract/text/durations.ts"
import { afterAttempt, canBeCancelled, canBeResent, retryDelayMs } from "./emailLifecycle.ts"
import type { EmailLog } from "./emailLog.model.ts"

const NOW = new Date("2026-11-21T12:00:00Z")

const mail = (values: Partial<EmailLog> = {}) =>
  ({ logType: "driver_application", waitingSince: NOW, attemptCount: 1, ...values }) as EmailLog

test("the pause before the next attempt grows from seconds to half an hour, spread by a quarter either way", () => {
  const seconds = [1, 2, 3, 8, 9, 10, 5000].map((attempts) => retryDelayMs(attempts, 0.5) / 1000)
  expect(seconds).toEqual([5, 10, 20, 640, 1280, 1800, 1800])
  expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([3750, 6250])
})

describe("a mail after a delivery attempt", () => {
  test("is sent if the server accepted it", () => {
    expect(afterAttempt(mail(), "accepted", NOW)).toMatchObject({ status: "sent", dueAt: null, sentAt: NOW })
  })

  test("has failed if the server refused it permanently", () => {
    expect(afterAttempt(mail(), "refused", NOW)).toMatchObject({ status: "failed", dueAt: null, waitingSince: null })
  })

  test("waits for the next attempt if the server refused it temporarily", () => {
    const dueAt = new Date(NOW.getTime() + 5000)
    expect(afterAttempt(mail(), "deferred", NOW, 0.5)).toEqual({ status: "queued", claimToken: null, dueAt })
  })

  test("is due at once if the attempt was released", () => {
    const longWaiting = mail({ waitingSince: new Date(NOW.getTime() - 48 * HOUR_MS), attemptCount: 99 })
    expect(afterAttempt(longWaiting, "interrupted", NOW)).toMatchObject({ status: "queued", dueAt: NOW })
  })

  test.each([
    [23.9, 99, "queued"],
    [24, 9, "queued"],
    [24, 10, "failed"],
  ])("a mail refused temporarily for %p hours and %p attempts is %s", (hours, attemptCount, status) => {
    const waitingSince = new Date(NOW.getTime() - hours * HOUR_MS)
    expect(afterAttempt(mail({ waitingSince, attemptCount }), "deferred", NOW).status).toBe(status)
  })

  test("a test mail is never retried automatically", () => {
    expect(afterAttempt(mail({ logType: "test" }), "deferred", NOW).status).toBe("failed")
  })
})

test("only a waiting or failed mail can be canceled, and any mail but one in delivery can be sent again", () => {
  const statuses = Object.values(emailLogStatuses)
  expect(statuses.filter((status) => canBeCancelled({ status }))).toEqual(["queued", "failed"])
  expect(statuses.filter((status) => !canBeResent({ status }))).toEqual(["sending"])
})
