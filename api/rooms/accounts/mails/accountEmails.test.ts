import { createHash } from "node:crypto"
import { beforeEach, expect, test } from "@jest/globals"
import { accountLinks } from "../../../contract/accounts/accountLinks.ts"
import type { Role } from "../../../contract/accounts/roles.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { readDatabaseText } from "../../../testing/database/databaseText.ts"
import { refusal } from "../../../testing/mail/mailServer.ts"
import { configureMail, lastMail, later, receiveAllDue, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { User, UserLink, usernameKey } from "../users/user.model.ts"
import type { AccountEmail } from "./accountEmails.ts"
import { queueAccountEmail } from "./queueAccountEmail.ts"

const app = await setUpTestApp()
const email = "ben@example.com"
const key = usernameKey(email)
const names = { username: email, usernameKey: key, email, emailKey: key, name: "Ben" }
const user = await User.create({ ...names, role: "EDITOR", state: "INVITED", passwordHash: "" })
beforeEach(async () => {
  await startWithoutMail()
  await UserLink.destroy({ where: {} })
  await user.update({ state: "INVITED", role: "EDITOR", email: "ben@example.com", mailChoices: null })
})

const invitation: AccountEmail = { type: "ACCOUNT_INVITATION", role: "EDITOR", invitedBy: "Ana" }
const queue = (mail: AccountEmail = invitation) =>
  inTransaction((transaction) => queueAccountEmail({ ...mail, user }, transaction))

const deliver = async ({ at, answers = [] }: { at?: Date; answers?: number[] } = {}) => {
  const sent: string[] = []
  const received = await receiveAllDue({
    at,
    onMail: ({ mail }) => {
      sent.push(mail.text ?? "")
      const code = answers.shift()
      if (code) throw refusal(code, `I do not like ${mail.text?.match(/http\S+/)}`)
    },
  })
  return { sent, received }
}

const tokenIn = (text: string | undefined) => /#([\w-]{43})\s/.exec(`${text}\n`)?.[1] ?? "no token"
const hashOf = (linkToken: string) => createHash("sha256").update(linkToken).digest("hex")

test("account mails are visible to owners only", async () => {
  await queue()
  const [log] = (await app.ask("{ emailLogs { nodes { id type } } }")).emailLogs.nodes
  expect(log.type).toBe("ACCOUNT_INVITATION")
  const as = await app.as("MANAGER")
  const { emailLogs } = await app.ask('{ emailLogs(filter: { search: "ben" }) { nodes { id } totalCount } }', {}, as)
  expect(emailLogs).toEqual({ nodes: [], totalCount: 0 })
  const one = await app.ask("query ($id: ID!) { emailLog(id: $id) { id } }", { id: log.id }, as)
  expect(one.emailLog).toBeNull()
  expect((await app.rest("GET", "/api/admin/email-logs", undefined, { token: as })).body).toEqual([])
  for (const change of ["resendEmail", "cancelEmail"]) {
    const changing = app.ask(`mutation ($id: ID!) { ${change}(id: $id) { emailLog { id } } }`, { id: log.id }, as)
    await expect(changing).rejects.toMatchObject({ code: "NOT_FOUND" })
  }
})

test("the token of an account mail's link is in the mail, and nowhere else", async () => {
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
  const [log] = (await app.ask("{ emailLogs { nodes { type recipient body formData } } }")).emailLogs.nodes
  expect(log).toMatchObject({ type: "ACCOUNT_INVITATION", recipient: "ben@example.com", formData: {} })
  expect(log.body).toContain("/adminpage/invitation#only-in-the-mail-itself")
  const rest = await app.rest("GET", "/api/admin/email-logs", undefined, { token: await app.as("OWNER") })
  expect(rest.body[0]).toMatchObject({ log_type: "account_invitation", status: "sent", body: log.body })
})

test("each attempt and resend of an account mail has its own token, and no stored text contains one", async () => {
  await queue()
  const first = await deliver({ answers: [451] })
  expect((await lastMail()).attempts[0]?.answer).toContain("#only-in-the-mail-itself")
  const second = await deliver({ at: later() })
  const { id } = (await lastMail()).log
  await app.ask("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }", { id })
  const third = await deliver()
  const tokens = [first, second, third].flatMap(({ sent }) => sent).map(tokenIn)
  expect(new Set(tokens).size).toBe(3)
  expect((await UserLink.findAll({ order: ["id"] })).map(({ tokenHash }) => tokenHash)).toEqual(tokens.map(hashOf))
  const stored = await readDatabaseText()
  expect(tokens.filter((each) => stored.includes(each))).toEqual([])
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
])("a mail that has become useless is not sent: %s", async (_what, mail, change) => {
  await queue(mail)
  await user.update(change)
  expect((await deliver()).sent).toEqual([])
  const { log, attempts } = await lastMail()
  expect(log).toMatchObject({ status: "failed", dueAt: null })
  expect(attempts).toMatchObject([{ outcome: "refused", explanation: expect.stringContaining("of no use any more") }])
  expect(await UserLink.count()).toBe(0)
})

test("account mails that a user has switched off are not queued, except security mails", async () => {
  await user.update({ state: "ACTIVE", role: "VIEWER" })
  const as = await app.as("VIEWER")
  const QUERY = "mutation ($type: EmailLogType!) { chooseMail(type: $type, isOn: false) { mailChoices { type isOn } } }"
  const { chooseMail } = await app.ask(QUERY, { type: "NOTE_MENTION" }, as)
  expect(chooseMail.mailChoices.map(({ type, isOn }: { type: string; isOn: boolean }) => [type, isOn])).toEqual([
    ["MORNING_SUMMARY", false],
    ["MESSAGE_RECEIVED", true],
    ["NOTE_MENTION", false],
    ["FOLLOW_UP_REMINDER", true],
    ["LEAD_RULE", true],
  ])
  for (const type of ["ACCOUNT_SIGN_IN", "PRIVACY_REQUEST_NEW", "DRIVER_RECEIPT"])
    await expect(app.ask(QUERY, { type }, as)).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
  await user.update({ mailChoices: ["note_mention", "account_password_reset"] })
  const lead = { type: "driver_application", id: 1, name: "Dana", noun: "driver application", path: "/" }
  await queue({ type: "NOTE_MENTION", author: "Ana", text: "Look", lead })
  await queue({ type: "LEAD_RULE", rule: "Tell", trigger: "ARRIVED", lead })
  await queue({ type: "ACCOUNT_PASSWORD_RESET" })
  const types = "{ emailLogs { nodes { type } } }"
  expect((await app.ask(types)).emailLogs.nodes).toEqual([{ type: "ACCOUNT_PASSWORD_RESET" }, { type: "LEAD_RULE" }])
})

test("an account mail with a link waits a day for a mail server that is away", async () => {
  await queue()
  expect((await deliver({ at: later(23.9) })).sent).toHaveLength(1)
  await queue()
  expect((await deliver({ at: later(24.1) })).sent).toEqual([])
})

test("a sign-in notice has no token link, and is stored as sent", async () => {
  const at = new Date("2026-11-21T12:00:30Z")
  await queue({ type: "ACCOUNT_SIGN_IN", device: "Firefox on Windows", address: "192.0.2.1", at })
  const { sent } = await deliver()
  expect(sent[0]).toContain("November 21 at 12:00 PM UTC")
  expect(sent[0]?.trim()).toBe((await lastMail()).log.body)
  expect(await UserLink.count()).toBe(0)
})

test("an account mail is only logged without a mail server, and omitted without an address", async () => {
  configureMail(null)
  await queue()
  expect((await lastMail()).log).toMatchObject({ status: "logged", userId: user.id })
  await startWithoutMail()
  await inTransaction((transaction) =>
    queueAccountEmail({ ...invitation, user: { id: user.id, email: null } }, transaction),
  )
  await expect(lastMail()).rejects.toThrow()
})

const lead = { type: "driver_application", id: 1, name: "Dana", noun: "driver application", path: "/adminpage" }
const mention = { type: "NOTE_MENTION", author: "Ana", text: "Look", lead } as const
const request = { dueAt: new Date("2026-12-01T00:00:00Z"), requestId: 1 }

test.each<[AccountEmail, Role, Partial<User>, number]>([
  [mention, "VIEWER", {}, 1],
  [mention, "VIEWER", { state: "DEACTIVATED" }, 0],
  [mention, "VIEWER", { role: "EDITOR" }, 0],
  [mention, "VIEWER", { email: "new@example.com" }, 0],
  [{ type: "FOLLOW_UP_REMINDER", leads: [], count: 1 }, "VIEWER", {}, 1],
  [{ type: "FOLLOW_UP_REMINDER", leads: [], count: 1 }, "VIEWER", { role: "EDITOR" }, 0],
  [{ type: "PRIVACY_REQUEST_NEW", ...request }, "MANAGER", {}, 1],
  [{ type: "PRIVACY_REQUEST_NEW", ...request }, "MANAGER", { role: "VIEWER" }, 0],
  [{ type: "PRIVACY_REQUEST_DUE", ...request, isOverdue: true }, "MANAGER", {}, 1],
  [{ type: "PRIVACY_REQUEST_DUE", ...request, isOverdue: true }, "MANAGER", { role: "VIEWER" }, 0],
])(
  "a waiting mail is sent only if its recipient still has permission: %j, %s, %j",
  async (mail, role, change, sent) => {
    await user.update({ state: "ACTIVE", role })
    await queue(mail)
    await user.update(change)
    expect((await deliver()).received).toHaveLength(sent)
    expect((await lastMail()).log.status).toBe(sent === 1 ? "sent" : "failed")
  },
)
