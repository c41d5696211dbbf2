// Slow: each test starts a process of its own from the sources.
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import { startMailProcess } from "../../../testing/mail/mailProcess.ts"
import {
  type ReceivedMail,
  startMailServer,
  startScriptedServer,
  stopMailServers,
} from "../../../testing/mail/mailServer.ts"
import { lastMail, later, receiveAllDue, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { endTestProcesses } from "../../../testing/process/testProcess.ts"
import { until } from "../../../testing/process/until.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()

// Even a failed test leaves nothing running, so that Jest can exit.
afterEach(async () => {
  await endTestProcesses()
  await stopMailServers()
})
beforeEach(startWithoutMail)

const messageIds = (mails: ReceivedMail[]) => mails.map(({ mail }) => mail.messageId)
const outcomes = async () => (await lastMail()).attempts.map(({ outcome }) => outcome)

describe("a process that is killed", () => {
  test("between claim and send: another process sends the mail, once", async () => {
    let isConnected = false
    const silent = await startScriptedServer(() => {
      isConnected = true
    })
    await app.sendDriver()
    const sender = await startMailProcess(silent.port)
    await until(() => isConnected)
    await sender.end("SIGKILL")
    const { log } = await lastMail()
    expect(log.status).toBe("sending")
    expect(await outcomes()).toEqual([null])

    expect(await receiveAllDue()).toEqual([])
    expect(messageIds(await receiveAllDue({ at: later() }))).toEqual([log.messageId])
    expect(await outcomes()).toEqual(["interrupted", "accepted"])
    expect((await lastMail()).log.status).toBe("sent")
  })

  test("between send and completion: the mail is sent again, under the same Message-ID", async () => {
    const first: ReceivedMail[] = []
    const holding = await startMailServer({
      onMail: (mail) => {
        first.push(mail)
        return new Promise(() => undefined)
      },
    })
    await app.sendDriver()
    const sender = await startMailProcess(holding.port)
    await until(() => first.length === 1)
    await sender.end("SIGKILL")

    const received = await receiveAllDue({ at: later() })
    const { log, attempts } = await lastMail()
    expect([...messageIds(first), ...messageIds(received)]).toEqual([log.messageId, log.messageId])
    expect(log.status).toBe("sent")
    expect(attempts).toMatchObject([
      { outcome: "interrupted", explanation: expect.stringContaining("Whether the mail went out is not known") },
      { outcome: "accepted" },
    ])
  })
})
