import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { fetchOrTakeEarly } from "./earlyAnswers.ts"

const LATE = "asked now"
const fetchNow = jest.fn<typeof fetch>()

beforeEach(() => {
  fetchNow.mockImplementation(async () => new Response(LATE))
  jest.spyOn(globalThis, "fetch").mockImplementation(fetchNow)
})
afterEach(() => {
  delete window.earlyAnswers
  jest.restoreAllMocks()
})

const putEarly = (answer: Promise<Response>) => {
  window.earlyAnswers = [{ operationName: "Leads", variables: { first: 25 }, authorization: "Bearer mine", answer }]
}

const ask = async ({ operationName = "Leads", first = 25, authorization = "Bearer mine" }) => {
  const body = JSON.stringify({ operationName, variables: { first }, query: "" })
  return (await fetchOrTakeEarly("/graphql", { method: "POST", headers: { authorization }, body })).text()
}

test("an early answer is used once", async () => {
  putEarly(Promise.resolve(new Response("asked early")))
  expect([await ask({}), await ask({})]).toEqual(["asked early", LATE])
})

test.each([[{ operationName: "Mails" }], [{ first: 50 }], [{ authorization: "Bearer another" }]])(
  "an early answer is not used for another query: %j",
  async (other) => {
    putEarly(Promise.resolve(new Response("asked early")))
    expect(await ask(other)).toBe(LATE)
  },
)

test("a failed early query is repeated", async () => {
  putEarly(Promise.reject(new TypeError("Failed to fetch")))
  expect(await ask({})).toBe(LATE)
})
