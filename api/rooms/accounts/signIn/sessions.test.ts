import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { clock } from "../../../platform/database/clock/clock.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { codeOf, createAccount, PASSWORD, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { addUser, askAs, tokenOf as newTokenOf } from "../../../testing/accounts/team.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { Totp } from "../proofs/factor.model.ts"
import { needsNoFactor } from "../proofs/secondFactor.ts"
import { User, UserSession } from "../users/user.model.ts"
import { deviceInWords } from "./device.ts"
import { IDLE_LIMIT_MS, PREVIOUS_TOKEN_MS } from "./session.ts"
import { signIn } from "./signIn.ts"

let account: TestAccount

const app = await setUpTestApp()
beforeEach(async () => {
  await startWithoutMail()
  account = await createAccount(app, { email: `${randomUUID()}@example.com` })
})

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0"

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)"

test.each([
  [FIREFOX, "Firefox on Windows"],
  [`${MAC} Version/26.0 Safari/605.1.15`, "Safari on macOS"],
  [`${PHONE} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  ["curl/8.5.0", "curl"],
  ["<b>x</b>", "Unknown program"],
  ["", "Unknown program"],
])("the user agent %s is shown as %s", async (userAgent, words) => {
  expect(await deviceInWords(userAgent)).toBe(words)
})

const isIn = async (token: string) => (await app.graphql("{ me { id } }", {}, { token })).errors === undefined

describe("the list of sessions", () => {
  const list = "{ sessions { id isCurrent device address lastSeenAt createdAt expiresAt } }"

  test("shows the viewer's active sessions, last used first", async () => {
    const other = await createAccount(app)
    await account.signIn(undefined, { from: "192.0.2.7", headers: { "user-agent": FIREFOX } })
    const where = { userId: account.user.id, address: "192.0.2.7" }
    await UserSession.update({ lastSeenAt: new Date(Date.now() - IDLE_LIMIT_MS) }, { where })
    await account.signIn()
    await account.signIn(undefined, { from: "192.0.2.8", headers: { "user-agent": FIREFOX } })
    const { data } = await account.ask(list)
    expect(data.sessions).toHaveLength(3)
    expect(data.sessions[0]).toMatchObject({ isCurrent: false, device: "Firefox on Windows", address: "192.0.2.8" })
    expect(data.sessions.map(({ isCurrent }: Json) => isCurrent)).toEqual([false, false, true])
    expect((await other.ask(list)).data.sessions).toHaveLength(1)
  })

  test("ends one session or all others, from their next request on", async () => {
    const [first, second, third] = [await account.signIn(), await account.signIn(), await account.signIn()]
    const { data } = await account.ask(list)
    const revoke = "mutation ($id: ID!) { revokeSession(id: $id) }"
    const other = await createAccount(app)
    expect((await other.ask(revoke, { id: data.sessions[0].id })).data.revokeSession).toBe(false)
    expect((await account.ask(revoke, { id: data.sessions[0].id })).data.revokeSession).toBe(true)
    expect((await account.ask(revoke, { id: data.sessions[0].id })).data.revokeSession).toBe(false)
    expect(await Promise.all([first, second, third].map(({ body }) => isIn(body.token)))).toEqual([true, true, false])
    expect((await account.ask("mutation { revokeOtherSessions }")).data.revokeOtherSessions).toBe(2)
    expect(await Promise.all([first.body.token, account.token, other.token].map(isIn))).toEqual([false, true, true])
  })
})

describe("the token of a session", () => {
  const CONFIRM = "mutation ($p: String!) { confirmIdentity(input: { password: $p }) { verifiedUntil } }"
  const tokenOf = ({ headers }: { headers: Headers }) => headers.get("x-session-token")
  /** The previous token has ended, and the new one works. */
  const expectOnly = async (token: string | null) => {
    jest.spyOn(clock, "now").mockReturnValue(clock.now() + PREVIOUS_TOKEN_MS + 1_000)
    expect([await isIn(account.token), await isIn(token ?? "")]).toEqual([false, true])
  }
  const confirm = (password = PASSWORD) => account.ask(CONFIRM, { p: password })
  const sessionId = async (token: string) =>
    (await app.ask("{ sessions { id isCurrent } }", {}, token)).sessions.find(({ isCurrent }: Json) => isCurrent).id

  test("changes after a proof of identity; the previous token stays valid for requests in progress", async () => {
    const id = await sessionId(account.token)
    expect(tokenOf(await confirm("wrong"))).toBeNull()
    const token = tokenOf(await confirm()) ?? ""
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await sessionId(token)).toBe(id)
    const now = jest.spyOn(clock, "now").mockReturnValue(clock.now() + PREVIOUS_TOKEN_MS - 1_000)
    expect(await isIn(account.token)).toBe(true)
    now.mockRestore()
    await expectOnly(token)
  })

  test("changes once for two concurrent proofs, and works in both tabs", async () => {
    const tokens = (await Promise.all([confirm(), confirm()])).map(tokenOf)
    expect(tokens.filter((token) => token === null)).toHaveLength(1)
    const token = tokens.find((given) => given !== null) ?? ""
    expect(tokenOf(await confirm())).toBeNull()
    await expectOnly(token)
  })

  test("changes after a new second factor, and after a new password", async () => {
    const begun = await account.ask("mutation { beginTotpEnrolment { secret } }")
    const code = await codeOf(begun.data.beginTotpEnrolment.secret)
    const confirmed = await account.ask("mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }", {
      code,
    })
    await expectOnly(tokenOf(confirmed))
    jest.restoreAllMocks()
    account = await createAccount(app)
    const change = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }"
    const input = { currentPassword: PASSWORD, newPassword: "tr4mline orchard 58" }
    await expectOnly(tokenOf(await account.ask(change, { input })))
  })
})

describe("a mail about a sign-in", () => {
  const mails = () => EmailLog.findAll({ where: { userId: account.user.id }, order: ["id"] })

  test("notifies of a new browser with device, time and address", async () => {
    const { headers } = await account.signIn(undefined, { from: "192.0.2.9", headers: { "user-agent": FIREFOX } })
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: account.user.email, logType: "account_sign_in" })
    expect(mail?.body).toMatch(/Firefox on Windows.*192\.0\.2\.9.*\d+:\d\d [AP]M UTC.*change your password/s)
    const cookie = headers.get("set-cookie")?.split(";")[0]
    await account.signIn(undefined, { cookie })
    expect(await mails()).toHaveLength(1)
    await account.signIn()
    expect(await mails()).toHaveLength(2)
  })

  test("is not sent for a wrong password, a first sign-in, or without an address or mail server", async () => {
    await account.signIn(undefined, { password: "wrong" })
    await account.user.update({ signedInAt: null })
    await account.signIn()
    const insert = jest.spyOn(EmailLog, "getTableName").mockImplementation(() => {
      throw new Error("no room")
    })
    expect((await account.signIn()).status).toBe(200)
    expect(insert).toHaveBeenCalled()
    insert.mockRestore()
    await account.user.update({ email: null })
    await account.signIn()
    expect(await mails()).toHaveLength(0)
  })
})

const visitor = () => ({ address: newAddress(), isLocal: false, session: null, user: null })

// Changes between the password check and the new session; no request can be timed to hit that gap.
test.each([
  ["got another password", (user: User) => User.update({ passwordHash: "another" }, { where: { id: user.id } })],
  ["was deactivated", (user: User) => User.update({ state: "DEACTIVATED" }, { where: { id: user.id } })],
  [
    "got a second factor",
    (user: User) => Totp.create({ userId: user.id, secret: "A", lastStep: 0, confirmedAt: new Date() }),
  ],
])("a concurrent sign-in opens no session if the account %s", async (what, change) => {
  const user = await addUser(`${what.replaceAll(" ", ".")}@example.com`)
  await change(user)
  expect(await signIn(user, visitor(), "password", needsNoFactor(user.id))).toBeNull()
  expect(await UserSession.count({ where: { userId: user.id } })).toBe(0)
})

test("an owner ends a colleague's sessions", async () => {
  const colleague = await addUser("cara@example.com")
  const askAsColleague = askAs(app, await newTokenOf(colleague))
  const asOwner = askAs(app, await app.loginAs("OWNER"))
  const end = () => asOwner("mutation ($id: ID!) { endUserSessions(id: $id) }", { id: String(colleague.id) })
  expect((await askAsColleague("{ me { id } }")).error).toBeUndefined()
  expect((await end()).data.endUserSessions).toBe(1)
  expect((await askAsColleague("{ me { id } }")).error).toMatchObject({ code: "UNAUTHENTICATED" })
  expect((await end()).data.endUserSessions).toBe(0)
})
