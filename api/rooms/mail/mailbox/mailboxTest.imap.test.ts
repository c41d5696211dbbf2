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
const impatience = { ...patience, greetingMs: 500, silenceMs: 1_000 }

const nobody = { user: "leads@example.com", password: "secret" }
const at = (port: number, settings: Partial<MailboxSettings> = {}) => ({
  ...mailboxSettings({ port, login: nobody }),
  ...settings,
})
const tried = (settings: MailboxSettings, authorities?: string) =>
  testMailbox(viewer, settings, { limits: patience, authorities })
const triedBriefly = (settings: MailboxSettings) => testMailbox(viewer, settings, { limits: impatience })

test("a mailbox that can be read says how many messages it has, and reads none", async () => {
  const server = await startImapServer()
  await server.append([letter(), letter()])
  expect(await tried(at(server.port))).toMatchObject({
    isReadable: true,
    explanation: "The mailbox can be read. New mail comes in at once.",
    messageCount: 2,
    tellsOfNewMail: true,
  })
  expect((await server.list()).map(({ flags }) => flags)).toEqual([[], []])
  expect((await tried(at(server.port, { whenRead: { folder: "Done" } }))).explanation).toMatch(
    /^The mailbox can be read, but the folder of IMAP_WHEN_READ is not there/,
  )
})

test("so does one that does not tell of new mail", async () => {
  const server = await startImapServer({ isSilent: true })
  expect(await tried(at(server.port))).toMatchObject({
    isReadable: true,
    explanation: expect.stringContaining("looked at every minute"),
    tellsOfNewMail: false,
  })
})

test("a wrong password, a folder that is not there, and too many connections are told apart", async () => {
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

test("certificates are verified, whether TLS is spoken from the start or later", async () => {
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

test("a certificate for another host is refused", async () => {
  const certificate = createSelfSignedCertificate("mail.example.net")
  const server = await startImapServer({ certificate, isImplicitTls: true })
  expect((await tried(at(server.port, { isImplicitTls: true }), certificate.cert)).explanation).toMatch(
    /^The mail server's certificate is for another host name/,
  )
})

test("a server without TLS, one that is silent, one that is none, and none at all are told apart", async () => {
  const server = await startImapServer()
  expect((await tried(at(server.port, { isImplicitTls: true }))).explanation).toMatch(/does not speak TLS on this port/)
  const silent = await startScriptedServer(() => undefined)
  expect((await triedBriefly(at(silent.port))).explanation).toMatch(/^What answered did not greet as a mail server/)
  expect((await triedBriefly(at(silent.port, { isImplicitTls: true }))).explanation).toMatch(/did not answer in time/)
  const web = await startScriptedServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"))
  expect((await tried(at(web.port))).explanation).toMatch(/^The connection was closed before anybody could sign in/)
  expect((await tried(at(await freePort()))).explanation).toMatch(/^The mail server does not accept connections/)
  expect((await tried(at(993, { host: "mail.invalid" }))).explanation).toMatch(/name was not found/)
  const dying = await startScriptedServer((socket) => {
    socket.write("* OK hello\r\n")
    socket.on("data", (chunk) => {
      const [tag, command] = chunk.toString().trim().split(" ")
      if (command === "EXAMINE") socket.destroy()
      else socket.write(`${command === "CAPABILITY" ? "* CAPABILITY IMAP4rev1\r\n" : ""}${tag} OK done\r\n`)
    })
  })
  expect((await tried(at(dying.port))).explanation).toBe("The connection to the mail server broke off.")
})

test("the state is that of the mailbox that is set", async () => {
  expect(await readMailbox(viewer, null)).toEqual({
    isConfigured: false,
    address: null,
    host: null,
    folder: null,
    readAt: null,
    problem: null,
    problemSince: null,
    unmatchedCount: 0,
  })
  expect(await readMailbox(viewer, at(1))).toMatchObject({
    isConfigured: true,
    address: "leads@example.com",
    host: "localhost",
    folder: "INBOX",
  })
})

test("nobody but who may read and write mail asks for it", async () => {
  const asked = async (role: "VIEWER" | "MANAGER", query: string) => {
    const { data, errors } = await app.graphql(query, {}, { token: await app.loginAs(role) })
    return errors?.[0]?.extensions.code ?? data
  }
  const state = "{ mailbox { isConfigured unmatchedCount problem } }"
  const tryIt = "mutation { testMailbox { isReadable explanation } }"
  expect(await asked("MANAGER", state)).toEqual({
    mailbox: { isConfigured: false, unmatchedCount: 0, problem: null },
  })
  expect(await asked("MANAGER", tryIt)).toEqual({
    testMailbox: {
      isReadable: false,
      explanation: "No mailbox is set. Set IMAP_URL, and start the server again.",
    },
  })
  expect(await asked("VIEWER", tryIt)).toBe("FORBIDDEN")
})
