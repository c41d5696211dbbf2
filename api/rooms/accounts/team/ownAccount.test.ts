import { beforeEach, describe, expect, test } from "@jest/globals"
import { refusals } from "../../../contract/api/refusals.ts"
import { addUser, askAs, GOOD_PASSWORD, startWithOwner } from "../../../testing/accounts/team.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import type { User } from "../users/user.model.ts"

const UPDATE = `mutation ($name: String!, $email: String) {
  updateMe(input: { name: $name, email: $email }) { user { name email username } }
}`
const CHANGE = `mutation ($currentPassword: String!, $newPassword: String!) {
  changePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword })
}`
const NEW_PASSWORD = "quarry lantern 81 mosaic"

let ben: User

const app = await setUpTestApp()
beforeEach(async () => {
  await startWithOwner()
  ben = await addUser("ben@example.com")
})

const signIn = async (username = "ben@example.com", password = GOOD_PASSWORD, cookie?: string) => {
  const { status, headers, body } = await app.rest("POST", "/api/admin/login", { username, password }, { cookie })
  return { status, token: body.token as string, cookie: headers.get("set-cookie")?.split(";")[0] }
}

describe("one's own user name and address", () => {
  test("are changed, and the new address signs in", async () => {
    const ask = askAs(app, (await signIn()).token)
    const { data } = await ask(UPDATE, { name: " Ben B. ", email: "b.bridge@example.com" })
    expect(data.updateMe.user).toEqual({ name: "Ben B.", email: "b.bridge@example.com", username: "ben@example.com" })
    expect((await signIn("B.Bridge@example.com")).status).toBe(200)
    expect((await ask(UPDATE, { name: "Ben", email: null })).data.updateMe.user.email).toBeNull()
    expect((await signIn("b.bridge@example.com")).status).toBe(401)
    expect((await signIn("ben@example.com")).status).toBe(200)
  })

  test.each(["ANA@example.com", "old@example.com"])("cannot be %s, which belongs to another account", async (email) => {
    const ana = await addUser("old@example.com")
    await askAs(app, (await signIn("old@example.com")).token)(UPDATE, { name: "Ana", email: "ana@example.com" })
    const { error } = await askAs(app, (await signIn()).token)(UPDATE, { name: "Ben", email })
    expect(error).toMatchObject({ code: "CONFLICT", message: "This e-mail address belongs to another account." })
    expect(await ben.reload()).toMatchObject({ name: "ben@example.com", email: "ben@example.com" })
    expect((await ana.reload()).email).toBe("ana@example.com")
  })

  test.each([
    ["address", "CONFLICT", ["X", "Y"], "both@example.com"],
    ["name", "BAD_USER_INPUT", ["Kim", "Kim"], null],
  ])("can be changed by only one of two concurrent requests for the same %s", async (_what, code, names, email) => {
    await addUser("ana@example.com")
    const tokens = [(await signIn()).token, (await signIn("ana@example.com")).token]
    const answers = await Promise.all(tokens.map((token, at) => askAs(app, token)(UPDATE, { name: names[at], email })))
    expect(answers.flatMap(({ error }) => error ?? [])).toMatchObject([{ code }])
  })

  test("must differ from colleagues' names in any spelling, but can be respelled", async () => {
    const ana = await addUser("ana@example.com", { name: "Ana Ng" })
    const ask = askAs(app, (await signIn()).token)
    const fields = [{ field: "name", message: refusals.nameInUse }]
    for (const name of ["  ADMIN ", "ana@example.com", "\uff21na ng", "ana\u200d ng"])
      expect((await ask(UPDATE, { name, email: "ben@example.com" })).error).toMatchObject({
        code: "BAD_USER_INPUT",
        fields,
      })
    expect((await ben.reload()).name).toBe("ben@example.com")
    await ana.update({ name: "BEN@example.com" })
    for (const name of ["ben@example.com", "Ben", "BEN"])
      expect((await ask(UPDATE, { name, email: "b@example.com" })).error).toBeUndefined()
  })

  test.each([
    [{ name: " ", email: null }, "name"],
    [{ name: "a\nb", email: null }, "name"],
    [{ name: "Ben", email: "ben" }, "email"],
  ])("are refused at the field for the name %j", async (input, field) => {
    const { error } = await askAs(app, (await signIn()).token)(UPDATE, input)
    expect(error).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] })
  })
})

describe("one's own password", () => {
  test("is changed, ends all other sessions, and makes other browsers unknown", async () => {
    const [mine, other] = [await signIn(), await signIn()]
    const input = { currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD }
    const { data, headers } = await askAs(app, mine.token)(CHANGE, input)
    expect(data).toEqual({ changePassword: true })
    expect((await askAs(app, mine.token)("{ me { id } }")).error).toBeUndefined()
    expect((await askAs(app, other.token)("{ me { id } }")).error).toMatchObject({ code: "UNAUTHENTICATED" })
    expect((await signIn()).status).toBe(401)
    // Guesses exhaust the shared counter; only a known browser still has attempts.
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn("ben@example.com", "wrong")
    expect((await signIn("ben@example.com", NEW_PASSWORD, other.cookie)).status).toBe(429)
    const cookie = headers.get("set-cookie")?.split(";")[0]
    expect((await signIn("ben@example.com", NEW_PASSWORD, cookie)).status).toBe(200)
  })

  test("is changed only with the current password, and guesses are counted", async () => {
    const { token } = await signIn()
    const guess = () => askAs(app, token)(CHANGE, { currentPassword: "wrong", newPassword: NEW_PASSWORD })
    expect((await guess()).error).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "currentPassword" }] })
    for (let attempt = 1; attempt < 10; attempt += 1) await guess()
    expect((await guess()).error).toMatchObject({ code: "RATE_LIMITED" })
  })

  test("is refused by its field if it is easy to guess", async () => {
    const input = { currentPassword: GOOD_PASSWORD, newPassword: "password1234" }
    const { error } = await askAs(app, (await signIn()).token)(CHANGE, input)
    expect(error).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "newPassword" }] })
    expect((await signIn()).status).toBe(200)
  })

  test("is changed by one of two concurrent requests", async () => {
    const { token } = await signIn()
    const passwords = [`${NEW_PASSWORD} 1`, `${NEW_PASSWORD} 2`]
    const answers = await Promise.all(
      passwords.map((newPassword) => askAs(app, token)(CHANGE, { currentPassword: GOOD_PASSWORD, newPassword })),
    )
    const isChanged = answers.map(({ error }) => error === undefined)
    expect(isChanged.filter(Boolean)).toHaveLength(1)
    const signedIn = await Promise.all(passwords.map((password) => signIn("ben@example.com", password)))
    expect(signedIn.map(({ status }) => status)).toEqual(isChanged.map((changed) => (changed ? 200 : 401)))
  })
})
