import { beforeEach, describe, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { addUser, askAs, GOOD_PASSWORD, startWithOwner, tokenIn, tokenOf } from "../../../testing/accounts/team.ts"
import { readDatabaseText } from "../../../testing/database/databaseText.ts"
import { configureMail, receiveAllDue, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { User, UserLink, UserSession, usernameKey } from "../users/user.model.ts"

const INVITE = `mutation ($email: String!, $role: Role!) { inviteUser(input: { email: $email, role: $role }) {
  link member { state invitationExpiresAt hasSecondFactor user { id username name email role } }
} }`
const LOOK = "query ($token: String!) { invitation(token: $token) { email role invitedBy expiresAt } }"
const ACCEPT = `mutation ($token: String!, $name: String!, $password: String!) {
  acceptInvitation(input: { token: $token, name: $name, password: $password }) { token user { username name role } }
}`

let owner: string

const app = await setUpTestApp()
beforeEach(async () => {
  await startWithOwner()
  await startWithoutMail()
  configureMail(null)
  owner = await app.login()
})

const visitor = askAs(app)
const invite = (email = "ben@example.com", role = "EDITOR") => askAs(app, owner)(INVITE, { email, role })
const invited = async () => tokenIn((await invite()).data.inviteUser.link)
const accept = (token: string, name = "Ben Bridge", password = GOOD_PASSWORD) =>
  visitor(ACCEPT, { token, name, password })
const userCalled = (username: string) => User.findOne({ where: { username }, rejectOnEmpty: true })

describe("an invitation", () => {
  test("is accepted with a name and a password, and signs in", async () => {
    expect((await invite("not an address")).error).toMatchObject({ fields: [{ field: "email" }] })
    const { data } = await invite()
    const user = { email: "ben@example.com", role: "EDITOR" }
    expect(data.inviteUser.member).toMatchObject({ state: "INVITED", user })
    expect(data.inviteUser.link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/adminpage\/invitation#[\w-]{43}$/)
    const token = tokenIn(data.inviteUser.link)
    expect((await visitor(LOOK, { token })).data.invitation).toEqual({
      email: "ben@example.com",
      role: "EDITOR",
      invitedBy: "admin",
      expiresAt: data.inviteUser.member.invitationExpiresAt,
    })

    const accepted = await accept(token)
    expect(accepted.headers.get("set-cookie")).toMatch(/^login_device=/)
    const session = accepted.data.acceptInvitation
    expect(session.user).toEqual({ username: "ben@example.com", name: "Ben Bridge", role: "EDITOR" })
    const { data: me } = await askAs(app, session.token)("{ me { name } }")
    expect(me).toEqual({ me: { name: "Ben Bridge" } })
    expect(await EmailLog.count()).toBe(0)
    const signIn = { username: "BEN@example.com", password: GOOD_PASSWORD }
    expect((await app.rest("POST", "/api/admin/login", signIn)).status).toBe(200)
    const stored = await readDatabaseText()
    expect([token, GOOD_PASSWORD, session.token].filter((secret) => stored.includes(secret))).toEqual([])
  })

  test("is mailed if possible, and the link is in the mail only", async () => {
    configureMail(smtpSettings(1))
    const { data } = await invite()
    expect(data.inviteUser).toMatchObject({ link: null, member: { state: "INVITED", invitationExpiresAt: null } })
    const token = tokenIn((await receiveAllDue())[0]?.mail.text)
    const { data: listed } = await askAs(app, owner)("{ users { state invitationExpiresAt } }")
    expect(listed.users).toContainEqual({ state: "INVITED", invitationExpiresAt: expect.any(String) })
    expect(await readDatabaseText()).not.toContain(token)
    expect((await accept(token)).data.acceptInvitation.user.name).toBe("Ben Bridge")
  })

  test("is refused for a taken user name, and accepted with another one", async () => {
    await User.update({ name: "Ben Bridge" }, { where: { username: "admin" } })
    const token = await invited()
    expect((await accept(token)).error).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "name" }] })
    await User.update({ name: "Ana" }, { where: { username: "admin" } })
    expect((await accept(token)).error).toBeUndefined()
  })

  test("is replaced by a second invitation, and the inviter's name injects no header", async () => {
    await User.update({ name: "Ana\r\nBcc: x@example.com <b>" }, { where: { username: "admin" } })
    configureMail(smtpSettings(1))
    await invite()
    configureMail(null)
    const first = await invited()
    const subject = "Ana Bcc: x@example.com <b> invites you to the dashboard"
    const html = expect.not.stringContaining("<b>")
    expect(await EmailLog.findAll()).toMatchObject([{ status: "cancelled", subject, html }])
    const { data } = await invite("Ben@Example.com", "MANAGER")
    expect(data.inviteUser.member.user.role).toBe("MANAGER")
    const message = expect.stringContaining("was replaced by a later one")
    expect((await visitor(LOOK, { token: first })).error).toMatchObject({ code: "NOT_FOUND", message })
    expect((await accept(tokenIn(data.inviteUser.link))).data.acceptInvitation.user.role).toBe("MANAGER")
  })

  const elsewhere = { email: "b@x.example", emailKey: usernameKey("b@x.example") }

  test.each<[string, Partial<User>, string]>([
    ["an account", {}, "already has an account."],
    ["a deactivated account", { state: "DEACTIVATED" }, "reactivate it"],
    ["an account whose user name it is", elsewhere, "already has an account."],
  ])("is refused for an address with %s", async (_what, values, message) => {
    await (await addUser("ben@example.com")).update(values)
    expect((await invite()).error).toMatchObject({ code: "CONFLICT", message: expect.stringContaining(message) })
  })

  test("creates one account if two owners invite one address at once", async () => {
    const other = await tokenOf(await addUser("olga@example.com", { role: "OWNER" }))
    const invited = { email: "x@y.example", role: "VIEWER" }
    const both = await Promise.all([owner, other].map((token) => askAs(app, token)(INVITE, invited)))
    expect(both.map(({ error }) => error)).toEqual([undefined, undefined])
    expect(await User.count({ where: { email: "x@y.example" } })).toBe(1)
    const open = await Promise.all(both.map(({ data }) => visitor(LOOK, { token: tokenIn(data.inviteUser.link) })))
    expect(open.filter(({ error }) => error === undefined)).toHaveLength(1)
  })
})

const notOurs = "incomplete, or not one of ours"
const ended = () => new Date(Date.now() - 10_000)

describe("the link of an invitation that cannot be used", () => {
  test.each<[string, (token: string) => unknown, string]>([
    ["one of ours that was cut off", (token) => token.slice(0, -1), notOurs],
    ["a foreign one", () => "x".repeat(43), notOurs],
    ["an empty one", () => "", notOurs],
    ["one for something else", () => UserLink.update({ purpose: "PASSWORD_RESET" }, { where: {} }), notOurs],
    ["an expired one", () => UserLink.update({ expiresAt: ended() }, { where: {} }), "has expired"],
    ["one that was used", (token) => accept(token), "Sign in with the invited email address"],
  ])("explains the next step: %s", async (_what, spoil, message) => {
    const good = await invited()
    const other = await spoil(good)
    const token = typeof other === "string" ? other : good
    const asked = [await visitor(LOOK, { token }), await accept(token, "Somebody Else")]
    for (const { error } of asked)
      expect(error).toMatchObject({ code: "NOT_FOUND", message: expect.stringContaining(message) })
  })

  test("stays invalid after a withdrawal, until a new invitation is sent", async () => {
    const token = await invited()
    const { id } = await userCalled("ben@example.com")
    const change = (what: string) =>
      askAs(app, owner)(`mutation ($id: ID!) { ${what}(id: $id) { member { state invitationExpiresAt } } }`, { id })
    expect((await change("deactivateUser")).data.deactivateUser.member.state).toBe("DEACTIVATED")
    expect((await accept(token)).error).toMatchObject({ code: "NOT_FOUND" })
    const { state, invitationExpiresAt } = (await change("reactivateUser")).data.reactivateUser.member
    expect([state, Date.parse(invitationExpiresAt) <= Date.now()]).toEqual(["INVITED", true])
    expect((await accept(token)).error).toMatchObject({ code: "NOT_FOUND" })
    expect((await accept(await invited())).error).toBeUndefined()
  })
})

test.each([
  ["Ben Bridge ben@example.com", "too easy to guess"],
  ["x".repeat(256), "up to 255 characters"],
  ["", "is required"],
])("a password like %j is refused by its field, and the invitation's link stays valid", async (password, words) => {
  const token = await invited()
  const message = expect.stringContaining(words)
  const { error } = await accept(token, "Ben Bridge", password)
  expect(error).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "password", message }] })
  expect((await accept(token)).error).toBeUndefined()
})

test("one of several concurrent acceptances of an invitation succeeds", async () => {
  const token = await invited()
  const people = [1, 2, 3, 4].map((number) => ({ name: `Ben ${number}`, password: `${GOOD_PASSWORD} ${number}` }))
  const answers = await Promise.all(people.map(({ name, password }) => accept(token, name, password)))
  const winners = people.filter((_person, index) => answers[index]?.error === undefined)
  expect(winners).toHaveLength(1)
  for (const { error } of answers) if (error) expect(error.message).toContain("has already been accepted")
  const ben = await userCalled("ben@example.com")
  expect(ben.name).toBe(winners[0]?.name)
  expect(await UserSession.count({ where: { userId: ben.id } })).toBe(1)
  for (const { password, name } of people) {
    const { status } = await app.rest("POST", "/api/admin/login", { username: "ben@example.com", password })
    expect([name, status]).toEqual([name, name === ben.name ? 200 : 401])
  }
})
