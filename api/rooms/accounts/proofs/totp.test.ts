import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { codeOf, createAccount, enrol, PASSWORD, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { RecoveryCode } from "./factor.model.ts"
import { stepOf } from "./totp.ts"

let account: TestAccount
let secret: string
let codes: string[]

const app = await setUpTestApp()
beforeEach(async () => {
  account = await createAccount(app)
  const enrolled = await enrol(account)
  secret = enrolled.secret
  codes = enrolled.recoveryCodes
})

const security = "{ accountSecurity { hasTotp recoveryCodesLeft } }"

describe("setting up an authenticator app", () => {
  test("offers a secret of 160 bits as text and address, active once a code confirms it", async () => {
    const other = await createAccount(app)
    const begun = await other.ask("mutation { beginTotpEnrolment { secret uri } }")
    const { secret: text, uri } = begun.data.beginTotpEnrolment
    expect(text).toMatch(/^[A-Z2-7]{32}$/)
    const parameters = { secret: text, issuer: "Farelight", digits: "6", period: "30", algorithm: "SHA1" }
    expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject(parameters)
    expect((await other.signIn()).status).toBe(200)
    const wrong = await other.ask('mutation { confirmTotp(code: "000000") { recoveryCodes } }')
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "code" }] })
    expect((await other.signIn()).status).toBe(200)
    expect((await other.ask(security)).data.accountSecurity).toEqual({ hasTotp: false, recoveryCodesLeft: 0 })
  })

  test("can be restarted until it is confirmed, and not after", async () => {
    const other = await createAccount(app)
    const begin = () => other.ask("mutation { beginTotpEnrolment { secret } }")
    const CONFIRM = "mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }"
    const confirm = async ({ data }: Awaited<ReturnType<typeof begin>>) =>
      other.ask(CONFIRM, { code: await codeOf(data.beginTotpEnrolment.secret) })
    const [first, second] = [await begin(), await begin()]
    expect((await confirm(first)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT")
    expect((await confirm(second)).data.confirmTotp.recoveryCodes).toHaveLength(10)
    expect((await begin()).errors?.[0]?.extensions.code).toBe("CONFLICT")
  })
})

describe("signing in with an authenticator app", () => {
  test("requires a code only after the right password (REST)", async () => {
    const missing = await account.signIn()
    expect([missing.status, missing.body]).toEqual([
      401,
      { success: false, code_required: true, message: expect.stringContaining("second factor"), errors: [] },
    ])
    expect((await account.signIn("")).body.code_required).toBe(true)
    const rejected = { success: false, message: "Invalid credentials", errors: [] }
    expect((await account.signIn(undefined, { password: "wrong" })).body).toEqual(rejected)
    expect((await account.signIn(await codeOf(secret), { password: "wrong" })).body).toEqual(rejected)
    expect((await account.signIn("000000")).body).toEqual(rejected)
    const { status, body } = await account.signIn(await codeOf(secret))
    expect([status, body]).toEqual([200, { success: true, token: expect.any(String), message: "Login successful!" }])
  })

  test("accepts a code over GraphQL", async () => {
    const login =
      "mutation ($u: String!, $p: String!, $code: String) { login(username: $u, password: $p, code: $code) { token } }"
    const variables = { u: account.user.username, p: PASSWORD }
    const missing = await app.graphql(login, variables)
    expect(missing.errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", reason: "CODE_REQUIRED" })
    const event = await RecordedEvent.findOne({ order: [["id", "DESC"]] })
    expect(event).toMatchObject({ type: "user.code_missing", subjectId: String(account.user.id) })
    const code = (await codeOf(secret)).replace(/^.../, "$& ")
    expect((await app.graphql(login, { ...variables, code })).data.login.token).toEqual(expect.any(String))
  })

  test("accepts codes of up to four 30-second steps before and after now, and no others", async () => {
    jest.spyOn(clock, "wallTime").mockReturnValue(new Date("2026-11-21T09:30:15Z"))
    const stepOfCode = async (steps: number) => stepOf(secret, await codeOf(secret, steps * 30_000))
    const now = Date.parse("2026-11-21T09:30:00Z") / 30_000
    expect(await Promise.all([-5, -4, 0, 4, 5].map(stepOfCode))).toEqual([null, now - 4, now, now + 4, null])
  })

  test("accepts each code once, and none older than the last accepted one", async () => {
    const [before, code] = [await codeOf(secret), await codeOf(secret, 30_000)]
    expect((await account.signIn(code)).status).toBe(200)
    expect((await account.signIn(code)).body.message).toBe("Invalid credentials")
    expect((await account.signIn(before)).status).toBe(401)
    expect((await account.signIn(await codeOf(secret, 60_000))).status).toBe(200)
  })

  test("accepts a code after the machine's clock was corrected", async () => {
    const now = jest.spyOn(clock, "wallTime").mockReturnValue(new Date(Date.now() + 3_600_000))
    expect((await account.signIn(await codeOf(secret))).status).toBe(200)
    now.mockRestore()
    expect((await account.signIn(await codeOf(secret))).status).toBe(200)
  })

  test("accepts one of several concurrent requests with the same code", async () => {
    const code = await codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 5 }, () => account.signIn(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })
})

describe("guessing authenticator codes", () => {
  beforeEach(() => database().query("DELETE FROM rate_limits"))

  test("counts as attempts, which a right password does not reset", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await account.signIn("000000")).status).toBe(401)
      if (attempt < 9) expect((await account.signIn()).body.code_required).toBe(true)
    }
    expect((await account.signIn(await codeOf(secret))).status).toBe(429)
  })

  test("does not include a missing code", async () => {
    const from = newAddress()
    for (let attempt = 0; attempt < 25; attempt += 1)
      expect((await account.signIn(undefined, { from })).status).toBe(401)
    expect((await account.signIn(await codeOf(secret), { from })).status).toBe(200)
  })

  test("is limited to twenty codes per session and day, without locking out others", async () => {
    const confirm = () => account.ask('mutation { confirmIdentity(input: { code: "000000" }) { hasTotp } }')
    const codes: unknown[] = []
    for (let attempt = 0; attempt < 21; attempt += 1) codes.push((await confirm()).errors?.[0]?.extensions.code)
    expect(codes).toEqual([...Array(20).fill("BAD_USER_INPUT"), "RATE_LIMITED"])
    expect((await account.signIn(await codeOf(secret))).status).toBe(200)
  })
})

test("removing the authenticator app requires a code and deletes the recovery codes", async () => {
  const disable = "mutation ($code: String!) { disableTotp(input: { code: $code }) { hasTotp recoveryCodesLeft } }"
  expect((await account.ask(disable, { code: "000000" })).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT")
  const code = await codeOf(secret)
  expect((await account.ask(disable, { code })).data.disableTotp).toEqual({ hasTotp: false, recoveryCodesLeft: 0 })
  expect(await RecoveryCode.count({ where: { userId: account.user.id } })).toBe(0)
  expect((await account.signIn()).status).toBe(200)
})

describe("recovery codes", () => {
  const codeAt = (index: number) => codes[index] ?? ""

  const left = async () =>
    (await account.ask("{ accountSecurity { recoveryCodesLeft } }")).data.accountSecurity.recoveryCodesLeft

  test("are ten of 60 bits each, and only their hashes are stored", async () => {
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/)
    const stored = JSON.stringify(await RecoveryCode.findAll())
    for (const code of codes) for (const text of [code, code.replaceAll("-", "")]) expect(stored).not.toContain(text)
  })

  test("sign in once each, in any spelling", async () => {
    expect((await account.signIn(codeAt(0))).status).toBe(200)
    expect((await account.signIn(codeAt(0))).body.message).toBe("Invalid credentials")
    const sloppy = codeAt(1).toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l")
    expect((await account.signIn(`  ${sloppy}`)).status).toBe(200)
    expect((await account.signIn("0000-0000-0000")).status).toBe(401)
    expect(await left()).toBe(8)
  })

  test("are accepted once for several concurrent requests with the same code", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => account.signIn(codeAt(0))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    expect(await left()).toBe(9)
  })

  test("are refused for another account", async () => {
    const other = await createAccount(app)
    await enrol(other)
    expect((await other.signIn(codeAt(0))).status).toBe(401)
    expect(await left()).toBe(10)
  })

  test("are replaced by new ones if there is a second factor", async () => {
    const renew = "mutation { recoveryCodes { recoveryCodes } }"
    const confirm = "mutation ($code: String!) { confirmIdentity(input: { code: $code }) { recoveryCodesLeft } }"
    expect((await account.ask(confirm, { code: codeAt(0) })).data.confirmIdentity.recoveryCodesLeft).toBe(9)
    const made: string[] = (await account.ask(renew)).data.recoveryCodes.recoveryCodes
    expect(await left()).toBe(10)
    expect((await account.signIn(codeAt(1))).status).toBe(401)
    expect((await account.signIn(made[0])).status).toBe(200)
    const other = await createAccount(app)
    expect((await other.ask(renew)).errors?.[0]?.extensions.code).toBe("CONFLICT")
  })
})
