import { connect, createServer } from "node:net"
import { pipeline } from "node:stream"
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import { DatabaseError } from "sequelize"
import { HOUR_MS } from "../../../contract/text/durations.ts"
import { type ImapServer, startImapServer, stopImapServers } from "../../../testing/mail/imapServer.ts"
import { letter, letterWithFiles } from "../../../testing/mail/letters.ts"
import { incoming, mailboxSettings, readMailboxOf, startWithoutMessages } from "../../../testing/mail/mailbox.ts"
import { freePort } from "../../../testing/process/freePort.ts"
import { until } from "../../../testing/process/until.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { LeadFile } from "../../leads/related/leadFile.model.ts"
import { Mailbox, ReceivedMail } from "./mailbox.model.ts"
import type { MailboxSettings } from "./mailboxClient.ts"

let server: ImapServer
const reading: ReturnType<typeof readMailboxOf>[] = []

await setUpTestApp()
beforeEach(startWithoutMessages)
// Even a failed test leaves nothing running, so that Jest can exit.
afterEach(async () => {
  await stopReading()
  await stopImapServers()
})

const stopReading = async () => {
  for (const reader of reading.splice(0)) await reader.stop()
}

/** Starts reading the server's mailbox; resolves after the first read, which finds the start of new mail. */
const read = async (settings: Partial<MailboxSettings> = {}, options: Parameters<typeof readMailboxOf>[1] = {}) => {
  reading.push(readMailboxOf({ ...mailboxSettings(server), ...settings }, options))
  await until(async () => (await Mailbox.findOne())?.readAt != null)
}

const subjects = async () => (await incoming()).map(({ subject }) => subject)
const untilRead = (count: number) => until(async () => (await ReceivedMail.count()) >= count)
const flags = async (folder?: string) => (await server.list(folder)).map((message) => message.flags)

describe("a mailbox with IDLE", () => {
  beforeEach(async () => {
    server = await startImapServer()
  })

  test("is read from its first connection on, in order, without changes", async () => {
    await server.append([letter({ subject: "From before" })])
    await read()
    await server.append(["one", "two", "three"].map((subject) => letter({ subject })))
    await untilRead(3)
    expect(await subjects()).toEqual(["one", "two", "three"])
    expect(await flags()).toEqual([[], [], [], []])
  })

  test("is continued after a pause of the reader or the server", async () => {
    await read()
    await stopReading()
    await server.append([letter({ subject: "while nobody read" })])
    await read()
    await untilRead(1)
    await server.stop()
    await until(async () => (await Mailbox.findOne())?.problem != null)
    const { problem, problemSince } = await Mailbox.findOne({ rejectOnEmpty: true })
    expect(problem).toMatch(/^The (mail server does not accept connections|connection to the mail server broke off)/)
    expect(problemSince).not.toBeNull()
    await server.start()
    await server.append([letter({ subject: "afterward" })])
    await untilRead(2)
    expect(await subjects()).toEqual(["while nobody read", "afterward"])
    await until(async () => (await Mailbox.findOne())?.problem === null)
  })

  test("is read soon after the database is back, after any number of outages", async () => {
    let failures = 20
    Mailbox.addHook("beforeFind", "away", () => {
      failures -= 1
      if (failures >= 0) throw new DatabaseError(Object.assign(new Error("away"), { sql: "" }))
    })
    reading.push(readMailboxOf(mailboxSettings(server), { limits: { firstPauseMs: 1, longestPauseMs: 1e9 } }))
    await until(() => failures < 0)
    Mailbox.removeHook("beforeFind", "away")
    await until(async () => (await Mailbox.findOne())?.readAt != null)
  })

  test("delivers no message twice, and no old ones, after the server has renumbered them", async () => {
    await server.append([letter({ subject: "From before" })], new Date(Date.now() - HOUR_MS))
    await read()
    await server.append(["one", "two"].map((subject) => letter({ subject })))
    await untilRead(2)
    await stopReading()
    await server.append([letter({ subject: "three" })])
    const before = await Mailbox.findOne({ rejectOnEmpty: true })
    await server.renumber()
    await read()
    await untilRead(3)
    const after = await Mailbox.findOne({ rejectOnEmpty: true })
    expect(after.uidValidity).not.toBe(before.uidValidity)
    expect(await subjects()).toEqual(["one", "two", "three"])
  })

  test("delivers a deleted, moved or resent message once", async () => {
    await read()
    await server.makeFolder("Old")
    const twice = letter({ subject: "twice", messageId: "<twice@example.org>" })
    await server.append([twice, letter({ subject: "deleted" })])
    await untilRead(2)
    await server.remove("2")
    await server.move("1", "Old")
    await server.append([`Received: by another way\r\n${twice}`, letter({ subject: "last" })])
    await untilRead(3)
    expect(await subjects()).toEqual(["twice", "deleted", "last"])
  })

  test.each(["\\Seen", "Farelight"])("flags read messages as %s if configured, also after restarts", async (flag) => {
    await server.append([letter({ subject: "From before" })])
    const isFlagged = async () => (await flags())[1]?.includes(flag) === true
    await read({ afterRead: { flag } })
    await server.append([letter()])
    await until(isFlagged)
    await stopReading()
    await server.asUser("INBOX", (client) => client.messageFlagsRemove("1:*", [flag]))
    await read({ afterRead: { flag } })
    await until(isFlagged)
    expect(await flags()).toEqual([[], [flag]])
  })

  test("has its read messages moved if configured, and reports if that fails", async () => {
    await read({ afterRead: { folder: "Done" } })
    await server.append([letter({ subject: "one" })])
    await until(async () => (await Mailbox.findOne())?.problem != null)
    expect((await Mailbox.findOne())?.problem).toBe(
      "Messages come in, but those that were read could not be moved. Check that the folder of IMAP_WHEN_READ is there.",
    )
    await server.makeFolder("Done")
    await server.append([letter({ subject: "two" })])
    await until(async () => (await server.list("Done")).length === 2)
    expect(await server.list()).toEqual([])
    await until(async () => (await Mailbox.findOne())?.problem === null)
    expect(await subjects()).toEqual(["one", "two"])
  })

  test("delivers an oversized message without its files, with a note", async () => {
    await read()
    const files = [{ name: "insurance.pdf", bytes: Buffer.alloc(27_000_000, "%PDF-") }]
    const large = letterWithFiles(files, { subject: "large", text: "Here it is." })
    await server.append([large, letter({ subject: "small" })])
    await untilRead(2)
    const [first, second] = await incoming()
    expect(first).toMatchObject({ subject: "large", text: expect.stringContaining("Here it is.") })
    expect(first?.problem).toMatch(/^It is larger than 26 MB/)
    expect(first?.attachments).toMatchObject([{ name: "insurance.pdf", leftOut: "TOO_LARGE", fileId: null }])
    expect(second?.problem).toBeNull()
    expect(await LeadFile.count()).toBe(0)
  })

  test("skips a message that repeatedly breaks the connection", async () => {
    const port = await freePort()
    let breaks = 0
    async function* passOn(sent: AsyncIterable<Buffer>) {
      for await (const bytes of sent) {
        if (/UID FETCH 1 .*BODY/.test(String(bytes))) throw new Error(`It breaks off, ${++breaks} times`)
        yield bytes
      }
    }
    const between = createServer((socket) => {
      pipeline(socket, passOn, connect(server.port, "127.0.0.1"), socket, () => undefined)
    })
      .listen(port, "127.0.0.1")
      .unref()
    await read({ port }, { limits: { fetchesMax: 2 } })
    await server.append(["one", "two"].map((subject) => letter({ subject })))
    await untilRead(2)
    await stopReading()
    between.close()
    expect([breaks, await subjects()]).toEqual([2, ["", "two"]])
    expect((await incoming())[0]?.problem).toMatch(/^The mail server could not hand it out/)
  })
})

test("a mailbox without IDLE is polled", async () => {
  server = await startImapServer({ isSilent: true })
  await read()
  await server.append([letter({ subject: "one" })])
  await untilRead(1)
  await server.append([letter({ subject: "two" })])
  await untilRead(2)
  expect(await subjects()).toEqual(["one", "two"])
})
