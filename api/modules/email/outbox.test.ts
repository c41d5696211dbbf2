import { getEventListeners } from "node:events"
import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals"
import { ConnectionRefusedError } from "sequelize"
import { driverForm } from "../../testing/forms.ts"
import { startMailServer, stopMailServers } from "../../testing/mailServer.ts"
import { configureMail, senderTo, smtpSettings } from "../../testing/outbox.ts"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"
import { deliverClaim, deliverNext, deliveryLimits } from "./deliverMail.ts"
import { EmailAttempt, EmailLog } from "./emailLog.model.ts"
import { claimDueMail } from "./outbox.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  configureMail(smtpSettings(1))
})
afterAll(() => app.stop())
afterEach(async () => {
  await stopMailServers()
  await EmailAttempt.destroy({ where: {} })
  await EmailLog.destroy({ where: {} })
})

const apply = () => app.rest("POST", "/api/drivers/apply", driverForm())

test("a mail that is taken over ends its own interrupted try, and no other mail's", async () => {
  await apply()
  await apply()
  const started = new Date()
  const abandoned = await claimDueMail(started, 1_000)
  const other = await claimDueMail(started, 60_000)
  const takenOver = await claimDueMail(new Date(started.getTime() + 30_000), 60_000)
  expect(takenOver?.log.id).toBe(abandoned?.log.id)
  await Promise.all([abandoned, other, takenOver].map((claim) => claim?.attempt.reload()))
  expect(abandoned?.attempt.endedAt).not.toBeNull()
  expect([other?.attempt.endedAt, takenOver?.attempt.endedAt]).toEqual([null, null])
})

test("delivering leaves nothing hanging on the signal that outlives it", async () => {
  const server = await startMailServer()
  await apply()
  const [sender, ending] = [senderTo(server.port), new AbortController().signal]
  expect(await deliverNext({ sender, limits: deliveryLimits, now: () => new Date(), ending })).toBe(true)
  sender.close()
  expect(server.received).toHaveLength(1)
  expect(getEventListeners(ending, "abort")).toEqual([])
})

test("a result is stored once the database is back, with a pause before each try", async () => {
  const server = await startMailServer()
  await apply()
  const sender = senderTo(server.port)
  const claim = await claimDueMail(new Date(), 60_000)
  if (!claim) throw new Error("nothing was due")
  const away = new ConnectionRefusedError(new Error("away"))
  const update = jest.spyOn(EmailLog, "update").mockRejectedValueOnce(away).mockRejectedValueOnce(away)
  const startedAt = performance.now()
  const delivery = { sender, limits: deliveryLimits, now: () => new Date(), ending: new AbortController().signal }
  expect(await deliverClaim(claim, delivery)).toMatchObject({ outcome: "accepted" })
  expect(performance.now() - startedAt).toBeGreaterThan(950)
  update.mockRestore()
  sender.close()
  expect((await claim.log.reload()).status).toBe("sent")
})
