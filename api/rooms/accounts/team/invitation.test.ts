import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { addUser, askAs, GOOD_PASSWORD, startWithOwner, tokenIn, tokenOf } from "../../../testing/accounts/team.ts"
import { readDatabaseText } from "../../../testing/database/databaseText.ts"
import { startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import { configureMail, deliverAllDue, senderTo, startWithoutMail } from "../../../testing/mail/outbox.ts"
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
afterEach(stopMailServers)
beforeEach(async () => {
  await startWithOwner()
  await startWithoutMail()
  configureMail(null)
  owner = await app.login()
})

const visitor = (query: string, variables: Record<string, unknown>) => askAs(app)(query, variables)
const invite = (email = "ben@example.com", role = "EDITOR") => askAs(app, owner)(INVITE, { email, role })
const invited = async () => tokenIn((await invite()).data.inviteUser.link)
const accept = (token: string, name = "Ben Bridge", password = GOOD_PASSWORD) =>
  visitor(ACCEPT, { token, name, password })
const userCalled = (username: string) => User.findOne({ where: { username }, rejectOnEmpty: true })

describe("an invitation", () => {
  test("is accepted with a name and a password, and signs in", async () => {
    const { data } = await invite()
    expect(data.inviteUser.member).toMatchObject({
      state: "INVITED",
      user: { email: "ben@example.com", role: "EDITOR" },
    })
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

  test("is mailed where that is possible, and the link is in the mail only", async () => {
    const server = await startMailServer()
    configureMail({ host: "127.0.0.1", port: server.port, isImplicitTls: false, login: null })
    const { data } = await invite()
    expect(data.inviteUser).toMatchObject({ link: null, member: { state: "INVITED", invitationExpiresAt: null } })
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    const token = tokenIn(server.received[0]?.mail.text)
    const { data: listed } = await askAs(app, owner)("{ users { state invitationExpiresAt } }")
    expect(listed.users).toContainEqual({ state: "INVITED", invitationExpiresAt: expect.any(String) })
    expect(await readDatabaseText()).not.toContain(token)
    expect((await accept(token)).data.acceptInvitation.user.name).toBe("Ben Bridge")
  })

  test("is not accepted by a name that somebody has, and then by another", async () => {
    await User.update({ name: "Ben Bridge" }, { where: { username: "admin" } })
    const token = await invited()
    expect((await accept(token)).error).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "name" }] })
    await User.update({ name: "Ana" }, { where: { username: "admin" } })
    expect((await accept(token)).error).toBeUndefined()
  })

  test("of a name that would be a header of its own is harmless", async () => {
    await User.update({ name: "Ana\r\nBcc: x@example.com <b>" }, { where: { username: "admin" } })
    configureMail({ host: "127.0.0.1", port: 1, isImplicitTls: false, login: null })
    await invite()
    const log = await EmailLog.findOne({ rejectOnEmpty: true })
    expect(log.subject).toBe("Ana Bcc: x@example.com <b> invites you to the dashboard")
    expect(log.html).not.toContain("<b>")
  })

  test("is replaced when somebody is invited again", async () => {
    configureMail({ host: "127.0.0.1", port: 1, isImplicitTls: false, login: null })
    await invite()
    configureMail(null)
    const first = await invited()
    expect((await EmailLog.findAll()).map(({ status }) => status)).toEqual(["cancelled"])
    const { data } = await invite("Ben@Example.com", "MANAGER")
    expect(data.inviteUser.member.user.role).toBe("MANAGER")
    expect((await visitor(LOOK, { token: first })).error).toMatchObject({
      code: "NOT_FOUND",
      message: expect.stringContaining("there is a later one"),
    })
    expect((await accept(tokenIn(data.inviteUser.link))).data.acceptInvitation.user.role).toBe("MANAGER")
  })

  test.each([
    ["an account", () => addUser("ben@example.com"), "already has an account."],
    ["a deactivated account", () => addUser("ben@example.com", { state: "DEACTIVATED" }), "reactivate it"],
    [
      "an account whose user name it is",
      async () =>
        (await addUser("ben@example.com")).update({ email: "b@x.example", emailKey: usernameKey("b@x.example") }),
      "already has an account.",
    ],
  ])("is refused for an address with %s", async (_what, make, message) => {
    await make()
    const { error } = await invite()
    expect(error).toMatchObject({ code: "CONFLICT", message: expect.stringContaining(message) })
  })

  test("of two owners at once to one address makes one account", async () => {
    const other = await tokenOf(await addUser("olga@example.com", { role: "OWNER" }))
    const both = await Promise.all(
      [owner, other].map((token) => askAs(app, token)(INVITE, { email: "x@y.example", role: "VIEWER" })),
    )
    expect(both.map(({ error }) => error)).toEqual([undefined, undefined])
    expect(await User.count({ where: { email: "x@y.example" } })).toBe(1)
    const open = await Promise.all(both.map(({ data }) => visitor(LOOK, { token: tokenIn(data.inviteUser.link) })))
    expect(open.filter(({ error }) => error === undefined)).toHaveLength(1)
  })

  test.each(["not an address", "", `${"a".repeat(250)}@example.com`])(
    "is refused to %j by its field",
    async (email) => {
      const { error } = await invite(email)
      expect(error).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "email" }] })
    },
  )
})

describe("a link that does not count", () => {
  test.each([
    ["one of ours that was cut off", async () => (await invited()).slice(0, -1), "not complete, or not one of ours"],
    ["a foreign one", async () => "x".repeat(43), "not complete, or not one of ours"],
    ["an empty one", async () => "", "not complete, or not one of ours"],
    [
      "one for something else",
      async () => {
        const token = await invited()
        await UserLink.update({ purpose: "PASSWORD_RESET" }, { where: {} })
        return token
      },
      "not complete, or not one of ours",
    ],
    [
      "an expired one",
      async () => {
        const token = await invited()
        await UserLink.update({ expiresAt: new Date(Date.now() - 10_000) }, { where: {} })
        return token
      },
      "has expired",
    ],
    [
      "one that was used",
      async () => {
        const token = await invited()
        await accept(token)
        return token
      },
      "Sign in with the e-mail address",
    ],
  ])("says what to do next: %s", async (_what, make, message) => {
    const token = await make()
    const asked = [await visitor(LOOK, { token }), await accept(token, "Somebody Else")]
    for (const { error } of asked)
      expect(error).toMatchObject({ code: "NOT_FOUND", message: expect.stringContaining(message) })
  })

  test("is one of a withdrawn invitation, until somebody is invited again", async () => {
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
  ["short", "password", "too easy to guess"],
  ["Ben Bridge ben@example.com", "password", "too easy to guess"],
  ["x".repeat(256), "password", "up to 255 characters"],
  ["", "password", "is required"],
])("a password like %j is refused by its field, and the link still counts", async (password, field, message) => {
  const token = await invited()
  const { error } = await accept(token, "Ben Bridge", password)
  expect(error).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: [{ field, message: expect.stringContaining(message) }],
  })
  expect((await accept(token)).error).toBeUndefined()
})

test("of several who accept the same invitation at once, exactly one does", async () => {
  const token = await invited()
  const people = [1, 2, 3, 4].map((number) => ({ name: `Ben ${number}`, password: `${GOOD_PASSWORD} ${number}` }))
  const answers = await Promise.all(people.map(({ name, password }) => accept(token, name, password)))
  const winners = people.filter((_person, index) => answers[index]?.error === undefined)
  expect(winners).toHaveLength(1)
  for (const { error } of answers) if (error) expect(error.message).toContain("was accepted already")
  const ben = await userCalled("ben@example.com")
  expect(ben.name).toBe(winners[0]?.name)
  expect(await UserSession.count({ where: { userId: ben.id } })).toBe(1)
  for (const { password, name } of people) {
    const { status } = await app.rest("POST", "/api/admin/login", { username: "ben@example.com", password })
    expect([name, status]).toEqual([name, name === ben.name ? 200 : 401])
  }
})
