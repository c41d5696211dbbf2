/**
 * Runs in its own environment: the shared one has already read the settings.
 * @jest-environment node
 */
import { readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { readConfig } from "../../../platform/config/config.schema.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"

// The settings are read when the configuration is first imported: without a password, one is generated.
delete process.env.ADMIN_PASSWORD
process.env.TRUST_PROXY = "0"

const { dropTestDatabase, openTestDatabase } = await import("../../../testing/database/testDatabase.ts")
const { createMigrator } = await import("../../../platform/database/versions/migrator.ts")
const { currentLoginHintKey, ensureAdmin, findLoginHint, isTrial } = await import("./adminAccount.ts")
const { User } = await import("./user.model.ts")
const { hashPassword, verifyPassword } = await import("../passwords/password.ts")

const folder = dirname(process.env.DATABASE_URL?.replace("sqlite:", "") ?? "")
const viewer: Viewer = { address: "127.0.0.1", isLocal: true, session: null, user: null }

let password: string

beforeAll(async () => {
  await createMigrator(await openTestDatabase()).up()
})
afterAll(() => dropTestDatabase())

test("the first start generates a password, shows it once, and stores it in a private file", async () => {
  const first = await ensureAdmin()
  expect(first).toEqual({ username: "admin", madePassword: expect.stringMatching(/^[\w-]{22}$/) })
  password = first.madePassword ?? ""
  const admin = await User.findOne()
  expect(await verifyPassword(admin?.passwordHash ?? null, password)).toBe(true)
  expect(await ensureAdmin()).toEqual({ username: "admin", madePassword: null })
  const file = join(folder, "initial-admin-password")
  expect(readFileSync(file, "utf8")).toBe(password)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test("only an embedded installation on a loopback address, without a proxy, is a trial", () => {
  const isTrialWith = (environment: Record<string, string>) => isTrial(readConfig(environment, "/srv/farelight"))
  expect(isTrialWith({})).toBe(true)
  expect(isTrialWith({ HOST: "::1" })).toBe(true)
  expect(isTrialWith({ HOST: "0.0.0.0" })).toBe(false)
  expect(isTrialWith({ TRUST_PROXY: "1" })).toBe(false)
  expect(isTrialWith({ DATABASE_URL: "mysql://ana@127.0.0.1:3306/farelight" })).toBe(false)
  const production = { NODE_ENV: "production", ADMIN_PASSWORD: "tr4mline-orchard-58" }
  expect(isTrialWith({ ...production, PUBLIC_URL: "https://www.example.com" })).toBe(false)
})

test("the password hint is gone once the password has changed", async () => {
  const key = await currentLoginHintKey()
  expect(await findLoginHint(viewer, { key })).toEqual({ username: "admin", password })
  const admin = await User.findOne()
  await admin?.update({ passwordHash: await hashPassword("another password") })
  expect(await findLoginHint(viewer, { key })).toBeNull()
  expect(await currentLoginHintKey()).toBeNull()
})
