import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { addUser, askAs, GOOD_PASSWORD, startWithOwner, tokenOf } from "../../../testing/accounts/team.ts"
import { setUpTestApp, type Values } from "../../../testing/testApp.ts"
import { ApiKey } from "../apiKeys/apiKey.model.ts"
import { Totp } from "../proofs/factor.model.ts"
import { User, UserSession } from "../users/user.model.ts"

const SET_ROLE = `mutation ($id: ID!, $role: Role!) {
  changeUserRole(input: { id: $id, role: $role }) { member { state user { role } } }
}`
const DEACTIVATE = "mutation ($id: ID!) { deactivateUser(id: $id) { member { state } } }"
const REACTIVATE = "mutation ($id: ID!) { reactivateUser(id: $id) { member { state } } }"

let owner: string
let admin: User

const app = await setUpTestApp()
beforeEach(async () => {
  await startWithOwner()
  owner = await app.login()
  admin = await User.findOne({ where: { username: "admin" }, rejectOnEmpty: true })
})

const asOwner = (query: string, variables: Values = {}) => askAs(app, owner)(query, variables)
const signIn = (username: string, password = GOOD_PASSWORD) =>
  app.rest("POST", "/api/admin/login", { username, password })

test("the team is listed by name, deactivated members last", async () => {
  await addUser("zoe@example.com", { name: "Zoë", role: "VIEWER" })
  await addUser("abe@example.com", { name: "Abe", state: "DEACTIVATED" })
  await addUser("nia@example.com", { name: "Nia", state: "INVITED" })
  const { data } = await asOwner("{ users { state signedInAt createdAt user { name email role } } }")
  expect(data.users.map(({ state, user }: { state: string; user: User }) => [user.name, user.role, state])).toEqual([
    ["admin", "OWNER", "ACTIVE"],
    ["Nia", "EDITOR", "INVITED"],
    ["Zoë", "VIEWER", "ACTIVE"],
    ["Abe", "EDITOR", "DEACTIVATED"],
  ])
  expect(data.users[0].signedInAt).toEqual(expect.any(String))
})

describe("a change of the team that cannot be recorded", () => {
  beforeEach(() => {
    const isSqlite = database().getDialect() === "sqlite"
    const refuse = isSqlite ? "BEGIN SELECT RAISE(ABORT, 'full'); END" : "FOR EACH ROW SIGNAL SQLSTATE '45000'"
    return database().query(`CREATE TRIGGER no_room BEFORE INSERT ON events ${refuse}`)
  })
  afterEach(() => database().query("DROP TRIGGER no_room"))

  test.each([
    ["a role is not changed", SET_ROLE, "ACTIVE"],
    ["an account is not deactivated", DEACTIVATE, "ACTIVE"],
    ["an account is not reactivated", REACTIVATE, "DEACTIVATED"],
  ] as const)("is not made: %s", async (_what, mutation, state) => {
    const ben = await addUser("ben@example.com", { role: "VIEWER", state })
    const { error } = await asOwner(mutation, { id: ben.id, role: "EDITOR" })
    expect(error).toMatchObject({ code: "INTERNAL_SERVER_ERROR" })
    expect(await ben.reload()).toMatchObject({ role: "VIEWER", state })
  })
})

test("a changed role applies from the next request on", async () => {
  const ben = await addUser("ben@example.com", { role: "VIEWER" })
  const token = await tokenOf(ben)
  const look = "{ mediaFiles { totalCount } }"
  expect((await askAs(app, token)(look)).error).toMatchObject({ code: "FORBIDDEN" })
  expect((await asOwner(SET_ROLE, { id: ben.id, role: "EDITOR" })).data.changeUserRole.member.user.role).toBe("EDITOR")
  expect((await askAs(app, token)(look)).error).toBeUndefined()
})

describe("a deactivated account", () => {
  test("is signed out at once, and cannot sign in until it is reactivated", async () => {
    const ben = await addUser("ben@example.com")
    const tokens = await Promise.all([tokenOf(ben), tokenOf(ben)])
    expect((await asOwner(DEACTIVATE, { id: ben.id })).data.deactivateUser.member.state).toBe("DEACTIVATED")
    for (const token of tokens)
      expect((await askAs(app, token)("{ me { id } }")).error).toMatchObject({ code: "UNAUTHENTICATED" })
    await addUser("nia@example.com", { state: "INVITED" })
    const message = "Invalid credentials"
    for (const name of ["ben@example.com", "nia@example.com", "nobody@example.com"])
      expect(await signIn(name)).toMatchObject({ status: 401, body: { success: false, message, errors: [] } })
    // A session from a sign-in that was in progress during the deactivation.
    const late = await tokenOf(ben)
    expect((await asOwner(REACTIVATE, { id: ben.id })).data.reactivateUser.member.state).toBe("ACTIVE")
    expect((await askAs(app, late)("{ me { id } }")).error).toMatchObject({ code: "UNAUTHENTICATED" })
    expect((await signIn("ben@example.com")).status).toBe(200)
  })

  test("is deactivated once, however often requested", async () => {
    const ben = await addUser("ben@example.com")
    for (const mutation of [DEACTIVATE, DEACTIVATE, REACTIVATE, REACTIVATE])
      expect((await asOwner(mutation, { id: ben.id })).error).toBeUndefined()
    const where = { subjectType: "user", subjectId: String(ben.id) }
    const recorded = await RecordedEvent.findAll({ where, order: ["id"] })
    expect(recorded.map(({ type }) => type)).toEqual(["user.deactivated", "user.reactivated"])
  })
})

test("deactivating an account revokes its API keys only if the request names them", async () => {
  const ben = await addUser("ben@example.com")
  const names = ["CRM", "Export", "Mine"]
  const made = names.map((name) => makeApiKey(["leads:read"], { name, createdById: name === "Mine" ? 1 : ben.id }))
  const [crm, , mine] = (await Promise.all(made)).map(({ apiKey }) => String(apiKey.id))
  const leave =
    "mutation ($id: ID!, $keys: [ID!]!) { deactivateUser(id: $id, revokeKeyIds: $keys) { member { state } } }"
  expect((await asOwner(leave, { id: ben.id, keys: [crm, mine] })).error).toBeUndefined()
  const left = await ApiKey.findAll({ where: { revokedAt: null }, order: ["id"] })
  expect(left.map(({ name }) => name).sort()).toEqual(["Export", "Mine"])
  const recorded = await RecordedEvent.findAll({ where: { type: "api_key.revoked" } })
  expect(recorded.map(({ subjectId }) => subjectId)).toEqual([crm])
})

describe("a colleague who cannot sign in", () => {
  const UNLOCK = `mutation ($id: ID!, $removesFactors: Boolean! = false) {
    unlockUser(id: $id, removesFactors: $removesFactors) { member { hasSecondFactor } }
  }`
  test("can sign in after an owner unlocks the account, and is mailed about it", async () => {
    const ben = await addUser("ben@example.com")
    for (let tries = 0; tries < 10; tries += 1) await signIn("ben@example.com", "wrong")
    expect((await signIn("ben@example.com")).status).toBe(429)
    expect((await asOwner(UNLOCK, { id: ben.id })).data.unlockUser.member.hasSecondFactor).toBe(false)
    expect((await signIn("ben@example.com")).status).toBe(200)
    const event = await RecordedEvent.findOne({ where: { type: "user.unlocked" }, rejectOnEmpty: true })
    expect([event.actorId, event.subjectId, event.facts]).toEqual([
      admin.id,
      String(ben.id),
      '{"removesFactors":false}',
    ])
    const mail = await EmailLog.findOne({ where: { userId: ben.id }, rejectOnEmpty: true })
    expect([mail.subject, mail.recipient]).toEqual(["Your account was unlocked", "ben@example.com"])
  })

  test("has a lost second factor removed by an owner; users cannot remove their own this way", async () => {
    const ben = await addUser("ben@example.com")
    await Totp.create({ userId: ben.id, secret: "JBSWY3DPEHPK3PXP", lastStep: 0, confirmedAt: new Date() })
    expect((await signIn("ben@example.com")).body).toMatchObject({ code_required: true })
    const own = await asOwner(UNLOCK, { id: admin.id, removesFactors: true })
    expect(own.error).toMatchObject({ code: "CONFLICT" })
    await Totp.create({ userId: admin.id, secret: "JBSWY3DPEHPK3PXP", lastStep: 0, confirmedAt: new Date() })
    expect((await asOwner(UNLOCK, { id: ben.id })).error).toMatchObject({ reason: "FACTOR_PROOF_REQUIRED" })
    await Totp.destroy({ where: { userId: admin.id } })
    expect((await asOwner(UNLOCK, { id: ben.id })).data.unlockUser.member.hasSecondFactor).toBe(true)
    const { data } = await asOwner(UNLOCK, { id: ben.id, removesFactors: true })
    expect(data.unlockUser.member.hasSecondFactor).toBe(false)
    expect((await signIn("ben@example.com")).status).toBe(200)
  })
})

describe("the last owner", () => {
  test.each([
    ["demoted", SET_ROLE],
    ["deactivated", DEACTIVATE],
  ])("cannot be %s, even with concurrent changes of others", async (_what, mutation) => {
    await addUser("nia@example.com", { role: "OWNER", state: "INVITED" })
    await addUser("abe@example.com", { role: "OWNER", state: "DEACTIVATED" })
    const { error } = await asOwner(mutation, { id: admin.id, role: "MANAGER" })
    expect(error).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("last owner") })
    expect(await admin.reload()).toMatchObject({ role: "OWNER", state: "ACTIVE" })
    expect(await UserSession.count({ where: { userId: admin.id } })).toBe(1)
  })

  test("stays when two owners demote or deactivate each other at once", async () => {
    for (const [round, mutation] of [SET_ROLE, DEACTIVATE, SET_ROLE, DEACTIVATE, SET_ROLE].entries()) {
      const other = await addUser(`olga${round}@example.com`, { role: "OWNER" })
      const answers = await Promise.all([
        asOwner(mutation, { id: other.id, role: "MANAGER" }),
        askAs(app, await tokenOf(other))(mutation, { id: admin.id, role: "MANAGER" }),
      ])
      const codes = answers.map(({ error }) => error && "code" in error && error.code)
      expect(codes.filter((code) => code === undefined)).toHaveLength(1)
      const owners = await User.findAll({ where: { role: "OWNER", state: "ACTIVE" } })
      expect(owners.map(({ id }) => id)).toEqual([codes[0] === undefined ? admin.id : other.id])
      await startWithOwner()
      owner = await app.login()
    }
  })
})

test.each(["0", "999999", "x"])("there is no user with the id %s", async (id) => {
  for (const mutation of [SET_ROLE, DEACTIVATE, REACTIVATE])
    expect((await asOwner(mutation, { id, role: "VIEWER" })).error).toMatchObject({ code: "NOT_FOUND" })
})
