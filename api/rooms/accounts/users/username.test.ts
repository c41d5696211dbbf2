import { expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { normalizeUsername } from "./user.model.ts"

const PASSWORD = "a password for tests"

const app = await setUpTestApp()

const signIn = async (username: string, password = PASSWORD) =>
  (await app.rest("POST", "/api/admin/login", { username, password }, { from: newAddress() })).status

// As typed on another keyboard or with invisible characters.
const SAME = [
  "ADMIN",
  " admin ",
  "ａｄｍｉｎ",
  "admin\u200b",
  "\u2066admin\u2069",
  "ad\u00admin",
  "admin\ufeff",
  "aDmin",
]

// Names that look like it, or that MySQL's collation treats as equal.
const OTHERS = ["ádmin", "a\u0301dmin", "admın", "аdmin", "adm1n", "ad min", "æadmin"]

test("a name is the same in any of its spellings, which share one counter, and no other", async () => {
  for (const name of SAME) expect([name, await signIn(name)]).toEqual([name, 200])
  for (const name of OTHERS) expect([name, await signIn(name)]).toEqual([name, 401])
  await database().query("DELETE FROM rate_limits")
  for (const spelling of [...SAME, "adMin", "admiN"]) expect(await signIn(spelling, "wrong")).toBe(401)
  expect([await signIn("admin"), await signIn("ádmin")]).toEqual([429, 401])
})

test("the normalized name has no styles, cases, or control and format characters, and is normal itself", () => {
  for (const name of [...SAME, ...OTHERS, "ΣΟΦΙΑΣ", "İstanbul", "ﷺ", "ﬁ\u200bancée", "\0\u0007 x \u00a0"])
    expect(normalizeUsername(normalizeUsername(name))).toBe(normalizeUsername(name))
  expect(normalizeUsername("ℂ𝔸ℕ")).toBe("can")
  expect(normalizeUsername("\0a\u0007d\u200bm\u00adi\ufeffn\n")).toBe("admin")
})
