import { beforeEach, describe, expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { createAccount, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { type Authenticator, createAuthenticator } from "../../../testing/accounts/authenticator.ts"
import { type Json, newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { Passkey, PasskeyChallenge } from "../proofs/factor.model.ts"
import { deleteEndedChallenges } from "../proofs/passkeyChallenge.ts"
import { UserSession } from "../users/user.model.ts"

const HOST = "team.example.com"
const ORIGIN = `https://${HOST}`
const there = { headers: { "x-forwarded-host": HOST, "x-forwarded-proto": "https" } }

let account: TestAccount
let device: Authenticator

const app = await setUpTestApp()
beforeEach(async () => {
  await database().query("DELETE FROM rate_limits")
  account = await createAccount(app)
  device = createAuthenticator(ORIGIN)
})

const BEGIN = "mutation { beginPasskeyRegistration { id options } }"
const FINISH = `mutation ($input: FinishPasskeyRegistrationInput!) {
  finishPasskeyRegistration(input: $input) { passkey { id name lastUsedAt } recoveryCodes } }`

const begin = async (by = account) => (await by.ask(BEGIN, {}, there)).data.beginPasskeyRegistration
const finish = (challengeId: string, response: Json, by = account) =>
  by.ask(FINISH, { input: { challengeId, response, name: " My laptop " } }, there)

const register = async (by = account, on = device) => {
  const { id, options } = await begin(by)
  return finish(id, on.create(options), by)
}

const ask = async () => (await app.ask("mutation { beginPasskeyLogin { id options } }", {}, there)).beginPasskeyLogin
const LOGIN = `mutation ($input: FinishPasskeyLoginInput!) { finishPasskeyLogin(input: $input) {
  token user { id } } }`
const answer = (challengeId: string, response: Json) => app.graphql(LOGIN, { input: { challengeId, response } }, there)

const codeOf = ({ errors }: { errors?: { extensions: Json }[] }) => errors?.[0]?.extensions.code

const deviations: [string, Json][] = [
  ["from another origin", { origin: "https://evil.example" }],
  ["for another host", { rpId: "evil.example" }],
  ["to another challenge", { challenge: "another" }],
  ["of a device that did not ask its user", { isVerified: false }],
]

describe("adding a passkey", () => {
  test("asks for a passkey that the device stores for this host and unlocks for its user", async () => {
    const { options } = await begin()
    expect(options).toMatchObject({
      rp: { id: HOST, name: "Farelight" },
      user: { name: account.user.username },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    })
    expect((await begin()).options.user.id).toBe(options.user.id)
    const other = await createAccount(app)
    expect((await begin(other)).options.user.id).not.toBe(options.user.id)
  })

  test("stores a few valid transports of the passkey", async () => {
    const { id, options } = await begin()
    const made = device.create(options)
    const transports = ["usb", "x".repeat(21), "no name", ...Array.from({ length: 20 }, (_, index) => `way-${index}`)]
    await finish(id, { ...made, response: { ...made.response, transports } })
    const passkey = await Passkey.findOne({ where: { userId: account.user.id }, rejectOnEmpty: true })
    expect(passkey.transports).toBe("usb,way-0,way-1,way-2,way-3,way-4,way-5,way-6")
  })

  test("creates recovery codes for the first passkey, and none for the second one", async () => {
    const first = await register()
    expect(first.data.finishPasskeyRegistration).toEqual({
      passkey: { id: expect.any(String), name: "My laptop", lastUsedAt: null },
      recoveryCodes: expect.arrayContaining([expect.any(String)]),
    })
    expect(first.data.finishPasskeyRegistration.recoveryCodes).toHaveLength(10)
    // A token stolen before the proof must not gain its rights.
    expect(first.headers.get("x-session-token")).toMatch(/^[\w-]{43}$/)
    expect((await begin()).options.excludeCredentials).toHaveLength(1)
    const second = await register(account, createAuthenticator(ORIGIN))
    expect(second.data.finishPasskeyRegistration.recoveryCodes).toEqual([])
    // From now on, sign-in needs a second factor, such as a recovery code.
    expect((await account.signIn()).body.code_required).toBe(true)
    expect((await account.signIn("123456")).status).toBe(401)
    expect((await account.signIn(first.data.finishPasskeyRegistration.recoveryCodes[0])).status).toBe(200)
  })

  test.each(deviations)("refuses an answer %s", async (_what, deviation) => {
    const { id, options } = await begin()
    expect(codeOf(await finish(id, device.create(options, deviation)))).toBe("BAD_USER_INPUT")
    expect(await Passkey.count({ where: { userId: account.user.id } })).toBe(0)
  })

  test("refuses a used, foreign or expired challenge", async () => {
    const { id, options } = await begin()
    const other = await createAccount(app)
    expect(codeOf(await finish(id, device.create(options), other))).toBe("BAD_USER_INPUT")
    expect(codeOf(await finish(id, device.create(options, { challenge: "another" })))).toBe("BAD_USER_INPUT")
    expect(codeOf(await finish(id, device.create(options)))).toBe("BAD_USER_INPUT")
    for (const leftMs of [-10_000, 24 * 60 * 60_000]) {
      const late = await begin()
      await PasskeyChallenge.update({ expiresAt: new Date(Date.now() + leftMs) }, { where: { id: late.id } })
      expect(codeOf(await finish(late.id, device.create(late.options)))).toBe("BAD_USER_INPUT")
    }
    expect(await deleteEndedChallenges()).toBe(1)
  })

  test("refuses an invalid answer, an existing passkey of any account, and a missing host", async () => {
    for (const response of [{}, [1]]) expect(codeOf(await finish((await begin()).id, response))).toBe("BAD_USER_INPUT")
    await register()
    expect(codeOf(await register(await createAccount(app)))).toBe("CONFLICT")
    expect(codeOf(await account.ask(BEGIN))).toBe("CONFLICT")
  })
})

describe("signing in with a passkey", () => {
  beforeEach(() => register())

  const signIn = async (deviation: Json = {}) => {
    const { id, options } = await ask()
    return answer(id, device.get(options, deviation))
  }

  test("needs no user name, reveals no passkeys, and opens a session with a fresh proof", async () => {
    const { id, options } = await ask()
    expect(options).toMatchObject({ rpId: HOST, userVerification: "required" })
    expect(options.allowCredentials ?? []).toEqual([])
    const { data, headers } = await answer(id, device.get(options))
    expect(data.finishPasskeyLogin.user.id).toBe(String(account.user.id))
    expect(headers.get("set-cookie")).toMatch(/^__Host-login_device=/)
    const { token } = data.finishPasskeyLogin
    const security = "{ accountSecurity { verifiedUntil passkeys { lastUsedAt } } }"
    const { accountSecurity } = await app.ask(security, {}, token)
    expect(Date.parse(accountSecurity.verifiedUntil)).toBeGreaterThan(Date.now() + 14 * 60_000)
    expect(accountSecurity.passkeys).toEqual([{ lastUsedAt: expect.any(String) }])
  })

  test.each<[string, Json]>([
    ...deviations,
    ["that names another account", { userHandle: "another" }],
    ["with a counter that stands still, as of a copied device", { signCount: 1 }],
  ])("refuses an answer %s", async (_what, deviation) => {
    expect((await signIn()).errors).toBeUndefined()
    expect(codeOf(await signIn(deviation))).toBe("UNAUTHENTICATED")
    expect((await signIn()).errors).toBeUndefined()
  })

  test("refuses a replayed answer", async () => {
    const { id, options } = await ask()
    const first = device.get(options)
    expect([codeOf(await answer(id, first)), codeOf(await answer(id, first))]).toEqual([undefined, "UNAUTHENTICATED"])
  })

  test("accepts one of several concurrent answers with the same counter", async () => {
    const asked = await Promise.all([ask(), ask(), ask()])
    const answers = asked.map(({ id, options }) => ({ id, response: device.get(options, { signCount: 7 }) }))
    const codes = await Promise.all(answers.map(async ({ id, response }) => codeOf(await answer(id, response)) ?? "in"))
    expect(codes.sort()).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED", "in"])
  })

  test("refuses a registration challenge and an unknown one with the same message", async () => {
    const { id, options } = await begin()
    const adding = await answer(id, device.get({ ...options, rpId: HOST }))
    const unknown = createAuthenticator(ORIGIN)
    const asked = await ask()
    const stranger = await answer(asked.id, unknown.get(asked.options))
    expect([codeOf(adding), codeOf(stranger)]).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"])
    expect(adding.errors?.[0]?.message).toBe(stranger.errors?.[0]?.message)
  })

  test("refuses a deactivated account, and a removed passkey", async () => {
    await account.user.update({ state: "DEACTIVATED" })
    expect(codeOf(await signIn())).toBe("UNAUTHENTICATED")
    await account.user.update({ state: "ACTIVE" })
    const passkey = await Passkey.findOne({ where: { userId: account.user.id }, rejectOnEmpty: true })
    const remove = "mutation ($id: ID!) { removePasskey(id: $id) { recoveryCodesLeft passkeys { id } } }"
    const other = await createAccount(app)
    expect(codeOf(await other.ask(remove, { id: passkey.id }))).toBe("NOT_FOUND")
    const { data } = await account.ask(remove, { id: passkey.id })
    expect(data.removePasskey).toEqual({ recoveryCodesLeft: 0, passkeys: [] })
    expect(codeOf(await signIn())).toBe("UNAUTHENTICATED")
    expect((await account.signIn()).status).toBe(200)
  })

  describe("a passkey in an open session", () => {
    const remove = () => account.ask('mutation { removePasskey(id: "0") { hasTotp } }')
    const reasonOf = ({ errors }: { errors?: { extensions: Json }[] }) => errors?.[0]?.extensions.reason

    const confirm = async (on: Authenticator) => {
      const { id: challengeId, options } = await ask()
      const passkey = { challengeId, response: on.get(options) }
      const document = "mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { verifiedUntil } }"
      return account.ask(document, { input: { passkey } }, there)
    }

    test("confirms the identity of its own account only, also for changes of factors", async () => {
      const stranger = createAuthenticator(ORIGIN)
      await register(await createAccount(app), stranger)
      const where = { userId: account.user.id }
      await UserSession.update({ verifiedAt: new Date(0), factorVerifiedAt: null }, { where })
      const { errors } = await confirm(stranger)
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "passkey" }] })
      expect(reasonOf(await remove())).toBe("FACTOR_PROOF_REQUIRED")
      const { data } = await confirm(device)
      expect(Date.parse(data.confirmIdentity.verifiedUntil)).toBeGreaterThan(Date.now() + 14 * 60_000)
      expect(codeOf(await remove())).toBe("NOT_FOUND")
    })
  })

  const begins = "mutation { beginPasskeyLogin { id } }"
  const tries = `mutation { finishPasskeyLogin(input: { challengeId: "x", response: { id: "x" } }) { token } }`

  test.each([
    ["a question, as each is stored", begins, 60, undefined],
    ["an answer, as passwords are", tries, 20, "UNAUTHENTICATED"],
  ])("is throttled by address: %s", async (_what, document, most, code) => {
    const asking = { ...there, from: newAddress() }
    const codes: Json[] = []
    for (let time = 0; time <= most; time += 1) codes.push(codeOf(await app.graphql(document, {}, asking)))
    expect(codes).toEqual([...Array(most).fill(code), "RATE_LIMITED"])
  })
})
