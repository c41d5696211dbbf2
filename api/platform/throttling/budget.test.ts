import { beforeEach, describe, expect, test } from "@jest/globals"
import { DatabaseError, QueryTypes } from "sequelize"
import { RateLimitedError } from "../../contract/api/errors.ts"
import { keepLog } from "../../testing/process/log.ts"
import { newAddress, setUpTestApp } from "../../testing/testApp.ts"
import { database } from "../database/connection/database.ts"
import { charge, checkBudget } from "./budget.ts"

const log = keepLog()

await setUpTestApp()
beforeEach(() => log.clear())

const VISITORS_POINTS = 20_000

const newVisitor = () => ({ address: newAddress(), isLocal: false, session: null, user: null })

const bookedFor = async (address: string) => {
  const [row] = await database().query<{ points: number }>("SELECT points FROM rate_limits WHERE id = :id", {
    replacements: { id: `graphql-address:${address}` },
    type: QueryTypes.SELECT,
  })
  return row?.points
}

describe("a check of the GraphQL budget", () => {
  test("waits for a booking in progress", async () => {
    const visitor = newVisitor()
    charge(visitor, VISITORS_POINTS + 1)
    const answers = [checkBudget(visitor)]
    for (let sent = 0; sent < 4; sent += 1) {
      charge(visitor, 1)
      answers.push(checkBudget(visitor))
    }
    for (const { status } of await Promise.allSettled(answers)) expect(status).toBe("rejected")
  })

  test("books concurrent charges, each point once", async () => {
    const visitor = newVisitor()
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        charge(visitor, 600)
        await checkBudget(visitor)
      }),
    )
    expect(await bookedFor(visitor.address)).toBe(6_000)
  })

  test("keeps points that could not be booked", async () => {
    const visitor = newVisitor()
    charge(visitor, 600)
    await database().query("ALTER TABLE rate_limits RENAME TO rate_limits_away")
    await expect(checkBudget(visitor)).rejects.toThrow(DatabaseError)
    await database().query("ALTER TABLE rate_limits_away RENAME TO rate_limits")
    await checkBudget(visitor)
    expect(await bookedFor(visitor.address)).toBe(600)
  })

  test("logs an exhausted budget once, not per refusal", async () => {
    const visitor = newVisitor()
    charge(visitor, VISITORS_POINTS + 1)
    for (let refused = 0; refused < 3; refused += 1) {
      await expect(checkBudget(visitor)).rejects.toThrow(RateLimitedError)
      charge(visitor, 600)
    }
    const throttled = { level: 40, event: "request.throttled", counter: "graphql-address", address: visitor.address }
    expect(log.lines()).toEqual([expect.objectContaining(throttled)])
  })
})
