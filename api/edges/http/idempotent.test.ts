import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { database, inTransaction } from "../../platform/database/connection/database.ts"
import { clock } from "../../platform/database/locks/clock.ts"
import { IdempotencyKey } from "../../platform/idempotency/idempotencyKey.model.ts"
import { claimOnce, deleteOldKeys, giveUpClaim, noteCommit } from "../../platform/idempotency/once.ts"
import { hashesOf } from "../../platform/idempotency/repeatedRequest.ts"
import { DriverApplication } from "../../rooms/leads/drivers/driverApplication.model.ts"
import { LeadNote } from "../../rooms/leads/work/leadWork.model.ts"
import { driverForm } from "../../testing/forms.ts"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.loginAs("OWNER")
})
afterAll(() => app.stop())

const keyed = (key: string, more: object = {}) => ({ headers: { "idempotency-key": key }, ...more })
const apply = (key: string, values: object = {}) =>
  app.rest("POST", "/api/drivers/apply", driverForm({ ...values }), keyed(key))

const NOTE = `mutation ($id: ID!, $text: String!) {
  addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: $text) { note { id text } } }`
const note = (key: string, text: string, asking: object = { token }) =>
  app.graphql(NOTE, { id: "1", text }, keyed(key, asking))

const hourAgo = () => new Date(clock.now() - 60 * 60_000)

describe("a write under a key", () => {
  test("is carried out once over REST, and its repeat gets the same answer, with where it leads", async () => {
    const key = randomUUID()
    const first = await apply(key)
    const again = await apply(key)
    expect(first.status).toBe(201)
    expect(first.headers.get("idempotency-replayed")).toBeNull()
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body })
    expect(again.headers.get("location")).toBe(first.headers.get("location"))
    expect(again.headers.get("content-type")).toBe(first.headers.get("content-type"))
    expect(again.headers.get("idempotency-replayed")).toBe("true")
    expect(await DriverApplication.count()).toBe(1)
  })

  test("is carried out once over GraphQL, also of two that come at once", async () => {
    const key = randomUUID()
    const answers = await Promise.all([note(key, "called"), note(key, "called"), note(key, "called")])
    const ids = answers.map(({ data }) => data.addLeadNote.note.id)
    expect(new Set(ids).size).toBe(1)
    expect(await LeadNote.count({ where: { text: "called" } })).toBe(1)
    expect(answers.filter(({ headers }) => headers.get("idempotency-replayed") === "true")).toHaveLength(2)
  })

  test("is another request with another body or at another address, which is refused", async () => {
    const key = randomUUID()
    await apply(key)
    const other = await apply(key, { name: "Somebody Else" })
    expect(other).toMatchObject({ status: 409, body: { success: false, errors: [] } })
    expect(other.body.message).toMatch(/^This Idempotency-Key was already used for another request\./)
    const elsewhere = await app.rest("POST", "/api/advertisers/contact", driverForm(), keyed(key))
    expect(elsewhere.status).not.toBe(201)
    expect(await DriverApplication.count({ where: { name: "Somebody Else" } })).toBe(0)
  })

  test("of another account is another's", async () => {
    const key = randomUUID()
    const manager = await app.loginAs("MANAGER")
    await note(key, "theirs")
    const { data } = await note(key, "mine", { token: manager })
    expect(data.addLeadNote.note.text).toBe("mine")
  })

  test("keeps a refusal that would be the same, and none that may pass", async () => {
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

    const graphql = randomUUID()
    for (let time = 0; time < 2; time += 1) {
      const { errors, headers } = await note(graphql, "denied", { token: viewer })
      expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN")
      expect(headers.get("idempotency-replayed")).toBeNull()
    }
  })

  test.each(["two words", "x".repeat(256), "tab\there"])("is refused with the key %j", async (key) => {
    const { status, body } = await apply(key)
    const message = "Idempotency-Key must be 1 to 255 visible ASCII characters, such as a UUID."
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ field: "Idempotency-Key", message }] })
  })

  test("leaves nothing to read in the table", async () => {
    const key = randomUUID()
    await apply(key, { name: "Quite Unmistakable", email: "unmistakable@example.com" })
    await note(key, "an unmistakable note")
    const rows = JSON.stringify(
      (await IdempotencyKey.findAll()).map((row) => ({ ...row.get(), answer: row.answer?.toString("latin1") })),
    )
    expect(rows).not.toMatch(/nmistakable/)
    expect(rows).not.toContain(key)
  })
})

describe("of a process that died with a request", () => {
  const request = (key: string) => ({ sender: "visitor", key, request: "POST\n/somewhere" })
  const begun = async (key: string, isCommitted: boolean) => {
    const { keyHash, requestHash } = hashesOf(request(key))
    const [claimedAt, createdAt] = [hourAgo(), hourAgo()]
    await IdempotencyKey.create({ keyHash, requestHash, claimToken: randomUUID(), claimedAt, isCommitted, createdAt })
  }

  test("a repeat carries out what had no effect, and says so of what had one", async () => {
    const key = randomUUID()
    await begun(key, false)
    expect(await claimOnce(request(key))).toMatchObject({ token: expect.any(String) })
    const lost = randomUUID()
    await begun(lost, true)
    await expect(claimOnce(request(lost))).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("took effect, but its answer was lost"),
    })
  })

  test("nothing takes effect any more, once another has taken it over", async () => {
    const key = randomUUID()
    const dead = await claimOnce(request(key))
    if ("status" in dead) throw new Error("It was answered before")
    await IdempotencyKey.update({ claimedAt: hourAgo() }, { where: { keyHash: dead.keyHash } })
    await claimOnce(request(key))
    const late = inTransaction(async (transaction) => {
      await database().query("UPDATE driver_applications SET name = 'late' WHERE id = 1", { transaction })
      await noteCommit(dead, transaction)
    })
    await expect(late).rejects.toMatchObject({ code: "CONFLICT" })
    expect(await DriverApplication.count({ where: { name: "late" } })).toBe(0)
  })

  test("what failed before it had an effect may be sent again at once", async () => {
    const claim = await claimOnce(request("failed"))
    if ("status" in claim) throw new Error("It was answered before")
    await giveUpClaim(claim, { isRefused: false })
    expect(await claimOnce(request("failed"))).toHaveProperty("token")
  })
})

test("a change notes the key in its own transaction", async () => {
  const key = randomUUID()
  await note(key, "noted")
  const rows = await IdempotencyKey.findAll({ order: [["createdAt", "DESC"]], limit: 1 })
  expect(rows[0]).toMatchObject({ isCommitted: true })
})

test("keys are forgotten after 24 hours, whether or not they were cleaned up", async () => {
  const key = randomUUID()
  await apply(key)
  await IdempotencyKey.update({ createdAt: new Date(clock.now() - 25 * 60 * 60_000) }, { where: {} })
  const again = await apply(key)
  // The lead's own id, which follows from the key, still knows it.
  expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([201, null])
  await IdempotencyKey.update({ createdAt: new Date(clock.now() - 25 * 60 * 60_000) }, { where: {} })
  expect(await deleteOldKeys()).toBeGreaterThan(0)
  expect(await IdempotencyKey.count()).toBe(0)
})
