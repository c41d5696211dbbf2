import { beforeEach, describe, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { addUser, askAs, GOOD_PASSWORD, startWithOwner, tokenIn, tokenOf } from "../../../testing/accounts/team.ts"
import { readDatabaseText } from "../../../testing/database/databaseText.ts"
import { later, receiveAllDue, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import type { User } from "../users/user.model.ts"
import { flushPasswordResets } from "./passwordReset.service.ts"

const ASK = "mutation ($email: String!) { requestPasswordReset(email: $email) }"
const RESET = `mutation ($token: String!, $newPassword: String!) {
  resetPassword(input: { token: $token, newPassword: $newPassword })
}`
const NEW_PASSWORD = "quarry lantern 81 mosaic"

let ben: User

const app = await setUpTestApp()
beforeEach(async () => {
  await startWithOwner()
  await startWithoutMail()
  ben = await addUser("ben@example.com")
})

const ask = async (email = "ben@example.com") => {
  const answer = await askAs(app)(ASK, { email })
  await flushPasswordResets()
  return answer
}

const deliver = async (at?: Date) =>
  (await receiveAllDue({ at })).map(({ to, mail }) => ({ to, token: tokenIn(mail.text) }))

const mailedToken = async () => {
  await ask()
  return (await deliver())[0]?.token ?? "no mail"
}

const reset = (token: string, newPassword = NEW_PASSWORD) => askAs(app)(RESET, { token, newPassword })
const statusOfSignIn = async (password: string) =>
  (await app.rest("POST", "/api/admin/login", { username: "ben@example.com", password })).status

test("a new password is chosen by a mailed link, and ends all sessions", async () => {
  const token = await tokenOf(ben)
  const linkToken = await mailedToken()
  expect(await readDatabaseText()).not.toContain(linkToken)
  expect((await askAs(app, token)("{ me { id } }")).error).toBeUndefined()
  expect((await reset(linkToken)).data).toEqual({ resetPassword: true })
  expect((await askAs(app, token)("{ me { id } }")).error).toMatchObject({ code: "UNAUTHENTICATED" })
  expect([await statusOfSignIn(GOOD_PASSWORD), await statusOfSignIn(NEW_PASSWORD)]).toEqual([401, 200])
})

test("the answer to a forgotten password is the same for every address; only active accounts get mail", async () => {
  await addUser("nia@example.com", { state: "INVITED" })
  await addUser("abe@example.com", { state: "DEACTIVATED" })
  const addresses = ["BEN@example.com", "nia@example.com", "abe@example.com", "nobody@example.com"]
  const answers = await Promise.all(addresses.map((email) => app.graphql(ASK, { email })))
  const shown = answers.map(({ status, data, errors, headers }) => {
    const names = [...headers.keys()].filter((name) => !["date", "x-request-id"].includes(name))
    return { status, data, errors, headers: names.map((name) => [name, headers.get(name)]) }
  })
  expect(shown).toEqual(Array(addresses.length).fill(shown[0]))
  await flushPasswordResets()
  expect((await deliver()).map(({ to }) => to)).toEqual([["ben@example.com"]])
})

test.each(["ben@example.com", "nobody@example.com"])("five password requests are allowed for %s", async (email) => {
  const codes: unknown[] = []
  for (let request = 0; request < 6; request += 1) codes.push((await ask(email)).error?.message.slice(0, 17))
  expect(codes).toEqual([...Array(5).fill(undefined), "Too many attempts"])
  const from = newAddress()
  for (let request = 0; request < 20; request += 1) await app.graphql(ASK, { email: `${request}@x.example` }, { from })
  expect((await app.graphql(ASK, { email: "other@x.example" }, { from })).status).toBe(429)
  await flushPasswordResets()
})

test("while the mail server is away, one password mail waits; its link is valid from delivery on", async () => {
  await ask()
  await ask()
  expect((await EmailLog.findAll({ order: ["id"] })).map(({ status }) => status)).toEqual(["cancelled", "queued"])
  const mails = await deliver(later(23))
  expect(mails).toHaveLength(1)
  expect((await reset(mails[0]?.token ?? "")).error).toBeUndefined()
})

describe("a password link that is no longer valid", () => {
  test("explains the next step, and no other link is mailed after the password changed", async () => {
    const [first, second] = [await mailedToken(), await mailedToken()]
    await ask()
    await reset(second)
    expect(await deliver(later())).toEqual([])
    for (const [token, words] of [
      [first, "has expired"],
      [second, "Sign in with the new password"],
    ] as const) {
      const message = expect.stringContaining(words)
      expect((await reset(token, GOOD_PASSWORD)).error).toMatchObject({ code: "NOT_FOUND", message })
    }
    expect(await statusOfSignIn(NEW_PASSWORD)).toBe(200)
  })

  test.each(["x".repeat(43), "only-in-the-mail-itself"])("explains the next step if invented: %j", async (token) => {
    const { error } = await reset(token)
    expect(error).toMatchObject({ code: "NOT_FOUND", message: expect.stringContaining("ask for another one") })
  })
})

test("one of several concurrent uses of a password link succeeds", async () => {
  const token = await mailedToken()
  const passwords = [1, 2, 3].map((number) => `${NEW_PASSWORD} ${number}`)
  const answers = await Promise.all(passwords.map((password) => reset(token, password)))
  const isChosen = answers.map(({ error }) => error === undefined)
  expect(isChosen.filter(Boolean)).toHaveLength(1)
  expect(await Promise.all(passwords.map(statusOfSignIn))).toEqual(isChosen.map((chosen) => (chosen ? 200 : 401)))
})

test("a password that is easy to guess is refused by its field, and the link stays valid", async () => {
  const token = await mailedToken()
  const { error } = await reset(token, "ben@example.com1")
  expect(error).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "newPassword" }] })
  expect((await reset(token)).error).toBeUndefined()
})
