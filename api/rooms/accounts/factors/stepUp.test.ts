import { beforeEach, describe, expect, test } from "@jest/globals"
import { MINUTE_MS } from "../../../contract/text/durations.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { codeOf, createAccount, enrol, PASSWORD, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { UserSession } from "../users/user.model.ts"

let account: TestAccount

const app = await setUpTestApp()
beforeEach(async () => {
  account = await createAccount(app)
})

const proveBefore = (minutes: number) =>
  UserSession.update({ verifiedAt: new Date(Date.now() - minutes * MINUTE_MS) }, { where: { userId: account.user.id } })

const exportAll = (query = "") =>
  app.rest("GET", `/api/drivers/applications.csv${query}`, undefined, { token: account.token })

const CONFIRM = "mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { verifiedUntil } }"
const confirm = (input: object) => account.ask(CONFIRM, { input })

test("a full export needs first the role, then proof of identity from the last 15 minutes", async () => {
  await proveBefore(15)
  const { status, body } = await exportAll("?search=")
  const message = expect.stringContaining("confirm that it is you")
  expect([status, body]).toEqual([403, { success: false, step_up_required: true, message, errors: [] }])
  expect((await exportAll("?statuses=pending")).status).toBe(200)
  expect((await confirm({ password: PASSWORD })).errors).toBeUndefined()
  expect((await exportAll()).status).toBe(200)
  account = await createAccount(app, { role: "EDITOR" })
  await proveBefore(60)
  expect((await exportAll()).body).not.toHaveProperty("step_up_required")
})

describe("confirming one's identity in a session", () => {
  test("accepts the password or a code, for this session only", async () => {
    const { secret } = await enrol(account)
    const other = (await account.signIn(await codeOf(secret))).body.token
    await proveBefore(60)
    const { data } = await confirm({ code: await codeOf(secret, 30_000) })
    expect(Date.parse(data.confirmIdentity.verifiedUntil)).toBeGreaterThan(Date.now() + 14 * MINUTE_MS)
    const elsewhere = await app.graphql("{ accountSecurity { verifiedUntil } }", {}, { token: other })
    expect(Date.parse(elsewhere.data.accountSecurity.verifiedUntil)).toBeLessThan(Date.now())
  })

  test.each([
    ["a wrong password", { password: "wrong" }, "password"],
    ["a wrong code", { code: "000000" }, "code"],
    ["nothing", {}, "password"],
  ])("is refused with %s, and the session continues", async (_what, input, field) => {
    const { errors } = await confirm(input)
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] })
    expect((await account.ask("{ me { id } }")).errors).toBeUndefined()
  })
})

describe("an account with a second factor", () => {
  const renew = () => account.ask("mutation { recoveryCodes { recoveryCodes } }")
  const reasonOf = ({ errors }: Awaited<ReturnType<typeof renew>>) => errors?.[0]?.extensions.reason

  test("renews its recovery codes and changes its password after a code, not after the password alone", async () => {
    const { secret } = await enrol(account)
    const input = { currentPassword: PASSWORD, newPassword: "tr4mline orchard 58" }
    const change = () =>
      account.ask("mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }", { input })
    expect(reasonOf(await renew())).toBeUndefined()
    const longAgo = { verifiedAt: new Date(0), factorVerifiedAt: new Date(0) }
    await UserSession.update(longAgo, { where: { userId: account.user.id } })
    expect((await confirm({ password: PASSWORD })).errors).toBeUndefined()
    expect((await exportAll()).status).toBe(200)
    for (const work of [renew, change]) expect(reasonOf(await work())).toBe("FACTOR_PROOF_REQUIRED")
    expect((await confirm({ code: await codeOf(secret) })).errors).toBeUndefined()
    for (const work of [renew, change]) expect((await work()).errors).toBeUndefined()
  })

  test("has a fresh proof right after a sign-in with a code", async () => {
    const { secret } = await enrol(account)
    const { token } = (await account.signIn(await codeOf(secret))).body
    await app.ask("mutation { recoveryCodes { recoveryCodes } }", {}, token)
  })
})

const REQUIRE = "mutation ($is: Boolean!) { requireSecondFactor(isRequired: $is) { isSecondFactorRequired } }"
const require = (is: boolean) => account.ask(REQUIRE, { is })

test("a required second factor limits accounts without one to setting it up, from their next request on", async () => {
  const colleague = await createAccount(app, { role: "MANAGER" })
  expect((await require(true)).errors?.[0]?.extensions.code).toBe("CONFLICT")
  const { secret } = await enrol(account)
  await confirm({ code: await codeOf(secret) })
  expect((await require(true)).data.requireSecondFactor).toEqual({ isSecondFactorRequired: true })

  const event = await RecordedEvent.findOne({ where: { type: "team.second_factor_required" }, rejectOnEmpty: true })
  expect([event.actorId, JSON.parse(event.facts)]).toEqual([account.user.id, { isRequired: true }])

  const summary = "{ dashboardSummary { kinds { total } } }"
  const refused = await colleague.ask(summary)
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN", reason: "SECOND_FACTOR_REQUIRED" })
  const rest = await app.rest("GET", "/api/drivers/applications", undefined, { token: colleague.token })
  expect([rest.status, rest.body.second_factor_required]).toEqual([403, true])
  const own = "{ me { id } accountSecurity { isSecondFactorRequired } teamSettings { isSecondFactorRequired } }"
  const { data } = await colleague.ask(own)
  expect([data.accountSecurity, data.teamSettings]).toEqual(Array(2).fill({ isSecondFactorRequired: true }))
  await enrol(colleague)
  expect((await colleague.ask(summary)).errors).toBeUndefined()
  expect((await account.ask(summary)).errors).toBeUndefined()

  expect((await require(false)).data.requireSecondFactor).toEqual({ isSecondFactorRequired: false })
  expect((await (await createAccount(app)).ask(summary)).errors).toBeUndefined()
})

test("a second factor is required of the roles that owners choose, and of no others", async () => {
  const [manager, viewer] = [
    await createAccount(app, { role: "MANAGER" }),
    await createAccount(app, { role: "VIEWER" }),
  ]
  const { secret } = await enrol(account)
  await confirm({ code: await codeOf(secret) })
  const choose = (roles: string[]) =>
    account.ask(
      "mutation ($roles: [Role!]) { requireSecondFactor(isRequired: true, roles: $roles) { isSecondFactorRequired secondFactorRoles } }",
      { roles },
    )
  const chosen = { isSecondFactorRequired: false, secondFactorRoles: ["OWNER", "VIEWER"] }
  expect((await choose(["VIEWER", "OWNER"])).data.requireSecondFactor).toEqual(chosen)
  const own = "{ accountSecurity { isSecondFactorRequired } me { id } }"
  const summary = "{ dashboardSummary { kinds { total } } }"
  expect((await manager.ask(summary)).errors).toBeUndefined()
  expect((await manager.ask(own)).data.accountSecurity.isSecondFactorRequired).toBe(false)
  expect((await viewer.ask(summary)).errors?.[0]?.extensions.reason).toBe("SECOND_FACTOR_REQUIRED")
  expect((await viewer.ask(own)).data.accountSecurity.isSecondFactorRequired).toBe(true)
  expect((await choose([])).data.requireSecondFactor.secondFactorRoles).toEqual([])
  expect((await viewer.ask(summary)).errors).toBeUndefined()
})
