import { createHash } from "node:crypto"
import { afterEach, beforeEach, expect, test } from "@jest/globals"
import { accountLinks } from "../../../contract/accounts/accountLinks.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { readDatabaseText } from "../../../testing/database/databaseText.ts"
import { refusal, startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import {
  configureMail,
  deliverAllDue,
  lastMail,
  later,
  senderTo,
  smtpSettings,
  startWithoutMail,
} from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { User, UserLink, usernameKey } from "../users/user.model.ts"
import type { AccountEmail } from "./accountEmails.ts"
import { queueAccountEmail } from "./queueAccountEmail.ts"

const app = await setUpTestApp()
const token = await app.login()
const email = "ben@example.com"
const key = usernameKey(email)
const names = { username: email, usernameKey: key, email, emailKey: key, name: "Ben" }
const user = await User.create({ ...names, role: "EDITOR", state: "INVITED", passwordHash: "" })
afterEach(stopMailServers)
beforeEach(async () => {
  await startWithoutMail()
  await UserLink.destroy({ where: {} })
  await user.update({ state: "INVITED", email: "ben@example.com" })
})

const invitation: AccountEmail = { type: "ACCOUNT_INVITATION", role: "EDITOR", invitedBy: "Ana" }
const queue = (mail: AccountEmail = invitation) =>
  inTransaction((transaction) => queueAccountEmail({ ...mail, user }, transaction))

const deliver = async ({ at, answers = [] }: { at?: Date; answers?: number[] } = {}) => {
  const sent: string[] = []
  const server = await startMailServer({
    onMail: ({ mail }) => {
      sent.push(mail.text ?? "")
      const code = answers.shift()
      if (code) throw refusal(code, `I do not like ${mail.text?.match(/http\S+/)}`)
    },
  })
  await deliverAllDue(senderTo(server.port), { at })
  await server.stop()
  return { sent, received: server.received }
}

const tokenIn = (text: string | undefined) => /#([\w-]{43})\s/.exec(`${text}\n`)?.[1] ?? "no token"
const hashOf = (linkToken: string) => createHash("sha256").update(linkToken).digest("hex")

test("mails to accounts are for owners alone", async () => {
  await queue()
  const [log] = (await app.ask("{ emailLogs { nodes { id type } } }")).emailLogs.nodes
  expect(log.type).toBe("ACCOUNT_INVITATION")
  const as = { token: await app.loginAs("MANAGER") }
  const list = await app.graphql('{ emailLogs(filter: { search: "ben" }) { nodes { id } totalCount } }', {}, as)
  expect(list.data.emailLogs).toEqual({ nodes: [], totalCount: 0 })
  const one = await app.graphql("query ($id: ID!) { emailLog(id: $id) { id } }", { id: log.id }, as)
  expect(one.data.emailLog).toBeNull()
  expect((await app.rest("GET", "/api/admin/email-logs", undefined, as)).body).toEqual([])
  for (const change of ["resendEmail", "cancelEmail"]) {
    const { errors } = await app.graphql(
      `mutation ($id: ID!) { ${change}(id: $id) { emailLog { id } } }`,
      { id: log.id },
      as,
    )
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND")
  }
})

test("the link's token is in the mail, and nowhere else", async () => {
  await queue()
  const { sent, received } = await deliver()
  const linkToken = tokenIn(sent[0])
  expect(received).toMatchObject([{ to: ["ben@example.com"] }])
  expect(sent[0]).toContain(`http://127.0.0.1:4000/adminpage/invitation#${linkToken}`)
  expect(received[0]?.mail.html).toContain(`/adminpage/invitation#${linkToken}"`)

  const [link] = await UserLink.findAll()
  expect(link).toMatchObject({ userId: user.id, purpose: "INVITATION", tokenHash: hashOf(linkToken), usedAt: null })
  expect(Number(link?.expiresAt) - Number(link?.createdAt)).toBeCloseTo(accountLinks.INVITATION.lifetimeMs, -4)

  expect(await readDatabaseText()).not.toContain(linkToken)
  const shown = await app.graphql(
    "{ emailLogs { nodes { type subject recipient body html formData } } }",
    {},
    { token },
  )
  const [log] = shown.data.emailLogs.nodes
  expect(log).toMatchObject({ type: "ACCOUNT_INVITATION", recipient: "ben@example.com", formData: {} })
  expect(log.body).toContain("/adminpage/invitation#only-in-the-mail-itself")
  const rest = await app.rest("GET", "/api/admin/email-logs", undefined, { token })
  expect(rest.body[0]).toMatchObject({ log_type: "account_invitation", status: "sent", body: log.body })
})

test("each attempt has a token of its own, and what the server quotes of it is not kept", async () => {
  await queue()
  const first = await deliver({ answers: [451] })
  expect((await lastMail()).attempts[0]?.answer).toContain("#only-in-the-mail-itself")
  const second = await deliver({ at: later() })
  const tokens = [...first.sent, ...second.sent].map(tokenIn)
  expect(new Set(tokens).size).toBe(2)
  expect((await UserLink.findAll({ order: ["id"] })).map(({ tokenHash }) => tokenHash)).toEqual(tokens.map(hashOf))
  const stored = await readDatabaseText()
  expect(tokens.filter((each) => stored.includes(each))).toEqual([])
})

test("a mail that is sent again has a new link", async () => {
  await queue()
  const first = await deliver()
  const { id } = (await lastMail()).log
  await app.graphql("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }", { id }, { token })
  const second = await deliver()
  expect(tokenIn(second.sent[0])).toMatch(/^[\w-]{43}$/)
  expect(tokenIn(second.sent[0])).not.toBe(tokenIn(first.sent[0]))
})

test.each<[string, AccountEmail, Partial<User>]>([
  ["an invitation that was accepted", invitation, { state: "ACTIVE" }],
  ["an invitation that was withdrawn", invitation, { state: "DEACTIVATED" }],
  ["a new password for a deactivated account", { type: "ACCOUNT_PASSWORD_RESET" }, { state: "DEACTIVATED" }],
  [
    "a new password at an address before",
    { type: "ACCOUNT_PASSWORD_RESET" },
    { state: "ACTIVE", email: "b@x.example" },
  ],
])("%s is not sent", async (_what, mail, change) => {
  await queue(mail)
  await user.update(change)
  expect((await deliver()).sent).toEqual([])
  const { log, attempts } = await lastMail()
  expect(log).toMatchObject({ status: "failed", dueAt: null })
  expect(attempts).toMatchObject([{ outcome: "refused", explanation: expect.stringContaining("of no use any more") }])
  expect(await UserLink.count()).toBe(0)
})

test("a mail with a link waits for a mail server that is away, for a day", async () => {
  await queue()
  expect((await deliver({ at: later(23.9) })).sent).toHaveLength(1)
  await queue()
  expect((await deliver({ at: later(24.1) })).sent).toEqual([])
})

test("a sign-in is told without a link of its own, and stored as it is sent", async () => {
  const at = new Date("2026-11-21T12:00:30Z")
  await queue({ type: "ACCOUNT_SIGN_IN", device: "Firefox on Windows", address: "192.0.2.1", at })
  const { sent } = await deliver()
  expect(sent[0]).toContain("2026-11-21 12:00 UTC")
  expect(sent[0]?.trim()).toBe((await lastMail()).log.body)
  expect(await UserLink.count()).toBe(0)
})

test("without a mail server the mail is only logged, and without an address there is none", async () => {
  configureMail(null)
  await queue()
  expect((await lastMail()).log).toMatchObject({ status: "logged", userId: user.id })
  await startWithoutMail()
  await inTransaction((transaction) =>
    queueAccountEmail({ ...invitation, user: { id: user.id, email: null } }, transaction),
  )
  await expect(lastMail()).rejects.toThrow()
})

test.each([
  ["works here and may see leads", {}, 1],
  ["has left", { state: "DEACTIVATED" as const }, 0],
  ["may not see leads any more", { role: "EDITOR" as const }, 0],
  ["has another address", { email: "new@example.com" }, 0],
])("a mail that names a lead goes out to a reader who %s: %j", async (_who, change, received) => {
  await user.update({ state: "ACTIVE", role: "VIEWER" })
  configureMail(smtpSettings(1))
  const lead = { type: "driver_application", id: 1, name: "Dana", noun: "driver application", path: "/adminpage" }
  await queue({ type: "NOTE_MENTION", author: "Ana", lead })
  await user.update(change)
  expect((await deliver()).received).toHaveLength(received)
  expect((await lastMail()).log.status).toBe(received === 1 ? "sent" : "failed")
  await user.update({ role: "EDITOR" })
})

const request = { dueAt: new Date("2026-12-01T00:00:00Z"), requestId: 1 }

test.each([
  [{ type: "FOLLOW_UP_REMINDER", leads: [], count: 1 }, "VIEWER", "EDITOR"],
  [{ type: "PRIVACY_REQUEST_NEW", ...request }, "MANAGER", "VIEWER"],
  [{ type: "PRIVACY_REQUEST_DUE", ...request, isOverdue: true }, "MANAGER", "VIEWER"],
] as const)("a mail that waits goes out only to who may still see what it is about: %j", async (mail, able, unable) => {
  configureMail(smtpSettings(1))
  for (const [role, received] of [
    [able, 1],
    [unable, 0],
  ] as const) {
    await user.update({ state: "ACTIVE", role })
    await queue(mail)
    expect((await deliver()).received).toHaveLength(received)
  }
  await user.update({ role: "EDITOR" })
})
