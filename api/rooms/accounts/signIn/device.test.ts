import { beforeEach, describe, expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { type Asking, newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { hashPassword } from "../passwords/password.ts"
import { User } from "../users/user.model.ts"
import { deviceIdOf, newDevice } from "./session.ts"

const PASSWORD = "a password for tests"

const app = await setUpTestApp()
beforeEach(() => database().query("DELETE FROM rate_limits"))

const signIn = (password: string, asking: Asking = {}) =>
  app.rest("POST", "/api/admin/login", { username: "admin", password }, { from: newAddress(), ...asking })

const cookieOf = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? ""

const LOGIN = 'mutation ($p: String!) { login(username: "admin", password: $p) { token } }'
const overGraphql = (p: string, cookie?: string) => app.graphql(LOGIN, { p }, { cookie })

describe("a known browser", () => {
  test.each([
    ["REST", () => signIn(PASSWORD)],
    ["GraphQL", () => overGraphql(PASSWORD)],
  ])("is not locked out by guesses from elsewhere (%s)", async (_interface, firstSignIn) => {
    const cookie = cookieOf((await firstSignIn()).headers)
    for (let attempt = 0; attempt < 12; attempt += 1) await signIn("wrong")
    expect((await signIn(PASSWORD)).status).toBe(429)
    expect((await signIn(PASSWORD, { cookie })).status).toBe(200)
    expect((await overGraphql(PASSWORD, cookie)).data.login.token).toEqual(expect.any(String))
    // The known browser's success does not reset the counter of others.
    expect((await signIn(PASSWORD)).status).toBe(429)
  })

  test("is not locked out by guesses from its own address", async () => {
    const from = newAddress()
    const cookie = cookieOf((await signIn(PASSWORD, { from })).headers)
    for (let attempt = 0; attempt < 25; attempt += 1)
      await app.rest("POST", "/api/admin/login", { username: `user ${attempt}`, password: "wrong" }, { from })
    expect((await signIn(PASSWORD, { from })).status).toBe(429)
    expect((await signIn(PASSWORD, { from, cookie })).status).toBe(200)
  })

  test("has ten attempts of its own, separate from other browsers", async () => {
    const cookie = cookieOf((await signIn(PASSWORD)).headers)
    expect(cookieOf((await signIn(PASSWORD, { cookie })).headers)).toBe(cookie)
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn("wrong", { cookie })).status).toBe(401)
    const { status, headers } = await signIn(PASSWORD, { cookie })
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60)
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  test("gets a cookie that scripts and other sites cannot read, and that is never sent over plain HTTP", async () => {
    const { headers } = await signIn(PASSWORD)
    expect(headers.get("set-cookie")).toMatch(
      /^login_device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    )
    const behindTls = await signIn(PASSWORD, { headers: { "x-forwarded-proto": "https" } })
    expect(behindTls.headers.get("set-cookie")).toMatch(/^__Host-login_device=.*; HttpOnly; Secure; SameSite=Strict$/)
  })

  test("is known only for the account and the password of that sign-in", async () => {
    const admin = await User.findOne({ rejectOnEmpty: true })
    const other = User.build({ ...admin.get(), id: admin.id + 1 })
    const token = newDevice(admin)
    expect(deviceIdOf(admin, token)).toBe(token.split(".")[0])
    expect(deviceIdOf(other, token)).toBeNull()
    admin.passwordHash = await hashPassword(PASSWORD)
    expect(deviceIdOf(admin, token)).toBeNull()
  })
})

describe("a browser that is not known", () => {
  test("gets no cookie for a wrong password, and no access by a stolen cookie alone", async () => {
    expect((await signIn("wrong")).headers.get("set-cookie")).toBeNull()
    expect((await overGraphql("wrong")).headers.get("set-cookie")).toBeNull()
    const cookie = cookieOf((await signIn(PASSWORD)).headers)
    expect((await app.rest("GET", "/api/admin/email-logs", undefined, { cookie })).status).toBe(401)
    expect((await signIn("wrong", { cookie })).status).toBe(401)
  })

  test("shares the account's counter, whatever cookie it invents", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn("wrong")
    for (const cookie of ["login_device=", "login_device=x.y", `login_device=${"x".repeat(22)}.${"y".repeat(43)}`])
      expect([cookie, (await signIn(PASSWORD, { cookie })).status]).toEqual([cookie, 429])
  })
})
