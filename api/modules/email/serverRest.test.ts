import { expect, test } from "@jest/globals"
import { explainFailure, explainSuccess } from "./explainAttempt.ts"
import { createServerRest } from "./serverRest.ts"

const trouble = explainFailure({ code: "ETIMEDOUT", command: "CONN" })
const refusal = explainFailure({ code: "EENVELOPE", command: "RCPT TO", responseCode: 550 })

const startAt = (start: number) => {
  let now = start
  const rest = createServerRest(() => now)
  /** Notes trouble, and answers how long the rest lasts then. */
  const restAfterTrouble = () => {
    rest.note(trouble)
    const startedAt = now
    while (rest.isResting()) now += 1_000
    return (now - startedAt) / 1_000
  }
  return { rest, restAfterTrouble }
}

test("a server in trouble is left alone, longer each time, up to a minute", () => {
  const { rest, restAfterTrouble } = startAt(0)
  expect(rest.isResting()).toBe(false)
  expect([1, 2, 3, 4, 5, 6].map(restAfterTrouble)).toEqual([5, 10, 20, 40, 60, 60])
})

test("trouble of one mail alone is no reason to rest", () => {
  const { rest } = startAt(0)
  rest.note(refusal)
  expect(rest.isResting()).toBe(false)
})

test("what fails together is one trouble", () => {
  const { rest, restAfterTrouble } = startAt(0)
  rest.note(trouble)
  rest.note(trouble)
  expect(restAfterTrouble()).toBe(5)
})

test("a mail that goes out makes all well again", () => {
  const { rest, restAfterTrouble } = startAt(0)
  restAfterTrouble()
  restAfterTrouble()
  rest.note(explainSuccess("250 fine"))
  expect(restAfterTrouble()).toBe(5)
})
