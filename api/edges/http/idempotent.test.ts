import { randomUUID } from "node:crypto"
import { describe, expect, test } from "@jest/globals"
import { database, inTransaction } from "../../platform/database/connection/database.ts"
import { clock } from "../../platform/database/locks/clock.ts"
import { IdempotencyKey } from "../../platform/idempotency/idempotencyKey.model.ts"
import {
  answersKept,
  type Claim,
  claimOnce,
  claimOptimistically,
  deleteOldKeys,
  giveUpClaim,
  keepAnswer,
  noteCommit,
} from "../../platform/idempotency/once.ts"
import { hashesOf } from "../../platform/idempotency/repeatedRequest.ts"
import { DriverApplication } from "../../rooms/leads/drivers/driverApplication.model.ts"
import { LeadNote } from "../../rooms/leads/work/leadWork.model.ts"
import { driverForm } from "../../testing/forms.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.loginAs("OWNER")

const keyed = (key: string, more: object = {}) => ({ headers: { "idempotency-key": key }, ...more })
const apply = (key: string, values: object = {}) => app.sendDriver(values, keyed(key))

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

  test("that sends a lead stores one of two that come at once, and one after an answer that was never kept", async () => {
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

  test("that adds a lead stores one of two that come at once", async () => {
    const key = randomUUID()
    const values = { email: "by.hand@example.org" }
    const add = () => app.rest("POST", "/api/admin/drivers", driverForm(values), keyed(key, { token }))
    const [first, ...others] = await Promise.all([add(), add(), add()])
    expect(first?.status).toBe(201)
    for (const { status, body } of [...others, await add()]) expect([status, body]).toEqual([201, first?.body])
    expect(await DriverApplication.count({ where: values })).toBe(1)
  })

  test("that adds two leads stores both, and neither again", async () => {
    const ADD = `mutation ($one: SubmitDriverApplicationInput!, $other: SubmitDriverApplicationInput!) {
      one: addDriverApplication(input: $one) { driverApplication { id } }
      other: addDriverApplication(input: $other) { driverApplication { id } } }`
    const key = randomUUID()
    const {
      vehicle_year: vehicleYear,
      vehicle_make: vehicleMake,
      vehicle_model: vehicleModel,
      ...values
    } = driverForm()
    const input = { ...values, platform: "UBER", vehicleYear, vehicleMake, vehicleModel }
    const [one, other] = ["first@pair.example", "second@pair.example"].map((email) => ({ ...input, email }))
    const add = () => app.graphql(ADD, { one, other }, keyed(key, { token }))
    const { data } = await add()
    expect(data.one.driverApplication.id).not.toBe(data.other.driverApplication.id)
    expect((await add()).data).toEqual(data)
    await IdempotencyKey.destroy({ where: {} })
    expect((await add()).data).toEqual(data)
  })

  test("that sends another lead at once is refused", async () => {
    const key = randomUUID()
    const values = ["one@example.org", "other@example.org"].map((email) => ({ email }))
    const answers = await Promise.all(values.map((each) => apply(key, each)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await DriverApplication.count({ where: { email: values.map(({ email }) => email) } })).toBe(1)
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

  test("that comes with many others gets its own answer, short or long", async () => {
    const requests = Array.from({ length: 20 }, (_, index) => ({
      sender: "visitor",
      key: randomUUID(),
      request: `${index}`,
    }))
    const claims = await Promise.all(requests.map(claimOnce))
    const answerOf = (index: number) => ({
      status: 201,
      headers: {},
      body: String(index).repeat(index % 5 ? 10 : 20_000),
    })
    await Promise.all(
      claims.map((claim, index) => ("status" in claim ? Promise.reject(claim) : keepAnswer(claim, answerOf(index)))),
    )
    expect(await Promise.all(requests.map(claimOnce))).toEqual(requests.map((_request, index) => answerOf(index)))
  })

  test("leaves nothing to read in the table", async () => {
    const key = randomUUID()
    await apply(key, { name: "Quite Unmistakable", email: "unmistakable@example.com" })
    await note(key, "an unmistakable note")
    // Waits until the first answer is kept.
    await apply(key, { name: "Quite Unmistakable", email: "unmistakable@example.com" })
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
  // Its answer is kept once it is sent: a repeat waits for that.
  await apply(key)
  await IdempotencyKey.update({ createdAt: new Date(clock.now() - 25 * 60 * 60_000) }, { where: {} })
  const again = await apply(key)
  // The lead's own id, which follows from the key, still knows it.
  expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([201, null])
  await IdempotencyKey.update({ createdAt: new Date(clock.now() - 25 * 60 * 60_000) }, { where: {} })
  expect(await deleteOldKeys()).toBeGreaterThan(0)
  expect(await IdempotencyKey.count()).toBe(0)
})

describe("what claims nothing beforehand", () => {
  const request = (key: string) => ({ sender: "key 1", key, request: "POST" })
  const answered = async (key: string, status: number) => {
    const claim = await claimOptimistically(request(key))
    if ("status" in claim) throw new Error("It was answered before")
    await keepAnswer(claim, { status, headers: {}, body: "" })
    return claim
  }

  test("has its answer kept before the server stops", async () => {
    const { keyHash } = await answered("stopping", 201)
    await answersKept()
    expect(await IdempotencyKey.count({ where: { keyHash } })).toBe(1)
  })

  test("is not remembered as a conflict, which may be one with its own twin", async () => {
    await answered("conflicting", 409)
    await answersKept()
    await answered("conflicting", 201)
    expect(await claimOptimistically(request("conflicting"))).toMatchObject({ status: 201 })
  })
})

test("an answer that comes late leaves that of whoever has taken the request over", async () => {
  const request = { sender: "key 1", key: "late", request: "POST" }
  const claim = (await claimOnce(request)) as Claim
  const answer = { status: 200, headers: {}, body: "{}" }
  await keepAnswer(claim, answer)
  await keepAnswer({ ...claim, token: "late" }, { ...answer, status: 500 })
  expect(await claimOnce(request)).toEqual(answer)
})
