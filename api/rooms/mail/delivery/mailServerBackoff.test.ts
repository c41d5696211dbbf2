import { expect, test } from "@jest/globals"
import { explainFailure, explainSuccess } from "./explainAttempt.ts"
import { createMailServerBackoff } from "./mailDelivery.ts"

const trouble = explainFailure({ code: "ETIMEDOUT", command: "CONN" })
const refusal = explainFailure({ code: "EENVELOPE", command: "RCPT TO", responseCode: 550 })

const start = () => {
  let now = 0
  const backoff = createMailServerBackoff(() => now)
  /** Records trouble, and returns how many seconds the pause lasts then. */
  const pauseAfterTrouble = () => {
    backoff.record(trouble)
    const startedAt = now
    while (backoff.isPaused()) now += 1_000
    return (now - startedAt) / 1_000
  }
  return { backoff, pauseAfterTrouble }
}

test("a failing mail server gets growing pauses, up to a minute", () => {
  const { backoff, pauseAfterTrouble } = start()
  expect(backoff.isPaused()).toBe(false)
  expect([1, 2, 3, 4, 5, 6].map(pauseAfterTrouble)).toEqual([5, 10, 20, 40, 60, 60])
})

test("a failure of one mail causes no pause, concurrent failures count once, and success ends the pause", () => {
  const { backoff, pauseAfterTrouble } = start()
  backoff.record(refusal)
  expect(backoff.isPaused()).toBe(false)
  backoff.record(trouble)
  backoff.record(trouble)
  expect([pauseAfterTrouble(), pauseAfterTrouble()]).toEqual([5, 10])
  backoff.record(explainSuccess("250 fine"))
  expect(pauseAfterTrouble()).toBe(5)
})

test("the first accepted mail after the start, or after failures, is reported as such", () => {
  const { backoff } = start()
  const [accepted, refused, troubled] = [explainSuccess("250 fine"), refusal, trouble]
  const results = [refused, accepted, accepted, troubled, refused, accepted, refused, accepted]
  expect(results.map(backoff.record)).toEqual([false, true, false, false, false, true, false, false])
})
