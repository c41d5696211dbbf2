import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { HOUR_MS } from "../contract/text/durations.ts"
import { deleteEndedSessions } from "../rooms/accounts/signIn/session.ts"
import { UserSession } from "../rooms/accounts/users/user.model.ts"
import { startMailServer, stopMailServers } from "../testing/mail/mailServer.ts"
import { deliverAllDue, lastMail, senderTo, startWithoutMail } from "../testing/mail/outbox.ts"
import { newAddress, setUpTestApp } from "../testing/testApp.ts"
import { clock } from "./database/locks/clock.ts"
import { EmailLog } from "./outbox/emailLog.model.ts"

/** The whole product, while somebody sets the clock of the machine that it runs on. */

const app = await setUpTestApp()
beforeEach(startWithoutMail)
afterEach(async () => {
  jest.useRealTimers()
  await stopMailServers()
})

const setMachineClock = (hours: number) =>
  jest.useFakeTimers({
    now: Date.now() + hours * HOUR_MS,
    doNotFake: [
      "performance",
      "hrtime",
      "nextTick",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setInterval",
      "clearInterval",
      "setTimeout",
      "clearTimeout",
    ],
  })

const isSignedIn = async (token: string) => {
  const { data } = await app.graphql("{ me { username } }", {}, { token })
  return data?.me?.username === "admin"
}

// There and back again.
const jumps = [-2, 13].flatMap(
  (hours) =>
    [
      [`set by ${hours} h`, 0, hours],
      [`set right by ${-hours} h`, hours, 0],
    ] as [string, number, number][],
)

test.each(jumps)("signs nobody out, and deletes no session: %s", async (_what, before, after) => {
  setMachineClock(before)
  const token = await app.login()
  setMachineClock(after)
  const sessions = await UserSession.count()
  expect(await isSignedIn(token)).toBe(true)
  await deleteEndedSessions()
  expect(await UserSession.count()).toBe(sessions)
  expect(await isSignedIn(await app.login())).toBe(true)
})

test.each(jumps)("delays no mail, whether it is new or waits: %s", async (_what, before, after) => {
  setMachineClock(before)
  const downServer = await startMailServer()
  await downServer.stop()
  await app.apply()
  await deliverAllDue(senderTo(downServer.port))
  await app.apply()
  setMachineClock(after)
  const server = await startMailServer()
  // The pause after the first attempt, at its longest.
  await deliverAllDue(senderTo(server.port), { at: new Date(clock.now() + 7_000) })
  expect(server.received).toHaveLength(2)
  expect(await EmailLog.count({ where: { status: "sent" } })).toBe(2)
})

test.each(jumps)("leaves a mail that is being sent to its sender: %s", async (_what, before, after) => {
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

test.each(jumps)("makes nobody who is throttled wait longer, or less: %s", async (_what, before, after) => {
  setMachineClock(before)
  const from = newAddress()
  const signIn = () => app.rest("POST", "/api/admin/login", { username: `nobody ${from}`, password: "x" }, { from })
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn()).status).toBe(401)
  setMachineClock(after)
  const { status, headers } = await signIn()
  expect(status).toBe(429)
  const waitSeconds = Number(headers.get("retry-after"))
  expect(waitSeconds).toBeGreaterThan(14 * 60)
  expect(waitSeconds).toBeLessThanOrEqual(15 * 60)
})
