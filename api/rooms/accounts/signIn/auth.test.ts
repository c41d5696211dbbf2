import { beforeEach, describe, expect, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { normalizeUsername, User, UserSession, usernameKey } from "../users/user.model.ts"
import { deleteEndedSessions, findSession, IDLE_LIMIT_MS } from "./session.ts"

const PASSWORD = "a password for tests"

const app = await setUpTestApp()

const signIn = (username: unknown, password: unknown, from = newAddress()) =>
  app.rest("POST", "/api/admin/login", { username, password }, { from })

const isSignedIn = async (token: string) => {
  const { data } = await app.graphql("{ me { username } }", {}, { token })
  return data?.me?.username === "admin"
}

describe("login", () => {
  test("returns a token of 256 random bits, and stores only its hash", async () => {
    const { status, body } = await signIn("admin", PASSWORD)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, token: expect.any(String), message: "Login successful!" })
    expect(Buffer.from(body.token, "base64url")).toHaveLength(32)
    expect(await isSignedIn(body.token)).toBe(true)
    const sessions = await UserSession.findAll()
    expect(JSON.stringify(sessions)).not.toContain(body.token)
    const admin = await User.findOne()
    expect(admin?.passwordHash).toMatch(/^\$argon2id\$v=19\$/)
  })

  test.each([
    ["a wrong password", "admin", "wrong"],
    ["an unknown user", "nobody", PASSWORD],
    ["a password in another letter case", "admin", PASSWORD.toUpperCase()],
  ])("refuses %s with the same answer", async (_case, username, password) => {
    const { status, body } = await signIn(username, password)
    expect(status).toBe(401)
    expect(body).toEqual({ success: false, message: "Invalid credentials", errors: [] })
  })

  test.each([
    ["a missing user name", undefined, PASSWORD, "username"],
    ["an empty password", "admin", "", "password"],
    ["a password that is not a string", "admin", { $ne: null }, "password"],
  ])("names the field of %s", async (_case, username, password, field) => {
    const { status, body } = await signIn(username, password)
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field, message: expect.any(String) }])
  })
})

describe("a session", () => {
  test("is independent of concurrent sessions, and of one just revoked", async () => {
    const [first, second] = await Promise.all([1, 2].map(async () => (await signIn("admin", PASSWORD)).body.token))
    const asked = [first, "no token", second, first, second]
    expect(await Promise.all(asked.map(isSignedIn))).toEqual([true, false, true, true, true])
    expect(await app.ask("mutation { logout }", {}, first)).toEqual({ logout: true })
    expect(await Promise.all(asked.map(isSignedIn))).toEqual([false, false, true, false, true])
  })

  const lastSession = () => UserSession.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })

  test("ends after long idleness", async () => {
    const token = await app.login()
    const session = await lastSession()
    await session.update({ lastSeenAt: new Date(Date.now() - IDLE_LIMIT_MS + 60_000) })
    expect(await isSignedIn(token)).toBe(true)
    await session.update({ lastSeenAt: new Date(Date.now() - IDLE_LIMIT_MS) })
    expect(await isSignedIn(token)).toBe(false)
  })

  test("records when it was last used, and ends at its absolute limit however busy", async () => {
    const token = await app.login()
    const session = await lastSession()
    const { expiresAt } = session
    const isJustUsed = async () => Math.abs(Date.now() - (await session.reload()).lastSeenAt.getTime()) < 60_000
    // Use also counts if the clock has been set back since.
    for (const offBy of [-3_600_000, 3_600_000]) {
      await session.update({ lastSeenAt: new Date(Date.now() + offBy) })
      // An open stream does not count as use.
      expect([await findSession(token, false), await isJustUsed()]).toEqual([expect.anything(), false])
      expect([await isSignedIn(token), await isJustUsed()]).toEqual([true, true])
    }
    expect(session.expiresAt).toEqual(expiresAt)
    await session.update({ expiresAt: new Date(Date.now() - 10_000) })
    expect(await isSignedIn(token)).toBe(false)
  })

  // The clock that limits are kept by may be milliseconds behind this one.
  const aDayAgo = () => Date.now() - DAY_MS - 1_000

  test.each([
    ["idle for too long", () => ({ lastSeenAt: new Date(aDayAgo() - IDLE_LIMIT_MS) })],
    ["too old", () => ({ expiresAt: new Date(aDayAgo()) })],
  ])("is deleted a day after it was %s, and others stay", async (_reason, end) => {
    await UserSession.destroy({ where: {} })
    const token = await app.login()
    const active = await lastSession()
    await active.update({ lastSeenAt: new Date(Date.now() - IDLE_LIMIT_MS + 60_000) })
    await app.login()
    const other = await lastSession()
    await other.update({ lastSeenAt: new Date(Date.now() - IDLE_LIMIT_MS) })
    expect(await deleteEndedSessions()).toBe(0)
    await other.update(end())
    expect(await deleteEndedSessions()).toBe(1)
    expect((await UserSession.findAll()).map(({ id }) => id)).toEqual([active.id])
    expect(await isSignedIn(token)).toBe(true)
  })
})

describe("throttling of sign-ins", () => {
  beforeEach(() => database().query("DELETE FROM rate_limits"))

  test("stops the eleventh attempt on an account from any address, and says how long to wait", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn("admin", "wrong")).status).toBe(401)
    const { status, headers, body } = await signIn("admin", PASSWORD)
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60)
    expect(body.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/)
  })

  test("counts attempts on an account under any of its names", async () => {
    const email = "ana@example.com"
    const user = await User.findOne({ where: { username: "admin" }, rejectOnEmpty: true })
    await user.update({ email, emailKey: usernameKey(email) })
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(attempt % 2 ? "admin" : email, "wrong")
    const answers = [await signIn("admin", PASSWORD), await signIn(email, PASSWORD)]
    await user.update({ email: null, emailKey: null })
    expect(answers.map(({ status }) => status)).toEqual([429, 429])
  })

  test("counts concurrent attempts", async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn("admin", "wrong")))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test("counts neither successful sign-ins nor wrong passwords before them", async () => {
    const from = newAddress()
    for (let attempt = 0; attempt < 25; attempt += 1) {
      if (attempt < 12) expect((await signIn("admin", "wrong")).status).toBe(401)
      expect((await signIn("admin", PASSWORD, from)).status).toBe(200)
    }
  })

  test("counts an IPv6 /64 as one address, and limits a /48 as a whole, ignoring refused attempts", async () => {
    const refusedOf = async (addresses: string[]) => {
      const answers = await Promise.all(addresses.map((from, index) => signIn(`user ${index}`, "wrong", from)))
      return answers.filter(({ status }) => status === 429).length
    }
    expect(await refusedOf(Array.from({ length: 130 }, (_, host) => `2001:db8:9:1::${host.toString(16)}`))).toBe(110)
    const networks = Array.from({ length: 81 }, (_, subnet) => `2001:db8:9:${(subnet + 2).toString(16)}::1`)
    expect(await refusedOf(networks)).toBe(1)
    expect((await signIn("admin", PASSWORD, "2001:db8:9:ffff::1")).status).toBe(429)
    expect((await signIn("admin", PASSWORD, "2001:db8:a:1::1")).status).toBe(200)
  })
})

// Spellings of the same name, from another keyboard or with invisible characters.
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

// Other names that look like "admin" or are equal to it in MySQL's collation.
const OTHERS = ["ádmin", "a\u0301dmin", "admın", "аdmin", "adm1n", "ad min", "æadmin"]

test("all spellings of a user name share one counter", async () => {
  const status = async (name: string, password = PASSWORD) => (await signIn(name, password)).status
  for (const name of SAME) expect([name, await status(name)]).toEqual([name, 200])
  for (const name of OTHERS) expect([name, await status(name)]).toEqual([name, 401])
  await database().query("DELETE FROM rate_limits")
  for (const spelling of [...SAME, "adMin", "admiN"]) expect(await status(spelling, "wrong")).toBe(401)
  expect([await status("admin"), await status("ádmin")]).toEqual([429, 401])
})

test("the normalized user name has no styles, cases, or control and format characters", () => {
  for (const name of [...SAME, ...OTHERS, "ΣΟΦΙΑΣ", "İstanbul", "ﷺ", "ﬁ\u200bancée", "\0\u0007 x \u00a0"])
    expect(normalizeUsername(normalizeUsername(name))).toBe(normalizeUsername(name))
  expect(normalizeUsername("ℂ𝔸ℕ")).toBe("can")
  expect(normalizeUsername("\0a\u0007d\u200bm\u00adi\ufeffn\n")).toBe("admin")
})
