import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { HOUR_MS } from "../../../contract/text/durations.ts"
import { deleteEndedSessions } from "../../../rooms/accounts/signIn/session.ts"
import { UserSession } from "../../../rooms/accounts/users/user.model.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import { deliverAllDue, lastMail, senderTo, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { EmailLog } from "../../outbox/emailLog.model.ts"
import { clock } from "./clock.ts"

/** The whole product, while the machine's clock is changed. */

const app = await setUpTestApp()
beforeEach(startWithoutMail)
afterEach(stopMailServers)

const setMachineClock = (hours: number) =>
  jest.useFakeTimers({
    now: performance.timeOrigin + performance.now() + hours * HOUR_MS,
    doNotFake: [
      ...(["performance", "hrtime", "nextTick", "queueMicrotask", "setImmediate", "clearImmediate"] as const),
      ...(["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const),
    ],
  })

const isSignedIn = async (token: string) => {
  const { data } = await app.graphql("{ me { username } }", {}, { token })
  return data?.me?.username === "admin"
}

const YEAR = 365 * 24

const jumps: [string, number, number][] = [
  ["set back by 2 h", 0, -2],
  ["set forward by 8 h", 0, 8],
  ["set forward by 26 h", 0, 26],
  ["set right by -8 h", 8, 0],
  ["set right by a year", YEAR, 0],
]

const short = jumps.filter((jump) => jump.slice(1).every((hours) => Math.abs(Number(hours)) < 12))

test.each(short)("a clock change keeps all sessions: %s", async (_what, before, after) => {
  setMachineClock(before)
  const token = await app.login()
  setMachineClock(after)
  const sessions = await UserSession.count()
  expect(await isSignedIn(token)).toBe(true)
  await deleteEndedSessions()
  expect(await UserSession.count()).toBe(sessions)
  expect(await isSignedIn(await app.login())).toBe(true)
})

test.each([26, YEAR, 10 * YEAR])("sessions and keys that ended in a sleep of %i h are refused", async (hours) => {
  const token = await app.login()
  const { secret } = await makeApiKey(["leads:read"], { expiresAt: new Date(Date.now() + HOUR_MS) })
  const readBy = (credential: string) => app.rest("GET", "/api/drivers/applications", undefined, { token: credential })
  expect((await readBy(secret)).status).toBe(200)
  setMachineClock(hours)
  expect(await isSignedIn(token)).toBe(false)
  expect((await readBy(secret)).status).toBe(401)
})

test("a session that began at a wrong date ends when the date is corrected", async () => {
  setMachineClock(10 * YEAR)
  const token = await app.login()
  expect(await isSignedIn(token)).toBe(true)
  setMachineClock(0)
  expect(await isSignedIn(token)).toBe(false)
})

test.each(jumps)("a clock change delays no queued mail: %s", async (_what, before, after) => {
  setMachineClock(before)
  const downServer = await startMailServer()
  await downServer.stop()
  await app.apply()
  await deliverAllDue(senderTo(downServer.port))
  await app.apply()
  setMachineClock(after)
  const server = await startMailServer()
  // 7 s is the longest pause after a first attempt.
  await deliverAllDue(senderTo(server.port), { at: new Date(clock.now() + 7_000) })
  expect(server.received).toHaveLength(2)
  expect(await EmailLog.count({ where: { status: "sent" } })).toBe(2)
})

test.each(jumps)("a clock change leaves a mail in delivery to its process: %s", async (_what, before, after) => {
  setMachineClock(before)
  await app.apply()
  let second = -1
  const server = await startMailServer({
    onMail: async () => {
      setMachineClock(after)
      const other = await startMailServer()
      await deliverAllDue(senderTo(other.port))
      second = other.received.length
    },
  })
  await deliverAllDue(senderTo(server.port))
  expect([server.received.length, second]).toEqual([1, 0])
  expect((await lastMail()).attempts).toHaveLength(1)
})
