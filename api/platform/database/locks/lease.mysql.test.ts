import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "@jest/globals"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { until } from "../../../testing/process/until.ts"
import { database } from "../connection/database.ts"
import { LostLeaseError, openLease } from "./lease.ts"

const limits = { renewEveryMs: 100, takeOverAfterMs: 2_000 }

await setUpTestDatabase()

const open = (name: string) => openLease(database(), name, limits)

test("one of many contenders gets a new lease, and the next one after its release", async () => {
  const leases = await Promise.all(Array.from({ length: 8 }, () => open("crowd")))
  const taken = await Promise.all(leases.map((lease) => lease.take()))
  expect(taken.filter(Boolean)).toHaveLength(1)
  await leases[taken.indexOf(true)]?.release()
  const again = await Promise.all(leases.map((lease) => lease.take()))
  expect(again.filter(Boolean)).toHaveLength(1)
})

test("a lease that is renewed is never taken over", async () => {
  const [holder, other] = await Promise.all([open("renewed"), open("renewed")])
  expect(await holder.take()).toBe(true)
  const until = performance.now() + 1.5 * limits.takeOverAfterMs
  while (performance.now() < until) {
    await holder.renew()
    expect(await other.take()).toBe(false)
    await delay(limits.renewEveryMs)
  }
})

test("a waiting process succeeds a dead holder; a slow holder gets an error", async () => {
  const [slow, ...others] = await Promise.all([open("died"), open("died"), open("died"), open("died")])
  expect(await slow?.take()).toBe(true)
  const attempts: boolean[] = []
  await until(async () => {
    attempts.push(...(await Promise.all(others.map((other) => other.take()))))
    return attempts.includes(true)
  })
  // No other process takes over on its first attempt.
  expect(attempts.slice(0, others.length)).not.toContain(true)
  expect(attempts.filter(Boolean)).toHaveLength(1)
  await expect(slow?.renew()).rejects.toThrow(LostLeaseError)
  await expect(slow?.release()).rejects.toThrow(LostLeaseError)
  await others[attempts.indexOf(true) % others.length]?.renew()
})

test("leases of different names are independent", async () => {
  const [one, other] = await Promise.all([open("one"), open("another")])
  expect([await one.take(), await other.take()]).toEqual([true, true])
})
