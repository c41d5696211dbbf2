import { beforeEach, expect, test } from "@jest/globals"
import { createAccount, enrol, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { RecoveryCode } from "./factor.model.ts"

let account: TestAccount
let codes: string[]

const codeAt = (index: number) => codes[index] ?? ""

const app = await setUpTestApp()
beforeEach(async () => {
  account = await createAccount(app)
  codes = (await enrol(account)).recoveryCodes
})

const left = async () =>
  (await account.ask("{ accountSecurity { recoveryCodesLeft } }")).data.accountSecurity.recoveryCodesLeft

test("there are ten, of 60 bits each, and only their hashes are stored", async () => {
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/)
  const stored = JSON.stringify(await RecoveryCode.findAll())
  for (const code of codes) for (const text of [code, code.replaceAll("-", "")]) expect(stored).not.toContain(text)
})

test("each signs in once, however it is typed", async () => {
  expect((await account.signIn(codeAt(0))).status).toBe(200)
  expect((await account.signIn(codeAt(0))).body.message).toBe("Invalid credentials")
  const sloppy = codeAt(1).toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l")
  expect((await account.signIn(`  ${sloppy}`)).status).toBe(200)
  expect((await account.signIn("0000-0000-0000")).status).toBe(401)
  expect(await left()).toBe(8)
})

test("one of several requests with the same code at once is served", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => account.signIn(codeAt(0))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  expect(await left()).toBe(9)
})

test("those of another account are of no use", async () => {
  const other = await createAccount(app)
  await enrol(other)
  expect((await other.signIn(codeAt(0))).status).toBe(401)
  expect(await left()).toBe(10)
})

test("new ones replace them, where there is a second factor", async () => {
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
