import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"
import { ensureAdmin } from "./adminAccount.ts"
import { hashPassword } from "./password.ts"
import { User } from "./user.model.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const isSignedIn = async (token: string) => (await app.graphql("{ me { id } }", {}, { token })).errors === undefined

test("a start with the same settings ends no session", async () => {
  const token = await app.login()
  expect(await ensureAdmin()).toEqual({ username: "admin", madePassword: null })
  expect(await isSignedIn(token)).toBe(true)
})

test("a start with another password sets it and ends all sessions", async () => {
  const token = await app.login()
  const admin = await User.findOne()
  await admin?.update({ passwordHash: await hashPassword("the password before") })
  await ensureAdmin()
  expect(await isSignedIn(token)).toBe(false)
  expect(await isSignedIn(await app.login())).toBe(true)
})

test("a start with another name renames the account", async () => {
  const admin = await User.findOne()
  await admin?.update({ username: "before" })
  await ensureAdmin()
  expect((await admin?.reload())?.username).toBe("admin")
  expect(await User.count()).toBe(1)
})

test("a chosen password is never hinted", async () => {
  const { data } = await app.graphql("{ loginHint { password } }")
  expect(data).toEqual({ loginHint: null })
})
