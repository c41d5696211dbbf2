import { describe, expect, test } from "@jest/globals"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { normalizeUsername } from "./user.model.ts"

const PASSWORD = "a password for tests"

const app = await setUpTestApp()

const signIn = async (username: string, password = PASSWORD) =>
  (await app.rest("POST", "/api/admin/login", { username, password }, { from: newAddress() })).status

// The same name, as typed on another keyboard or with invisible characters.
const SAME = [
  "ADMIN",
  "Admin",
  " admin ",
  "ａｄｍｉｎ",
  "admin\u200b",
  "\u2066admin\u2069",
  "ad\u00admin",
  "admin\ufeff",
]

// Names that look like it, or that MySQL's collation treats as equal.
const OTHERS = ["ádmin", "a\u0301dmin", "admın", "аdmin", "adm1n", "ad min", "æadmin"]

test.each(SAME)("%p is admin", async (username) => {
  expect(await signIn(username)).toBe(200)
})

test.each(OTHERS)("%p is somebody else", async (username) => {
  expect(await signIn(username)).toBe(401)
})

test("variants of a name share one counter", async () => {
  const { database } = await import("../../../platform/database/connection/database.ts")
  await database().query("DELETE FROM rate_limits")
  const spellings = [...SAME, "aDmin", "adMin"]
  expect(spellings).toHaveLength(10)
  for (const spelling of spellings) expect(await signIn(spelling, "wrong")).toBe(401)
  expect(await signIn("admin")).toBe(429)
  expect(await signIn("ádmin")).toBe(401)
})

describe("the normalized name", () => {
  test("does not change when normalized again", () => {
    for (const name of [...SAME, ...OTHERS, "ΣΟΦΙΑΣ", "İstanbul", "ﷺ", "ﬁ\u200bancée", "\0\u0007 x \u00a0"])
      expect(normalizeUsername(normalizeUsername(name))).toBe(normalizeUsername(name))
  })

  test("is the same for letters of any style and case", () => {
    expect(normalizeUsername("ℂ𝔸ℕ")).toBe("can")
  })

  test("has no control or format characters", () => {
    expect(normalizeUsername("ad\0min")).toBe("admin")
    expect(normalizeUsername("\0a\u0007d\u200bm\u00adi\ufeffn\n")).toBe("admin")
  })
})
