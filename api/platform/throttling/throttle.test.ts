import { beforeEach, describe, expect, test } from "@jest/globals"
import { setUpTestApp } from "../../testing/testApp.ts"
import { database, inTransaction } from "../database/connection/database.ts"
import { charge, checkBudget } from "./budget.ts"
import { addressUses, countSubmissions } from "./throttle.ts"

await setUpTestApp()
beforeEach(() => database().query("DELETE FROM rate_limits"))

const visitor = (address: string) => ({ address, isLocal: false, session: null, user: null })

const allowance = { name: "thing", limit: 3, windowSeconds: 60 }

test.each([
  ["192.0.2.7", ["thing 3 192.0.2.7"]],
  ["2001:db8:1:2:3:4:5:6", ["thing 3 2001:db8:1:2", "thing-48 15 2001:db8:1"]],
  ["2001:db8::1", ["thing 3 2001:db8:0:0", "thing-48 15 2001:db8:0"]],
  ["2001:db8:1::", ["thing 3 2001:db8:1:0", "thing-48 15 2001:db8:1"]],
])("the address %s counts under its household and its network", (address, expected) => {
  const uses = addressUses(allowance, address)
  expect(uses.map(({ allowance: { name, limit }, key }) => `${name} ${limit} ${key}`)).toEqual(expected)
})

describe("submissions from IPv6 networks", () => {
  const send = (addresses: readonly string[]) =>
    inTransaction((transaction) => countSubmissions(addresses.map(visitor), transaction))

  test("are counted together within one /48", async () => {
    const waits = await send(Array.from({ length: 302 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`))
    expect(waits.filter((wait) => wait > 0)).toHaveLength(2)
    expect(await send(["2001:db8:2:1::1", "192.0.2.7"])).toEqual([0, 0])
  })

  test("one network's refused submissions do not use up its neighbors' allowance", async () => {
    const waits = await send(Array.from({ length: 400 }, () => "2001:db8:3:1::1"))
    expect(waits.filter((wait) => wait > 0)).toHaveLength(340)
    expect(await send(["2001:db8:3:2::1", "2001:db8:3:1::1"])).toEqual([0, expect.any(Number)])
  })
})

test("a visitor's /48 network has a GraphQL budget of its own", async () => {
  for (let subnet = 0; subnet < 6; subnet += 1) {
    const one = visitor(`2001:db8:4:${subnet}::1`)
    charge(one, 19_000)
    await checkBudget(one).catch(() => undefined)
  }
  await expect(checkBudget(visitor("2001:db8:4:99::1"))).rejects.toThrow("Too many attempts")
  await expect(checkBudget(visitor("2001:db8:5:1::1"))).resolves.toBeUndefined()
})
