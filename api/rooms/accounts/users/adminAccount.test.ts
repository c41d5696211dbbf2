import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import { config } from "../../../platform/config/config.ts"
import { addUser, startWithOwner } from "../../../testing/accounts/team.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { hashPassword } from "../passwords/password.ts"
import { ensureAdmin } from "./adminAccount.ts"
import { User } from "./user.model.ts"

const app = await setUpTestApp()

const isSignedIn = async (token: string) => (await app.graphql("{ me { id } }", {}, { token })).errors === undefined

test("a start with the same ADMIN_ settings ends no session", async () => {
  const token = await app.login()
  expect(await ensureAdmin()).toEqual({ username: "admin", madePassword: null })
  expect(await isSignedIn(token)).toBe(true)
})

test("a start with another ADMIN_PASSWORD sets it and ends all sessions", async () => {
  const token = await app.login()
  const admin = await User.findOne()
  await admin?.update({ passwordHash: await hashPassword("the password before") })
  await ensureAdmin()
  expect(await isSignedIn(token)).toBe(false)
  expect(await isSignedIn(await app.login())).toBe(true)
})

test("a password from ADMIN_PASSWORD is never hinted", async () => {
  const { data } = await app.graphql("{ loginHint { password } }")
  expect(data).toEqual({ loginHint: null })
})

describe("ADMIN_ settings beside invited people", () => {
  const configured = { ...config.admin }
  beforeEach(startWithOwner)
  afterEach(() => {
    changeSettings("admin", configured)
  })

  const statusOf = async (username: string, password: string) =>
    (await app.rest("POST", "/api/admin/login", { username, password })).status
  const findUser = (username: string) => User.findOne({ where: { username }, rejectOnEmpty: true })

  test("leave a password that the owner has chosen until another one is configured", async () => {
    const old = "a password for tests"
    const input = { currentPassword: old, newPassword: "quarry lantern 81 mosaic" }
    await app.ask("mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }", { input })
    await ensureAdmin()
    expect([await statusOf("admin", old), await statusOf("admin", "quarry lantern 81 mosaic")]).toEqual([401, 200])
    changeSettings("admin", { password: "another password for tests" })
    await ensureAdmin()
    expect(await statusOf("admin", "another password for tests")).toBe(200)
    changeSettings("admin", { password: old })
    await ensureAdmin()
    expect(await statusOf("admin", old)).toBe(200)
  })

  test("rename the owner who was not invited, with the displayed name", async () => {
    await addUser("olga@example.com", { role: "OWNER" })
    changeSettings("admin", { username: "boss" })
    await ensureAdmin()
    expect(await findUser("boss")).toMatchObject({ name: "boss", role: "OWNER", invitedById: null })
    expect(await User.count()).toBe(2)
    changeSettings("admin", configured)
    await ensureAdmin()
  })

  test("create an owner if the previous one is no longer an owner", async () => {
    await addUser("olga@example.com", { role: "OWNER" })
    await User.update({ role: "VIEWER" }, { where: { username: "admin" } })
    changeSettings("admin", { username: "boss" })
    await ensureAdmin()
    expect(await findUser("boss")).toMatchObject({ role: "OWNER", state: "ACTIVE" })
    expect(await findUser("olga@example.com")).toMatchObject({ name: "olga@example.com" })
    expect(await findUser("admin")).toMatchObject({ role: "VIEWER" })
  })

  test.each([{ role: "VIEWER" as const }, { state: "DEACTIVATED" as const }])(
    "do not undo changes from the dashboard at a start: %j",
    async (decided) => {
      await addUser("olga@example.com", { role: "OWNER" })
      await User.update(decided, { where: { username: "admin" } })
      changeSettings("admin", { password: "another password for tests" })
      await ensureAdmin()
      expect(await findUser("admin")).toMatchObject(decided)
      expect(await statusOf("admin", "another password for tests")).toBe(401)
      expect(await User.count()).toBe(2)
    },
  )
})
