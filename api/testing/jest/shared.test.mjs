import { expect, test } from "@jest/globals"
import { shared } from "./shared.cjs"

const exit = () => {}

class Environment {
  global = { process: { env: { KEPT: "as before", REMOVED: "as before" }, exit } }
}

const given = { globalConfig: { watch: false } }

test("each test file of a worker starts with the same environment", () => {
  const EnvironmentOfFile = shared(Environment, (global) => (global.isStarted = true))
  const first = new EnvironmentOfFile(given)
  const { process } = first.global
  Object.assign(process.env, { KEPT: "changed", ADDED: "1" })
  delete process.env.REMOVED
  process.exit = () => {}
  first.global[Symbol.for("EVENT_HANDLERS")] = []
  first.global.isStarted = false

  const second = new EnvironmentOfFile(given)
  expect(second).toBe(first)
  expect(process.env).toEqual({ KEPT: "as before", REMOVED: "as before" })
  expect(process.exit).toBe(exit)
  expect(first.global).toEqual({ process, isStarted: true })
  expect(Object.getOwnPropertySymbols(first.global)).toEqual([])
})
