import { randomUUID } from "node:crypto"
import { describe, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../platform/events/event.model.ts"
import { IdempotencyKey } from "../../platform/idempotency/idempotencyKey.model.ts"
import { LeadNote } from "../../rooms/leads/work/leadWork.model.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

const lead_type = "driver_application"

const app = await setUpTestApp()
const token = (await makeApiKey(["leads:read", "leads:write"])).secret
const id = await app.apply()

let messages = 0

/** Calls a tool under a key, each time by a message with another number, as clients do. */
const call = async (key: string, name: string, values: object, as = token) => {
  messages += 1
  const params = { name, arguments: { lead_type, id, ...values }, _meta: { progressToken: messages } }
  const message = { jsonrpc: "2.0", id: messages, method: "tools/call", params }
  const headers = { accept: "application/json, text/event-stream", "idempotency-key": key }
  const answer = await app.rest("POST", "/mcp", message, { token: as, headers })
  expect(answer.status).toBe(200)
  const told = JSON.parse(/^data: (.*)$/m.exec(answer.body)?.[1] ?? "null")
  expect(told.id).toBe(message.id)
  const { isError = false, structuredContent: data, content } = told.result
  return { isError, data, text: content[0].text, isReplayed: answer.headers.get("idempotency-replayed") === "true" }
}

describe("a tool that writes, under an Idempotency-Key", () => {
  test("does it once, and tells a repeat the same", async () => {
    const key = randomUUID()
    const first = await call(key, "add_note", { text: "Called." })
    const again = await call(key, "add_note", { text: "Called." })
    expect(first).toMatchObject({ isError: false, isReplayed: false, data: { note: { text: "Called." } } })
    expect(again).toEqual({ ...first, isReplayed: true })
    expect(await LeadNote.count({ where: { text: "Called." } })).toBe(1)
    // Noted in the transaction of the note, so that whoever dies in the middle does not write it twice.
    const [row] = await IdempotencyKey.findAll({ order: [["createdAt", "DESC"]], limit: 1 })
    expect(row?.isCommitted).toBe(true)
  })

  test("is in the Activity each time", async () => {
    const key = randomUUID()
    const count = () => RecordedEvent.count({ where: { type: "tool.called" } })
    const before = await count()
    for (let time = 0; time < 2; time += 1) await call(key, "add_note", { text: "Again." })
    expect(await count()).toBe(before + 2)
  })

  test("does it once of three that come at once", async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => call(key, "add_note", { text: "At once." })))
    expect(new Set(answers.map(({ data }) => data.note.id)).size).toBe(1)
    expect(answers.filter(({ isReplayed }) => isReplayed)).toHaveLength(2)
  })

  test("is refused with other values, as another tool, and as a call of REST", async () => {
    const key = randomUUID()
    await call(key, "add_note", { text: "One." })
    for (const [name, values] of [
      ["add_note", { text: "Another." }],
      ["set_follow_up", { on: null }],
    ] as const)
      expect(await call(key, name, values)).toMatchObject({ isError: true, data: { code: "CONFLICT" } })
    const path = `/api/admin/drivers/${id}/notes`
    const { status } = await app.rest("POST", path, { text: "One." }, { token, headers: { "idempotency-key": key } })
    expect(status).toBe(409)
    expect(await LeadNote.count({ where: { text: ["One.", "Another."] } })).toBe(1)
  })

  test("of another key of the API is another's", async () => {
    const key = randomUUID()
    await call(key, "add_note", { text: "Theirs." })
    const other = (await makeApiKey(["leads:read", "leads:write"])).secret
    expect(await call(key, "add_note", { text: "Ours." }, other)).toMatchObject({ isError: false, isReplayed: false })
  })

  test("keeps a refusal that would be the same, and none that may pass", async () => {
    const key = randomUUID()
    const change = { status: "rejected", expected_status: "approved" }
    const refused = await call(key, "set_status", change)
    expect(refused).toMatchObject({ isError: true, isReplayed: false, data: { code: "CONFLICT" } })
    expect(await call(key, "set_status", change)).toEqual({ ...refused, isReplayed: true })
    const reading = (await makeApiKey(["leads:read"])).secret
    for (let time = 0; time < 2; time += 1) {
      const denied = await call(randomUUID(), "add_note", { text: "No." }, reading)
      expect(denied).toMatchObject({ isError: true, isReplayed: false, data: { code: "FORBIDDEN" } })
    }
  })

  test("says what is no key, by its name", async () => {
    const { isError, data } = await call("two words", "add_note", { text: "No." })
    expect([isError, data.fields[0].field]).toEqual([true, "Idempotency-Key"])
    expect(await LeadNote.count({ where: { text: "No." } })).toBe(0)
  })
})

test("a tool that reads reads each time", async () => {
  const key = randomUUID()
  await call(key, "get_lead", {})
  await call(key, "add_note", { text: "Between." })
  const { isReplayed, data } = await call(key, "get_lead", {})
  expect([isReplayed, data.notes.some(({ text }: { text: string }) => text === "Between.")]).toEqual([false, true])
})
