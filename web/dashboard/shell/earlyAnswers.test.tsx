import { requireFactors } from "@farelight/api/testing/factories/factors.ts"
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { storeAdminToken } from "../../apollo/adminToken.ts"
import { api, signIn } from "../../testing/api.ts"
import { muteErrors } from "../../testing/muteErrors.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"
import { earlyQueries } from "./earlyQueries.ts"
import { shellScript } from "./shellScript.ts"

const names = earlyQueries().map(({ operationName }) => operationName)

const openDocument = (address: string, queries = earlyQueries()) => {
  window.history.replaceState(null, "", address)
  // Without its key listeners, which would affect later test files.
  new Function("addEventListener", shellScript({ screenFiles: [], queries }))(() => undefined)
}

muteErrors()
beforeEach(() => {
  Object.assign(window, { matchMedia: window.matchMedia ?? (() => ({ matches: false })) })
})

afterEach(() => {
  delete window.earlyAnswers
})

const countsOf = () => names.map((name) => api.asked(name).length)

test("the document's early queries equal the first screen's queries, and run once", async () => {
  await signIn()
  openDocument("/adminpage/dashboard")
  await waitFor(() => expect(countsOf()).toEqual(names.map(() => 1)))
  renderDashboard("/adminpage/dashboard")
  expect(await screen.findByText("No driver applications yet")).toBeVisible()
  await waitFor(() => expect(window.earlyAnswers).toEqual([]))
  expect(countsOf()).toEqual(names.map(() => 1))
})

test.each([
  ["may see no leads", () => signIn("EDITOR")],
  ["has to set up a second factor", () => signIn().then(requireFactors)],
])("a browser that %s sends no early queries for leads", async (_, prepare) => {
  await prepare()
  openDocument("/adminpage/dashboard")
  const answers = window.earlyAnswers?.slice(2).map(({ answer }) => answer) ?? []
  const outcomes = await Promise.allSettled(answers)
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"])
  expect(api.asked("DriverApplications")).toEqual([])
})

test("early answers expire", async () => {
  await signIn()
  jest.useFakeTimers()
  openDocument("/adminpage/dashboard")
  expect(window.earlyAnswers).toHaveLength(names.length)
  jest.advanceTimersByTime(10_000)
  expect(window.earlyAnswers).toBeUndefined()
  jest.useRealTimers()
})

test.each([
  ["/adminpage", earlyQueries()],
  ["/adminpage/dashboard?tab=cms", earlyQueries()],
  // Development has no early queries.
  ["/adminpage/dashboard", []],
])("no early queries are sent at %s", (address, queries) => {
  storeAdminToken("a token")
  openDocument(address, queries)
  expect(window.earlyAnswers).toBeUndefined()
})
