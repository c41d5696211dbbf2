import { afterEach, beforeEach, expect, test } from "@jest/globals"
import { startImapServer, stopImapServers } from "../../../testing/mail/imapServer.ts"
import { letter } from "../../../testing/mail/letters.ts"
import { mailboxSettings, startWithoutMessages } from "../../../testing/mail/mailbox.ts"
import { startScriptedServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import { freePort } from "../../../testing/process/freePort.ts"
import { createSelfSignedCertificate } from "../../../testing/process/selfSignedCertificate.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { readMailbox, testMailbox } from "./mailbox.service.ts"
import type { MailboxSettings } from "./mailboxClient.ts"

const app = await setUpTestApp()
beforeEach(startWithoutMessages)
afterEach(async () => {
  await stopImapServers()
  await stopMailServers()
})

const user = { id: 1, username: "operator", name: "Op", email: null, role: "MANAGER" as const }
const viewer = { address: "10.0.0.1", isLocal: false, session: null, user }
const patience = { connectionMs: 20_000, greetingMs: 20_000, silenceMs: 20_000 }

const nobody = { user: "leads@example.com", password: "secret" }
const at = (port: number, settings: Partial<MailboxSettings> = {}) => ({
  ...mailboxSettings({ port, login: nobody }),
  ...settings,
})
const tried = (settings: MailboxSettings, authorities?: string, limits = patience) =>
  testMailbox(viewer, settings, { limits, authorities })

test("the mailbox test of a readable mailbox counts its messages, and reads none", async () => {
  const server = await startImapServer()
  await server.append([letter(), letter()])
  expect(await tried(at(server.port))).toMatchObject({
    isReadable: true,
    explanation: "The mailbox can be read. New mail comes in at once.",
    messageCount: 2,
    tellsOfNewMail: true,
  })
  expect((await server.list()).map(({ flags }) => flags)).toEqual([[], []])
  expect((await tried(at(server.port, { afterRead: { folder: "Done" } }))).explanation).toMatch(
    /^The mailbox can be read, but the folder of IMAP_WHEN_READ is not there/,
  )
})

test("the mailbox test succeeds without IDLE", async () => {
  const { port } = await startImapServer({ isSilent: true })
  const explanation = expect.stringContaining("looked at every minute")
  expect(await tried(at(port))).toMatchObject({ isReadable: true, explanation, tellsOfNewMail: false })
})

test("the mailbox test distinguishes a wrong password, a missing folder, and too many connections", async () => {
  const server = await startImapServer({ connectionsMax: 1 })
  const wrong = await tried(at(server.port, { login: { ...nobody, password: "wrong" } }))
  expect(wrong).toMatchObject({
    isReadable: false,
    explanation: expect.stringMatching(/^The mail server refused the user name or password. Check IMAP_URL/),
    answer: expect.stringMatching(/Authentication failed/),
    messageCount: null,
  })
  expect((await tried(at(server.port, { folder: "Leads" }))).explanation).toBe(
    "There is no such folder in the mailbox. Check what IMAP_URL names behind the port.",
  )
  await server.asUser("INBOX", async () => {
    expect((await tried(at(server.port))).explanation).toMatch(/^The mail server allows no further connection/)
  })
})

test("the mailbox test verifies certificates, for TLS from the start and STARTTLS", async () => {
  for (const isImplicitTls of [true, false]) {
    const certificate = createSelfSignedCertificate()
    const server = await startImapServer({ certificate, isImplicitTls })
    expect((await tried(at(server.port, { isImplicitTls }))).explanation).toBe(
      "The mail server's certificate is not from an authority that this machine trusts.",
    )
    expect(await tried(at(server.port, { isImplicitTls }), certificate.cert)).toMatchObject({ isReadable: true })
    await server.end()
  }
})

test("the mailbox test refuses another host's certificate, and a server without required TLS", async () => {
  const certificate = createSelfSignedCertificate("mail.example.net")
  const server = await startImapServer({ certificate, isImplicitTls: true })
  expect((await tried(at(server.port, { isImplicitTls: true }), certificate.cert)).explanation).toMatch(
    /^The mail server's certificate is for another host name/,
  )
  const plain = await startImapServer()
  expect((await tried(at(plain.port, { isImplicitTls: true }))).explanation).toMatch(/does not speak TLS on this port/)
})

const silent = () => startScriptedServer(() => undefined)
const web = () => startScriptedServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"))
const dying = () =>
  startScriptedServer((socket) => {
    socket.write("* OK hello\r\n")
    socket.on("data", (chunk) => {
      const [tag, command] = chunk.toString().trim().split(" ")
      if (command === "EXAMINE") socket.destroy()
      else socket.write(`${command === "CAPABILITY" ? "* CAPABILITY IMAP4rev1\r\n" : ""}${tag} OK done\r\n`)
    })
  })
const none = async () => ({ port: await freePort() })

test.each([
  ["is silent", silent, {}, { greetingMs: 500 }, /^What answered did not greet as a mail server/],
  [
    "is silent instead of speaking TLS",
    silent,
    { isImplicitTls: true },
    { connectionMs: 500 },
    /did not answer in time/,
  ],
  ["is none", web, {}, {}, /^The connection was closed before anybody could sign in/],
  ["is not there", none, {}, {}, /^The mail server does not accept connections/],
  ["has no address", none, { host: "mail.invalid" }, {}, /name was not found/],
  ["goes away", dying, {}, {}, /^The connection to the mail server broke off\.$/],
])("the mailbox test recognizes a server that %s", async (_what, start, settings, limits, explanation) => {
  const { port } = await start()
  expect((await tried(at(port, settings), undefined, { ...patience, ...limits })).explanation).toMatch(explanation)
})

test("the mailbox's state is that of the configured mailbox; without one there is nothing to test", async () => {
  const nowhere = { isConfigured: false, address: null, host: null, folder: null }
  const state = { ...nowhere, readAt: null, problem: null, problemSince: null, unmatchedCount: 0 }
  expect(await readMailbox(viewer, null)).toEqual(state)
  const where = { isConfigured: true, address: "leads@example.com", host: "localhost", folder: "INBOX" }
  expect(await readMailbox(viewer, at(1))).toEqual({ ...state, ...where })
  const { mailbox } = await app.ask("{ mailbox { isConfigured unmatchedCount problem } }")
  expect(mailbox).toEqual({ isConfigured: false, unmatchedCount: 0, problem: null })
  expect(await app.ask("mutation { testMailbox { isReadable explanation } }")).toEqual({
    testMailbox: {
      isReadable: false,
      explanation: "No mailbox is set. Set IMAP_URL, and start the server again.",
    },
  })
})
