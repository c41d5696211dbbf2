// Slow: three processes at a time read many messages, and are killed again and again. `MAILBOX_MESSAGES=2000` takes four
// minutes on a quiet machine.

import { setTimeout as delay } from "node:timers/promises"
import { afterEach, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { verifyEvents } from "../../../platform/events/verifyEvents.ts"
import { type ImapServer, startImapServer, stopImapServers } from "../../../testing/mail/imapServer.ts"
import { letter } from "../../../testing/mail/letters.ts"
import { startMailboxProcess, steps } from "../../../testing/mail/mailboxProcess.ts"
import { endTestProcesses } from "../../../testing/process/testProcess.ts"
import { until } from "../../../testing/process/until.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { LeadAddress, LeadMessage } from "../../leads/beside/leadMessage.model.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { Mailbox, ReceivedMail } from "./mailbox.model.ts"

const MESSAGES = Number(process.env.MAILBOX_MESSAGES ?? 400)
/** After so many messages, and up to as many more, a process dies: each step has its turn several times. */
const KILLED_AFTER = Math.ceil(MESSAGES / 22)
const AT_ONCE = 50
const RENUMBERED_AT = 4 * AT_ONCE
const AWAY_AT = 5 * AT_ONCE
const PROCESSES = 3
const LEADS = 5
const TWICE_EVERY = 40

let server: ImapServer
let isOver = false

const app = await setUpTestApp()
// Even a failed test leaves nothing running, so that Jest can exit.
afterEach(async () => {
  isOver = true
  await endTestProcesses()
  await stopImapServers()
})

const tokenOf = (lead: number) => `${lead}`.padStart(26, "t")

const applyAll = async () => {
  for (let lead = 0; lead < LEADS; lead += 1) {
    const { body } = await app.sendDriver({ email: `driver${lead}@example.org` })
    const key = { leadType: "driver_application", leadId: body.id as number }
    await LeadAddress.create({ token: tokenOf(lead), ...key, createdAt: new Date() })
  }
}

/** Every sixth of them finds no lead. */
const messageOf = (number: number) => {
  const lead = number % (LEADS + 1)
  return letter({
    to: lead === LEADS ? "leads@example.com" : `leads+${tokenOf(lead)}@example.com`,
    from: `"${number}" <somebody@example.org>`,
    subject: String(number),
    messageId: `<${number}@example.org>`,
  })
}

// Not by `until`, whose limit is for shorter waits: on a busy machine each process takes long to start.
const untilRead = async (count: number) => {
  while ((await ReceivedMail.count()) < count) await delay(200)
}

/** Sends all messages while the server once numbers all messages anew, and once goes away for a while. */
const sendAll = async () => {
  for (let first = 0; first < MESSAGES; first += AT_ONCE) {
    await untilRead(first - 3 * AT_ONCE)
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => first + index)
    await server.append(
      numbers.flatMap((number) => {
        const message = messageOf(number)
        return number % TWICE_EVERY === 0 ? [message, `Received: by another way\r\n${message}`] : [message]
      }),
    )
    if (first === RENUMBERED_AT) await server.renumber()
    if (first !== AWAY_AT) continue
    await server.stop()
    await delay(3_000)
    await server.start()
  }
}

test("each message is stored once, and none is lost, at whichever step processes are killed", async () => {
  await applyAll()
  server = await startImapServer()
  let kills: string[] = []
  let next = 0
  /** One after the other, each killed at another step after another number of messages. */
  const keepRunning = async () => {
    while (!isOver) {
      const turn = next++
      const step = steps[turn % steps.length] ?? "stored"
      const { closed } = startMailboxProcess(server.url, step, KILLED_AFTER + ((turn * 29) % KILLED_AFTER))
      const signal = await closed
      if (!isOver && signal === "SIGKILL") kills = [...kills, step]
    }
  }
  const running = Array.from({ length: PROCESSES }, keepRunning)
  await until(async () => (await Mailbox.findOne())?.connectedAt != null)
  await sendAll()
  await untilRead(MESSAGES)
  // The reader may look at a known message again.
  await until(async () => (await server.list()).every(({ flags }) => flags.includes("Farelight")))
  await until(async () => (await RecordedEvent.count({ where: { position: null } })) === 0)
  isOver = true
  await endTestProcesses()
  await Promise.all(running)

  const messages = await LeadMessage.findAll({ order: ["id"] })
  expect(messages.map(({ subject }) => Number(subject))).toEqual(
    Array.from({ length: MESSAGES }, (_, number) => number),
  )
  expect(messages.filter(({ leadId }) => leadId === null)).toHaveLength(Math.floor(MESSAGES / (LEADS + 1)))
  const leads = await DriverApplication.findAll()
  for (const { id, messageCount } of leads)
    expect(messageCount).toBe(messages.filter(({ leadId }) => leadId === id).length)
  const received = { type: "lead.message_received" }
  expect(await RecordedEvent.count({ where: received })).toBe(messages.filter(({ leadId }) => leadId !== null).length)
  expect((await verifyEvents()).faults).toEqual([])
  expect((await server.list()).flatMap(({ flags }) => flags).filter((flag) => flag !== "Farelight")).toEqual([])
  for (const step of steps) expect(kills).toContain(step)
}, 1_500_000)
