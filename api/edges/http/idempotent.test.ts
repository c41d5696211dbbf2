import { randomUUID } from "node:crypto"
import { describe, expect, jest, test } from "@jest/globals"
import { ConnectionError } from "sequelize"
import { clock } from "../../platform/database/clock/clock.ts"
import { database, inTransaction } from "../../platform/database/connection/database.ts"
import {
  ANSWER_BYTES_MAX,
  CALLER_BYTES_MAX,
  type Claim,
  claimRequest,
  deleteOldIdempotencyKeys,
  markCommitted,
  readKeptBytes,
  releaseClaim,
  storeAnswer,
} from "../../platform/idempotency/idempotency.ts"
import { IdempotencyKey } from "../../platform/idempotency/idempotencyKey.model.ts"
import { hashesOf } from "../../platform/idempotency/repeatedRequest.ts"
import { DriverApplication } from "../../rooms/leads/drivers/driverApplication.model.ts"
import { LeadNote } from "../../rooms/leads/related/leadWork.model.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { driverForm } from "../../testing/forms.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.loginAs("OWNER")
const { secret } = await makeApiKey(["leads:read", "leads:write"])

const keyed = (key: string, more: object = {}) => ({ headers: { "idempotency-key": key }, ...more })
const apply = (key: string, values: object = {}) =>
  app.rest("POST", "/api/drivers/apply", driverForm({ ...values }), keyed(key, { token: secret }))

const note = (key: string, text: string, as = token) =>
  app.rest("POST", "/api/admin/drivers/1/notes", { text }, keyed(key, { token: as }))

const hourAgo = () => new Date(clock.now() - 60 * 60_000)

describe("a write with an idempotency key", () => {
  test("is executed once over REST; a repeat gets the same answer and `Location`", async () => {
    const key = randomUUID()
    const first = await apply(key)
    const again = await apply(key)
    expect([first.status, first.headers.get("idempotency-replayed")]).toEqual([201, null])
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([201, "true"])
    expect(again.body).toEqual(first.body)
    for (const name of ["location", "content-type"]) expect(again.headers.get(name)).toBe(first.headers.get(name))
    expect(await DriverApplication.count()).toBe(1)
  })

  test("stores one lead for concurrent and later requests, even once the key is deleted", async () => {
    const key = randomUUID()
    const values = { email: "at.once@example.org" }
    const answers = await Promise.all([apply(key, values), apply(key, values), apply(key, values)])
    await apply(key, values)
    await IdempotencyKey.destroy({ where: {} })
    answers.push(await apply(key, values))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1)
    expect(await DriverApplication.count({ where: values })).toBe(1)
  })

  test("adds one note to a lead for three concurrent requests", async () => {
    const key = randomUUID()
    const answers = await Promise.all([note(key, "called"), note(key, "called"), note(key, "called")])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await LeadNote.count({ where: { text: "called" } })).toBe(1)
    expect(answers.filter(({ headers }) => headers.get("idempotency-replayed") === "true")).toHaveLength(2)
    // The change marked the key as committed in its own transaction.
    const newest = await IdempotencyKey.findOne({ order: [["createdAt", "DESC"]] })
    expect(newest).toMatchObject({ isCommitted: true })
  })

  test("is refused for another body or address under the same key, also concurrently", async () => {
    const values = ["one@example.org", "other@example.org"].map((email) => ({ email }))
    const together = randomUUID()
    const answers = await Promise.all(values.map((each) => apply(together, each)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await DriverApplication.count({ where: { email: values.map(({ email }) => email) } })).toBe(1)
    const key = randomUUID()
    await apply(key)
    const other = await apply(key, { name: "Somebody Else" })
    expect(other).toMatchObject({ status: 409, body: { success: false, errors: [] } })
    expect(other.body.message).toMatch(/^This Idempotency-Key was already used for another request\./)
    const elsewhere = await app.rest("POST", "/api/advertisers/contact", driverForm(), keyed(key, { token: secret }))
    expect(elsewhere.status).not.toBe(201)
    expect(await DriverApplication.count({ where: { name: "Somebody Else" } })).toBe(0)
  })

  test("is independent of another account's write under the same key", async () => {
    const key = randomUUID()
    const manager = await app.loginAs("MANAGER")
    await note(key, "theirs")
    expect((await note(key, "mine", manager)).body.text).toBe("mine")
  })

  test("gets a permanent refusal again, but is executed after a temporary one", async () => {
    const key = randomUUID()
    const refuse = () =>
      app.rest("PUT", "/api/admin/drivers/999999/status", { status: "contacted" }, keyed(key, { token }))
    expect((await refuse()).status).toBe(404)
    const again = await refuse()
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([404, "true"])

    const denied = randomUUID()
    const change = (as: string) =>
      app.rest("PUT", "/api/admin/drivers/1/status", { status: "contacted" }, keyed(denied, { token: as }))
    const viewer = await app.loginAs("VIEWER")
    expect((await change(viewer)).status).toBe(403)
    expect((await change(viewer)).headers.get("idempotency-replayed")).toBeNull()
    const away = jest.spyOn(LeadNote, "create").mockRejectedValue(new ConnectionError(new Error("ECONNREFUSED")))
    expect((await note(denied, "later")).status).toBe(503)
    away.mockRestore()
    expect((await note(denied, "later")).status).toBe(201)
  })

  test("is refused if the key is too long or has characters other than visible ASCII", async () => {
    const message = "Idempotency-Key must be 1 to 255 visible ASCII characters, such as a UUID."
    const errors = [{ field: "Idempotency-Key", message }]
    for (const key of ["two words", "x".repeat(256), "tab\there"])
      expect(await apply(key)).toMatchObject({ status: 400, body: { errors } })
    expect((await apply("x".repeat(255))).status).toBe(201)
  })

  test("leaves no readable name, text or key in the table", async () => {
    const key = randomUUID()
    await apply(key, { name: "Quite Unmistakable", email: "unmistakable@example.com" })
    await note(key, "an unmistakable note")
    const stored = await IdempotencyKey.findAll()
    const rows = JSON.stringify(stored.map((row) => ({ ...row.get(), answer: row.answer?.toString("latin1") })))
    expect(rows).not.toMatch(/nmistakable/)
    expect(rows).not.toContain(key)
  })
})

describe("a process that died during a request", () => {
  const request = (key: string) => ({ caller: "key 1", key, request: "POST\n/somewhere" })
  const begun = async (key: string, isCommitted: boolean) => {
    const { keyHash, requestHash } = hashesOf(request(key))
    const [claimedAt, createdAt] = [hourAgo(), hourAgo()]
    const row = { keyHash, requestHash, caller: "key 1", claimToken: randomUUID(), claimedAt, keptBytes: 0 }
    await IdempotencyKey.create({ ...row, isCommitted, createdAt })
  }

  test("lets a repeat run if nothing was committed; otherwise the repeat is a conflict", async () => {
    const key = randomUUID()
    await begun(key, false)
    expect(await claimRequest(request(key))).toMatchObject({ token: expect.any(String) })
    const lost = randomUUID()
    await begun(lost, true)
    await expect(claimRequest(request(lost))).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("took effect, but its answer was lost"),
    })
  })

  test("keeps its claim for ten seconds, in which a repeat is told to retry later", async () => {
    const key = randomUUID()
    await begun(key, false)
    const claimedAgo = (seconds: number) =>
      IdempotencyKey.update({ claimedAt: new Date(clock.now() - seconds * 1_000) }, { where: hashesOf(request(key)) })
    await claimedAgo(9)
    jest.spyOn(performance, "now").mockReturnValueOnce(performance.now() - 60_000)
    await expect(claimRequest(request(key))).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      retryAfterSeconds: 5,
    })
    jest.restoreAllMocks()
    await claimedAgo(11)
    expect(await claimRequest(request(key))).toHaveProperty("token")
  })

  test("can no longer commit after another process has taken over", async () => {
    const key = randomUUID()
    const dead = await claimRequest(request(key))
    if (!dead || "status" in dead) throw new Error("It was answered before")
    await IdempotencyKey.update({ claimedAt: hourAgo() }, { where: { keyHash: dead.keyHash } })
    await claimRequest(request(key))
    const late = inTransaction(async (transaction) => {
      await database().query("UPDATE driver_applications SET name = 'late' WHERE id = 1", { transaction })
      await markCommitted(dead, transaction)
    })
    await expect(late).rejects.toMatchObject({ code: "CONFLICT" })
    expect(await DriverApplication.count({ where: { name: "late" } })).toBe(0)
  })

  test("an immediate repeat is allowed only if the request was refused, or failed without effect", async () => {
    const claim = (await claimRequest(request("failed"))) as Claim
    await releaseClaim(claim, { isRefused: false })
    const again = (await claimRequest(request("failed"))) as Claim
    expect(again).toHaveProperty("token")
    await inTransaction((transaction) => markCommitted(again, transaction))
    for (const isRefused of [false, true]) {
      await releaseClaim(again, { isRefused })
      expect(await IdempotencyKey.count({ where: { keyHash: again.keyHash } })).toBe(isRefused ? 0 : 1)
    }
  })
})

test("idempotency keys expire after 24 hours, even before they are deleted", async () => {
  const key = randomUUID()
  await apply(key)
  const age = (hours = 24.1) =>
    IdempotencyKey.update({ createdAt: new Date(clock.now() - hours * 60 * 60_000) }, { where: {} })
  await age(23.9)
  await deleteOldIdempotencyKeys()
  expect((await apply(key)).headers.get("idempotency-replayed")).toBe("true")
  await age()
  const again = await apply(key)
  // The lead's id is derived from the key.
  expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([201, null])
  await age()
  expect(await deleteOldIdempotencyKeys()).toBeGreaterThan(0)
  expect(await IdempotencyKey.count()).toBe(0)
})

test("a late answer does not overwrite the answer of the process that took over", async () => {
  const request = { caller: "key 1", key: "late", request: "POST" }
  const claim = (await claimRequest(request)) as Claim
  const answer = { status: 200, headers: {}, body: "{}" }
  await storeAnswer(claim, answer)
  await storeAnswer({ ...claim, token: "late" }, { ...answer, status: 500 })
  expect(await claimRequest(request)).toEqual(answer)
})

describe("the store of answers to repeated requests", () => {
  const answer = (bytes: number) => ({ status: 200, headers: {}, body: "a".repeat(bytes) })
  const requestOf = (caller: string, key: string = randomUUID()) => ({ caller, key, request: "POST" })
  const claim = async (request: ReturnType<typeof requestOf>) => (await claimRequest(request)) as Claim

  test("has answers of up to 64 KB; a longer answer is sent, and its repeat refused", async () => {
    const [short, long] = [requestOf("key 64"), requestOf("key 64")]
    await storeAnswer(await claim(short), answer(ANSWER_BYTES_MAX - 100))
    await storeAnswer(await claim(long), answer(ANSWER_BYTES_MAX))
    expect(await claimRequest(short)).toEqual(answer(ANSWER_BYTES_MAX - 100))
    const message = expect.stringContaining("took effect, but its answer was too long to be kept")
    await expect(claimRequest(long)).rejects.toMatchObject({ code: "CONFLICT", message })
    expect(await readKeptBytes("key 64")).toBeLessThan(ANSWER_BYTES_MAX + 2_000)
  })

  test("has 10 MB for each caller; requests beyond that run unstored, and other callers are unaffected", async () => {
    const { apiKey, secret: busy } = await makeApiKey(["leads:read", "leads:write"])
    const caller = `key ${apiKey.id}`
    const kept = requestOf(caller)
    await storeAnswer(await claim(kept), answer(60_000))
    for (;;) {
      const claimed = await claim(requestOf(caller))
      if (!claimed) break
      await storeAnswer(claimed, answer(60_000))
    }
    const bytes = await readKeptBytes(caller)
    expect(bytes).toBeLessThanOrEqual(CALLER_BYTES_MAX)
    expect(bytes).toBeGreaterThan(CALLER_BYTES_MAX * 0.98)
    const many = Array.from({ length: 5 }, () => claimRequest(requestOf(caller)))
    expect(await Promise.all(many)).toEqual(Array(5).fill(null))
    expect(await claimRequest(kept)).toEqual(answer(60_000))

    const key = randomUUID()
    const values = driverForm({ email: "beyond@example.org" })
    const send = () => app.rest("POST", "/api/drivers/apply", values, keyed(key, { token: busy }))
    const [first, again] = [await send(), await send()]
    for (const { status, headers } of [first, again]) {
      expect([status, headers.get("idempotency-key-stored")]).toEqual([201, "false"])
      expect(headers.get("idempotency-replayed")).toBeNull()
    }
    expect(again.body).toEqual(first.body)
    expect(await DriverApplication.count({ where: { email: "beyond@example.org" } })).toBe(1)
    expect(await readKeptBytes(caller)).toBe(bytes)
    expect((await note(randomUUID(), "kept")).headers.get("idempotency-key-stored")).toBeNull()
    expect(await readKeptBytes()).toBeGreaterThan(bytes)
  })
})
